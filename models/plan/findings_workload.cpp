#include <algorithm>

#include "core/units/rounded_time.h"
#include "models/llm/serving_memory.h"
#include "models/llm/transformer.h"
#include "models/plan/rule_book.h"
#include "models/workload/predict.h"
#include "models/workload/sizing.h"

namespace plenum::plan {
namespace {

/// Memory of GPUs is sold in GiB and built in GiB.
std::string gib(Information amount) {
  return units::rounded_text(amount / (8.0 * 1024 * 1024 * 1024 * bit), 3);
}
std::string ms(Time time) { return units::rounded_text(time / (1e-3 * second), 3); }

/// The rules of jobs, services and their number of servers.
class WorkloadRules : RuleBook {
 public:
  WorkloadRules(const Resolved& in, const Plan& plan, const Translate& translate)
      : RuleBook(in, plan, translate), cluster_(cluster(in, plan.compute.servers)),
        demand_(demand(in, cluster_)) {}

  std::vector<Finding> apply() {
    const auto& w = plan_.workload;
    for (std::size_t i = 0; i < w.training.size(); ++i)
      run(demand_.training[i], w.training[i], fmt::format("workload.training.{}", i));
    for (std::size_t i = 0; i < w.finetuning.size(); ++i)
      run(demand_.finetuning[i], w.finetuning[i], fmt::format("workload.finetuning.{}", i));
    for (std::size_t i = 0; i < w.inference.size(); ++i)
      service(demand_.services[i], w.inference[i], fmt::format("workload.inference.{}", i));
    if (w.training.empty() && w.finetuning.empty() && w.inference.empty())
      add("workload-none", Severity::information, "workload", "workload.training",
          say(TR("No workload is given: the stated hardware is planned.")),
          say(TR("Add a training job to see how long it takes.")));
    no_size();
    deciding();
    return std::move(found_);
  }

 private:
  void run(const workload::Run& run, const workload::TrainingResult& result, const std::string& path) {
    if (result.throughput.value() <= 0) return no_throughput(run, result, path);
    if (!run.amount)
      add("workload-no-amount", Severity::error, "workload", path + ".samples",
          say(TR("{}: the job does not say how much work one run is, or says it twice."), run.name),
          say(TR("Give samples, or tokens, or epochs with the data set.")));
    if (!result.meets_deadline && run.deadline && run.amount) missed_deadline(run, result, path);
    if (run.task) layout(run, result, path);
    else measured(run, result, path);
  }

  void no_throughput(const workload::Run& run, const workload::TrainingResult& result,
                     const std::string& path) {
    const auto& gpu = in_.catalog.gpu.name;
    if (!run.task) {
      add("profile-missing", Severity::error, "workload", path + ".profile",
          say(TR("{}: nobody measured {} on {} in this precision{}."), run.name, run.job->profile, gpu,
              run.job->framework ? say(TR(" and framework")) : std::string{}),
          say(TR("Choose a measured profile, precision or GPU.")));
    } else if (!llm::can_train(in_.catalog.gpu, run.task->precision)) {
      add("precision-unsupported", Severity::error, "workload", path + ".precision",
          say(TR("{}: {} cannot train in {}."), run.name, gpu, say(label_of(run.task->precision))),
          say(TR("Train in mixed precision.")), path + ".precision", "mixed");
    } else if (result.gpus.value > 0) {
      does_not_fit(run, result, path);
    } else {
      const auto wanted = workload::size(demand_, cluster_, std::nullopt).working();
      add("no-servers-left", Severity::error, "workload", "compute.servers",
          say(TR("{}: no servers are left for the job."), run.name),
          say(TR("{} servers would do."), n(wanted.value)), "compute.servers",
          fmt::format("{:.0f}", wanted.value));
    }
  }

