// What must hold for every layout: parts add up, more GPUs are never slower, memory falls when it is shared.
#include <cmath>

#include "models/llm/iteration.h"
#include "models/llm/training_memory.h"
#include "models/llm/transformer.h"
#include "tests/catch.h"
#include "tests/models/cooling/shipped.h"
#include "tests/models/llm/training_models.h"

using namespace plenum;
using namespace plenum::llm;

namespace {

std::vector<Layout> layouts() {
  std::vector<Layout> all;
  for (const double t : {1.0, 2.0, 8.0})
    for (const double p : {1.0, 4.0})
      for (const double d : {1.0, 4.0, 64.0})
        for (const double stage : {0.0, 1.0, 2.0, 3.0})
          for (const auto r : {Recompute::none, Recompute::selective, Recompute::full}) {
            Layout l;
            l.tensor = t, l.pipeline = p, l.data = d, l.zero_stage = stage, l.recompute = r;
            l.interleave = p > 1 ? 2 : 1;
            l.sequence_parallel = t > 1;
            all.push_back(l);
          }
  return all;
}

std::vector<TrainingTask> tasks() {
  std::vector<TrainingTask> all;
  for (auto model : {llm_test::gpt(40, 6144, 48), llm_test::llama_2_70b(), llm_test::mixtral_8x7b(),
                     llm_test::deepseek_v3()})
    for (const auto method : {Method::full, Method::lora, Method::qlora}) {
      auto t = llm_test::task(model, 512);
      t.method = method;
      all.push_back(std::move(t));
    }
  return all;
}

}  // namespace

TEST_CASE("llm: parts of an iteration add up, utilisation is at most 1") {
  for (const auto& t : tasks())
    for (const auto& l : layouts())
      for (const bool flash : {true, false}) {
        TrainingEngine engine;
        engine.flash_attention = flash;
        const auto e = estimate(t, l, llm_test::a100(), engine);
        const auto& time = e.time;
        INFO(t.model.layers << " layers, t " << l.tensor << " p " << l.pipeline << " d " << l.data);
        const auto parts = time.compute + time.bubble + time.tensor + time.pipeline + time.expert +
                           time.data + time.optimizer;
        CHECK(parts / second == Approx(time.total / second).epsilon(1e-12));
        CHECK(e.tokens_per_second == Approx(t.global_batch * t.sequence_length / (time.total / second)));
        CHECK(e.mfu > 0.0);
        CHECK(e.mfu <= e.hfu);
        CHECK(e.hfu <= 1.0);
        const auto& m = e.memory;
        CHECK((m.weights + m.gradients + m.optimizer + m.activations + m.reserve) / byte ==
              Approx(m.total / byte));
        CHECK(e.fits == (m.total <= usable_memory(llm_test::a100().gpu)));
      }
}

TEST_CASE("llm: sharing a model takes less memory of each GPU") {
  for (const auto& t : tasks()) {
    for (const auto& l : layouts()) {
      const auto memory = training_memory(t, l, {}).total;
      const auto with = [&](auto change) {
        auto other = l;
        change(other);
        return training_memory(t, other, {}).total;
      };
      INFO(t.model.layers << " layers, t " << l.tensor << " p " << l.pipeline << " d " << l.data << " z "
                          << l.zero_stage);
      CHECK(with([](Layout& o) { o.tensor *= 2; }) < memory);
      CHECK(with([](Layout& o) { o.pipeline *= 2, o.interleave = 1; }) <= memory);
      CHECK(with([](Layout& o) { o.micro_batch *= 2; }) > memory);
      if (l.data > 1 && l.zero_stage < 2) CHECK(with([](Layout& o) { o.zero_stage += 1; }) <= memory);
      if (l.tensor > 1) CHECK(with([](Layout& o) { o.sequence_parallel = false; }) >= memory);
      if (l.recompute == Recompute::full) CHECK(with([](Layout& o) { o.recomputed = 0.5; }) > memory);
    }
  }
}

