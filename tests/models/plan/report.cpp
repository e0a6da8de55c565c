// The report of a plan holds what desktop.md promises, and a reader with a calculator gets the same numbers.
#include "models/plan/report.h"

#include <cmath>
#include <sstream>

#include "core/report/csv.h"
#include "core/report/html.h"
#include "core/report/json.h"
#include "core/report/markdown.h"
#include "models/plan/catalogue.h"
#include "models/plan/evaluation.h"
#include "models/plan/scenario_file.h"
#include "tests/catch.h"

using namespace plenum;
using namespace plenum::plan;

namespace {

const Catalogue& catalogue() {
  static const auto loaded = Catalogue::load(PLENUM_SOURCE_DIR "/data");
  return *loaded;
}

const std::vector<std::string> examples{"v100-training-pod", "v100-language-model", "chat-service",
                                        "legacy-hall-retrofit", "h100-superpod"};

Evaluation example(const std::string& name) {
  return evaluate(read_scenario(PLENUM_SOURCE_DIR "/data/examples/" + name + ".toml", catalogue()),
                  catalogue());
}

report::Report report_of(const Evaluation& e, ReportOptions options = {}) {
  options.program_version = "0.1.0", options.catalogue_hash = "abc";
  return build_report(e.given, e.resolved, e.plan, used_figures(e, catalogue()), options);
}

template <class Block>
std::vector<Block> all(const report::Report& report) {
  std::vector<Block> found;
  for (const auto& block : report.blocks)
    if (const auto* b = std::get_if<Block>(&block)) found.push_back(*b);
  return found;
}

const report::Table& table_with(const std::vector<report::Table>& tables, const std::string& title) {
  for (const auto& table : tables)
    if (table.title.find(title) != std::string::npos) return table;
  FAIL("no table " << title);
  return tables.front();
}

/// Whether a word stands in a text by itself, not as a part of another.
bool has_word(const std::string& text, const std::string& word) {
  const auto letter = [&](std::size_t i) {
    return i < text.size() && std::isalpha(static_cast<unsigned char>(text[i]));
  };
  for (auto at = text.find(word); at != std::string::npos; at = text.find(word, at + 1))
    if (!(at > 0 && letter(at - 1)) && !letter(at + word.size())) return true;
  return false;
}

/// Calculates `12 / 10 x (1 - 0.2) + ceil(3 / 2)`: what a reader does with a printed formula. Words between the numbers are units.
class Calculator {
 public:
  explicit Calculator(const std::string& text) {
    std::stringstream words(text);
    for (std::string word; words >> word;) add(word);
  }
  double result() {
    at_ = 0;
    return sum();
  }

 private:
  void add(std::string word) {
    while (word.rfind("ceil(", 0) == 0) tokens_.push_back("ceil("), word.erase(0, 5);
    while (!word.empty() && word[0] == '(') tokens_.push_back("("), word.erase(0, 1);
    std::size_t closing = 0;
    while (!word.empty() && word.back() == ')') word.pop_back(), ++closing;
    std::string digits;
    for (const char c : word)
      if (c != ',') digits += c;
    if (word == "+" || word == "-" || word == "x" || word == "/" ||
        (!digits.empty() && (std::isdigit(digits[0]) || digits[0] == '-')))
      tokens_.push_back(digits);
    tokens_.insert(tokens_.end(), closing, ")");
  }
  bool next(const char* token) { return at_ < tokens_.size() && tokens_[at_] == token && ++at_; }
  double sum() {
    double value = product();
    for (;;) {
      if (next("+")) value += product();
      else if (next("-")) value -= product();
      else return value;
    }
  }
  double product() {
    double value = factor();
    for (;;) {
      if (next("x")) value *= factor();
      else if (next("/")) value /= factor();
      else return value;
    }
  }
  double factor() {
    const bool up = next("ceil(");
    if (up || next("(")) {
      const double value = sum();
      REQUIRE(next(")"));
      return up ? std::ceil(value) : value;
    }
    REQUIRE(at_ < tokens_.size());
    return std::stod(tokens_[at_++]);
  }
  std::vector<std::string> tokens_;
  std::size_t at_ = 0;
};

}  // namespace

TEST_CASE("every formula of a report gives the number that it states") {
  for (const auto& name : examples) {
    int formulas = 0;
    for (const auto& formula : all<report::Formula>(report_of(example(name)))) {
      const auto numbers = formula.text.substr(formula.text.rfind(": ") + 2);
      const auto equals = numbers.rfind(" = ");
      INFO(name << ": " << formula.text);
      REQUIRE(equals != std::string::npos);
      const double left = Calculator(numbers.substr(0, equals)).result(),
                   right = Calculator(numbers.substr(equals + 3)).result();
      CHECK(left ==
            Approx(right).epsilon(2e-4).margin(1e-9));  // numbers are printed with four digits and more
      ++formulas;
    }
    CHECK(formulas >= 14);
  }
}

