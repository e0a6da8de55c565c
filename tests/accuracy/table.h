#pragma once

#include <string>
#include <vector>

/// The accuracy table: what the models say beside what was published or measured.
namespace plenum::accuracy {

struct Row {
  std::string subject, quantity;
  double ours = 0.0, theirs = 0.0;
  std::string unit;    ///< of both
  std::string grade;   ///< how good theirs is: measured, published, derived
  std::string source;  ///< who says it, when
  double error() const { return theirs != 0.0 ? ours / theirs - 1.0 : ours; }
};

/// A published row without ours, and why.
struct Skipped {
  std::string subject, quantity, reason;
};

class Table {
 public:
  /// Rows that follow belong to this subject.
  void begin(std::string subject) { subject_ = std::move(subject); }
  void add(std::string quantity, double ours, double theirs, std::string unit, std::string source,
           std::string grade = "published") {
    rows_.push_back(
        {subject_, std::move(quantity), ours, theirs, std::move(unit), std::move(grade), std::move(source)});
  }
  void skip(std::string quantity, std::string reason) {
    skipped_.push_back({subject_, std::move(quantity), std::move(reason)});
  }
  const std::vector<Row>& rows() const { return rows_; }
  const std::vector<Skipped>& skipped() const { return skipped_; }

 private:
  std::string subject_;
  std::vector<Row> rows_;
  std::vector<Skipped> skipped_;
};

// One function per subject, in the file named after it. A subject whose file is missing is left out.
void accuracy_fabric(Table& table);
void accuracy_workload(Table& table);
void accuracy_rack(Table& table);
[[gnu::weak]] void accuracy_power(Table& table);
[[gnu::weak]] void accuracy_cooling(Table& table);
[[gnu::weak]] void accuracy_site(Table& table);
[[gnu::weak]] void accuracy_carbon(Table& table);
[[gnu::weak]] void accuracy_cost(Table& table);
[[gnu::weak]] void accuracy_llm_training(Table& table);
[[gnu::weak]] void accuracy_llm_serving(Table& table);
[[gnu::weak]] void accuracy_collectives(Table& table);
[[gnu::weak]] void accuracy_fabric_cost(Table& table);

}  // namespace plenum::accuracy