  void does_not_fit(const workload::Run& run, const workload::TrainingResult& result,
                    const std::string& path) {
    const auto leanest = llm::leanest_layout(*run.task, result.gpus, cluster_, *run.engine);
    if (!leanest) {
      add("layout-impossible", Severity::error, "workload", path + ".parallelism",
          say(TR("{}: no layout on {} GPUs keeps what the job asks for."), run.name, n(result.gpus.value)),
          say(TR(
              "Leave parts of the parallel layout open, or take a number of GPUs that is their product.")));
      return;
    }
    const auto fewest = llm::fewest_gpus_in_memory(*run.task, Gpus{65536}, cluster_, *run.engine);
    const auto servers = fewest ? std::ceil(*fewest / cluster_.gpus_per_server - 1e-9) + others(result) : 0.0;
    add("model-does-not-fit", Severity::error, "workload", "compute.servers",
        say(TR("{}: {} needs {} GiB on each of {} GPUs at the least; {} has {} GiB."), run.name,
            run.task->model.name, gib(leanest->memory.total), n(leanest->layout.gpus()), in_.catalog.gpu.name,
            gib(llm::usable_memory(in_.catalog.gpu))),
        fewest ? say(TR("It fits on {} GPUs ({} servers)."), n(fewest->value), n(servers))
               : say(TR("It fits on no number of these GPUs in this layout.")),
        fewest ? "compute.servers" : "", fewest ? fmt::format("{:.0f}", servers) : std::string{});
  }

  /// Working servers that the job does not run on.
  double others(const workload::TrainingResult& result) const {
    return plan_.compute.servers.value - plan_.compute.spare_servers.value -
           result.gpus / cluster_.gpus_per_server;
  }

  void missed_deadline(const workload::Run& run, const workload::TrainingResult& result,
                       const std::string& path) {
    const auto needed = workload::fewest_servers(run, cluster_);
    const auto all = needed ? needed->value + others(result) : 0.0;
    add("deadline-missed", Severity::error, "workload", path + ".deadline",
        say(TR("{}: one run takes {}, the deadline is {}."), run.name,
            units::rounded_time(result.time_to_train), units::rounded_time(*run.deadline)),
        needed ? say(TR("{} servers would meet it."), n(all))
               : say(TR("No number of these servers meets it.")),
        needed ? "compute.servers" : "", needed ? fmt::format("{:.0f}", all) : std::string{});
  }

  void measured(const workload::Run& run, const workload::TrainingResult& result, const std::string& path) {
    if (result.grade == workload::Grade::transferred && run.profile->transfer)
      add("profile-transferred", Severity::warning, "workload", path + ".profile",
          say(TR("{}: nobody measured it on {}; {} samples/s ({} to {}) is carried over from {}."), run.name,
              in_.catalog.gpu.name, n(result.throughput.value()), n(result.throughput_low.value()),
              n(result.throughput_high.value()), run.profile->gpu),
          say(TR("Measure the job on this GPU; until then plan with the low figure.")));
    else if (result.grade != workload::Grade::measured)
      add("profile-extrapolated", Severity::warning, "workload", path + ".profile",
          say(TR("{}: {} samples/s on {} GPUs is extrapolated; measured were up to {} GPUs."), run.name,
              n(result.throughput.value()), n(result.gpus.value), n(result.measured_up_to->value)),
          say(TR("Measure the job at this scale; until then plan with a margin.")));
    const auto job = workload::on_gpus(*run.job, result.gpus);
    const auto prediction = workload::predict(job, *run.profile, result.gpus, cluster_.gpus_per_server);
    if (prediction.batch_beyond_measured)
      add("batch-beyond-measured", Severity::warning, "workload", path + ".batch_per_gpu",
          say(TR("{}: nobody ran a batch of {} per GPU; memory may not hold it."), run.name,
              n(job.batch_per_gpu.value_or(0))),
          say(TR("Take a batch that was measured.")));
  }

  void layout(const workload::Run& run, const workload::TrainingResult& result, const std::string& path) {
    const auto& l = result.layout;
    const double used = *l.tensor * *l.pipeline * *l.data * *l.context;
    if (used < result.gpus.value)
      add("gpus-unused", Severity::information, "workload", path + ".global_batch",
          say(TR("{}: {} of {} GPUs work; the batch and the layers do not divide among more."), run.name,
              n(used), n(result.gpus.value)),
          say(TR("Choose a global batch with more divisors.")));
    if (llm::misaligned(run.task->model, *l.tensor))
      add("hidden-misaligned", Severity::warning, "workload", path + ".model",
          say(TR("{}: the hidden size {} over {} GPUs is no multiple of 64; matrix products run slower."),
              run.name, n(run.task->model.hidden), n(*l.tensor)),
          say(TR("Choose a hidden size that is a multiple of 128 per tensor-parallel GPU.")));
  }

