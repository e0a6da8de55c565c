#pragma once

#include <span>

#include "models/gpu/profile.h"

/// Measurements of the same workload under other conditions fill the gaps of a profile: the curve over batch
/// or GPUs has nearly the same shape with another precision, framework option or GPU.
namespace plenum::gpu {

/// Adds estimated points to a profile (points in any order, arranged afterwards): to each series the numbers of
/// GPUs, to each family the batches that `all` holds for the same workload and mode. An estimate is the weighted
/// median of what each sibling says, that is its own value times the ratio of both curves at their common
/// points, and of what the profile's own curve says; README.md, 5. Nothing is added where no sibling was
/// measured.
void add_estimates(Profile& profile, std::span<const Profile> all);

}  // namespace plenum::gpu
