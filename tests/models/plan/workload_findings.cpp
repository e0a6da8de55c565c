// What a plan says about jobs and services that do not work, and what it leaves unsaid when they do.
#include <algorithm>

#include "models/plan/evaluation.h"
#include "tests/catch.h"
#include "tests/models/plan/shipped.h"

using namespace plenum;

namespace {

struct Outcome {
  plan::Evaluation evaluation;
  const plan::Finding* find(const std::string& rule) const {
    for (const auto& finding : evaluation.plan.findings)
      if (finding.rule == rule) return &finding;
    return nullptr;
  }
};

Outcome planned(const std::string& text) {
  const auto scenario =
      plan::parse_scenario("format = \"plenum-scenario/1\"\n" + text, "test.toml", ".", test::catalogue());
  return {plan::evaluate(scenario, test::catalogue())};
}

const std::string v100 = "[compute]\nserver = \"dgx-1v-32\"\n";

}  // namespace

TEST_CASE("workload findings: each rule, and what mends it") {
  struct Row {
    const char* what;
    std::string text;
    const char* rule;
    plan::Severity severity;
  };
  const Row rows[] = {
      {"V100 has no bf16",
       v100 + "[[workload.training]]\nmodel = \"llama-2-7b\"\nprecision = \"bf16\"\ntokens = 1e9\n",
       "precision-unsupported", plan::Severity::error},
      {"V100 has no fp8 weights",
       v100 + "[[workload.inference]]\nmodel = \"llama-2-7b\"\nprecision = \"fp8\"\n",
       "precision-unsupported", plan::Severity::error},
      {"530 billion parameters on one server",
       v100 + "servers = 1\n[[workload.training]]\nmodel = \"gpt-530b-megatron-2021\"\ntokens = 1e9\n",
       "model-does-not-fit", plan::Severity::error},
      {"175 billion parameters on one V100",
       v100 + "[[workload.inference]]\nmodel = \"gpt-3-175b\"\nprecision = \"fp16\"\ntensor = 1\n",
       "model-does-not-fit", plan::Severity::error},
      {"a layout of 7 GPUs on 8",
       v100 +
           "servers = 1\n[[workload.training]]\nmodel = \"llama-2-7b\"\ntokens = 1e9\nparallelism = { tensor = 7 }\n",
       "layout-impossible", plan::Severity::error},
      {"a first token in a microsecond",
       v100 + "[[workload.inference]]\nmodel = \"llama-2-7b\"\nttft_p99 = \"0.001 ms\"\n",
       "promise-out-of-reach", plan::Severity::error},
      {"more requests than one server answers",
       v100 + "servers = 1\n[[workload.inference]]\nmodel = \"llama-2-7b\"\npeak_rate = 500\n",
       "service-short", plan::Severity::error},
      {"nobody published V100 latencies", v100 + "[[workload.inference]]\nmodel = \"llama-2-7b\"\n",
       "serving-extrapolated", plan::Severity::warning},
      {"a deadline that one server misses",
       v100 +
           "servers = 1\n[[workload.training]]\nmodel = \"gpt-2-xl-1-5b\"\ntokens = 1e11\ndeadline = \"10 h\"\n",
       "deadline-missed", plan::Severity::error},
      {"a deadline that no number meets",
       v100 + "[[workload.training]]\nmodel = \"gpt-2-xl-1-5b\"\ntokens = 1e15\ndeadline = \"1 h\"\n",
       "workload-no-size", plan::Severity::error},
      {"tokens and samples that contradict each other",
       v100 + "[[workload.finetuning]]\nmodel = \"llama-2-7b\"\ntokens = 1e9\nsamples = 1000\n",
       "workload-no-amount", plan::Severity::error},
      {"what decides is told",
       v100 + "[[workload.training]]\nmodel = \"gpt-2-xl-1-5b\"\ntokens = 3e10\ndeadline = \"100 h\"\n",
       "deciding", plan::Severity::information},
      {"a measured job on a GPU of another maker",
       "[compute]\nserver = \"dgx-h100\"\ngpu = \"mi300x\"\n[[workload.training]]\nprofile = \"resnet50\"\nsamples = 1e9\n",
       "profile-transferred", plan::Severity::warning},
  };
  for (const auto& row : rows) {
    INFO(row.what);
    const auto outcome = planned(row.text);
    const auto* finding = outcome.find(row.rule);
    REQUIRE(finding != nullptr);
    CHECK(finding->severity == row.severity);
    CHECK_FALSE(finding->message.empty());
    CHECK_FALSE(finding->fix.empty());
  }
}

