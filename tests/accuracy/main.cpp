// Ours against every published row: plenum-accuracy [--csv] [SUBJECT...]. Without arguments a table and a
// summary per subject.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <set>

#include "core/text/csv.h"
#include "tests/accuracy/table.h"

namespace {

using plenum::accuracy::Row;
using plenum::accuracy::Table;

Table filled() {
  using namespace plenum::accuracy;
  Table table;
  for (const auto subject :
       {accuracy_fabric, accuracy_workload, accuracy_rack, accuracy_power, accuracy_cooling, accuracy_site,
        accuracy_carbon, accuracy_cost, accuracy_llm_training, accuracy_llm_serving, accuracy_collectives,
        accuracy_fabric_cost})
    if (subject != nullptr) subject(table);
  return table;
}

void print_csv(const std::vector<Row>& rows) {
  fmt::print("{}", plenum::text::csv_line(
                       {"subject", "quantity", "ours", "theirs", "unit", "error", "grade", "source"}));
  for (const auto& row : rows)
    fmt::print("{}", plenum::text::csv_line({row.subject, row.quantity, fmt::format("{:.6g}", row.ours),
                                             fmt::format("{:.6g}", row.theirs), row.unit,
                                             fmt::format("{:.4g}", row.error()), row.grade, row.source}));
}

void print_table(const std::vector<Row>& rows) {
  fmt::print("{:<10} {:<58} {:>12} {:>12} {:<12} {:>8}  {:<10} {}\n", "subject", "quantity", "ours", "theirs",
             "unit", "error", "grade", "source");
  for (const auto& row : rows)
    fmt::print("{:<10} {:<58} {:>12.5g} {:>12.5g} {:<12} {:>+7.1f}%  {:<10} {}\n", row.subject, row.quantity,
               row.ours, row.theirs, row.unit, 100.0 * row.error(), row.grade, row.source);
}

void print_skipped(const std::vector<plenum::accuracy::Skipped>& rows) {
  for (const auto& row : rows)
    fmt::print("{:<10} {:<58} skipped: {}\n", row.subject, row.quantity, row.reason);
}

void print_summary(const std::vector<Row>& rows) {
  std::vector<std::string> subjects;
  for (const auto& row : rows)
    if (std::find(subjects.begin(), subjects.end(), row.subject) == subjects.end())
      subjects.push_back(row.subject);
  fmt::print("\n{:<10} {:>6} {:>14} {:>14}\n", "subject", "rows", "median error", "90 % within");
  for (const auto& subject : subjects) {
    std::vector<double> errors;
    for (const auto& row : rows)
      if (row.subject == subject) errors.push_back(std::abs(row.error()));
    std::sort(errors.begin(), errors.end());
    const auto quantile = [&](double q) {
      return 100.0 * errors[static_cast<std::size_t>(q * static_cast<double>(errors.size() - 1))];
    };
    fmt::print("{:<10} {:>6} {:>13.2f}% {:>13.2f}%\n", subject, errors.size(), quantile(0.5), quantile(0.9));
  }
}

}  // namespace

int main(int argc, char** argv) {
  bool csv = false;
  std::set<std::string> wanted;
  for (int i = 1; i < argc; ++i)
    if (std::strcmp(argv[i], "--csv") == 0) csv = true;
    else wanted.insert(argv[i]);

  const auto table = filled();
  auto rows = table.rows();
  auto skipped = table.skipped();
  if (!wanted.empty()) {
    const auto other = [&](const auto& row) { return wanted.count(row.subject) == 0; };
    std::erase_if(rows, other);
    std::erase_if(skipped, other);
  }
  if (rows.empty()) {
    fmt::print(stderr, "plenum-accuracy: no such subject\n");
    return 2;
  }
  if (csv) print_csv(rows);
  else {
    print_table(rows);
    print_skipped(skipped);
    print_summary(rows);
  }
  return 0;
}