TEST_CASE("llm: more GPUs are never slower, and never need more memory each") {
  for (auto model : {llm_test::gpt(40, 6144, 48), llm_test::llama_2_70b(), llm_test::mixtral_8x7b()})
    for (const double per_server : {4.0, 6.0, 8.0})
      for (const bool flash : {true, false}) {
        auto t = llm_test::task(model, 480);
        TrainingEngine engine;
        engine.flash_attention = flash;
        const auto cluster = llm_test::a100(per_server);
        double before = 0.0, least = INFINITY;
        for (double gpus = 1; gpus <= 2048; gpus = std::ceil(gpus * 1.37)) {
          INFO(model.layers << " layers on " << gpus << " GPUs, " << per_server << " a server");
          const auto best = best_layout(t, Gpus{gpus}, cluster, engine);
          const auto leanest = leanest_layout(t, Gpus{gpus}, cluster, engine);
          REQUIRE(leanest.has_value());
          CHECK(leanest->memory.total / byte <= least);
          CHECK(best.has_value() == leanest->fits);
          least = leanest->memory.total / byte;
          CHECK((best ? best->tokens_per_second : 0.0) >= before);
          if (best) {
            CHECK(best->layout.gpus() <= gpus);
            before = best->tokens_per_second;
          }
        }
        CHECK(before > 0.0);
      }
}

TEST_CASE("llm: the best layout is no worse than any that is fixed") {
  auto t = llm_test::task(llm_test::gpt(48, 8192, 64), 1536);
  const auto best = best_layout(t, Gpus{512}, llm_test::a100(), llm_test::megatron());
  REQUIRE(best.has_value());
  for (const double tensor : {1.0, 2.0, 4.0, 8.0})
    for (const double pipeline : {1.0, 2.0, 4.0, 8.0}) {
      t.fixed.tensor = tensor, t.fixed.pipeline = pipeline;
      const auto fixed = best_layout(t, Gpus{512}, llm_test::a100(), llm_test::megatron());
      if (fixed) CHECK(fixed->tokens_per_second <= best->tokens_per_second);
    }
}

TEST_CASE("llm: what slows an iteration down") {
  const auto t = llm_test::task(llm_test::gpt(40, 6144, 48), 512);
  const auto engine = llm_test::megatron();
  Layout l;
  l.tensor = 8, l.pipeline = 4, l.data = 4;
  const auto time = [&](const Layout& layout, const Cluster& cluster = llm_test::a100()) {
    return iteration_time(t, layout, cluster, engine);
  };
  auto full = l, interleaved = l, single = l;
  full.recompute = Recompute::full;
  interleaved.interleave = 5;
  single.pipeline = 1;
  CHECK(time(full).compute > time(l).compute);
  CHECK(time(interleaved).bubble < time(l).bubble);
  // (p - 1) / (v m) of the rest, Narayanan et al. 2021, eq. 1 and 2.
  const auto rest = time(l).compute + time(l).tensor + time(l).pipeline;
  CHECK(time(l).bubble / rest == Approx(3.0 / micro_batches(t, l)));
  CHECK(time(single).bubble == Time{});
  CHECK(time(single).pipeline == Time{});
  CHECK(time(l, llm_test::a100(8, 100)).data > time(l).data);
  CHECK(time(l, llm_test::a100(4)).tensor > time(l).tensor);  // 8 GPUs in two servers
  auto tapered = llm_test::a100();
  tapered.ring_taper = 4;
  CHECK(time(l, tapered).total > time(l).total);
}

TEST_CASE("llm: every shipped engine and model gives an estimate") {
  const auto models = shipped::records<LanguageModel>("models");
  const auto engines = shipped::records<TrainingEngine>("training_engines");
  for (const auto& engine : engines.all())
    for (const auto& model : models.all()) {
      INFO(engine.id << " with " << model.id);
      const auto e = estimate(llm_test::task(model.value), {}, llm_test::a100(), engine.value);
      CHECK(e.tokens_per_second > 0.0);
      CHECK(e.hfu <= 1.0);
    }
}
