#include <fmt/format.h>

#include <set>
#include <span>

#include "app/cli/profile.h"
#include "app/cli/table.h"

namespace plenum::cli {
namespace {

using text::Json;

Json family_json(const gpu::Profile& profile, const gpu::Family& family) {
  const auto& head = profile.points[family.first];
  Json json{{"framework", head.framework},
            {"variant", head.variant},
            {"sequence_length", number_or_null(head.sequence_length)},
            {"points", Json::array()}};
  if (family.curve.ln_batch.size() > 1)
    json["step_model"] = {{"t0_s", family.curve.model.t0},
                          {"s_per_unit", family.curve.model.c},
                          {"q", family.curve.model.q},
                          {"gpus", family.gpus.value}};
  for (const auto& p : std::span(profile.points).subspan(family.first, family.count))
    json["points"].push_back({{"batch_per_gpu", number_or_null(p.batch_per_gpu)},
                              {"gpus", p.gpus.value},
                              {"throughput", p.throughput.value()},
                              {"row", p.row},
                              {"source", p.source}});
  return json;
}

std::string family_text(const gpu::Profile& profile, const gpu::Family& family, int width) {
  const auto& head = profile.points[family.first];
  std::string text = "  " + wrapped(conditions_text(head), width, 4) + "\n";
  if (family.curve.ln_batch.size() > 1) {
    const auto& m = family.curve.model;
    text +=
        fmt::format("    step time (({:.3g} ms)^q + ({:.3g} ms x batch)^q)^(1/q), q = {:g}, on {:g} GPUs\n",
                    1e3 * m.t0, 1e3 * m.c, m.q, family.gpus.value);
  }
  std::vector<std::vector<std::string>> rows{{"    batch", "GPUs", profile.unit + "/s", "row"}};
  for (const auto& p : std::span(profile.points).subspan(family.first, family.count))
    rows.push_back({p.batch_per_gpu ? fmt::format("{:g}", *p.batch_per_gpu) : "-",
                    fmt::format("{:g}", p.gpus.value), fmt::format("{:g}", p.throughput.value()),
                    p.source + " " + p.row});
  return text + aligned(rows, {true, true, true, false}, width);
}

}  // namespace

void list_profiles(const ProfileOptions& options, Context& context) {
  const auto& table = context.catalogue().profiles();
  std::vector<std::vector<std::string>> rows{{"workload", "mode", "task", "unit", "GPUs measured", "points"}};
  auto json = Json::array();
  for (const auto mode : modes_of(options.mode))
    for (const auto& id : table.workloads(mode)) {
      const auto profiles = table.of_workload(id, mode);
      std::set<std::string> gpus, units;
      std::size_t points = 0;
      for (const auto* profile : profiles) {
        gpus.insert(profile->gpu);
        units.insert(profile->unit);
        points += profile->points.size();
      }
      rows.push_back({id, mode_key(mode), profiles.front()->task, fmt::format("{}", fmt::join(units, ", ")),
                      std::to_string(gpus.size()), std::to_string(points)});
      json.push_back({{"workload", id},
                      {"name", profiles.front()->name},
                      {"mode", mode_key(mode)},
                      {"task", profiles.front()->task},
                      {"units", units},
                      {"gpus", gpus},
                      {"points", points}});
    }
  context.result(options.json
                     ? json.dump(2) + "\n"
                     : aligned(rows, {false, false, false, false, true, true}, context.terminal.width));
}

void show_profile(const ProfileOptions& options, Context& context) {
  const auto& table = context.catalogue().profiles();
  const auto modes = modes_of(options.mode);
  const auto id = workload_named(options.workload, table, modes);
  std::string text, note;
  auto json = Json::array();
  for (const auto mode : modes) {
    const auto only =
        options.gpu.empty() ? std::string{} : gpu_named(options.gpu, id, mode, context, "--gpu", note);
    for (const auto* profile : table.of_workload(id, mode)) {
      if (!only.empty() && profile->gpu != only) continue;
      if (!options.precision.empty() &&
          profile->precision != precision_named(options.precision, "--precision"))
        continue;
      text += fmt::format("{} ({}), {}, {} on {}\n", id, profile->name, mode_key(mode),
                          precision_key(profile->precision), profile->gpu);
      Json entry{{"workload", id},
                 {"mode", mode_key(mode)},
                 {"gpu", profile->gpu},
                 {"precision", precision_key(profile->precision)},
                 {"unit", profile->unit + "/s"},
                 {"series", Json::array()}};
      for (const auto& family : gpu::families_of(profile->points)) {
        text += family_text(*profile, family, context.terminal.width);
        entry["series"].push_back(family_json(*profile, family));
      }
      for (const auto* law : {&profile->within_server, &profile->across_servers})
        if (*law)
          text += fmt::format("  scaling {}: beta {:.3f}, {}\n",
                              law == &profile->within_server ? "inside a server" : "across servers",
                              (*law)->beta, (*law)->basis);
      json.push_back(std::move(entry));
    }
  }
  if (json.empty())
    throw UsageError(fmt::format("nothing of {} was measured like this", id), "plenum profile list");
  context.result(options.json ? json.dump(2) + "\n" : text);
}

}  // namespace plenum::cli