  void service(const workload::ServiceDemand& demand, const workload::InferenceResult& result,
               const std::string& path) {
    const auto& name = demand.service->name;
    const auto& gpu = in_.catalog.gpu;
    if (demand.service->profile) {
      if (!demand.replica) return nobody_measured(demand, path);
    } else if (!llm::can_serve(gpu, demand.service->precision))
      return add("precision-unsupported", Severity::error, "workload", path + ".precision",
                 say(TR("{}: {} cannot compute with {} weights."), name, gpu.name,
                     say(label_of(demand.service->precision))),
                 say(TR("Serve with 16-bit weights.")), path + ".precision", "fp16");
    if (!demand.replica) return service_does_not_fit(demand, path);
    if (!demand.replica->meets) promise_out_of_reach(demand, path);
    else if (result.replicas < Units{demand.replicas}) service_short(demand, result);
    if (result.grade == workload::Grade::transferred)
      add("profile-transferred", Severity::warning, "workload", path + ".profile",
          say(TR("{}: nobody measured it on {}; the throughput is carried over from {}."), name, gpu.name,
              demand.records->profile->gpu),
          say(TR("Measure the service on this GPU.")));
    if (result.grade == workload::Grade::analytic)
      add("serving-extrapolated", Severity::warning, "workload", path + ".model",
          say(TR("{}: nobody published this model's latency on {}; the figures come from peak rates."), name,
              gpu.name),
          say(TR("Measure one replica before promising a latency.")));
  }

  void nobody_measured(const workload::ServiceDemand& demand, const std::string& path) {
    add("profile-missing", Severity::error, "workload", path + ".profile",
        say(TR("{}: nobody measured {} on {} in this precision{}."), demand.service->name,
            *demand.service->profile, in_.catalog.gpu.name, std::string{}),
        say(TR("Choose a measured profile, precision or GPU.")));
  }

  void service_does_not_fit(const workload::ServiceDemand& demand, const std::string& path) {
    const auto& model = *demand.records->model;
    const auto weights = llm::weight_bytes(model, demand.task.format);
    const auto memory = llm::usable_memory(in_.catalog.gpu) * cluster_.gpus_per_server.value;
    add("model-does-not-fit", Severity::error, "workload", path + ".precision",
        say(TR("{}: the weights of {} take {} GiB; a server of {} GPUs has {} GiB for weights, cache and buffers."),
            demand.service->name, model.name, gib(weights), n(cluster_.gpus_per_server.value), gib(memory)),
        say(TR("Take smaller weights, GPUs with more memory, or a larger server.")));
  }

  void promise_out_of_reach(const workload::ServiceDemand& demand, const std::string& path) {
    const auto& best = demand.replica->unloaded;
    const auto& s = *demand.service;
    // The promise that is broken without load, or, where load alone breaks it, the first one.
    const bool first =
        s.ttft_p99 && (best.ttft_p99 > *s.ttft_p99 || !s.tpot_p99 || best.tpot_p99 <= *s.tpot_p99);
    const auto reached = first ? best.ttft_p99 : best.tpot_p99;
    const auto promised = first ? *s.ttft_p99 : s.tpot_p99.value_or(Time{});
    add("promise-out-of-reach", Severity::error, "workload", path + (first ? ".ttft_p99" : ".tpot_p99"),
        say(reached <= promised
                ? TR("{}: {} ms on {} GPUs without any load, more under any; {} ms are promised.")
            : s.profile ? TR("{}: an answer takes {} ms on {} GPUs without any load; {} ms are promised.")
            : first ? TR("{}: the first token takes {} ms on {} GPUs without any load; {} ms are promised.")
                    : TR("{}: a token takes {} ms on {} GPUs without any load; {} ms are promised."),
            s.name, ms(reached), n(demand.replica->gpus.value), ms(promised)),
        say(TR(
            "No number of replicas changes that: promise more time, take smaller weights or faster GPUs.")),
        path + (first ? ".ttft_p99" : ".tpot_p99"),
        fmt::format("{:.4g} ms", 1.5 * (std::max(reached, promised) / (1e-3 * second))));
  }

