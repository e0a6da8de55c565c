#include "core/report/numbers.h"

#include "tests/catch.h"

using namespace plenum;

TEST_CASE("numbers of a sentence in French") {
  struct Row {
    const char* english;
    const char* french;
  };
  // clang-format off
  const Row rows[] = {
      {"1,024 GPUs",                        "1\u202f024 GPUs"},
      {"29,470,679 EUR",                    "29\u202f470\u202f679 EUR"},
      {"a PUE of 1.171.",                   "a PUE of 1,171."},
      {"1,024.5 kW",                        "1\u202f024,5 kW"},
      {"3.18 EUR/(GPU*h)",                  "3,18 EUR/(GPU*h)"},
      {"4 + 2 + 0 = 6",                     "4 + 2 + 0 = 6"},
      {"12, 345",                           "12, 345"},
      {"-0.5 and (0.25)",                   "-0,5 and (0,25)"},
      // Not numbers, or none of ours:
      {"Plenum 0.1.0, catalogue 3f1d",      "Plenum 0.1.0, catalogue 3f1d"},
      {"workload.training.0.samples",       "workload.training.0.samples"},
      {"2027-01",                           "2027-01"},
      {"dgx-1v-32",                         "dgx-1v-32"},
      {"V100",                              "V100"},
      {"",                                  ""},
  };
  // clang-format on
  const auto french = report::number_style("fr");
  for (const auto& row : rows) {
    INFO(row.english);
    CHECK(report::with_numbers(row.english, french) == row.french);
    CHECK(report::with_numbers(row.english, report::number_style("en")) == row.english);
  }
}
