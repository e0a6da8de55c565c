#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/context.h"
#include "core/text/json.h"
#include "models/gpu/profile.h"
#include "models/workload/types.h"

namespace plenum::cli {

/// What the profile commands are asked.
struct ProfileOptions {
  std::string workload, gpu, precision = "mixed", mode, framework, variant, unit;
  std::optional<double> batch, length, per_server, prompt, output;
  double gpus = 1.0;
  bool json = false;
};

void list_profiles(const ProfileOptions& options, Context& context);
void show_profile(const ProfileOptions& options, Context& context);
void predict_profile(const ProfileOptions& options, Context& context);

/// The same for a language model of the catalogue, which is planned from its shape and, in inference, from what was measured of it:
/// `batch` sequences of a GPU in training, requests at a time in inference. False when the workload is none.
bool predict_model(const ProfileOptions& options, Context& context);

// How files and options write modes, precisions and grades.
const char* mode_key(gpu::Mode mode);
std::string_view precision_key(gpu::Precision precision);
std::string_view grade_key(workload::Grade grade);

/// The mode of a word, both for an empty one.
std::vector<gpu::Mode> modes_of(const std::string& word);

/// The text in small letters.
std::string lower(std::string text);

/// The workload of an id (in any case) or of a name that only one workload has; FieldError with a suggestion otherwise.
std::string workload_named(const std::string& word, const gpu::ProfileTable& table,
                           const std::vector<gpu::Mode>& modes);

/// The precision that a word names (`mixed`, `fp16 (pure)`, `bf16 mixed`, `TF32`); FieldError at `path` with a suggestion otherwise.
gpu::Precision precision_named(const std::string& word, std::string_view path);

/// The GPU that a name means for a workload: of several variants the one with most measurements in the mode.
/// `note` says so. FieldError at `path` with a suggestion for an unknown name.
std::string gpu_named(const std::string& name, std::string_view workload, gpu::Mode mode, Context& context,
                      std::string_view path, std::string& note);

/// The catalogue's GPUs as a function.
gpu::GpuRecords gpu_records(Context& context);

/// Framework, variant and sequence length of a measurement, for people.
std::string conditions_text(const gpu::ProfilePoint& point);

text::Json number_or_null(const std::optional<double>& value);

}  // namespace plenum::cli
