#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

/// The arithmetic of money over time on plain numbers: any currency, any period, as long as rate and periods agree. Outflows
/// are negative. README.md has the formulas; the names are those of spreadsheets where these have one.
namespace plenum::cost::finance {

/// When a period's payment is due.
enum class Due { end, begin };

// --- annuities: pv (1+r)^n + pmt (1 + r w) ((1+r)^n - 1)/r + fv = 0, w = 0 at the end and 1 at the beginning of a period ---

double future_value(double rate, double periods, double payment, double present = 0.0, Due due = Due::end);
double present_value(double rate, double periods, double payment, double future = 0.0, Due due = Due::end);
/// The payment per period that turns `present` into `future`.
double payment(double rate, double periods, double present, double future = 0.0, Due due = Due::end);
/// How many periods it takes, or nothing when it never happens.
std::optional<double> periods(double rate, double payment, double present, double future = 0.0,
                              Due due = Due::end);
/// The rate per period above -1 that balances the annuity, the one nearest to zero, or nothing.
std::optional<double> rate(double periods, double payment, double present, double future = 0.0,
                           Due due = Due::end);
/// The share of interest, and of principal, in the payment of period `period` (from 1).
double interest_payment(double rate, int period, double periods, double present, double future = 0.0,
                        Due due = Due::end);
double principal_payment(double rate, int period, double periods, double present, double future = 0.0,
                         Due due = Due::end);
/// Interest of the periods `first` to `last` together.
double cumulative_interest(double rate, double periods, double present, int first, int last,
                           Due due = Due::end);

/// i (1+i)^n / ((1+i)^n - 1): yearly payment per unit borrowed; 1/n at i = 0.
double capital_recovery_factor(double rate, double periods);

// --- rates ---

/// Effective yearly rate of a nominal one compounded `per_year` times, and back.
double effective_rate(double nominal, double per_year);
double nominal_rate(double effective, double per_year);
/// The rate of one of `parts` equal parts of a year that compounds to the yearly rate: (1+r)^(1/parts) - 1.
double rate_of_part(double yearly, double parts);
/// Fisher: (1 + nominal)/(1 + inflation) - 1.
double real_rate(double nominal, double inflation);
/// Weighted average cost of capital: E/V re + D/V rd (1 - T).
double cost_of_capital(double equity, double debt, double cost_of_equity, double cost_of_debt, double tax);
/// The rate at which `present` grows to `future`.
double growth_rate(double periods, double present, double future);
/// How many periods it takes to grow.
double growth_periods(double rate, double present, double future);
/// Growth at one rate after another.
double compound(double principal, std::span<const double> rates);

// --- flows: values[0] is at the start, values[t] t periods later ---

double npv(double rate, std::span<const double> values);
/// The same with the first value one period after the start, as spreadsheets do it.
double npv_of_later(double rate, std::span<const double> values);
/// Flows at any times, in periods since the start.
double npv(double rate, std::span<const double> values, std::span<const double> times);

/// What a search for internal rates of return found.
struct InternalRates {
  enum class Answer { none, one, ambiguous };
  Answer answer = Answer::none;
  std::vector<double>
      rates;  ///< all real roots of NPV(r) = 0 with r > -1 found between 1+r = 1e-4 and 1e4, rising
  /// The root nearest to zero, as spreadsheets return; nothing when there is none.
  std::optional<double> nearest_to_zero() const;
};

/// All internal rates of return: NPV is scanned over a logarithmic grid of 1+r, each change of sign is refined by Brent's method
/// (Brent 1973, ch. 4); double roots, where NPV touches zero, are found as minima of its amount.
InternalRates irr(std::span<const double> values);
InternalRates irr(std::span<const double> values, std::span<const double> times);

/// Modified internal rate of return, or nothing when one sign is missing.
std::optional<double> mirr(std::span<const double> values, double finance_rate, double reinvest_rate);

/// When the cumulated flows become and stay non-negative, in periods, linear within a period; nothing when they do not.
std::optional<double> payback(std::span<const double> values);
std::optional<double> payback(std::span<const double> values, std::span<const double> times);
std::optional<double> discounted_payback(double rate, std::span<const double> values);

/// How long something bought must be used until it is cheaper than something rented: capital / (rent - running cost), each
/// per time of use; nothing when renting always is.
std::optional<double> break_even_use(double capital, double running, double rent);

/// Levelised cost by the fixed charge rate (NREL SAM): (rate x capital + fixed)/energy + variable.
double levelised_cost(double fixed_charge_rate, double capital, double fixed, double variable, double amount);

// --- depreciation: of period 1, 2 ... of `life` ---

double straight_line(double cost, double salvage, double life);
double sum_of_years(double cost, double salvage, double life, int period);
/// Declining balance at the rate 1 - (salvage/cost)^(1/life) rounded to three decimals; `months` of the first year.
double declining_balance(double cost, double salvage, int life, int period, int months = 12);
/// `factor`/life of the book value, never below salvage.
double double_declining(double cost, double salvage, double life, int period, double factor = 2.0);

/// Recovery classes of the US tax system with half-year convention (IRS Publication 946, table A-1).
enum class Macrs { five_year, seven_year, fifteen_year };
std::span<const double> macrs(Macrs recovery);
/// Present value of the tax that depreciation saves: sum of tax x cost x share_t / (1+r)^t, t from 1.
double depreciation_tax_shield(double cost, std::span<const double> shares, double tax, double rate);

/// Value of an AI accelerator after some years, falling by a number of decimal orders of magnitude per year (Epoch AI).
double declining_value(double price, double orders_per_year, double years);

}  // namespace plenum::cost::finance
