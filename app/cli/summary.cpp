#include "app/cli/summary.h"

#include <fmt/format.h>

#include "app/cli/table.h"
#include "core/text/csv.h"
#include "core/text/position.h"
#include "core/units/rounded_time.h"
#include "models/workload/compute.h"

namespace plenum::cli {
namespace {

using Rows = std::vector<std::vector<std::string>>;

std::string number(double value, int significant = 4) { return units::rounded_text(value, significant); }

/// Money with k, M or bn: `41.2 M`.
std::string money(Money amount, const std::string& currency) {
  const double value = amount.value();
  const double size = std::abs(value);
  if (size >= 1e9) return fmt::format("{} bn {}", number(value / 1e9), currency);
  if (size >= 1e6) return fmt::format("{} M {}", number(value / 1e6), currency);
  if (size >= 1e4) return fmt::format("{} k {}", number(value / 1e3), currency);
  return fmt::format("{} {}", number(value), currency);
}

template <class Enum>
std::string_view key_of(Enum value) {
  for (const auto& choice : fields::Describe<Enum>::choices)
    if (choice.value == value) return choice.key;
  return {};
}

class Summary {
 public:
  Summary(const plan::Evaluation& e, const plan::Catalogue& catalogue)
      : e_(e), plan_(e.plan), catalogue_(catalogue) {}

  Rows rows() {
    hardware();
    jobs("Training", e_.given.workload.training, plan_.workload.training);
    jobs("Fine-tuning", e_.given.workload.finetuning, plan_.workload.finetuning);
    services();
    facility();
    cost();
    return std::move(rows_);
  }

 private:
  void add(std::string label, std::string value, std::string detail = {}) {
    rows_.push_back({std::move(label), std::move(value), std::move(detail)});
  }

  void hardware() {
    const auto& c = plan_.compute;
    add("GPUs", number(c.gpus.value),
        fmt::format("= {} {} x {}{} ({}, {})", number(c.servers.value),
                    c.servers.value == 1 ? "server" : "servers", number(c.gpus_per_server.value),
                    c.spare_servers.value > 0 ? fmt::format(", {} spare", number(c.spare_servers.value)) : "",
                    e_.resolved.catalog.server.name, e_.resolved.catalog.gpu.name));
    const auto precision = workload::leading_precision(e_.given.workload);
    add("Peak", fmt::format("{} PFLOP/s", number(c.peak_flops / petaflop_per_second)),
        fmt::format("dense, {}", key_of(precision)));
  }

  template <class Jobs>
  void jobs(const std::string& label, const Jobs& given,
            const std::vector<workload::TrainingResult>& results) {
    for (std::size_t i = 0; i < results.size(); ++i) {
      const auto& t = results[i];
      const auto time =
          t.time_to_train.value() <= 0 ? std::string("-") : units::rounded_time(t.time_to_train);
      std::string grade(key_of(t.grade));
      if (t.iteration)
        grade += fmt::format(", MFU {} %, tensor {} x pipeline {} x data {}", number(100 * *t.mfu, 3),
                             number(*t.layout.tensor), number(*t.layout.pipeline), number(*t.layout.data));
      else if (t.grade != workload::Grade::measured && t.measured_up_to)
        grade += fmt::format(" (measured up to {} GPUs)", number(t.measured_up_to->value));
      std::string deadline;
      if (given[i].deadline)
        deadline = fmt::format("; deadline {} {}", units::rounded_time(*given[i].deadline),
                               t.meets_deadline ? "met" : "missed");
      add(label, time,
          fmt::format("{}: {} {}/s, {}{}", t.name, number(t.throughput.value()),
                      t.iteration ? "tokens" : "samples", grade, deadline));
    }
  }

