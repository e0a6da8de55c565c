#include <algorithm>
#include <cmath>
#include <vector>

#include "models/llm/train.h"

namespace plenum::llm {

namespace {

bool divides(double part, double whole) { return std::fmod(whole, part) == 0.0; }

std::vector<double> divisors(double number, double most) {
  std::vector<double> all;
  for (double d = 1.0; d <= std::min(number, most); ++d)
    if (divides(d, number)) all.push_back(d);
  return all;
}

/// Walks all layouts on at most `gpus` GPUs that the model, the batch, the servers and the fixed members
/// allow.
class Search {
 public:
  Search(const TrainingTask& task, Gpus gpus, const Cluster& cluster, const TrainingEngine& engine)
      : task_(task), fixed_(task.fixed), cluster_(cluster), engine_(engine), gpus_(std::floor(gpus.value)) {
    // Without a network a job stays in one server.
    if (cluster.server_network <= InformationRate{})
      gpus_ = std::min(gpus_, std::max(1.0, cluster.gpus_per_server.value));
  }

  /// Calls `visit` for each division of GPUs and batch; `visit` adds the rest with variants().
  template <class Visit>
  void each(const Visit& visit) const {
    Layout l;
    for (const double t : tensors()) {
      l.tensor = t;
      for (const double c : fixed_or(fixed_.context, {1.0})) {
        l.context = c;
        for (const double p : pipelines(gpus_ / (t * c))) {
          l.pipeline = p;
          each_data(l, visit);
        }
      }
    }
  }

  /// ZeRO stages and recomputation of a division, from the fastest to the leanest of each.
  template <class Visit>
  void variants(Layout l, const Visit& visit) const {
    const double copies = l.data * l.context;
    for (double stage = copies > 1.0 ? 1.0 : 0.0; stage <= (copies > 1.0 && l.pipeline <= 1.0 ? 3.0 : 1.0);
         ++stage) {
      if (copies <= 1.0 && stage > 0.0) break;
      l.zero_stage = fixed_.zero_stage.value_or(stage);
      for (const auto r : {Recompute::none, Recompute::selective, Recompute::full}) {
        if (fixed_.recompute && r != *fixed_.recompute) continue;
        // Flash attention keeps no scores: nothing to select.
        if (!fixed_.recompute && r == Recompute::selective && engine_.flash_attention) continue;
        l.recompute = r;
        l.sequence_parallel = fixed_.sequence_parallel.value_or(l.tensor > 1.0 && r != Recompute::full);
        l.recomputed = 1.0;
        if (r == Recompute::full && !fixed_.recompute) l.recomputed = needed_share(l);
        if (visit(l)) break;
      }
      if (fixed_.zero_stage) break;
    }
  }

  bool fits(const Layout& l) const { return memory(l) <= usable_memory(cluster_.gpu); }
  Information memory(const Layout& l) const { return training_memory(task_, l, engine_).total; }
  TrainingEstimate estimated(const Layout& l) const { return estimate(task_, l, cluster_, engine_); }

 private:
  /// The fewest layers of a stage that have to be computed again so that the rest fits, as a share; 1 when
  /// nothing fits.
  double needed_share(Layout l) const {
    const auto with = [&](double share) { return l.recomputed = share, memory(l); };
    const auto most = with(0.0), least = with(1.0), there = usable_memory(cluster_.gpu);
    if (least >= there || least >= most) return 1.0;
    const double layers = std::ceil(task_.model.layers / l.pipeline);
    return std::clamp(std::ceil((most - there) / (most - least) * layers) / layers, 1.0 / layers, 1.0);
  }

  static std::vector<double> fixed_or(const std::optional<double>& fixed, std::vector<double> all) {
    return fixed ? std::vector<double>{*fixed} : std::move(all);
  }

  /// Tensor parallelism stays in a server and divides its GPUs and the heads; key-value heads are divided or
  /// repeated.
  std::vector<double> tensors() const {
    const auto& m = task_.model;
    auto all = fixed_or(fixed_.tensor, divisors(std::max(1.0, cluster_.gpus_per_server.value), gpus_));
    std::erase_if(all, [&](double t) {
      return t > gpus_ || !divides(t, m.heads) || (!divides(t, m.kv_heads) && !divides(m.kv_heads, t));
    });
    return all;
  }

  /// Stages divide the layers; the embedding and the output may count as one each (BLOOM: 70 + 2 layers in 12
  /// stages).
  std::vector<double> pipelines(double most) const {
    std::vector<double> all;
    const double layers = task_.model.layers;
    for (double p = 1.0; p <= std::min(most, layers); ++p)
      if (fixed_.pipeline ? p == *fixed_.pipeline
                          : divides(p, layers) || divides(p, layers + 1.0) || divides(p, layers + 2.0))
        all.push_back(p);
    return all;
  }

