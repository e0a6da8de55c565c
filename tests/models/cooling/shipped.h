#pragma once

#include <map>
#include <memory>
#include <stdexcept>
#include <string>

#include "core/catalog/records.h"
#include "models/cooling/cool.h"
#include "models/power/chain.h"

/// The catalogue's plants, stages, chillers and climates, for tests that must hold for what is shipped.
namespace shipped {

inline std::string data(const std::string& name) { return std::string(PLENUM_SOURCE_DIR) + "/data/" + name; }

template <class T>
plenum::catalog::Records<T> records(const std::string& kind) {
  plenum::catalog::Records<T> list(kind);
  std::vector<plenum::text::InputError> errors;
  list.read(data("catalog/" + kind + ".csv"), plenum::catalog::read_sources(data("sources.csv")), errors);
  if (!errors.empty()) throw plenum::text::InputErrors(errors);
  return list;
}

inline const plenum::power::PowerStage& stage(const std::string& id) {
  static const auto list = records<plenum::power::PowerStage>("power_stages");
  return list.at(id, "power").value;
}

inline const plenum::cooling::Plants& plants() {
  static const auto made = [] {
    using namespace plenum;
    const auto list = records<cooling::CoolingPlant>("cooling_plants");
    cooling::Plants plants;
    for (const auto& choice : fields::Describe<cooling::Technology>::choices)
      if (choice.value != cooling::Technology::automatic)
        plants[cooling::index_of(choice.value)] = list.at(choice.key, "cooling.technology").value;
    return plants;
  }();
  return made;
}

inline const plenum::cooling::ChillerTable& chillers() {
  static const auto table = plenum::cooling::ChillerTable::read(data("catalog/chiller_cop.csv"));
  return table;
}

inline const plenum::cooling::Climate& climate(const std::string& id) {
  static std::map<std::string, std::shared_ptr<const plenum::cooling::Climate>> read;
  auto& entry = read[id];
  if (!entry) entry = plenum::cooling::read_climate(data("climate/" + id + ".csv"), id);
  return *entry;
}

/// The same weather, warmer by `warmer` K at the same humidity.
inline plenum::cooling::Climate warmer(const plenum::cooling::Climate& from, double kelvin) {
  auto dry = from.dry_bulb;
  for (auto& t : dry) t += kelvin;
  return plenum::cooling::make_climate(from.id + "-warmer", std::move(dry), from.dew_point, from.pressure);
}

inline plenum::power::Losses losses_of(const plenum::power::PowerInputs& inputs, plenum::Power peak,
                                       plenum::Power load) {
  return plenum::power::losses(inputs, stage(inputs.ups), stage(inputs.transformer),
                               stage(inputs.distribution), peak, load);
}

/// A hall of air-cooled servers: 1 MW peak, 0.8 MW on average, 10 kW racks.
inline plenum::cooling::CoolingContext context() {
  using namespace plenum;
  const power::PowerInputs inputs;
  cooling::CoolingContext c;
  c.it_peak = 1.0 * megawatt;
  c.it_average = 0.8 * megawatt;
  c.at_peak = losses_of(inputs, c.it_peak, c.it_peak);
  c.at_average = losses_of(inputs, c.it_peak, c.it_average);
  c.lighting = inputs.lighting * c.it_average;
  c.power_density = 10.0 * kilowatt;
  c.energy_price = 0.1 * money_unit / kilowatt_hour;
  c.water_price = 2.0 * money_unit / cubic_metre;
  c.discount_rate = 0.08;
  c.facility_life = 12.0 * year;
  return c;
}

inline plenum::cooling::CoolingResults cool(const plenum::cooling::CoolingInputs& inputs,
                                            const plenum::cooling::CoolingContext& c,
                                            const plenum::cooling::Climate& weather) {
  using namespace plenum::cooling;
  const auto& planned =
      inputs.technology == Technology::automatic ? plants()[0] : plants()[index_of(inputs.technology)];
  return plenum::cooling::cool(inputs, plants(), planned, weather, chillers(), c);
}

}  // namespace shipped
