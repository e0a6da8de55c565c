#pragma once

#include <optional>
#include <string>

#include "core/fields/describe.h"
#include "core/units/quantity.h"

namespace plenum::cost {

/// Who owns the hall.
enum class Ownership { own_new, own_retrofit, colocation };

/// Planning assumptions: what the catalogue says where the scenario says nothing.
struct Planning {
  std::string name;
  MoneyPerPower facility_cost{};
  double liquid_premium = 0.0, contingency = 0.0;
  std::optional<double> share_power_cooling, share_shell, share_site, share_white_space, share_back_of_house,
      share_office;
  MoneyPerPower generator_cost{}, ups_cost{};
  double network_installation = 0.0;
  double staff_per_mw = 0.0;
  MoneyRate staff_cost{};
  Frequency maintenance_it{}, maintenance_facility{}, insurance{}, property_tax{}, support{};
  MoneyPerVolume water_price{};
  MoneyPerPowerTime colocation_price{};
  MoneyRate software_per_gpu{};
  Area space_per_rack{};
  Frequency price_escalation{};
  double discount_rate = 0.0, inflation = 0.0;
  Time server_life{}, network_life{}, facility_life{}, ups_life{};
  Frequency residual_decline{};
  MassPerPower embodied_facility{};
  Mass embodied_server{}, embodied_gpu{};
  bool operator==(const Planning&) const = default;
};

struct CostInputs {
  Ownership ownership = Ownership::own_new;
  std::optional<MoneyPerPower> facility_cost;
  MoneyPerPower retrofit_cost{};
  std::optional<double> liquid_premium, contingency, network_installation;
  std::optional<double> staff_per_mw;
  std::optional<MoneyRate> staff_cost;
  std::optional<Frequency> maintenance_it, maintenance_facility, insurance, property_tax, support;
  std::optional<MoneyRate> software_per_gpu;
  std::optional<MoneyPerPowerTime> colocation_price;
  Money other_capex{};
  MoneyRate other_opex{};
  bool operator==(const CostInputs&) const = default;
};

struct FinanceInputs {
  std::optional<double> discount_rate;
  std::optional<double> inflation;
  std::optional<Time> server_life, network_life, facility_life;
  std::optional<Frequency> residual_decline;
  std::optional<MoneyPerGpuTime> revenue;
  bool operator==(const FinanceInputs&) const = default;
};

struct CostResults {
  Money capex{}, capex_it{}, capex_facility{};
  Money servers{}, network{}, racks{}, facility{}, contingency{}, other{};
  MoneyRate opex{}, energy{}, water{}, staff{}, maintenance{}, insurance_and_tax{}, software_and_support{},
      colocation{}, other_opex{};
  Money residual{}, tco{}, npv{};
  std::optional<Money> net_value;
  MoneyPerGpuTime per_gpu_hour{}, per_available_gpu_hour{};
  std::optional<Money> per_training_run, per_million_tokens;
  MoneyRate annualised{};
  std::optional<double> irr;
  std::optional<Time> payback;
  bool operator==(const CostResults&) const = default;
};

}  // namespace plenum::cost

