#include "tests/fuzz/targets.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "core/catalog/records.h"
#include "core/text/csv.h"
#include "core/text/toml.h"
#include "tests/core/fields/machine.h"

namespace plenum::fuzz {
namespace {

const units::Currencies currencies{"EUR", {{"USD", 1.0}, {"EUR", 1.0838}}};

void promise(bool kept, const char* what) {
  if (kept) return;
  std::fprintf(stderr, "broken promise: %s\n", what);
  std::abort();
}

}  // namespace

void toml(std::string_view input) {
  test::Machine machine;
  try {
    text::Toml::parse(std::string(input), "input").read_into(fields::object(machine), currencies);
  } catch (const text::InputErrors& errors) {
    promise(!errors.errors.empty(), "an error says what is wrong");
    for (const auto& error : errors.errors) promise(!error.block().empty(), "an error can be shown");
    return;
  }
  promise(fields::validate(fields::object(machine), currencies).empty(), "what is read is valid");
  const test::Machine plain;
  test::Machine back;
  const auto written = text::write_toml(fields::object(machine), fields::object(plain), currencies);
  text::Toml::parse(written, "written").read_into(fields::object(back), currencies);
  if (machine.note && machine.note->empty()) machine.note.reset();  // an empty optional text means unset
  promise(back == machine, "what is written reads back the same");
}

void csv(std::string_view input) {
  std::string written;
  std::vector<std::vector<std::string>> rows;
  try {
    text::CsvReader reader(input, "input");
    for (text::CsvRow row; reader.next(row);) {
      rows.emplace_back();
      for (const auto& cell : row) rows.back().push_back(cell.text);
      written += text::csv_line(rows.back());
    }
  } catch (const text::InputError& error) {
    promise(!error.block().empty(), "an error can be shown");
    return;
  }
  if (written.starts_with("\xEF\xBB\xBF")) return;  // would be taken for a byte order mark
  text::CsvReader reader(written, "written");
  std::size_t i = 0;
  for (text::CsvRow row; reader.next(row); ++i) {
    promise(i < rows.size() && row.size() == rows[i].size(), "as many cells come back");
    for (std::size_t k = 0; k < row.size(); ++k)
      promise(row[k].text == rows[i][k], "cells come back the same");
  }
  promise(i == rows.size(), "as many rows come back");
}

void units(std::string_view input) {
  const auto power = units::parse_unit("kW");
  try {
    const double value = units::parse_quantity(input, power, currencies);
    promise(std::isfinite(value), "a quantity is finite");
    promise(units::parse_quantity(units::exact_text(value, power), power, currencies) == value,
            "exact text reads back the same");
  } catch (const units::UnitError& error) {
    promise(error.what()[0] != '\0', "an error says what is wrong");
  }
  try {
    units::parse_unit(input, currencies);
  } catch (const units::UnitError& error) {
    promise(error.position <= input.size(), "an error is inside the text");
  }
}

void catalog(std::string_view input) {
  const catalog::Sources sources{{"maker", {}}};
  std::vector<text::InputError> errors;
  catalog::Records<test::Motor> motors("motors");
  motors.read_text(input, "input", sources, errors, currencies);
  for (const auto& error : errors) promise(!error.block().empty(), "an error can be shown");
  for (const auto& motor : motors.all())
    for (const auto& [field, provenance] : motor.figures)
      promise(provenance.source == "maker" && !provenance.as_of.empty(),
              "every figure has a source and a date");
}

}  // namespace plenum::fuzz