  void services() {
    for (std::size_t i = 0; i < plan_.workload.inference.size(); ++i) {
      const auto& s = plan_.workload.inference[i];
      const bool measured = e_.given.workload.inference[i].profile.has_value();
      add("Service", fmt::format("{} GPUs", number(s.gpus.value)),
          fmt::format("{}: {} {} x {}, {} {}/s per GPU, {}", s.name, number(s.replicas.value),
                      s.replicas.value == 1 ? "replica" : "replicas", number(s.gpus_per_replica.value),
                      number(s.throughput_per_gpu.value(), 3), measured ? "answers" : "tokens",
                      key_of(s.grade)));
      if (s.replicas.value <= 0) continue;
      const auto first = number(s.ttft_p99.value() * 1e3, 3), use = number(100 * s.mean_use, 3);
      add("", "",
          measured ? fmt::format("99 % of answers in {} ms; mean use {} %", first, use)
                   : fmt::format("99 % of first tokens in {} ms, of further tokens in {} ms; mean use {} %",
                                 first, number(s.tpot_p99.value() * 1e3, 3), use));
    }
  }

  void fabric() {
    const auto& f = plan_.fabric;
    const auto title =
        fmt::format("{} {}", number(f.switches.value), f.switches.value == 1 ? "switch" : "switches");
    if (f.switches.value <= 0) return add("Fabric", title, "none");
    std::string parts;
    const auto part = [&](double count, const char* name) {
      if (count > 0) parts += fmt::format("{}{} {}", parts.empty() ? "" : " + ", number(count), name);
    };
    part(f.leaf_switches.value, f.spine_switches.value > 0 ? "leaf" : "router");
    part(f.spine_switches.value, "spine");
    part(f.core_switches.value, "core");
    if (f.planes.value > 1) parts += fmt::format(" in {} planes", number(f.planes.value));
    else if (f.global_links.value > 0) parts += fmt::format(" in {} groups", number(f.groups.value));
    add("Fabric", title,
        fmt::format("{}: {}, {} cables, bisection {} Tbit/s", key_of(e_.given.fabric.topology), parts,
                    number(f.cables.value), number(f.bisection_bandwidth / terabit_per_second)));
  }

  void facility() {
    fabric();
    const auto& r = plan_.racks;
    const auto limit = key_of(r.limited_by);
    add("Racks", number(r.count.value),
        fmt::format("{} {} each, {} kW, {} kg/m2; limited by {}", number(r.servers_per_rack.value),
                    r.servers_per_rack.value == 1 ? "server" : "servers", number(r.power_density / kilowatt),
                    number(r.floor_load.value()), limit));
    const auto& p = plan_.power;
    add("IT power", fmt::format("{} kW", number(p.it_peak / kilowatt)),
        fmt::format("peak; {} kW average, {} kW at the utility", number(p.it_average / kilowatt),
                    number(p.facility_peak / kilowatt)));
    const auto& c = plan_.cooling;
    const auto technology = key_of(c.technology);
    add("PUE", number(c.pue),
        fmt::format("{}; peak {}, WUE {} L/kWh, {} h free cooling", technology, number(c.peak_pue),
                    number(c.wue.value() * 3.6e9), number(c.free_cooling_hours / hour)));
    add("Energy", fmt::format("{} MWh/yr", number(plan_.energy.consumption.value() * 8760 / 1e6)),
        fmt::format("{} per MWh on average",
                    money(plan_.energy.mean_price * megawatt_hour, e_.currencies.plan)));
    add("Carbon", fmt::format("{} t/yr", number(plan_.carbon.operational * year / tonne)),
        fmt::format("operational; {} t embodied", number(plan_.carbon.embodied / tonne)));
  }

  void cost() {
    const auto& c = plan_.cost;
    const auto& currency = e_.currencies.plan;
    add("Capex", money(c.capex, currency),
        fmt::format("IT {}, facility {}", money(c.capex_it, currency), money(c.capex_facility, currency)));
    add("Opex", money(c.opex * year, currency),
        fmt::format("in the first year; energy {}", money(c.energy * year, currency)));
    add("TCO", money(c.tco, currency),
        fmt::format("over {} years, nominal, less {} residual; present value {}",
                    number(e_.given.plan.horizon / year), money(c.residual, currency),
                    money(-c.npv, currency)));
    add("GPU-hour", fmt::format("{} {}", number(c.per_gpu_hour * gpu_hour / money_unit, 3), currency),
        fmt::format("levelised, used at {} %", number(100 * plan_.compute.utilisation)));
    if (c.per_training_run) add("Per run", money(*c.per_training_run, currency), "first training job");
    if (c.per_million_tokens)
      add(e_.given.workload.inference.front().profile ? "Per 1M answers" : "Per 1M tokens",
          fmt::format("{} {}", number(*c.per_million_tokens / money_unit, 3), currency),
          "of the first service at its mean use");
  }