TEST_CASE("workload findings: the fix that is told mends the plan") {
  const std::string fixable[] = {
      v100 + "servers = 1\n[[workload.training]]\nmodel = \"gpt-18b-megatron-2021\"\ntokens = 1e9\n",
      v100 +
          "servers = 1\n[[workload.training]]\nmodel = \"gpt-2-xl-1-5b\"\ntokens = 1e11\ndeadline = \"100 h\"\n",
      v100 + "servers = 1\n[[workload.inference]]\nmodel = \"llama-2-7b\"\npeak_rate = 100\n",
      v100 + "[[workload.training]]\nmodel = \"llama-2-7b\"\nprecision = \"bf16\"\ntokens = 1e9\n",
  };
  for (const auto& text : fixable) {
    INFO(text);
    const auto outcome = planned(text);
    const auto errors = [](const plan::Finding& f) {
      return f.severity == plan::Severity::error && f.subject == "workload";
    };
    const auto& found = outcome.evaluation.plan.findings;
    const auto error = std::find_if(found.begin(), found.end(), errors);
    REQUIRE(error != found.end());
    REQUIRE_FALSE(error->fix_path.empty());
    auto mended = outcome.evaluation.given;
    plan::set_all(mended, {{error->fix_path, error->fix_value}}, test::catalogue());
    const auto after = plan::evaluate(mended, test::catalogue()).plan.findings;
    CHECK(std::none_of(after.begin(), after.end(),
                       [&](const auto& f) { return f.rule == error->rule && errors(f); }));
  }
}

TEST_CASE("workload findings: the deadline that saves a server does") {
  const auto outcome = planned(
      v100 + "[[workload.training]]\nmodel = \"gpt-2-xl-1-5b\"\ntokens = 3e10\ndeadline = \"100 h\"\n");
  const auto* finding = outcome.find("deciding");
  REQUIRE(finding != nullptr);
  auto later = outcome.evaluation.given;
  plan::set_all(later, {{finding->fix_path, finding->fix_value}}, test::catalogue());
  CHECK(plan::evaluate(later, test::catalogue()).plan.compute.servers <
        outcome.evaluation.plan.compute.servers);
}

TEST_CASE("workload findings: an unknown model is an error with a suggestion; names are as good as ids") {
  CHECK_THROWS_WITH(planned("[[workload.training]]\nmodel = \"lama-2-7b\"\ntokens = 1e9\n"),
                    containing("lama-2-7b"));
  const auto outcome = planned("[[workload.training]]\nmodel = \"Llama-2-7B\"\ntokens = 1e9\n");
  CHECK(outcome.evaluation.resolved.inputs.workload.training[0].model == "llama-2-7b");
}

TEST_CASE("workload findings: a plan of a service counts its product and its costs") {
  const auto e =
      planned(
          "[compute]\nserver = \"dgx-h100\"\n[[workload.inference]]\nmodel = \"llama-3-1-70b\"\nprecision = "
          "\"fp8\"\npeak_rate = 20\n")
          .evaluation;
  const auto& s = e.plan.workload.inference.front();
  CHECK(s.gpus.value == s.replicas.value * s.gpus_per_replica.value);
  CHECK(s.replicas >= s.needed_replicas);
  CHECK(s.capacity >= 20.0 / second);
  CHECK(e.plan.compute.inference_servers.value == std::ceil(s.gpus.value / 8));
  REQUIRE(e.plan.cost.per_million_tokens);
  // All hours of the service's GPUs at the cost of an installed GPU-hour, over the tokens that they answer.
  const auto yearly = e.plan.cost.per_gpu_hour * e.plan.compute.utilisation * (s.gpus * (1.0 * year));
  CHECK(e.plan.cost.per_million_tokens->value() == Approx(yearly.value() / (s.tokens_per_year / 1e6)));
  CHECK(e.plan.energy.per_million_tokens->value() > 0);
}

TEST_CASE("workload findings: a language model of one's own") {
  const std::string own =
      "[[workload.models]]\nname = \"ours\"\nlayers = 40\nhidden = 5120\nheads = 40\nkv_heads = 8\nffn = 13824\n"
      "[[workload.training]]\nmodel = \"ours\"\ntokens = 1e9\n";
  const auto e = planned(own + v100).evaluation;
  CHECK(e.plan.workload.training.front().throughput.value() > 0);
  CHECK_THROWS_WITH(planned("[[workload.models]]\nname = \"ours\"\nkv_heads = 5\n"
                            "[[workload.training]]\nmodel = \"ours\"\ntokens = 1e9\n"),
                    containing("key-value heads"));
}

TEST_CASE(
    "workload findings: a promise that nothing keeps shows latency without load, not that of an endless queue") {
  const auto e =
      planned(
          "[compute]\nserver = \"dgx-h100\"\n[[workload.inference]]\nmodel = \"llama-3-1-70b\"\nprecision = "
          "\"fp8\"\nttft_p99 = \"1 ms\"\npeak_rate = 20\n")
          .evaluation;
  const auto& s = e.plan.workload.inference.front();
  CHECK_FALSE(s.meets_promise);
  CHECK(s.throughput.value() == 0);
  CHECK(s.ttft_p99 > 1e-3 * second);
  CHECK(s.ttft_p99 < 10.0 * second);
}

TEST_CASE("workload findings: a job beside a service is told the servers of both") {
  const auto outcome =
      planned(v100 + "servers = 1\n[[workload.inference]]\nmodel = \"llama-2-7b\"\npeak_rate = 20\n"
                     "[[workload.training]]\nmodel = \"gpt-2-xl-1-5b\"\ntokens = 1e9\n");
  const auto* finding = outcome.find("no-servers-left");
  REQUIRE(finding != nullptr);
  auto more = outcome.evaluation.given;
  plan::set_all(more, {{finding->fix_path, finding->fix_value}}, test::catalogue());
  const auto after = plan::evaluate(more, test::catalogue());
  CHECK(after.plan.workload.training.front().throughput.value() > 0);
  CHECK(after.plan.workload.inference.front().meets_promise);
}
