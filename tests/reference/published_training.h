#pragma once

#include "models/gpu/types.h"

/// Published training times; for the tests and the accuracy table.
namespace plenum::published {

struct TrainingRow {
  const char* profile;
  const char* gpu;
  gpu::Precision precision;
  const char* framework;
  double epochs, dataset, gpus, hours, tolerance;
  const char* source;
};

inline constexpr const char* convnets =
    "NVIDIA DeepLearningExamples @729963dd, PyTorch ResNet-50 v1.5, time to train, whole hours";

// ImageNet 2012: 1,281,167 images, 90 epochs. Published in whole hours (half an hour on 5 h is 10 %) with
// evaluation, which the throughput leaves out. Not among them: mixed on one 16 GB V100, 29 h; no row of that
// software (channels-last, 1,100 images/s) was measured.
inline constexpr TrainingRow training_times[] = {
    // clang-format off
    {"resnet50", "v100-sxm2-16", gpu::Precision::mixed, "PyTorch (NGC 20.01/20.10)", 90, 1281167, 8,  5, 0.15, convnets},
    {"resnet50", "v100-sxm2-16", gpu::Precision::fp32,  "PyTorch",                   90, 1281167, 1, 92, 0.10, convnets},
    {"resnet50", "v100-sxm2-16", gpu::Precision::fp32,  "PyTorch",                   90, 1281167, 8, 12, 0.10, convnets},
    {"resnet50", "v100-sxm2-32", gpu::Precision::mixed, "PyTorch",                   90, 1281167, 8,  5, 0.15, convnets},
    {"resnet50", "v100-sxm2-32", gpu::Precision::fp32,  "PyTorch",                   90, 1281167, 8, 13, 0.15, convnets},
    // clang-format on
};

}  // namespace plenum::published
