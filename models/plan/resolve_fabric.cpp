#include "models/plan/resolve_fabric.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "models/plan/record_copy.h"

namespace plenum::plan {
namespace {

constexpr const char* usual_in_band = "sn4600c";     // NVIDIA SuperPOD H100, RA-11333-001
constexpr const char* usual_out_of_band = "sn2201";  // the same

/// Both ends and what joins them.
bool is_whole(const fabric::Cable& c) {
  return c.max_length && (c.kind == "dac" || c.kind == "acc" || c.kind == "aoc" || c.kind == "link");
}

class FabricResolver {
 public:
  FabricResolver(Resolved& out, const Catalogue& catalogue, double per_dollar)
      : out_(out), in_(out.inputs.fabric), catalogue_(catalogue), per_dollar_(per_dollar) {}

  void resolve() {
    dimensions();
    compute();
    auto& copies = out_.catalog;
    copies.storage = side(in_.storage, storage_switch(), "fabric.storage");
    copies.in_band = side(in_.in_band, usual_in_band, "fabric.in_band");
    copies.out_of_band = side(in_.out_of_band, usual_out_of_band, "fabric.out_of_band");
  }

 private:
  template <class T>
  T copy(const catalog::Records<T>& records, std::string_view id, std::string_view path) const {
    return record_copy(records, id, path, per_dollar_);
  }

  void compute() {
    const auto& server = out_.catalog.server;
    if (!in_.nics_per_server) in_.nics_per_server = server.nics.value_or(Ports{0});
    const auto nic_rate = server.nic_rate.value_or(in_.link_rate.value_or(100.0 * gigabit_per_second));
    if (!in_.network_switch) in_.network_switch = switch_for(nic_rate);
    auto& hardware = out_.catalog.fabric;
    auto& parts = hardware.parts;
    parts.leaf = copy(catalogue_.switches, *in_.network_switch, "fabric.switch");
    if (in_.spine_switch) parts.spine = copy(catalogue_.switches, *in_.spine_switch, "fabric.spine_switch");
    if (in_.nic) parts.nic = adapter();

    const auto port = std::min(parts.leaf.port_rate, parts.spine_or_leaf().port_rate) / in_.port_split.value;
    hardware.trunk_rate = in_.link_rate ? std::min(port, *in_.link_rate * in_.server_split.value) : port;
    const auto server_port = parts.leaf.port_rate / in_.port_split.value / in_.server_split.value;
    in_.link_rate = std::min({nic_rate, server_port, in_.link_rate.value_or(nic_rate)});
    parts.server_cables = cables(in_.server_cable, *in_.link_rate * in_.server_split.value,
                                 *in_.network_switch, in_.server_cable_length, "fabric.server_cable");
    parts.switch_cables = cables(in_.switch_cable, hardware.trunk_rate, *in_.network_switch,
                                 in_.switch_cable_length, "fabric.switch_cable");
  }

  fabric::Cable adapter() const {
    auto nic = copy(catalogue_.cables, *in_.nic, "fabric.nic");
    if (nic.kind != "hca" && nic.kind != "dpu")
      throw fields::FieldError("fabric.nic", fmt::format("`{}` is a {}, not an adapter", *in_.nic, nic.kind),
                               "choose one whose kind is hca or dpu");
    return nic;
  }

  /// The storage network's switch: as the compute fabric's.
  std::string storage_switch() const { return *in_.network_switch; }

  fabric::Hardware side(fabric::SideFabricInputs& side, std::string_view usual,
                        const std::string& path) const {
    fabric::Hardware hardware;
    if (side.ports_per_server.value <= 0) return hardware;
    if (!side.network_switch) side.network_switch = std::string(usual);
    auto& parts = hardware.parts;
    parts.leaf = copy(catalogue_.switches, *side.network_switch, path + ".switch");
    hardware.trunk_rate = std::min(parts.leaf.port_rate, side.link_rate.value_or(parts.leaf.port_rate));
    side.link_rate = hardware.trunk_rate;
    parts.server_cables =
        cables({}, *side.link_rate, *side.network_switch, in_.server_cable_length, path + ".link_rate");
    parts.switch_cables =
        cables({}, *side.link_rate, *side.network_switch, in_.switch_cable_length, path + ".link_rate");
    return hardware;
  }

