#include "models/cost/finance.h"

#include <cmath>

#include "tests/catch.h"

namespace f = plenum::cost::finance;
using Rates = std::vector<double>;
using Answer = f::InternalRates::Answer;

TEST_CASE("internal rates of return are all found, and told apart") {
  struct Row {
    std::vector<double> flows;
    Answer answer;
    Rates rates;
  };
  // clang-format off
  const Row rows[] = {
    {{-4000, 25000, -25000},             Answer::ambiguous, {0.25, 4.0}},   // Lorie and Savage 1955: the oil pump problem
    {{-100, 110},                        Answer::one,       {0.10}},
    {{-100, 100},                        Answer::one,       {0.0}},
    {{100, -110},                        Answer::one,       {0.10}},         // a loan
    {{-100, 220, -121},                  Answer::one,       {0.10}},         // a double root: -(10 - 11/(1+r))^2
    {{-1, 6, -11, 6},                    Answer::ambiguous, {0.0, 1.0, 2.0}},  // (1+r) = 1, 2, 3
    {{1000, -3000, 2500},                Answer::none,      {}},             // discriminant below zero
    {{-100, -10},                        Answer::none,      {}},
    {{100, 10},                          Answer::none,      {}},
    {{},                                 Answer::none,      {}},
  };
  // clang-format on
  for (const auto& row : rows) {
    const auto found = f::irr(row.flows);
    INFO("flows: " << row.flows.size() << ", first rate " << (row.rates.empty() ? -1 : row.rates[0]));
    REQUIRE(found.rates.size() == row.rates.size());
    CHECK(found.answer == row.answer);
    for (std::size_t i = 0; i < row.rates.size(); ++i)
      CHECK(found.rates[i] == Approx(row.rates[i]).margin(1e-6));
  }
}

TEST_CASE("the NPV at an internal rate of return is zero") {
  const std::vector<double> flows{-75000, 12000, 15000, 18000, 21000, 24000};
  for (const double rate : f::irr(flows).rates) CHECK(std::abs(f::npv(rate, flows)) < 1e-6);
}

TEST_CASE("an annuity's five functions agree with each other") {
  for (const double rate : {-0.01, 0.0, 1e-12, 0.004, 0.08})
    for (const double n : {1.0, 12.0, 60.0})
      for (const auto due : {f::Due::end, f::Due::begin}) {
        CAPTURE(rate, n);
        const double payment = f::payment(rate, n, 1000.0, -200.0, due);
        CHECK(f::present_value(rate, n, payment, -200.0, due) == Approx(1000.0));
        CHECK(f::future_value(rate, n, payment, 1000.0, due) == Approx(-200.0));
        CHECK(f::periods(rate, payment, 1000.0, -200.0, due).value() == Approx(n));
        if (n > 1.0) CHECK(f::rate(n, payment, 1000.0, -200.0, due).value() == Approx(rate).margin(1e-9));
      }
}

TEST_CASE("principal payments repay the loan") {
  for (const double rate : {0.0, 0.01, 0.08}) {
    double repaid = 0.0;
    for (int k = 1; k <= 10; ++k) repaid += f::principal_payment(rate, k, 10, 200000.0);
    CHECK(-repaid == Approx(200000.0));
  }
}

TEST_CASE("the capital recovery factor has its limit at a zero rate") {
  CHECK(f::capital_recovery_factor(0.0, 10) == Approx(0.1).epsilon(1e-14));
  CHECK(f::capital_recovery_factor(1e-13, 10) == Approx(0.1).epsilon(1e-11));
  CHECK(f::capital_recovery_factor(-0.02, 10) < 0.1);
}

TEST_CASE("periods that never come are no answer") {
  CHECK_FALSE(f::periods(0.0, 0.0, 100.0, -200.0));
  CHECK_FALSE(f::periods(0.1, -5.0, 100.0));  // the payment is less than the interest
  CHECK_FALSE(f::periods(0.0, 10.0, 100.0));
}

TEST_CASE("payback is the last crossing, or never") {
  CHECK(f::payback(std::vector<double>{-100, 60, 60}).value() == Approx(1.0 + 40.0 / 60.0));
  CHECK(f::payback(std::vector<double>{-100, 150, -100, 100}).value() ==
        Approx(2.5));  // paid back, lost, paid back
  CHECK(f::payback(std::vector<double>{100, 10}).value() == 0.0);
  CHECK_FALSE(f::payback(std::vector<double>{-100, 60, 39}));
  CHECK_FALSE(f::discounted_payback(0.5, std::vector<double>{-100, 60, 60}));
  const std::vector<double> flows{-100, 60, 60}, times{0.0, 1.0, 1.5};
  CHECK(f::payback(flows, times).value() == Approx(1.0 + 0.5 * 40.0 / 60.0));
}

TEST_CASE("depreciation never writes off more than there is") {
  for (const int life : {1, 3, 5, 10}) {
    double years = 0.0, doubled = 0.0;
    for (int k = 1; k <= life; ++k) {
      years += f::sum_of_years(1000, 100, life, k);
      doubled += f::double_declining(1000, 100, life, k);
    }
    CHECK(years == Approx(900.0));
    CHECK(doubled <= 900.0 + 1e-9);
  }
  CHECK(f::declining_balance(100, 200, 5, 1) == 0.0);  // salvage above cost
  CHECK(f::double_declining(100, 200, 5, 1) == 0.0);
  for (const auto recovery : {f::Macrs::five_year, f::Macrs::seven_year, f::Macrs::fifteen_year}) {
    double sum = 0.0;
    for (const double share : f::macrs(recovery)) sum += share;
    CHECK(sum == Approx(1.0).epsilon(1e-12));
  }
}

TEST_CASE("rates of parts of a year compound to the year") {
  CHECK(std::pow(1.0 + f::rate_of_part(0.08, 12), 12) == Approx(1.08));
  CHECK(f::real_rate(0.025, 0.025) == Approx(0.0).margin(1e-15));
  CHECK_FALSE(f::break_even_use(1000.0, 2.0, 2.0));
}

TEST_CASE("the modified rate needs money in both directions") {
  CHECK_FALSE(f::mirr(std::vector<double>{-100, -10}, 0.1, 0.1));
  CHECK_FALSE(f::mirr(std::vector<double>{100, 10}, 0.1, 0.1));
}