  template <class Visit>
  void each_data(Layout l, const Visit& visit) const {
    const double most = std::floor(gpus_ / (l.tensor * l.context * l.pipeline));
    for (const double d : fixed_or(fixed_.data, copies(most))) {
      if (d > most || d > task_.global_batch) continue;
      l.data = d;
      for (const double e : experts(d)) {
        l.expert = e;
        each_batch(l, visit);
      }
    }
  }

  /// Copies among which the batch divides evenly, and the fewest that leave each as few sequences as `most` copies do: then the last micro-batch of
  /// some is empty, which costs less than leaving many GPUs out.
  std::vector<double> copies(double most) const {
    const double batch = std::max(1.0, std::floor(task_.global_batch));
    auto all = divisors(batch, most);
    const double largest = std::min(most, batch);
    if (largest < 1.0) return all;
    const double fewest = std::ceil(batch / std::ceil(batch / largest));
    if (!divides(fewest, batch)) all.push_back(fewest);
    return all;
  }

  /// Experts are spread over data-parallel copies.
  std::vector<double> experts(double data) const {
    const double all = task_.model.experts.value_or(0.0);
    auto choices = fixed_or(fixed_.expert, all > 0.0 ? divisors(all, data) : std::vector<double>{1.0});
    std::erase_if(choices, [&](double e) { return e > 1.0 && (!divides(e, all) || !divides(e, data)); });
    return choices;
  }

  template <class Visit>
  void each_batch(Layout l, const Visit& visit) const {
    constexpr double largest = 128.0;  // sequences; larger micro-batches gain nothing
    const double share = std::ceil(task_.global_batch / l.data);
    for (const double b : fixed_or(fixed_.micro_batch, divisors(share, largest))) {
      if (b > share) continue;
      l.micro_batch = b;
      bool any = false;  // larger micro-batches need more
      for (const double v : interleaves(l)) {
        l.interleave = v;
        any = visit(l) || any;
      }
      if (!any) break;
    }
  }

  std::vector<double> interleaves(const Layout& l) const {
    if (fixed_.interleave || l.pipeline <= 1.0) return {fixed_.interleave.value_or(1.0)};
    const double layers = std::ceil(task_.model.layers / l.pipeline);
    const double batches = std::ceil(task_.global_batch / (l.data * l.micro_batch));
    // The interleaved schedule needs whole rounds of micro-batches (Narayanan et al. 2021, section 2.2.2).
    return divides(l.pipeline, batches) ? divisors(layers, layers) : std::vector<double>{1.0};
  }

  const TrainingTask& task_;
  const LayoutInputs& fixed_;
  const Cluster& cluster_;
  const TrainingEngine& engine_;
  double gpus_;
};

}  // namespace

std::optional<TrainingEstimate> best_layout(const TrainingTask& task, Gpus gpus, const Cluster& cluster,
                                            const TrainingEngine& engine) {
  if (!can_train(cluster.gpu, task.precision)) return {};
  const Search search(task, gpus, cluster, engine);
  std::optional<TrainingEstimate> best;
  search.each([&](const Layout& division) {
    bool any = false;
    search.variants(division, [&](const Layout& l) {
      if (!search.fits(l)) return false;
      any = true;
      const auto e = search.estimated(l);
      const bool faster = !best || e.tokens_per_second > best->tokens_per_second;
      const bool fewer =
          best && e.tokens_per_second == best->tokens_per_second && l.gpus() < best->layout.gpus();
      if (e.tokens_per_second > 0.0 && (faster || fewer)) best = e;
      return true;  // what is computed again only costs time
    });
    return any;
  });
  return best;
}

std::optional<TrainingEstimate> leanest_layout(const TrainingTask& task, Gpus gpus, const Cluster& cluster,
                                               const TrainingEngine& engine) {
  const Search search(task, gpus, cluster, engine);
  std::optional<Layout> leanest;
  Information least{};
  search.each([&](const Layout& division) {
    search.variants(division, [&](const Layout& l) {
      const auto memory = search.memory(l);
      if (!leanest || memory < least) leanest = l, least = memory;
      return false;
    });
    return false;  // the smallest micro-batch is the leanest
  });
  return leanest ? std::optional(search.estimated(*leanest)) : std::nullopt;
}

std::optional<Gpus> fewest_gpus_in_memory(const TrainingTask& task, Gpus most, const Cluster& cluster,
                                          const TrainingEngine& engine) {
  const auto fit = [&](double gpus) {
    const Search search(task, Gpus{gpus}, cluster, engine);
    bool any = false;
    search.each([&](const Layout& division) {
      if (!any) search.variants(division, [&](const Layout& l) { return any = any || search.fits(l); });
      return false;
    });
    return any;
  };
  double low = 0.0, high = 1.0;
  while (high < most.value && !fit(high)) low = high, high = std::min(most.value, 2.0 * high);
  if (!fit(high)) return std::nullopt;
  while (high - low > 1.0) {
    const double middle = std::floor(0.5 * (low + high));
    (fit(middle) ? high : low) = middle;
  }
  return Gpus{high};
}

}  // namespace plenum::llm
