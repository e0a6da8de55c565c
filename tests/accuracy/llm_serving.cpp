#include <fmt/format.h>

#include "tests/accuracy/table.h"
#include "tests/reference/published_llm_serving.h"

namespace plenum::accuracy {

namespace {

const char* name_of(published::ServingMetric metric) {
  using M = published::ServingMetric;
  switch (metric) {
  case M::tpot: return "time per output token";
  case M::max_throughput: return "highest throughput";
  case M::static_throughput: return "throughput per GPU, static batch";
  case M::first_token: return "first token";
  case M::request_latency: return "request latency";
  }
  return "";
}

bool is_time(published::ServingMetric metric) {
  using M = published::ServingMetric;
  return metric == M::tpot || metric == M::first_token || metric == M::request_latency;
}

}  // namespace

void accuracy_llm_serving(Table& table) {
  if (!published::shared_llm_tables()) return;
  const auto& catalogue = published::ServingCatalogue::shipped();
  const auto rows = published::serving_rows();
  for (const auto& row : rows.compared) {
    table.begin(!published::one_server(row)                    ? "serve-far"
                : row.metric == published::ServingMetric::tpot ? "serve-tpot"
                                                               : "serve");
    const double scale = is_time(row.metric) ? 1e3 : 1.0;
    table.add(fmt::format("{} on {} {}, {} bit, batch {:g}, {:g}/{:g}, {}: {}", row.model,
                          row.tensor * row.stages, row.gpu, llm::weight_bits(row.task.format), row.batch,
                          row.task.prompt_tokens, row.task.output_tokens, row.software, name_of(row.metric)),
              scale * published::predicted(row, catalogue), scale * row.measured,
              is_time(row.metric) ? "ms" : "tokens/s", row.id, "measured");
  }
  table.begin("serve");
  for (const auto& row : rows.skipped) table.skip(row.id, row.reason);
  const auto uses = published::memory_uses();
  for (const auto& use : uses.compared)
    table.add(use.what + ": memory in use", use.ours, use.published, "GB", use.id);
  for (const auto& row : uses.skipped) table.skip(row.id, row.reason);
  table.skip("t5_inference_v100_a100.csv, 112 rows",
             "encoder-decoders are trained, not served, by our models");
  table.skip("mlperf_inference_v4_1_llm.csv, 313 rows", "the results do not tell how long prompts are");
  table.begin("serve-log");
  for (const auto& log : published::request_logs()) {
    const auto ours = published::simulated(log, catalogue, published::shipped_models());
    const auto theirs = published::means(log.requests, log.measured);
    table.add(log.name + ": mean time to first token", ours.ttft, theirs.ttft, "s",
              "LLMServingSim request log", "measured");
    table.add(log.name + ": mean time per output token", 1e3 * ours.tpot, 1e3 * theirs.tpot, "ms",
              "LLMServingSim request log", "measured");
  }
}

}  // namespace plenum::accuracy
