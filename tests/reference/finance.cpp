// Every row of finance.csv: published results of spreadsheet functions and of textbook formulas, with their tolerance.
#include "models/cost/finance.h"

#include <cmath>
#include <fstream>
#include <functional>
#include <map>
#include <sstream>

#include "tests/catch.h"

namespace f = plenum::cost::finance;

namespace {

using Fields = std::vector<std::string>;

Fields split_row(const std::string& line) {
  Fields fields(1);
  bool quoted = false;
  for (const char c : line) {
    if (c == '"') quoted = !quoted;
    else if (c == ',' && !quoted) fields.emplace_back();
    else fields.back() += c;
  }
  return fields;
}

Fields split(const std::string& text, char separator) {
  Fields parts;
  std::stringstream stream(text);
  for (std::string part; std::getline(stream, part, separator);) parts.push_back(part);
  return parts;
}

/// "0.05/12" or "0.05".
double number(const std::string& text) {
  const auto slash = text.find('/');
  if (slash == std::string::npos) return std::stod(text);
  return std::stod(text.substr(0, slash)) / std::stod(text.substr(slash + 1));
}

std::vector<double> numbers(std::string text) {
  if (!text.empty() && text.front() == '[') text = text.substr(1, text.size() - 2);
  std::vector<double> list;
  for (const auto& part : split(text, ',')) list.push_back(number(part));
  return list;
}

/// Days from 1970-01-01 (Howard Hinnant's civil calendar through <chrono>).
double day_of(const std::string& date) {
  using namespace std::chrono;
  const year_month_day ymd{year{std::stoi(date.substr(0, 4))},
                           month{static_cast<unsigned>(std::stoi(date.substr(5, 2)))},
                           day{static_cast<unsigned>(std::stoi(date.substr(8, 2)))}};
  return static_cast<double>(sys_days{ymd}.time_since_epoch().count());
}

struct Arguments {
  std::map<std::string, std::string> named;