  void service_short(const workload::ServiceDemand& demand, const workload::InferenceResult& result) {
    const auto wanted = workload::size(demand_, cluster_, std::nullopt).working();
    add("service-short", Severity::error, "workload", "compute.servers",
        say(TR("{}: {} replicas of {} GPUs are needed ({} for the peak); the servers hold {}."),
            demand.service->name, n(demand.replicas), n(demand.replica->gpus.value), n(demand.needed),
            n(result.replicas.value)),
        say(TR("{} servers would do."), n(wanted.value)), "compute.servers",
        fmt::format("{:.0f}", wanted.value));
  }

  void no_size() {
    const auto& w = inputs_.workload;
    if (inputs_.compute.servers || (w.training.empty() && w.finetuning.empty())) return;
    const auto hopeless = [&](const workload::Run& run) {
      return run.asks() && run.amount &&
             workload::pace(run, Gpus{8}, cluster_).obstacle != workload::Obstacle::no_precision &&
             !workload::fewest_servers(run, cluster_);
    };
    for (const auto* runs : {&demand_.training, &demand_.finetuning})
      for (const auto& run : *runs)
        if (hopeless(run))
          return add("workload-no-size", Severity::error, "workload", "compute.servers",
                     say(TR("{}: no number of servers meets what is asked; one server is planned for it."),
                         run.name),
                     say(TR("Relax the deadline, or state the number of servers.")));
  }

  /// What decides the number of servers, and what would save one.
  void deciding() {
    const auto& c = plan_.compute;
    if (c.sized_by == workload::SizedBy::given || c.sized_by == workload::SizedBy::nothing) return;
    for (std::size_t i = 0; i < demand_.training.size(); ++i)
      if (demand_.training[i].name == c.sized_by_job)
        return deciding_run(demand_.training[i], plan_.workload.training[i],
                            fmt::format("workload.training.{}", i));
    for (std::size_t i = 0; i < demand_.finetuning.size(); ++i)
      if (demand_.finetuning[i].name == c.sized_by_job)
        return deciding_run(demand_.finetuning[i], plan_.workload.finetuning[i],
                            fmt::format("workload.finetuning.{}", i));
    for (std::size_t i = 0; i < demand_.services.size(); ++i)
      if (demand_.services[i].service->name == c.sized_by_job)
        return deciding_service(demand_.services[i], fmt::format("workload.inference.{}", i));
  }

  void deciding_run(const workload::Run& run, const workload::TrainingResult& result,
                    const std::string& path) {
    const auto fewer = Gpus{result.gpus.value - cluster_.gpus_per_server.value};
    const auto time = workload::pace(run, fewer, cluster_).time(run);
    const auto by = say(label_of(plan_.compute.sized_by));
    const auto message = say(TR("{} decides the number of servers: {}."), run.name, by);
    if (plan_.compute.sized_by == workload::SizedBy::deadline && time)
      add("deciding", Severity::information, "workload", path + ".deadline", message,
          say(TR("A deadline of {} instead of {} saves a server."), units::rounded_time(*time),
              units::rounded_time(*run.deadline)),
          path + ".deadline", fmt::format("{:.6g} h", 1.00001 * (*time / hour)));
    else if (plan_.compute.sized_by == workload::SizedBy::runs && time)
      add("deciding", Severity::information, "workload", path + ".runs_per_year", message,
          say(TR("Fewer runs per year save servers.")));
    else
      add("deciding", Severity::information, "workload", path, message,
          say(TR("GPUs with more memory, or less of it per GPU by recomputation or ZeRO, save servers.")));
  }

  void deciding_service(const workload::ServiceDemand& demand, const std::string& path) {
    if (!demand.replica || demand.needed <= 1) return;
    const auto rate = (demand.needed - 1) * demand.replica->at_capacity.request_rate;
    add("deciding", Severity::information, "workload", path + ".peak_rate",
        say(TR("{} decides the number of servers: {} GPUs = {} replicas x {}."), demand.service->name,
            n(demand.gpus().value), n(demand.replicas), n(demand.replica->gpus.value)),
        say(TR("A peak of {} instead of {} requests per second saves a replica."), n(rate.value()),
            n(demand.service->peak_rate.value())),
        path + ".peak_rate", fmt::format("{:.6g} request/s", 0.99999 * rate.value()));
  }

  llm::Cluster cluster_;
  workload::Demand demand_;
};

}  // namespace

std::vector<Finding> workload_findings(const Resolved& in, const Plan& plan, const Translate& translate) {
  return WorkloadRules(in, plan, translate).apply();
}

}  // namespace plenum::plan
