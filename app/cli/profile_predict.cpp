#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <tuple>

#include "app/cli/profile.h"
#include "app/cli/table.h"
#include "core/units/nearest.h"
#include "models/workload/predict.h"

namespace plenum::cli {
namespace {

using text::Json;
using workload::FamilyPrediction;

/// Refuses what no number of GPUs or samples can be.
void check_numbers(const ProfileOptions& o) {
  const auto positive = [](const char* name, const std::optional<double>& value, bool whole) {
    if (!value) return;
    if (!std::isfinite(*value) || *value <= 0.0)
      throw UsageError(fmt::format("{} {}: must be above 0", name, *value));
    if (whole && (*value != std::floor(*value) || *value > 1e6))
      throw UsageError(fmt::format("{} {}: must be a whole number up to 1e6", name, *value));
  };
  positive("--batch", o.batch, false);
  positive("--gpus", o.gpus, true);
  positive("--gpus-per-server", o.per_server, true);
  positive("--sequence-length", o.length, false);
  positive("--prompt-tokens", o.prompt, false);
  positive("--output-tokens", o.output, false);
}

/// Everything that was measured of a workload in one work unit, ready to predict with.
struct Plan {
  std::shared_ptr<const gpu::Profile> profile;
  std::vector<FamilyPrediction> families;
  const FamilyPrediction* chosen = nullptr;
};

/// The question with its words resolved, and what people must know about how.
struct Resolved {
  std::string workload, gpu;
  gpu::Mode mode = gpu::Mode::train;
  gpu::Precision precision = gpu::Precision::mixed;
  workload::Conditions conditions;
  double per_server = 8.0;
  std::vector<std::string> notes;
};

/// The measured framework that a word names: itself, in any case, or the only one that begins with it.
std::optional<std::string_view> framework_named(const std::string& word, const gpu::ProfileTable& table,
                                                const Resolved& r) {
  if (word.empty()) return std::nullopt;
  std::vector<std::string> known;
  std::vector<std::string_view> begins;
  for (const auto* profile : table.of_workload(r.workload, r.mode))
    for (const auto& point : profile->points) {
      if (lower(point.framework) == lower(word)) return point.framework;
      if (std::find(known.begin(), known.end(), point.framework) != known.end()) continue;
      known.push_back(point.framework);
      if (lower(point.framework).starts_with(lower(word))) begins.push_back(point.framework);
    }
  if (begins.size() == 1) return begins.front();
  const auto hint = did_you_mean(word, known);
  throw fields::FieldError("--framework", fmt::format("nobody measured {} with `{}`", r.workload, word),
                           hint.empty() ? fmt::format("measured with: {}", fmt::join(known, ", ")) : hint);
}

Resolved resolved(const ProfileOptions& o, Context& context) {
  const auto& table = context.catalogue().profiles();
  Resolved r;
  const auto modes = modes_of(o.mode);
  r.workload = workload_named(o.workload, table, modes);
  r.mode = modes.front();
  if (modes.size() > 1 && table.of_workload(r.workload, gpu::Mode::train).empty()) {
    r.mode = gpu::Mode::infer;
    r.notes.push_back("only inference was measured");
  }
  r.precision = precision_named(o.precision, "--precision");
  const auto measured = [&](gpu::Mode mode) {
    const auto profiles = table.of_workload(r.workload, mode);
    return std::any_of(profiles.begin(), profiles.end(),
                       [&](const auto* p) { return p->precision == r.precision; });
  };
  if (modes.size() > 1 && r.mode == gpu::Mode::train && !measured(gpu::Mode::train) &&
      measured(gpu::Mode::infer)) {
    r.mode = gpu::Mode::infer;
    r.notes.push_back("in this precision only inference was measured");
  }
  std::string note;
  r.gpu = gpu_named(o.gpu, r.workload, r.mode, context, "--gpu", note);
  if (!note.empty()) r.notes.push_back(note);
  r.conditions.framework = framework_named(o.framework, table, r);
  if (!o.variant.empty()) r.conditions.variant = o.variant;
  r.conditions.batch_per_gpu = o.batch;
  r.conditions.sequence_length = o.length;
  r.per_server = o.per_server.value_or(r.gpu.find("sxm3") != std::string::npos ? 16.0 : 8.0);
  return r;
}

/// How well a plan answers: on the GPU itself rather than on another, enclosing the batch, in the work unit in which the
/// workload was measured most.
std::tuple<bool, bool, std::size_t> rank_of(const Plan& plan, const Resolved& r,
                                            const gpu::ProfileTable& table) {
  std::size_t points = 0;
  for (const auto* profile : table.of_workload(r.workload, r.mode))
    if (profile->unit == plan.profile->unit) points += profile->points.size();
  return {plan.profile->gpu == r.gpu, plan.chosen->encloses, points};
}

/// What was measured of the workload, one plan for each of its work units, the best first.
std::vector<Plan> plans_of(const ProfileOptions& o, const Resolved& r, Context& context) {
  const auto& table = context.catalogue().profiles();
  std::set<std::string> units;
  for (const auto* profile : table.of_workload(r.workload, r.mode)) units.insert(profile->unit);
  std::vector<Plan> plans;
  for (const auto& unit : units) {
    if (!o.unit.empty() && lower(o.unit) != lower(unit) && lower(o.unit) != lower(unit) + "/s") continue;
    Plan plan{
        table.plan_with(r.workload, r.gpu, r.precision, r.mode, gpu_records(context), unit), {}, nullptr};
    if (!plan.profile) continue;
    plan.families = workload::predict_families(r.conditions, *plan.profile, Gpus{o.gpus}, Gpus{r.per_server});
    if (!plan.families.empty()) plans.push_back(std::move(plan));
  }
  for (auto& plan : plans) plan.chosen = workload::typical(plan.families);
  std::stable_sort(plans.begin(), plans.end(),
                   [&](const Plan& a, const Plan& b) { return rank_of(a, r, table) > rank_of(b, r, table); });
  return plans;
}

[[noreturn]] void nothing_measured(const ProfileOptions& o, const Resolved& r, Context& context) {
  std::set<std::string> seen;
  for (const auto* profile : context.catalogue().profiles().of_workload(r.workload, r.mode))
    seen.insert(fmt::format("{} {}", profile->gpu, precision_key(profile->precision)));
  throw fields::FieldError("WORKLOAD",
                           fmt::format("nothing that was measured of {} ({}) says how it runs on {} in {}{}",
                                       r.workload, mode_key(r.mode), r.gpu, precision_key(r.precision),
                                       o.variant.empty() && o.unit.empty() ? "" : " under these conditions"),
                           fmt::format("measured: {}", fmt::join(seen, ", ")));
}

/// Whether a step's time follows from batch and rate: the batch counts what the rate counts. Text to speech counts
/// utterances in a batch, but samples of sound a second.
bool counts_batch(const gpu::Profile& profile) {
  constexpr std::array same{"images", "sequences", "sentences", "samples", "items", "users", "molecules"};
  return profile.task != "text to speech" && std::find(same.begin(), same.end(), profile.unit) != same.end();
}

/// The measured rows around a prediction: those of its family at the batches and numbers of GPUs next to the asked ones.
std::vector<const gpu::ProfilePoint*> rows_of(const Plan& plan, double gpus) {
  const auto& at = plan.chosen->prediction;
  const auto& points = plan.profile->points;
  const auto same = [&](const gpu::ProfilePoint& p) {
    return !p.estimated && p.framework == at.point->framework && p.variant == at.point->variant &&
           p.sequence_length == at.point->sequence_length;
  };
  // The nearest on either side of batch and GPUs.
  std::map<std::pair<bool, bool>, std::pair<double, const gpu::ProfilePoint*>> nearest;
  for (const auto& p : points) {
    if (!same(p)) continue;
    const double b =
        at.batch_per_gpu && p.batch_per_gpu ? std::log(*p.batch_per_gpu / *at.batch_per_gpu) : 0.0;
    const double n = std::log(p.gpus.value / gpus);
    const double distance = std::abs(b) + std::abs(n);
    auto& slot = nearest.try_emplace({b > 0.0, n > 0.0}, distance + 1.0, nullptr).first->second;
    if (distance < slot.first) slot = {distance, &p};
    if (distance == 0.0) return {&p};
  }
  std::vector<const gpu::ProfilePoint*> rows;
  for (const auto& [side, slot] : nearest)
    if (slot.second != nullptr) rows.push_back(slot.second);
  return rows;
}

void add_notes(const ProfileOptions& o, const Plan& plan, Resolved& r) {
  const auto& p = plan.chosen->prediction;
  if (plan.profile->transfer) r.notes.push_back("carried over from " + plan.profile->transfer->basis);
  if (p.batch_beyond_measured)
    r.notes.push_back("a larger batch than anybody measured; memory may not hold it");
  if (o.framework.empty() && plan.families.size() > 1)
    r.notes.push_back(
        fmt::format("the middle one of {} series: {}", plan.families.size(), conditions_text(*p.point)));
  else if (plan.families.size() > 1)
    r.notes.push_back(
        fmt::format("the middle one of {} variants: {}", plan.families.size(), conditions_text(*p.point)));
}

Json json_of(const ProfileOptions& o, const Resolved& r, const std::vector<Plan>& plans) {
  const auto& plan = plans.front();
  const auto& p = plan.chosen->prediction;
  const auto& profile = *plan.profile;
  Json json{{"workload", r.workload},
            {"name", profile.name},
            {"mode", mode_key(r.mode)},
            {"gpu", r.gpu},
            {"precision", precision_key(r.precision)},
            {"gpus", o.gpus},
            {"batch_per_gpu", number_or_null(p.batch_per_gpu)},
            {"framework", p.point->framework},
            {"variant", p.point->variant},
            {"sequence_length", number_or_null(o.length ? o.length : p.point->sequence_length)},
            {"unit", profile.unit + "/s"},
            {"throughput", p.per_gpu * o.gpus},
            {"throughput_per_gpu", p.per_gpu},
            {"throughput_low", p.low * o.gpus},
            {"throughput_high", p.high * o.gpus},
            {"scaling_efficiency", p.per_gpu / p.single}};
  const bool timed = p.batch_per_gpu && counts_batch(profile);
  json["step_ms"] = number_or_null(timed ? std::optional(1e3 * *p.batch_per_gpu / p.per_gpu) : std::nullopt);
  json["grade"] = grade_key(p.grade);
  json["measured_on"] = profile.gpu;
  json["batch_beyond_measured"] = p.batch_beyond_measured;
  json["notes"] = r.notes;
  json["rows"] = Json::array();
  for (const auto* row : rows_of(plan, o.gpus))
    json["rows"].push_back({{"row", row->row},
                            {"source", row->source},
                            {"gpus", row->gpus.value},
                            {"batch_per_gpu", number_or_null(row->batch_per_gpu)},
                            {"throughput", row->throughput.value()}});
  json["alternatives"] = Json::array();
  for (const auto& other : plans)
    for (const auto& family : other.families) {
      const auto& point = *family.prediction.point;
      json["alternatives"].push_back({{"framework", point.framework},
                                      {"variant", point.variant},
                                      {"sequence_length", number_or_null(point.sequence_length)},
                                      {"unit", other.profile->unit + "/s"},
                                      {"throughput", family.prediction.per_gpu * o.gpus},
                                      {"grade", grade_key(family.prediction.grade)}});
    }
  return json;
}

std::string text_of(const ProfileOptions& o, const Resolved& r, const Plan& plan, int width) {
  const auto& p = plan.chosen->prediction;
  const auto& profile = *plan.profile;
  const auto unit = profile.unit + "/s";
  std::vector<std::vector<std::string>> rows{
      {"throughput", fmt::format("{:.6g} {}", p.per_gpu * o.gpus, unit),
       fmt::format("{:.6g} to {:.6g}", p.low * o.gpus, p.high * o.gpus)},
      {"of one GPU", fmt::format("{:.6g} {}", p.per_gpu, unit),
       fmt::format("{:.6g} to {:.6g}", p.low, p.high)}};
  if (p.batch_per_gpu && counts_batch(profile))
    rows.push_back({"a step takes", fmt::format("{:.4g} ms", 1e3 * *p.batch_per_gpu / p.per_gpu), ""});
  rows.push_back({"scaling efficiency", fmt::format("{:.1f} %", 100.0 * p.per_gpu / p.single), ""});
  rows.push_back({"grade", std::string(grade_key(p.grade)), ""});
  std::string text =
      fmt::format("{} ({}), {}, {}{} on {} {}\n", r.workload, profile.name, mode_key(r.mode),
                  precision_key(r.precision),
                  p.batch_per_gpu ? fmt::format(", batch {:g}", *p.batch_per_gpu) : "", o.gpus, r.gpu) +
      aligned(rows, {false, false, false}, width) + "\nRests on\n";
  for (const auto* row : rows_of(plan, o.gpus))
    text += fmt::format(
        "  {}\n",
        wrapped(fmt::format("{}{}, {:g} GPUs: {:g} {} ({} {})", conditions_text(*row),
                            row->batch_per_gpu ? fmt::format(", batch {:g}", *row->batch_per_gpu) : "",
                            row->gpus.value, row->throughput.value(), unit, row->source, row->row),
                width, 4));
  for (const auto& note : r.notes) text += wrapped("Note: " + note + ".", width, 6) + "\n";
  return text;
}

}  // namespace

void predict_profile(const ProfileOptions& options, Context& context) {
  check_numbers(options);
  if (predict_model(options, context)) return;
  auto question = resolved(options, context);
  auto plans = plans_of(options, question, context);
  if (plans.empty() && question.conditions.framework) {
    question.notes.push_back(fmt::format("`{}` was not measured like this; other frameworks are taken",
                                         *question.conditions.framework));
    question.conditions.framework.reset();
    plans = plans_of(options, question, context);
  }
  if (plans.empty()) nothing_measured(options, question, context);
  const auto& plan = plans.front();
  add_notes(options, plan, question);
  context.result(options.json ? json_of(options, question, plans).dump(2) + "\n"
                              : text_of(options, question, plan, context.terminal.width));
}

}  // namespace plenum::cli
