#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "core/text/input_error.h"
#include "models/gpu/profile.h"

namespace plenum::gpu {

/// The profiles of one file
/// `workload,name,task,mode,gpu,precision,framework,variant,gpus,nodes,batch_per_gpu,sequence_length,
/// throughput,unit,basis,source,as_of,row`, in the order in which they first appear, points arranged. Every
/// row must have `mode` where one is given, else `train` or `infer`. Each bad row (unknown precision, no
/// source, a number that is none or not positive) becomes an error in `errors`; the others are read.
std::vector<Profile> read_profiles(const std::filesystem::path& file, std::optional<Mode> mode,
                                   std::vector<text::InputError>& errors);

}  // namespace plenum::gpu