  explicit Arguments(const std::string& text) {
    for (const auto& part : split(text, ';')) {
      const auto equals = part.find('=');
      if (equals != std::string::npos) named[part.substr(0, equals)] = part.substr(equals + 1);
    }
  }
  double operator()(const char* name, double otherwise = 0.0) const {
    const auto found = named.find(name);
    return found == named.end() ? otherwise : number(found->second);
  }
  int whole(const char* name, int otherwise = 0) const { return static_cast<int>((*this)(name, otherwise)); }
  std::vector<double> list(const char* name) const { return numbers(named.at(name)); }
  f::Due due() const { return whole("type") == 1 ? f::Due::begin : f::Due::end; }
  std::vector<double> years() const {
    std::vector<double> years;
    const auto dates = split(named.at("dates"), ',');
    for (const auto& date : dates) years.push_back((day_of(date) - day_of(dates.front())) / 365.0);
    return years;
  }
};

/// What a row asks for; several numbers for the tables of shares, none where there is no answer.
using Answer = std::vector<double>;
using Function = std::function<Answer(const Arguments&)>;

Answer maybe(std::optional<double> x) { return x ? Answer{*x} : Answer{}; }
Answer shares(f::Macrs recovery) { return {f::macrs(recovery).begin(), f::macrs(recovery).end()}; }

const std::map<std::string, Function>& functions() {
  using A = const Arguments&;
  static const std::map<std::string, Function> table{
      {"FV", [](A a) { return Answer{f::future_value(a("rate"), a("nper"), a("pmt"), a("pv"), a.due())}; }},
      {"PMT", [](A a) { return Answer{f::payment(a("rate"), a("nper"), a("pv"), a("fv"), a.due())}; }},
      {"PV", [](A a) { return Answer{f::present_value(a("rate"), a("nper"), a("pmt"), a("fv"), a.due())}; }},
      {"NPER", [](A a) { return maybe(f::periods(a("rate"), a("pmt"), a("pv"), a("fv"), a.due())); }},
      {"RATE", [](A a) { return maybe(f::rate(a("nper"), a("pmt"), a("pv"), a("fv"), a.due())); }},
      {"IPMT",
       [](A a) { return Answer{f::interest_payment(a("rate"), a.whole("per"), a("nper"), a("pv"))}; }},
      {"PPMT",
       [](A a) { return Answer{f::principal_payment(a("rate"), a.whole("per"), a("nper"), a("pv"))}; }},
      {"CUMIPMT",
       [](A a) {
         return Answer{
             f::cumulative_interest(a("rate"), a("nper"), a("pv"), a.whole("start"), a.whole("end"))};
       }},
      {"NPV", [](A a) { return Answer{f::npv(a("rate"), a.list("flows_from_t0"))}; }},
      {"NPV_EXCEL", [](A a) { return Answer{f::npv_of_later(a("rate"), a.list("flows_from_t1"))}; }},
      {"IRR", [](A a) { return maybe(f::irr(a.list("flows")).nearest_to_zero()); }},
      {"IRR_ALL", [](A a) { return f::irr(a.list("flows")).rates; }},
      {"MIRR", [](A a) { return maybe(f::mirr(a.list("flows"), a("finance"), a("reinvest"))); }},
      {"XIRR", [](A a) { return maybe(f::irr(a.list("values"), a.years()).nearest_to_zero()); }},
      {"XNPV", [](A a) { return Answer{f::npv(a("rate"), a.list("values"), a.years())}; }},
      {"DB",
       [](A a) {
         return Answer{f::declining_balance(a("cost"), a("salvage"), a.whole("life"), a.whole("period"),
                                            a.whole("months", 12))};
       }},
      {"DDB",
       [](A a) {
         return Answer{
             f::double_declining(a("cost"), a("salvage"), a("life"), a.whole("period"), a("factor", 2.0))};
       }},
      {"SLN", [](A a) { return Answer{f::straight_line(a("cost"), a("salvage"), a("life"))}; }},
      {"SYD",
       [](A a) { return Answer{f::sum_of_years(a("cost"), a("salvage"), a("life"), a.whole("period"))}; }},
      {"EFFECT", [](A a) { return Answer{f::effective_rate(a("nominal"), a("npery"))}; }},
      {"NOMINAL", [](A a) { return Answer{f::nominal_rate(a("effect"), a("npery"))}; }},
      {"FVSCHEDULE", [](A a) { return Answer{f::compound(a("principal"), a.list("rates"))}; }},
      {"RRI", [](A a) { return Answer{f::growth_rate(a("nper"), a("pv"), a("fv"))}; }},
      {"PDURATION", [](A a) { return Answer{f::growth_periods(a("rate"), a("pv"), a("fv"))}; }},
      {"MACRS_5", [](A) { return shares(f::Macrs::five_year); }},
      {"MACRS_7", [](A) { return shares(f::Macrs::seven_year); }},
      {"MACRS_15", [](A) { return shares(f::Macrs::fifteen_year); }},
      {"PAYBACK", [](A a) { return maybe(f::payback(a.list("flows"))); }},
      {"DISCOUNTED_PAYBACK", [](A a) { return maybe(f::discounted_payback(a("rate"), a.list("flows"))); }},
      {"CRF", [](A a) { return Answer{f::capital_recovery_factor(a("rate"), a("n"))}; }},
      {"LCOE_FCR",
       [](A a) { return Answer{f::levelised_cost(a("FCR"), a("TCC"), a("FOC"), a("VOC"), a("AEP"))}; }},
      {"REAL_RATE", [](A a) { return Answer{f::real_rate(a("nominal"), a("inflation"))}; }},
      {"WACC", [](A a) { return Answer{f::cost_of_capital(a("E"), a("D"), a("re"), a("rd"), a("tax"))}; }},
      {"DEPRECIATION_TAX_SHIELD",
       [](A a) {
         return Answer{
             f::depreciation_tax_shield(a("cost"), f::macrs(f::Macrs::five_year), a("tax"), a("rate"))};
       }},
      {"EPOCH_DECAY",
       [](A a) { return Answer{f::declining_value(a("price"), a("oom_per_year"), a("age_days") / 365.25)}; }},
  };
  return table;
}

Answer expected(const std::string& text) {
  if (text == "none" || text.rfind("error:", 0) == 0) return {};
  return numbers(text);
}

}  // namespace

TEST_CASE("published results of finance functions") {
  std::ifstream file(PLENUM_SOURCE_DIR "/tests/reference/finance.csv");
  REQUIRE(file.good());
  std::string line;
  std::getline(file, line);
  int rows = 0;
  while (std::getline(file, line)) {
    const auto row = split_row(line);
    INFO(line);
    REQUIRE(row.size() == 6);
    REQUIRE(functions().count(row[0]) == 1);
    const Answer ours = functions().at(row[0])(Arguments(row[1])), theirs = expected(row[2]);
    const double tolerance = row[3].empty() ? 0.0 : std::stod(row[3]);
    REQUIRE(ours.size() == theirs.size());
    for (std::size_t i = 0; i < ours.size(); ++i) CHECK(std::abs(ours[i] - theirs[i]) <= tolerance);
    ++rows;
  }
  CHECK(rows == 72);
}