namespace plenum::fields {

template <>
struct Describe<cost::Ownership> {
  using O = cost::Ownership;
  static constexpr std::array choices{
      ChoiceOf<O>{O::own_new, "own-new", TR("Own, new build"), TR("The facility is built for the plan.")},
      ChoiceOf<O>{O::own_retrofit, "own-retrofit", TR("Own, retrofit"),
                  TR("An own hall exists and is converted.")},
      ChoiceOf<O>{O::colocation, "colocation", TR("Colocation"), TR("Space, power and cooling are rented.")},
  };
};

template <>
struct Describe<cost::Planning> {
  using P = cost::Planning;
  static constexpr std::string_view title = TR("Planning assumptions");
  static constexpr std::tuple fields{
      field(&P::name, "name", TR("Name"), "", TR("What the set is called.")),
      field(&P::facility_cost, "facility_cost", TR("Facility cost"), "money/W",
            TR("Of a new data centre without IT, per IT power."), at_least(0)),
      field(&P::liquid_premium, "liquid_premium", TR("Liquid premium"), "1",
            TR("More for liquid-cooled high density, as a share."), at_least(0)),
      field(&P::contingency, "contingency", TR("Contingency"), "1", TR("On facility cost, as a share."),
            at_least(0)),
      field(&P::share_power_cooling, "share_power_cooling", TR("Power and cooling share"), "1",
            TR("Of facility cost."), share),
      field(&P::share_shell, "share_shell", TR("Shell share"), "1", TR("Of facility cost."), share),
      field(&P::share_site, "share_site", TR("Site share"), "1", TR("Of facility cost."), share),
      field(&P::share_white_space, "share_white_space", TR("White space share"), "1", TR("Of facility cost."),
            share),
      field(&P::share_back_of_house, "share_back_of_house", TR("Back of house share"), "1",
            TR("Of facility cost."), share),
      field(&P::share_office, "share_office", TR("Office share"), "1", TR("Of facility cost."), share),
      field(&P::generator_cost, "generator_cost", TR("Generator cost"), "money/kW", TR("Installed."),
            at_least(0)),
      field(&P::ups_cost, "ups_cost", TR("UPS cost"), "money/kW", TR("Installed."), at_least(0)),
      field(&P::network_installation, "network_installation", TR("Network installation"), "1",
            TR("Share of network hardware cost."), at_least(0)),
      field(&P::staff_per_mw, "staff_per_mw", TR("Staff per MW"), "1",
            TR("Full-time equivalents per MW of IT power."), at_least(0)),
      field(&P::staff_cost, "staff_cost", TR("Staff cost"), "money/yr", TR("Of one full-time equivalent."),
            at_least(0)),
      field(&P::maintenance_it, "maintenance_it", TR("IT maintenance"), "1/yr",
            TR("Share of IT capital cost."), at_least(0)),
      field(&P::maintenance_facility, "maintenance_facility", TR("Facility maintenance"), "1/yr",
            TR("Share of facility capital cost."), at_least(0)),
      field(&P::insurance, "insurance", TR("Insurance"), "1/yr", TR("Share of capital cost."), at_least(0)),
      field(&P::property_tax, "property_tax", TR("Property tax"), "1/yr", TR("Share of capital cost."),
            at_least(0)),
      field(&P::support, "support", TR("Support"), "1/yr", TR("Vendor support, share of IT capital cost."),
            at_least(0)),
      field(&P::water_price, "water_price", TR("Water price"), "money/m3", TR("Supply and sewage."),
            at_least(0)),
      field(&P::colocation_price, "colocation_price", TR("Colocation price"), "money/kW-month",
            TR("Rent without energy."), at_least(0)),
      field(&P::software_per_gpu, "software_per_gpu", TR("Software per GPU"), "money/yr", TR("Licences."),
            at_least(0)),
      field(&P::space_per_rack, "space_per_rack", TR("Area per rack"), "m2", TR("White space with aisles."),
            positive),
      field(&P::price_escalation, "price_escalation", TR("Price escalation"), "1/yr", TR("Of construction.")),
      field(&P::discount_rate, "discount_rate", TR("Discount rate"), "1", TR("Nominal, yearly."),
            range(-0.5, 1)),
      field(&P::inflation, "inflation", TR("Inflation"), "1", TR("Yearly, of opex without energy."),
            range(-0.5, 1)),
      field(&P::server_life, "server_life", TR("Server life"), "yr", TR("Until replaced."), positive),
      field(&P::network_life, "network_life", TR("Network life"), "yr", TR("Until replaced."), positive),
      field(&P::facility_life, "facility_life", TR("Facility life"), "yr", TR("Until replaced."), positive),
      field(&P::ups_life, "ups_life", TR("UPS life"), "yr", TR("Until replaced."), positive),
      field(&P::residual_decline, "residual_decline", TR("Resale decline"), "1/yr",
            TR("Yearly fall of the resale value of GPU servers, as a share."), range(0, 1)),
      field(&P::embodied_facility, "embodied_facility", TR("Embodied carbon of the facility"), "kg/kW",
            TR("Per IT power."), at_least(0)),
      field(&P::embodied_server, "embodied_server", TR("Embodied carbon of a server"), "kg",
            TR("Without GPUs."), at_least(0)),
      field(&P::embodied_gpu, "embodied_gpu", TR("Embodied carbon of a GPU"), "kg", TR("Of one GPU."),
            at_least(0)),
  };
};
static_assert(complete<cost::Planning>);

template <>
struct Describe<cost::CostInputs> {
  using I = cost::CostInputs;
  static constexpr std::string_view title = TR("Cost");
  static constexpr std::tuple fields{
      field(&I::ownership, "ownership", TR("Ownership"), "",
            TR("Who owns the hall: decides between facility capital cost and rent.")),
      field(&I::facility_cost, "facility_cost", TR("Facility cost"), "money/W",
            TR("Of a new data centre without IT, per peak IT power."), at_least(0),
            unset(TR("as the region has"))),
      field(&I::retrofit_cost, "retrofit_cost", TR("Retrofit cost"), "money/W",
            TR("Of converting an existing hall, per peak IT power."), at_least(0)),
      field(&I::liquid_premium, "liquid_premium", TR("Liquid premium"), "1",
            TR("More for liquid-cooled high density."), range(0, 2),
            unset(TR("as the planning assumptions say")), advanced, percent),
      field(&I::contingency, "contingency", TR("Contingency"), "1", TR("On facility cost."), range(0, 2),
            unset(TR("as the planning assumptions say")), percent),
      field(&I::network_installation, "network_installation", TR("Network installation"), "1",
            TR("Share of network hardware cost."), range(0, 2), unset(TR("as the planning assumptions say")),
            advanced, percent),
      field(&I::staff_per_mw, "staff_per_mw", TR("Staff per MW"), "1",
            TR("Full-time equivalents per MW of peak IT power."), at_least(0),
            unset(TR("as the planning assumptions say"))),
      field(&I::staff_cost, "staff_cost", TR("Staff cost"), "money/yr", TR("Of one full-time equivalent."),
            at_least(0), unset(TR("as the planning assumptions say")), advanced),
      field(&I::maintenance_it, "maintenance_it", TR("IT maintenance"), "1/yr",
            TR("Share of IT capital cost."), share, unset(TR("as the planning assumptions say")), advanced,
            percent_per_year),
      field(&I::maintenance_facility, "maintenance_facility", TR("Facility maintenance"), "1/yr",
            TR("Share of facility capital cost."), share, unset(TR("as the planning assumptions say")),
            advanced, percent_per_year),
      field(&I::insurance, "insurance", TR("Insurance"), "1/yr", TR("Share of capital cost."), share,
            unset(TR("as the planning assumptions say")), advanced, percent_per_year),
      field(&I::property_tax, "property_tax", TR("Property tax"), "1/yr", TR("Share of capital cost."), share,
            unset(TR("as the planning assumptions say")), advanced, percent_per_year),
      field(&I::support, "support", TR("Support"), "1/yr", TR("Vendor support, share of IT capital cost."),
            share, unset(TR("as the planning assumptions say")), advanced, percent_per_year),
      field(&I::software_per_gpu, "software_per_gpu", TR("Software per GPU"), "money/yr", TR("Licences."),
            at_least(0), unset(TR("as the planning assumptions say")), advanced),
      field(&I::colocation_price, "colocation_price", TR("Colocation price"), "money/kW-month",
            TR("Rent per contracted IT power, without energy."), at_least(0), unset(TR("as the region has")),
            alias("colo_price")),
      field(&I::other_capex, "other_capex", TR("Other capital cost"), "money",
            TR("What the plan does not model, such as storage."), at_least(0)),
      field(&I::other_opex, "other_opex", TR("Other operating cost"), "money/yr",
            TR("What the plan does not model."), at_least(0)),
  };
};
static_assert(complete<cost::CostInputs>);

template <>
struct Describe<cost::FinanceInputs> {
  using I = cost::FinanceInputs;
  static constexpr std::string_view title = TR("Finance");
  static constexpr std::tuple fields{
      field(&I::discount_rate, "discount_rate", TR("Discount rate"), "1",
            TR("Nominal, yearly; the real rate follows from inflation by Fisher's relation."), range(-0.5, 1),
            unset(TR("as the planning assumptions say")), percent),
      field(&I::inflation, "inflation", TR("Inflation"), "1", TR("Yearly, of operating cost without energy."),
            range(-0.5, 1), unset(TR("as the planning assumptions say")), percent),
      field(&I::server_life, "server_life", TR("Server life"), "yr", TR("Until replaced."), range(1, 50),
            unset(TR("as the planning assumptions say"))),
      field(&I::network_life, "network_life", TR("Network life"), "yr", TR("Until replaced."), range(1, 50),
            unset(TR("as the planning assumptions say")), advanced),
      field(&I::facility_life, "facility_life", TR("Facility life"), "yr", TR("Until replaced."),
            range(1, 100), unset(TR("as the planning assumptions say")), advanced),
      field(&I::residual_decline, "residual_decline", TR("Resale decline"), "1/yr",
            TR("Yearly fall of the resale value of GPU servers."), share,
            unset(TR("as the planning assumptions say")), percent_per_year),
      field(&I::revenue, "revenue", TR("Revenue"), "money/(GPU*h)",
            TR("Price at which used GPU-hours are sold or charged."), at_least(0), unset(TR("none"))),
  };
};
static_assert(complete<cost::FinanceInputs>);

template <>
struct Describe<cost::CostResults> {
  using R = cost::CostResults;
  static constexpr std::string_view title = TR("Cost");
  static constexpr std::tuple fields{
      field(&R::capex, "capex", TR("Capital cost"), "money", TR("IT and facility, at the start.")),
      field(&R::capex_it, "capex_it", TR("IT capital cost"), "money", TR("Servers, network, racks, other.")),
      field(&R::capex_facility, "capex_facility", TR("Facility capital cost"), "money",
            TR("Facility with contingency.")),
      field(&R::servers, "servers", TR("Servers"), "money", TR("With GPUs.")),
      field(&R::network, "network", TR("Network"), "money", TR("Switches, cables, installation.")),
      field(&R::racks, "racks", TR("Racks and feeds"), "money", TR("Cabinets, circuits, rack PDUs.")),
      field(&R::facility, "facility", TR("Facility"), "money",
            TR("Building, power and cooling, without contingency.")),
      field(&R::contingency, "contingency", TR("Contingency"), "money", TR("On the facility.")),
      field(&R::other, "other", TR("Other"), "money", TR("What the plan does not model.")),
      field(&R::opex, "opex", TR("Operating cost"), "money/yr", TR("In the first year.")),
      field(&R::energy, "energy", TR("Energy"), "money/yr", TR("In the first year.")),
      field(&R::water, "water", TR("Water"), "money/yr", TR("In the first year.")),
      field(&R::staff, "staff", TR("Staff"), "money/yr", TR("In the first year.")),
      field(&R::maintenance, "maintenance", TR("Maintenance"), "money/yr",
            TR("IT and facility, in the first year.")),
      field(&R::insurance_and_tax, "insurance_and_tax", TR("Insurance and property tax"), "money/yr",
            TR("In the first year.")),
      field(&R::software_and_support, "software_and_support", TR("Software and support"), "money/yr",
            TR("In the first year.")),
      field(&R::colocation, "colocation", TR("Colocation rent"), "money/yr", TR("In the first year.")),
      field(&R::other_opex, "other_opex", TR("Other"), "money/yr", TR("What the plan does not model.")),
      field(&R::residual, "residual", TR("Residual value"), "money", TR("At the end of the horizon.")),
      field(&R::tco, "tco", TR("TCO"), "money",
            TR("Total cost of ownership: all payments over the horizon, nominal, less the residual value.")),
      field(&R::npv, "npv", TR("Present value of cost"), "money",
            TR("All payments discounted to the start; outflows are negative.")),
      field(&R::net_value, "net_value", TR("NPV with revenue"), "money",
            TR("Discounted revenue less discounted cost; only with a revenue.")),
      field(&R::per_gpu_hour, "per_gpu_hour", TR("Cost per GPU-hour"), "money/(GPU*h)",
            TR("Levelised: discounted cost over discounted used GPU-hours.")),
      field(&R::per_available_gpu_hour, "per_available_gpu_hour", TR("Cost per available GPU-hour"),
            "money/(GPU*h)", TR("The same over all hours of the installed GPUs.")),
      field(&R::per_training_run, "per_training_run", TR("Cost per training run"), "money",
            TR("GPU-hours of the first job x cost per GPU-hour.")),
      field(
          &R::per_million_tokens, "per_million_tokens", TR("Cost per million tokens"), "money",
          TR("Output tokens of the first service: all hours of its GPUs over the tokens that they answer.")),
      field(&R::annualised, "annualised", TR("Annualised cost"), "money/yr",
            TR("Present value x capital recovery factor over the horizon.")),
      field(
          &R::irr, "irr", TR("IRR"), "1",
          TR("Internal rate of return of cost and revenue: the one nearest to zero; only with a revenue, and nothing when there is none."),
          percent),
      field(
          &R::payback, "payback", TR("Payback"), "yr",
          TR("When revenue has paid back all cost so far for good, without discounting; only with a revenue, and nothing when it never does.")),
  };
};
static_assert(complete<cost::CostResults>);

}  // namespace plenum::fields