  /// The switch with the NICs' rate, InfiniBand before Ethernet, the cheaper per port; else the next faster one.
  std::string switch_for(InformationRate nic_rate) const {
    const catalog::Record<fabric::Switch>* best = nullptr;
    const auto rank = [&](const fabric::Switch& s) {
      const bool infiniband = s.fabric.starts_with("IB");
      const bool director = s.ports.value > 200;
      return std::tuple(s.port_rate, !infiniband, director, *s.price / s.ports.value);
    };
    for (const auto& record : catalogue_.switches.all()) {
      const auto& s = record.value;
      const bool usable = s.price && s.power_typical && s.height && s.port_rate >= 0.999 * nic_rate &&
                          (s.fabric.starts_with("IB") || s.fabric.starts_with("Eth"));
      if (usable && (!best || rank(s) < rank(best->value))) best = &record;
    }
    if (!best)
      throw fields::FieldError(
          "fabric.switch",
          fmt::format("the catalogue has no switch that is fast enough for `{}`", out_.inputs.compute.server),
          "set fabric.switch");
    return best->id;
  }

  /// The named cable, or every whole cable of the rate; complains when the rate has none, or none of the stated length.
  fabric::CableChoice cables(const std::optional<std::string>& id, InformationRate rate,
                             const std::string& device, const std::optional<Length>& length,
                             const std::string& path) const {
    if (id) return fabric::choose_cables({copy(catalogue_.cables, *id, path)});
    std::vector<fabric::Cable> candidates;
    Length longest{};
    for (const auto& record : catalogue_.cables.all()) {
      const auto& c = record.value;
      if (!is_whole(c) || !c.price || std::abs(c.rate / rate - 1.0) > 0.01) continue;
      candidates.push_back(copy(catalogue_.cables, record.id, path));
      longest = std::max(longest, *c.max_length);
    }
    const double gbit = rate / gigabit_per_second;
    if (candidates.empty())
      throw fields::FieldError(
          path, fmt::format("the catalogue has no cable of {:g} Gbit/s for `{}`", gbit, device),
          fmt::format("cables exist for {}; set fabric.link_rate or name a cable", speeds()));
    if (length && *length > longest)
      throw fields::FieldError(path,
                               fmt::format("no cable of {:g} Gbit/s is {:g} m long; the longest has {:g} m",
                                           gbit, *length / metre, longest / metre),
                               "shorten the cables or take another speed");
    return fabric::choose_cables(std::move(candidates));
  }

  /// "1, 100, 200, 400 and 800 Gbit/s": what whole cables exist for.
  std::string speeds() const {
    std::vector<double> rates;
    for (const auto& record : catalogue_.cables.all())
      if (is_whole(record.value) && record.value.price)
        rates.push_back(record.value.rate / gigabit_per_second);
    std::sort(rates.begin(), rates.end());
    rates.erase(std::unique(rates.begin(), rates.end()), rates.end());
    return fmt::format("{:g} Gbit/s", fmt::join(rates, ", "));
  }

  void dimensions() const {
    const auto& text = in_.cells.dimensions;
    const bool digits = text.find_first_not_of("0123456789x") == std::string::npos;
    const bool ends = text.empty() || (text.front() != 'x' && text.back() != 'x' && text.front() != '0');
    if (digits && ends && text.find("xx") == std::string::npos && text.find("x0") == std::string::npos &&
        text.size() < 40)
      return;
    throw fields::FieldError("fabric.cells.dimensions", fmt::format("`{}` are no dimensions", text),
                             "routers along each axis, as 8x8x4");
  }

  Resolved& out_;
  fabric::FabricInputs& in_;
  const Catalogue& catalogue_;
  double per_dollar_;
};

}  // namespace

void resolve_fabric(Resolved& out, const Catalogue& catalogue, double per_dollar) {
  FabricResolver(out, catalogue, per_dollar).resolve();
}

}  // namespace plenum::plan
