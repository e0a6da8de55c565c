#pragma once

#include "models/llm/train.h"

/// Where the time of one iteration goes. README.md has the formulas with their sources.
namespace plenum::llm {

/// A matrix product of m x k by k x n on tensor cores at `peak`: 2 m n k / (peak e) (1 + c (1/m + 1/n +
/// 1/k)), the second part for the operands that are moved; e and c of the engine.
Time matmul_time(double m, double n, double k, OperationRate peak, const TrainingEngine& engine);

/// Time that one layer computes for one micro-batch on one GPU.
struct LayerTime {
  Time forward{}, backward{}, recompute{};
};
LayerTime layer_time(const TrainingTask& task, const Layout& layout, const gpu::Gpu& gpu,
                     const TrainingEngine& engine);

/// Number of micro-batches that each data-parallel copy works on, the largest share.
double micro_batches(const TrainingTask& task, const Layout& layout);

/// All parts; zero when the GPU has no rate for the precision.
IterationTime iteration_time(const TrainingTask& task, const Layout& layout, const Cluster& cluster,
                             const TrainingEngine& engine);

}  // namespace plenum::llm
