#pragma once

#include <string>
#include <vector>

#include "core/text/input_error.h"
#include "models/gpu/names.h"
#include "models/gpu/profile.h"

namespace plenum::gpu {

/// A table of one's own measurements, read, checked and brought into the form of data/profiles.
struct MeasuredFile {
  std::vector<Profile> profiles;  ///< points arranged
  std::string csv;                ///< the same as a file of data/profiles
  std::size_t rows = 0;
  std::vector<text::InputError> warnings;  ///< rows that are possible but unlikely, at their place
};

/// Reads a CSV text with a header line. Columns in any order: `workload`, `gpu` (any name that gpu_named() knows),
/// `precision`, `batch_per_gpu`, `gpus`, `throughput` (of all GPUs), `unit` (`images/s`) must be there; `nodes`,
/// `framework`, `variant`, `sequence_length`, `mode` (`train`, else `infer`), `name`, `task`, `source`, `as_of` may.
///
/// Throws text::InputErrors with every bad place: missing or unknown columns, unknown GPU or precision, numbers that
/// are not positive and finite, the same batch twice in a series, and throughput that falls by more than 10 % with a
/// larger batch. Warns of smaller falls (above 3 %), of steps that take less time with a larger batch, of GPUs that are
/// each faster (above 5 %) or together slower than fewer of them, and of GPU names that fit several.
MeasuredFile read_measured_file(std::string text, const std::string& file,
                                const std::vector<NamedGpu>& known);

}  // namespace plenum::gpu