  const plan::Evaluation& e_;
  const plan::Plan& plan_;
  const plan::Catalogue& catalogue_;
  Rows rows_;
};

/// Calls `row(path, label, value in the field's unit, unit)` for each result.
void each_result(
    const plan::Evaluation& e, const std::string& only,
    const std::function<void(const fields::Place&, const std::string&, const std::string&)>& row) {
  fields::visit(fields::object(e.plan), [&](const fields::Place& place) {
    if (place.path.starts_with("findings.") || (!only.empty() && !place.path.starts_with(only + "."))) return;
    const auto unit = fields::unit_symbol(*place.member, e.currencies);
    if (place.member->kind == fields::Kind::series) {
      const auto numbers = place.member->numbers(place.address());
      for (std::size_t i = 0; i < numbers.size(); ++i) {
        fields::Place entry{place.member, place.owner, fmt::format("{}.{}", place.path, i), i};
        row(entry, units::exact_text(numbers[i], fields::unit_of(*place.member, e.currencies)), unit);
      }
    } else {
      row(place,
          std::holds_alternative<std::monostate>(place.value())
              ? ""
              : fields::text(*place.member, place.value(), e.currencies, false),
          unit);
    }
  });
}

}  // namespace

std::string summary(const plan::Evaluation& e, const plan::Catalogue& catalogue, int width) {
  const auto& given = e.given.plan;
  const auto when =
      fmt::format("{}, {} years from {}", given.currency, number(given.horizon / year), to_text(given.start));
  std::string text = given.name;
  const auto used = static_cast<int>(text::display_width(given.name) + when.size());
  text += used + 2 <= width ? std::string(static_cast<std::size_t>(width - used), ' ') + when : "\n" + when;
  text += "\n\n" + aligned(Summary(e, catalogue).rows(), {false, true, false}, width);
  return text;
}

std::string findings_text(const std::vector<plan::Finding>& findings, const Terminal& terminal) {
  std::string text;
  for (const auto& finding : findings) {
    const auto key = std::string(key_of(finding.severity));
    const char* colour = finding.severity == plan::Severity::error     ? "\x1b[31m"
                         : finding.severity == plan::Severity::warning ? "\x1b[33m"
                                                                       : "";
    const auto shown = terminal.colour && *colour ? colour + key + "\x1b[0m" : key;
    text +=
        fmt::format("{}: {}: {}\n", shown, finding.subject,
                    wrapped(finding.message,
                            terminal.width - static_cast<int>(key.size() + finding.subject.size()) - 4, 2));
    if (!finding.fix.empty()) text += fmt::format("  fix: {}\n", wrapped(finding.fix, terminal.width, 7));
    if (!finding.fix_path.empty())
      text += fmt::format("       --set {}=\"{}\"\n", finding.fix_path, finding.fix_value);
  }
  return text;
}

std::string results_table(const plan::Evaluation& e, const std::string& only, int width) {
  Rows rows;
  each_result(e, only, [&](const fields::Place& place, const std::string&, const std::string&) {
    const auto shown = place.index ? units::rounded_text(*place.number())
                                   : fields::shown_text(*place.member, place.value(), e.currencies);
    rows.push_back({place.path, shown, std::string(place.member->info.label)});
  });
  return aligned(rows, {false, true, false}, width);
}

std::string results_csv(const plan::Evaluation& e, const std::string& only) {
  std::string text = text::csv_line({"path", "value", "unit", "label"});
  each_result(e, only, [&](const fields::Place& place, const std::string& value, const std::string& unit) {
    text += text::csv_line({place.path, value, unit, std::string(place.member->info.label)});
  });
  return text;
}

std::string results_markdown(const plan::Evaluation& e, const std::string& only) {
  std::string text = fmt::format("# {}\n\n", e.given.plan.name) +
                     markdown_row({"Result", "Value", "Unit", "Path"}) + "|---|---:|---|---|\n";
  each_result(e, only, [&](const fields::Place& place, const std::string& value, const std::string& unit) {
    text +=
        markdown_row({std::string(place.member->info.label), value, unit, fmt::format("`{}`", place.path)});
  });
  return text;
}

}  // namespace plenum::cli
