#include "core/units/dimension.h"

#include <fmt/format.h>

#include "core/units/quantity.h"

namespace plenum::units {
namespace {
struct Named {
  Dimension dimension;
  const char* name;
};
constexpr Named names[] = {
    {{}, "a plain number"},
    {dimension_of<Length>, "a length"},
    {dimension_of<Area>, "an area"},
    {dimension_of<Volume>, "a volume"},
    {dimension_of<VolumeFlow>, "a volume flow"},
    {dimension_of<Mass>, "a mass"},
    {dimension_of<MassFlow>, "mass per time"},
    {dimension_of<FloorLoad>, "a floor load (mass/area)"},
    {dimension_of<Time>, "a time"},
    {dimension_of<Frequency>, "a rate (number/time)"},
    {dimension_of<TemperatureDifference>, "a temperature"},
    {dimension_of<Current>, "a current"},
    {dimension_of<Voltage>, "a voltage"},
    {dimension_of<Power>, "a power"},
    {dimension_of<ApparentPower>, "an apparent power"},
    {dimension_of<Energy>, "an energy"},
    {dimension_of<Pressure>, "a pressure"},
    {dimension_of<Information>, "an amount of information"},
    {dimension_of<InformationRate>, "an information rate"},
    {dimension_of<Operations>, "a number of operations"},
    {dimension_of<OperationRate>, "an operation rate"},
    {dimension_of<Money>, "money"},
    {dimension_of<MoneyRate>, "money/time"},
    {dimension_of<MoneyPerEnergy>, "money/energy"},
    {dimension_of<MoneyPerPower>, "money/power"},
    {dimension_of<MoneyPerPowerTime>, "money/(power*time)"},
    {dimension_of<MoneyPerVolume>, "money/volume"},
    {dimension_of<MoneyPerMass>, "money/mass"},
    {dimension_of<MoneyPerArea>, "money/area"},
    {dimension_of<MoneyPerGpuTime>, "money/(GPU*time)"},
    {dimension_of<GpuTime>, "GPU-time"},
    {dimension_of<CarbonPerEnergy>, "mass/energy"},
    {dimension_of<MassPerPower>, "mass/power"},
    {dimension_of<WaterPerEnergy>, "volume/energy"},
};
constexpr const char* base_symbols[base_count] = {"m",     "kg",  "s",    "K",   "A",
                                                  "money", "bit", "FLOP", "GPU", "VA/W"};
}  // namespace

std::string name_of(const Dimension& dimension) {
  for (const auto& named : names)
    if (named.dimension == dimension) return named.name;
  std::string text;
  for (std::size_t i = 0; i < base_count; ++i)
    if (const int exponent = dimension.exponents[i]; exponent != 0)
      text += fmt::format("{}{}{}", text.empty() ? "" : "*", base_symbols[i],
                          exponent == 1 ? "" : fmt::format("^{}", exponent));
  return text;
}

}  // namespace plenum::units