TEST_CASE("the tables of a report add up to the plan") {
  for (const auto& name : examples) {
    INFO(name);
    const auto e = example(name);
    const auto report = report_of(e);
    const auto tables = all<report::Table>(report);
    const auto& cost = e.plan.cost;

    const auto& chain = table_with(tables, "Where the power goes");
    double kilowatts = 0.0;
    for (const auto& row : chain.rows) kilowatts += *row[1].number;
    CHECK(kilowatts == Approx(*chain.total[1].number));
    CHECK(kilowatts == Approx(static_cast<double>(e.plan.power.facility_average / kilowatt)));
    CHECK(*chain.total[3].number == Approx(e.plan.cooling.pue));

    CHECK(*table_with(tables, "Capital cost").total[1].number == Approx(cost.capex.value()));
    CHECK(*table_with(tables, "Operating cost").total[1].number ==
          Approx(static_cast<double>(cost.opex * year / money_unit)));
    for (const char* title : {"Capital cost", "Operating cost", "Cash flow"}) {
      const auto& table = table_with(tables, title);
      for (std::size_t column = 0; column < table.columns.size(); ++column) {
        if (!table.total[column].number) continue;
        double sum = 0.0;
        for (const auto& row : table.rows) sum += *row[column].number;
        CHECK(sum == Approx(*table.total[column].number).margin(1e-6));
      }
    }
    const auto& flows = table_with(tables, "Cash flow");
    CHECK(*flows.rows.back().back().number * 1000.0 == Approx(-cost.tco.value()));

    const auto breakdown = all<report::Chart>(report).at(0);
    double steps = 0.0;
    for (const double step : breakdown.series[0].values) steps += step;
    CHECK(steps * (cost.tco.value() >= 1e6 ? 1e6 : 1.0) == Approx(cost.tco.value()));
    CHECK(table_with(tables, "Cooling options").rows.size() == cooling::technology_count);
  }
}

TEST_CASE("a report lists every changed input and every figure with its source") {
  for (const auto& name : examples) {
    INFO(name);
    const auto e = example(name);
    const auto text = report::csv(report_of(e));
    for (const auto& edit : fields::difference(fields::object(Scenario{}), fields::object(e.given)))
      if (!std::holds_alternative<std::monostate>(edit.after) && !edit.path.ends_with("training") &&
          !edit.path.ends_with("finetuning") && !edit.path.ends_with("inference"))
        CHECK(text.find(edit.path) != std::string::npos);
    const auto tables = all<report::Table>(report_of(e));
    const auto& figures = table_with(tables, "Figures of the catalogue");
    const auto used = used_figures(e, catalogue());
    REQUIRE(figures.rows.size() == used.size());
    for (std::size_t i = 0; i < used.size(); ++i) {
      CHECK(figures.rows[i][1].text == used[i].path);
      CHECK(figures.rows[i][2].estimate == catalog::is_assumed(used[i].provenance.basis));
      CHECK(figures.rows[i][4].text == used[i].provenance.source);
      CHECK_FALSE(figures.rows[i][5].text.empty());
    }
    for (const auto& finding : e.plan.findings)
      CHECK(text.find(finding.rule.empty() ? "" : finding.fix.substr(0, 20)) != std::string::npos);
  }
}

TEST_CASE("a report in another language has no English words of its own") {
  ReportOptions options;
  options.language = "xx";
  options.translate = [](std::string_view text) { return "~" + std::string(text); };
  const auto report = report_of(example("v100-training-pod"), options);
  CHECK(report.language == "xx");
  const auto translated = [](const std::string& text) {
    return text.empty() || text[0] == '~' || text == "PUE" || text == "WUE";
  };
  for (const auto& heading : all<report::Heading>(report)) CHECK(translated(heading.text));
  for (const auto& paragraph : all<report::Paragraph>(report)) CHECK(translated(paragraph.text));
  for (const auto& formula : all<report::Formula>(report)) CHECK(translated(formula.text));
  for (const auto& finding : all<report::FindingBlock>(report))
    CHECK((translated(finding.label) && translated(finding.text) && translated(finding.fix)));
  for (const auto& table : all<report::Table>(report)) {
    CHECK(translated(table.title));
    for (const auto& column : table.columns) CHECK(translated(column.name));
  }
  for (const auto& chart : all<report::Chart>(report)) CHECK(translated(chart.title));
}

TEST_CASE("no combination makes a report not available") {
  const std::vector<std::vector<std::pair<std::string, std::string>>> changes{
      {},
      {{"plan.horizon", "0.5 yr"}},
      {{"plan.horizon", "30 yr"}, {"finance.server_life", "3 yr"}},
      {{"cost.ownership", "colocation"}, {"finance.revenue", "2 USD/GPU-h"}},
      {{"cost.ownership", "own-retrofit"}, {"finance.discount_rate", "0"}},
      {{"compute.servers", "1"}, {"racks.servers_per_rack", "1"}, {"finance.revenue", "0"}},
      {{"compute.servers", "100000"}},
      {{"compute.server_price", "0"}, {"energy.price", "0"}},
      {{"racks.power_limit", "1 kW"}, {"power.utility_limit", "1 kW"}, {"racks.hall_area", "1 m2"}},
      {{"workload.training.0.name", "job without work"}},
  };
  for (const auto& set : changes) {
    Scenario scenario;
    set_all(scenario, set, catalogue());
    INFO((set.empty() ? "defaults" : set[0].first + " = " + set[0].second));
    const auto report = report_of(evaluate(scenario, catalogue()));
    for (const auto& text :
         {report::markdown(report), report::csv(report), report::json(report), report::html(report)}) {
      CHECK(text.size() > 5000);
      CHECK_FALSE(has_word(text, "nan"));
      CHECK_FALSE(has_word(text, "inf"));
    }
  }
}
