#include "models/plan/report_text.h"

namespace plenum::plan {
namespace {

using report::number_cell;

template <class Enum>
std::string word(const ReportText& t, Enum value) {
  for (const auto& choice : fields::Describe<Enum>::choices)
    if (choice.value == value) return t.tr(choice.label);
  return {};
}

report::Cell milliseconds(Time time) { return number_cell(static_cast<double>(time / (1e-3 * second)), 3); }

report::Table jobs(const ReportText& t, std::string_view title,
                   const std::vector<workload::TrainingResult>& results) {
  report::Table table{.title = t.tr(title),
                      .columns = {t.left(TR("Job")), t.right(TR("GPUs")), t.right(TR("Samples")),
                                  t.right(TR("Throughput"), "1/s"), t.right(TR("Scaling efficiency"), "%"),
                                  t.right(TR("Time to train"), "h"), t.right(TR("GPU-hours")),
                                  t.left(TR("Grade")), t.left(TR("Rests on"))},
                      .rows = {},
                      .total = {},
                      .note = t.tr(TR("The samples of a language model are tokens."))};
  for (const auto& job : results)
    table.rows.push_back({job.name, number_cell(job.gpus.value), number_cell(job.samples),
                          number_cell(job.throughput.value()), number_cell(100.0 * job.scaling_efficiency),
                          number_cell(static_cast<double>(job.time_to_train / hour)),
                          number_cell(static_cast<double>(job.gpu_hours / gpu_hour)), word(t, job.grade),
                          job.basis});
  return table;
}

/// How language models are spread over GPUs, and what fills their memory.
report::Table layouts(const ReportText& t) {
  report::Table table{
      .title = t.tr(TR("Parallel layouts of language models")),
      .columns = {t.left(TR("Job")), t.right(TR("Tensor")), t.right(TR("Pipeline")), t.right(TR("Data")),
                  t.right(TR("Micro-batch")), t.right(TR("Iteration"), "s"), t.right(TR("Bubble"), "%"),
                  t.right(TR("Communication"), "%"), t.right(TR("MFU"), "%"), t.right(TR("Memory"), "GiB")},
      .rows = {},
      .total = {},
      .note = {}};
  for (const auto* results : {&t.plan.workload.training, &t.plan.workload.finetuning})
    for (const auto& job : *results) {
      if (!job.iteration) continue;
      const auto& l = job.layout;
      table.rows.push_back(
          {job.name, number_cell(*l.tensor), number_cell(*l.pipeline), number_cell(*l.data),
           number_cell(*l.micro_batch), number_cell(static_cast<double>(*job.iteration / second)),
           number_cell(100 * *job.bubble, 3), number_cell(100 * *job.communication, 3),
           number_cell(100 * *job.mfu, 3),
           number_cell(static_cast<double>(*job.memory_per_gpu / (8.0 * 1024 * 1024 * 1024 * bit)), 3)});
    }
  return table;
}

report::Table services(const ReportText& t) {
  report::Table table{.title = t.tr(TR("Inference services")),
                      .columns = {t.left(TR("Service")), t.right(TR("GPUs")), t.right(TR("Replicas")),
                                  t.right(TR("GPUs per replica")), t.right(TR("Token/s per GPU")),
                                  t.right(TR("First token, 99 %"), "ms"),
                                  t.right(TR("Further token, 99 %"), "ms"), t.right(TR("Mean use"), "%"),
                                  t.left(TR("Grade")), t.left(TR("Rests on"))},
                      .rows = {},
                      .total = {},
                      .note = t.tr(TR("Latencies at the peak rate, from simulated requests."))};
  for (const auto& s : t.plan.workload.inference)
    table.rows.push_back({s.name, number_cell(s.gpus.value), number_cell(s.replicas.value),
                          number_cell(s.gpus_per_replica.value), number_cell(s.throughput_per_gpu.value()),
                          milliseconds(s.ttft_p99), milliseconds(s.tpot_p99),
                          number_cell(100 * s.mean_use, 3), word(t, s.grade), s.basis});
  return table;
}

}  // namespace

Blocks workload_tables(const ReportText& t) {
  const auto& w = t.plan.workload;
  Blocks blocks;
  if (!w.training.empty()) blocks.emplace_back(jobs(t, TR("Training jobs"), w.training));
  if (!w.finetuning.empty()) blocks.emplace_back(jobs(t, TR("Fine-tuning jobs"), w.finetuning));
  if (auto table = layouts(t); !table.rows.empty()) blocks.emplace_back(std::move(table));
  if (!w.inference.empty()) blocks.emplace_back(services(t));
  return blocks;
}

}  // namespace plenum::plan
