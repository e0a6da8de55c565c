#include "models/plan/network_tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "core/units/unit.h"
#include "models/fabric/collectives/collectives.h"
#include "models/fabric/traffic/failure.h"

namespace plenum::plan {
namespace {

using report::number_cell;

/// Words in the reader's language.
class Words {
 public:
  explicit Words(const Translate& translate) : translate_(translate) {}
  std::string operator()(std::string_view text) const {
    return translate_ ? translate_(text) : std::string(text);
  }
  report::Column left(std::string_view name) const { return {(*this)(name), "", report::Align::left}; }
  report::Column right(std::string_view name, std::string unit = {}) const {
    return {(*this)(name), std::move(unit), report::Align::right};
  }
  template <class Enum>
  std::string of(Enum value) const {
    for (const auto& choice : fields::Describe<Enum>::choices)
      if (choice.value == value) return (*this)(choice.label);
    return {};
  }

 private:
  const Translate& translate_;
};

report::Cell in(double number, int digits = 4) { return number_cell(number, digits); }

/// Exact as a number; as a text to the cent, large sums to the unit.
report::Cell money_cell(Money money) {
  const double value = money.value(), step = std::abs(value) < 1000 ? 100 : 1;
  return {units::rounded_text(std::round(value * step) / step, 12), value};
}

report::Cell length_cell(Length length) { return length > Length{} ? in(length / metre) : report::Cell(""); }

/// When the price of a part was true, and what it rests on; nothing for a part without a price.
const catalog::Provenance* price_of(const std::vector<UsedFigure>& figures, const std::string& item) {
  for (const auto& figure : figures)
    if (figure.path.ends_with(".price") && figure.label.starts_with(item + ": ")) return &figure.provenance;
  return nullptr;
}

report::Table empty_table(std::string title, std::vector<report::Column> columns) {
  return {.title = std::move(title), .columns = std::move(columns), .rows = {}, .total = {}, .note = {}};
}

}  // namespace

report::Table bill_table(const NetworkBill& bill, const Resolved& resolved,
                         const std::vector<UsedFigure>& figures, const Translate& translate) {
  const Words t(translate);
  const auto& money = resolved.inputs.plan.currency;
  auto table =
      empty_table(t(label(bill.net)) + ": " + t(TR("bill of materials")),
                  {t.left(TR("Part")), t.left(TR("Kind")), t.left(TR("Where")), t.right(TR("Length"), "m"),
                   t.right(TR("Number")), t.right(TR("Spares")), t.right(TR("Unit price"), money),
                   t.left(TR("Price of")), t.left(TR("Basis")), t.right(TR("Cost"), money),
                   t.right(TR("Power draw"), "kW"), t.right(TR("Height"), "U"), t.right(TR("Weight"), "kg")});
  double number = 0, spares = 0;
  Money cost{};
  Power power{};
  Length height{};
  Mass weight{};
  for (const auto& line : bill.lines) {
    const auto* price = line.unit_price ? price_of(figures, line.item) : nullptr;
    table.rows.push_back({line.item, t(line.kind), t(line.where), length_cell(line.length),
                          in(line.quantity, 8), in(line.spares, 8),
                          line.unit_price ? money_cell(*line.unit_price) : report::Cell(t(TR("not known"))),
                          price ? price->as_of : "", price ? t(catalog::to_key(price->basis)) : "",
                          money_cell(line.cost), in(line.power / kilowatt, 5), in(line.height / rack_unit, 6),
                          in(line.weight.value(), 6)});
    number += line.quantity;
    spares += line.spares;
    cost += line.cost;
    power += line.power;
    height += line.height;
    weight += line.weight;
  }
  table.total = {t(TR("Sum")),
                 "",
                 "",
                 "",
                 in(number, 8),
                 in(spares, 8),
                 "",
                 "",
                 "",
                 money_cell(cost),
                 in(power / kilowatt, 5),
                 in(height / rack_unit, 6),
                 in(weight.value(), 6)};
  return table;
}

namespace {

/// Lines of one part in one place as one; the length is the shortest, `longest` beside it.
struct Merged {
  fabric::BillLine line;
  Length longest{};
};
std::vector<Merged> merged(const std::vector<fabric::BillLine>& lines) {
  std::vector<Merged> result;
  for (const auto& line : lines) {
    const auto same = [&](const Merged& m) { return m.line.item == line.item && m.line.where == line.where; };
    const auto found = std::find_if(result.begin(), result.end(), same);
    if (found == result.end()) {
      result.push_back({line, line.length});
      continue;
    }
    auto& sum = found->line;
    sum.length = std::min(sum.length, line.length);
    found->longest = std::max(found->longest, line.length);
    sum.quantity += line.quantity;
    sum.spares += line.spares;
    sum.cost += line.cost;
    sum.power += line.power;
    sum.height += line.height;
    sum.weight += line.weight;
  }
  return result;
}

}  // namespace

report::Table bill_summary(const NetworkBill& bill, const Resolved& resolved,
                           const std::vector<UsedFigure>& figures, const Translate& translate) {
  const Words t(translate);
  const auto& money = resolved.inputs.plan.currency;
  auto table = empty_table(t(label(bill.net)) + ": " + t(TR("bill of materials")),
                           {t.left(TR("Part")), t.left(TR("Where")), t.right(TR("Length"), "m"),
                            t.right(TR("Number")), t.right(TR("Unit price"), money), t.left(TR("Price of")),
                            t.right(TR("Cost"), money), t.right(TR("Power draw"), "kW")});
  const auto metres = [](Length length) { return units::rounded_text(length / metre); };
  double number = 0;
  Money cost{};
  Power power{};
  for (const auto& [line, longest] : merged(bill.lines)) {
    const auto* price = line.unit_price ? price_of(figures, line.item) : nullptr;
    const auto range = line.length <= Length{} ? std::string()
                       : line.length < longest ? metres(line.length) + "-" + metres(longest)
                                               : metres(longest);
    table.rows.push_back(
        {line.item, t(line.where), range, in(line.quantity + line.spares, 8),
         line.unit_price ? money_cell(*line.unit_price) : report::Cell(t(TR("not known"))),
         price ? fmt::format("{}, {}", price->as_of, t(catalog::to_key(price->basis))) : std::string(),
         money_cell(line.cost), in(line.power / kilowatt, 5)});
    number += line.quantity + line.spares;
    cost += line.cost;
    power += line.power;
  }
  table.total = {t(TR("Sum")), "", "", in(number, 8), "", "", money_cell(cost), in(power / kilowatt, 5)};
  table.note =
      t(TR("Numbers with their spares. `plenum fabric bill` lists every length, with heights and weights."));
  return table;
}

report::Table schedule_table(const std::vector<fabric::ScheduledCable>& cables, const Translate& translate) {
  const Words t(translate);
  auto table = empty_table(t(TR("Cable schedule")),
                           {t.right(TR("Plane")), t.left(TR("From rack")), t.right(TR("Unit")),
                            t.left(TR("Device")), t.right(TR("Port")), t.left(TR("To rack")),
                            t.right(TR("Unit")), t.left(TR("Device")), t.right(TR("Port")),
                            t.right(TR("Path"), "m"), t.right(TR("Length"), "m"), t.left(TR("Cable"))});
  table.rows.reserve(cables.size());
  for (const auto& c : cables)
    table.rows.push_back({in(c.plane + 1), c.from.rack, in(c.from.unit), c.from.device, in(c.from.port),
                          c.to.rack, in(c.to.unit), c.to.device, in(c.to.port), in(c.path / metre, 3),
                          in(c.sold / metre), c.cable});
  return table;
}

report::Table failures_table(const Resolved& resolved, const Plan& plan, const Translate& translate) {
  const Words t(translate);
  auto table = empty_table(t(TR("What one failure costs")),
                           {t.left(TR("What fails")), t.right(TR("How many there are")),
                            t.right(TR("Endpoint ports cut off")), t.right(TR("Bandwidth left"), "%"),
                            t.left(TR("Of"))});
  const auto [demand, plane, planes] = network(resolved, plan);
  if (plane.switches() <= 0) return table;
  const auto failed = fabric::failures(plane);
  const auto add = [&](std::string_view what, double count, double cut, double left, std::string_view of) {
    if (count > 0)
      table.rows.push_back(
          {t(what), in(count, 8), in(cut), in(100 * fabric::of_all_planes(left, planes)), t(of)});
  };
  const bool routers = plane.spine <= 0 && plane.trunks() > 0;
  const double all = plane.endpoints;
  add(TR("A cable between switches"), plane.trunks() * planes, 0, failed.link,
      TR("the leaf it was in, to the others"));
  add(routers ? TR("A router") : TR("A leaf"), plane.leaf * planes, failed.leaf_endpoints,
      all > 0 ? 1 - failed.leaf_endpoints / all : 0, TR("all endpoint ports"));
  if (routers)
    add(TR("A router"), plane.leaf * planes, failed.leaf_endpoints, failed.spine,
        TR("the bisection of the others"));
  add(TR("A spine"), plane.spine * planes, 0, failed.spine, TR("the bisection"));
  add(TR("A core"), plane.core * planes, 0, failed.core, TR("the bisection"));
  if (planes > 1)
    table.note = t(
        TR("Over all planes: a server keeps its ports in the others. An operation that uses all planes alike "
           "waits for the slowest."));
  return table;
}

report::Table collectives_table(const Resolved& resolved, const Plan& plan, const Translate& translate) {
  const Words t(translate);
  using fabric::Algorithm;
  constexpr std::array algorithms{Algorithm::ring, Algorithm::tree, Algorithm::hierarchical, Algorithm::nvls};
  auto table = empty_table(t(TR("Collective operations over all GPUs")), {t.right(TR("Size"), "MiB")});
  for (const auto algorithm : algorithms) table.columns.push_back(t.right(t.of(algorithm), "ms"));
  for (const auto* name : {TR("All-reduce"), TR("All-gather"), TR("Reduce-scatter"), TR("All-to-all")})
    table.columns.push_back(t.right(name, "ms"));
  table.columns.push_back(t.right(TR("Bus bandwidth"), "GB/s"));
  const auto network = fabric::network(resolved.inputs.fabric, resolved.catalog.fabric,
                                       attached(resolved, plan.compute.servers, floor(resolved, Servers{1})));
  const auto ms = [](Time time) {
    return std::isfinite(time.value()) ? in(time / (1e-3 * second)) : report::Cell("-");
  };
  for (double mebibytes = 1.0 / 64; mebibytes <= 16384; mebibytes *= 8) {
    const Information size = mebibytes / 1024 * gibibyte;
    std::vector<report::Cell> row{in(mebibytes)};
    for (const auto algorithm : algorithms) row.push_back(ms(fabric::allreduce(network, size, algorithm)));
    const auto fastest = fabric::allreduce(network, size);
    row.push_back(ms(fastest.time));
    row.push_back(ms(fabric::allgather(network, size)));
    row.push_back(ms(fabric::reduce_scatter(network, size)));
    row.push_back(ms(fabric::alltoall(network, size)));
    const auto bus =
        fabric::allreduce_bus_bandwidth(network.servers * network.gpus_per_server, size, fastest.time);
    row.push_back(in(bus / gigabyte_per_second));
    table.rows.push_back(std::move(row));
  }
  table.note = t(TR("Ring to NVLS: all-reduce by one algorithm; - where the hardware or software has it not. "
                    "All-to-all: of each GPU's data."));
  return table;
}

report::Table options_table(const std::vector<FabricOption>& options, const Resolved& resolved,
                            const Translate& translate) {
  const Words t(translate);
  const auto& money = resolved.inputs.plan.currency;
  auto table = empty_table(t(TR("Networks for the same servers")),
                           {t.left(TR("Topology")), t.left(TR("Switch")), t.right(TR("Link rate"), "Gbit/s"),
                            t.right(TR("Oversubscription")), t.right(TR("Switches")), t.right(TR("Cables")),
                            t.right(TR("Capital cost"), money), t.right(TR("Power draw"), "kW"),
                            t.right(TR("Bisection"), "Tbit/s"), t.right(TR("All-reduce"), "ms"),
                            t.right(TR("All-to-all"), "ms"), t.right(TR("Training speed"), "%"),
                            t.right(TR("Cost per PFLOP/s"), money), t.left(TR("Pareto front"))});
  for (const auto& o : options) {
    if (!o.feasible) {
      table.rows.push_back({t.of(o.topology), o.network_switch, in(o.link_rate / gigabit_per_second),
                            in(o.oversubscription), "", "", "", "", "", "", "", "", "", o.reason});
      continue;
    }
    table.rows.push_back({t.of(o.topology), o.network_switch, in(o.link_rate / gigabit_per_second),
                          in(o.oversubscription), in(o.switches.value, 8), in(o.cables.value, 8),
                          money_cell(o.capex), in(o.power / kilowatt),
                          in(o.bisection_bandwidth / terabit_per_second),
                          in(o.allreduce_time / (1e-3 * second)), in(o.alltoall_time / (1e-3 * second)),
                          o.training_speed ? in(100 * *o.training_speed) : report::Cell("-"),
                          o.per_delivered_pflops ? money_cell(*o.per_delivered_pflops) : report::Cell("-"),
                          o.efficient ? t(TR("yes")) : std::string()});
  }
  table.note =
      t(TR("Cost of ownership of the whole plan over the rate that the first training job achieves. Pareto "
           "front: no other network is as cheap and as fast."));
  return table;
}

}  // namespace plenum::plan
