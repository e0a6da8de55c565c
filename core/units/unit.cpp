#include "core/units/unit.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

#include "core/units/nearest.h"
#include "core/units/quantity.h"

namespace plenum::units {
namespace {

struct Symbol {
  std::string_view text;
  Dimension dimension;
  double factor;
  bool prefixable;
  double offset = 0.0;
  double divisor = 1.0;
};

constexpr Dimension one{};
constexpr auto length = dimension_of<Length>, mass = dimension_of<Mass>, duration = dimension_of<Time>,
               degree = dimension_of<TemperatureDifference>, power_dim = dimension_of<Power>,
               energy = dimension_of<Energy>, bits = dimension_of<Information>,
               bit_rate = dimension_of<InformationRate>, flops = dimension_of<Operations>,
               flop_rate = dimension_of<OperationRate>, volume = dimension_of<Volume>,
               pressure = dimension_of<Pressure>;

// Exact by definition unless said otherwise: international foot and pound, BTU (IT), ton of refrigeration = 12,000 BTU/h.
constexpr double foot = 0.3048, pound = 0.45359237, btu = 1055.05585262;
constexpr Symbol symbols[] = {
    {"m", length, 1, true},
    {"ft", length, foot, false},
    {"in", length, 0.0254, false},
    {"U", length, 0.04445, false},
    {"acre", length.power(2), 4046.8564224, false},
    {"ha", length.power(2), 1e4, false},
    {"L", volume, 1, true, 0, 1e3},
    {"l", volume, 1, true, 0, 1e3},
    {"gal", volume, 3.785411784e-3, false},
    {"CFM", dimension_of<VolumeFlow>, foot* foot* foot, false, 0, 60},
    {"cfm", dimension_of<VolumeFlow>, foot* foot* foot, false, 0, 60},
    {"g", mass, 1, true, 0, 1e3},
    {"t", mass, 1e3, true},
    {"lb", mass, pound, false},
    {"s", duration, 1, true},
    {"min", duration, 60, false},
    {"h", duration, 3600, false},
    {"d", duration, 86400, false},
    {"day", duration, 86400, false},
    {"week", duration, 7 * 86400, false},
    {"month", duration, 730 * 3600, false},
    {"yr", duration, 8760.0 * 3600, false},
    {"year", duration, 8760.0 * 3600, false},
    {"K", degree, 1, false},
    {"degC", degree, 1, false, 273.15},
    {"°C", degree, 1, false, 273.15},
    {"degF", degree, 5, false, 459.67 * 5 / 9, 9},
    {"°F", degree, 5, false, 459.67 * 5 / 9, 9},
    {"A", dimension_of<Current>, 1, true},
    {"V", dimension_of<Voltage>, 1, true},
    {"W", power_dim, 1, true},
    {"hp", power_dim, 745.69987158227, false},
    {"ton", power_dim, 12000 * btu, false, 0, 3600},
    {"TR", power_dim, 12000 * btu, false, 0, 3600},
    {"VA", dimension_of<ApparentPower>, 1, true},
    {"J", energy, 1, true},
    {"Wh", energy, 3600, true},
    {"BTU", energy, btu, false},
    {"Btu", energy, btu, false},
    {"MMBTU", energy, 1e6 * btu, false},
    {"Pa", pressure, 1, true},
    {"bar", pressure, 1e5, true},
    {"psi", pressure, 6894.757293168, false},
    {"Hz", dimension_of<Frequency>, 1, true},
    {"bit", bits, 1, true},
    {"b", bits, 1, true},
    {"B", bits, 8, true},
    {"byte", bits, 8, true},
    {"bps", bit_rate, 1, true},
    {"FLOP", flops, 1, true},
    {"OP", flops, 1, true},
    {"FLOPS", flop_rate, 1, true},
    {"OPS", flop_rate, 1, true},
    {"GPU", dimension_of<GpuAmount>, 1, false},
    {"1", one, 1, false},
    {"%", one, 1, false, 0, 100},
    {"ppm", one, 1, false, 0, 1e6},
    // Things that are counted: a rate of them is a number per time.
    {"token", one, 1, true},
    {"sample", one, 1, true},
    {"image", one, 1, true},
    {"sequence", one, 1, true},
    {"request", one, 1, true},
};

struct Prefix {
  std::string_view text;
  double factor;
  double divisor = 1.0;
};
constexpr Prefix decimal_prefixes[] = {{"k", 1e3},    {"M", 1e6},    {"G", 1e9},    {"T", 1e12},
                                       {"P", 1e15},   {"E", 1e18},   {"Z", 1e21},   {"m", 1, 1e3},
                                       {"u", 1, 1e6}, {"µ", 1, 1e6}, {"n", 1, 1e9}, {"c", 1, 1e2}};
constexpr Prefix binary_prefixes[] = {
    {"Ki", 1024.0}, {"Mi", 0x1p20}, {"Gi", 0x1p30}, {"Ti", 0x1p40}, {"Pi", 0x1p50}};

const Symbol* exact_symbol(std::string_view text) {
  for (const auto& symbol : symbols)
    if (symbol.text == text) return &symbol;
  return nullptr;
}

std::optional<Unit> prefixed_symbol(std::string_view text) {
  const auto match = [&](const Prefix& prefix, bool binary) -> std::optional<Unit> {
    if (!text.starts_with(prefix.text)) return {};
    const auto* symbol = exact_symbol(text.substr(prefix.text.size()));
    if (!symbol || !symbol->prefixable || (binary && symbol->dimension != bits)) return {};
    return Unit{symbol->dimension, symbol->factor * prefix.factor, 0.0, symbol->divisor * prefix.divisor};
  };
  for (const auto& prefix : binary_prefixes)
    if (auto unit = match(prefix, true)) return unit;
  for (const auto& prefix : decimal_prefixes)
    if (auto unit = match(prefix, false)) return unit;
  return {};
}

bool currency_code(std::string_view text) {
  return text.size() == 3 && text.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ") == text.npos;
}

std::optional<Unit> money_symbol(std::string_view text, const Currencies& currencies) {
  constexpr auto money = dimension_of<Money>;
  if (text == "money") return Unit{money, 1.0, 0.0};
  if (text == "$") return Unit{money, currencies.rate("USD"), 0.0};
  if (text == "€") return Unit{money, currencies.rate("EUR"), 0.0};
  if (text == "£") return Unit{money, currencies.rate("GBP"), 0.0};
  if (currency_code(text) && (text == currencies.plan || currencies.usd.contains(text)))
    return Unit{money, currencies.rate(text), 0.0};
  for (const auto& prefix : {Prefix{"k", 1e3}, Prefix{"M", 1e6}, Prefix{"G", 1e9}}) {
    if (!text.starts_with(prefix.text) || text.size() < 4) continue;
    if (auto unit = money_symbol(text.substr(1), currencies)) return unit->factor *= prefix.factor, unit;
  }
  return {};
}

std::optional<Unit> whole_symbol(std::string_view text, const Currencies& currencies) {
  if (const auto* symbol = exact_symbol(text))
    return Unit{symbol->dimension, symbol->factor, symbol->offset, symbol->divisor};
  if (auto unit = prefixed_symbol(text)) return unit;
  return money_symbol(text, currencies);
}

/// A symbol with its exponent written behind it: "m2", "m^3", "ft2", and plurals of words: "tokens", "months".
Unit symbol_unit(std::string_view text, std::size_t at, const Currencies& currencies) {
  if (auto unit = whole_symbol(text, currencies)) return *unit;
  if (text.size() > 1 && (text.back() == '2' || text.back() == '3')) {
    auto stem = text.substr(0, text.size() - 1);
    if (stem.back() == '^') stem.remove_suffix(1);
    if (auto unit = whole_symbol(stem, currencies); unit && unit->offset == 0.0) {
      const int exponent = text.back() - '0';
      return {unit->dimension.power(exponent), std::pow(unit->factor, exponent), 0.0,
              std::pow(unit->divisor, exponent)};
    }
  }
  if (text.size() > 3 && text.back() == 's')
    if (auto unit = whole_symbol(text.substr(0, text.size() - 1), currencies)) return *unit;
  if (currency_code(text) && !currencies.usd.empty())
    throw UnitError(fmt::format("no exchange rate for the currency `{}`", text),
                    "known currencies are listed by `plenum catalog list currencies`", at);
  throw UnitError(fmt::format("unknown unit `{}`", text), did_you_mean(text, known_symbols()), at);
}

struct Decimal {
  long double value;
  const char* end;
  std::errc error;
};

/// A decimal number. Up to 17 digits, which every double needs at most, it is read as a double, so that it means the same as
/// in other files; more digits are there because they are needed.
Decimal read_decimal(const char* first, const char* last) {
  double value = 0.0;
  const auto [end, error] = std::from_chars(first, last, value);
  const auto digits = std::count_if(std::find_if(first, end, [](char c) { return c >= '1' && c <= '9'; }),
                                    end, [](char c) { return c >= '0' && c <= '9'; });
  long double precise = value;
  if (error == std::errc{} && digits > 17) std::from_chars(first, end, precise);
  return {precise, end, error};
}

/// Recursive descent over   sum := product (('+'|'-') product)* ;  product := factor (('*'|'/') factor)* ;
/// factor := number [unit-product] | '(' sum ')' | unit-product.  Values carry their dimension.
class Reader {
 public:
  Reader(std::string_view text, const Currencies& currencies) : text_(text), currencies_(currencies) {}

  struct Term {
    long double value;
    Dimension dimension;
    bool bare;           ///< a number without any unit
    bool scale = false;  ///< a point on a temperature scale, which adds to differences only
  };

  Unit unit() {
    skip();
    if (at_end()) return {};
    auto result = unit_product();
    skip();
    if (!at_end())
      fail(fmt::format("unexpected `{}` in the unit", rest()), "write it like kW, EUR/kWh or EUR/(kW*month)");
    return result;
  }

  Term quantity() {
    skip();
    if (at_end()) fail("empty value", "write a number with its unit, like 10.2 kW");
    auto term = sum();
    skip();
    if (!at_end()) fail(fmt::format("unexpected `{}`", rest()), "write a number with its unit, like 10.2 kW");
    return term;
  }

 private:
  [[noreturn]] void fail(std::string message, std::string hint) const {
    throw UnitError(std::move(message), std::move(hint), position_);
  }
  bool at_end() const { return position_ >= text_.size(); }
  char peek() const { return at_end() ? '\0' : text_[position_]; }
  std::string_view rest() const { return text_.substr(position_); }
  void skip() {
    while (!at_end() && (peek() == ' ' || peek() == '\t')) ++position_;
  }
  bool take(char c) {
    skip();
    if (peek() != c) return false;
    ++position_;
    return true;
  }
  static bool symbol_char(char c) {
    return std::isalpha(static_cast<unsigned char>(c)) || c == '%' || c == '$' ||
           static_cast<unsigned char>(c) >= 0x80;
  }

  Term sum() {
    auto left = product();
    for (;;) {
      skip();
      const char sign = peek();
      if (sign != '+' && sign != '-') return left;
      ++position_;
      const auto right = product();
      if (right.dimension != left.dimension || left.bare != right.bare)
        fail("a sum of different units", "give both parts the same kind of unit");
      if (right.scale && (sign == '+' || !left.scale))
        fail("points on a temperature scale do not add", "use K for a difference of temperature");
      left.value += sign == '+' ? right.value : -right.value;
      left.scale = left.scale && !right.scale;
    }
  }

  Term product() {
    auto left = factor();
    for (;;) {
      if (take('*')) {
        const auto right = scalable(factor());
        left = {scalable(left).value * right.value, left.dimension * right.dimension,
                left.bare && right.bare};
      } else if (take('/')) {
        const auto right = scalable(factor());
        left = {scalable(left).value / right.value, left.dimension / right.dimension,
                left.bare && right.bare};
      } else {
        return left;
      }
    }
  }

  Term factor() {
    skip();
    if (++depth_ > 60) fail("too many brackets", "write a plain number with its unit");
    Term result{};
    if (take('(')) {
      result = sum();
      if (!take(')')) fail("a bracket is not closed", "add `)`");
    } else if (peek() == '-' || peek() == '+') {
      const bool negative = peek() == '-';
      ++position_;
      // The sign of "-40 degC" belongs to the number, not to the temperature.
      const bool number_follows = std::isdigit(static_cast<unsigned char>(peek())) || peek() == '.';
      if (number_follows) result = number_with_unit(negative ? -1.0 : 1.0);
      else result = factor();
      if (negative && !number_follows) result.value = -scalable(result).value;
    } else if (std::isdigit(static_cast<unsigned char>(peek())) || peek() == '.') {
      result = number_with_unit();
    } else if (symbol_char(peek())) {
      check_not_a_number_word();
      const auto unit = unit_product();
      result = {unit.to_coherent(1.0), unit.dimension, false, unit.offset != 0.0};
    } else {
      fail(fmt::format("expected a number, found `{}`", rest()),
           "write a number with its unit, like 10.2 kW");
    }
    --depth_;
    return result;
  }

  Term scalable(const Term& term) const {
    if (term.scale)
      fail("a point on a temperature scale cannot be multiplied", "use K for a difference of temperature");
    return term;
  }

  Term number_with_unit(double sign = 1.0) {
    const long double value = sign * number();
    skip();
    const auto after = rest();
    const bool reciprocal = after.size() > 2 && after.starts_with("1/") &&
                            (symbol_char(after[2]) || after[2] == '(');  // "0.05 1/yr"
    if (!symbol_char(peek()) && !reciprocal) return {value, {}, true};
    const auto unit = unit_product();
    return {unit.to_coherent(value), unit.dimension, false, unit.offset != 0.0};
  }

  long double number() {
    const auto start = position_;
    const auto* first = text_.data() + position_;
    const auto [value, end, error] = read_decimal(first, text_.data() + text_.size());
    if (error == std::errc::result_out_of_range)
      fail("the number is too large or too small", "use a unit prefix such as k, M or G");
    if (error != std::errc{})
      fail(fmt::format("`{}` is not a number", rest()), "write digits with a decimal point, like 10.2");
    position_ += static_cast<std::size_t>(end - first);
    if (peek() == ',' || peek() == '\'') {
      position_ = start;
      fail(fmt::format("`{}`: a comma could separate thousands or decimals", rest()),
           "write 1024 or 10.2, with `.` for decimals and no grouping");
    }
    if (peek() == '.') fail("two decimal points", "write digits with one decimal point, like 10.2");
    return value;
  }

  void check_not_a_number_word() const {
    for (const std::string_view word : {"nan", "NaN", "NAN", "inf", "Inf", "INF", "infinity", "Infinity"})
      if (rest() == word) fail(fmt::format("`{}` is not a finite number", word), "give a finite number");
  }

  /// symbol ('-' symbol)*, joined by '*' and '/' and brackets as long as units follow.
  Unit unit_product() {
    auto left = hyphenated();
    while (true) {
      const auto mark = position_;
      skip();
      const char op = peek();
      if (op != '*' && op != '/') return position_ = mark, left;
      ++position_;
      skip();
      if (!symbol_char(peek()) && peek() != '(' && peek() != '1') return position_ = mark, left;
      if (std::isdigit(static_cast<unsigned char>(peek()))) return position_ = mark, left;
      const auto right = unit_factor();
      if (left.offset != 0.0 || right.offset != 0.0)
        fail("a temperature scale inside a composed unit", "use K for a difference of temperature");
      left = op == '*' ? times(left, right)
                       : times(left, {Dimension{} / right.dimension, right.divisor, 0.0, right.factor});
    }
  }

  static Unit times(const Unit& a, const Unit& b) {
    return {a.dimension * b.dimension, a.factor * b.factor, 0.0, a.divisor * b.divisor};
  }

  Unit unit_factor() {
    if (!take('(')) return hyphenated();
    if (++depth_ > 60) fail("too many brackets", "write a plain unit");
    const auto inner = unit_product();
    --depth_;
    if (!take(')')) fail("a bracket is not closed", "add `)`");
    return inner;
  }

  Unit hyphenated() {
    auto left = symbol();
    while (peek() == '-' && position_ + 1 < text_.size() && symbol_char(text_[position_ + 1])) {
      ++position_;
      const auto right = symbol();
      left = times(left, right);
    }
    return left;
  }

  Unit symbol() {
    const auto start = position_;
    if (peek() == '1') return ++position_, Unit{};
    while (symbol_char(peek())) ++position_;
    if (peek() == '^') ++position_;
    while (std::isdigit(static_cast<unsigned char>(peek()))) ++position_;
    if (position_ == start)
      fail(fmt::format("expected a unit, found `{}`", rest()), "write it like kW, EUR/kWh or EUR/(kW*month)");
    return symbol_unit(text_.substr(start, position_ - start), start, currencies_);
  }

  std::string_view text_;
  const Currencies& currencies_;
  std::size_t position_ = 0;
  int depth_ = 0;
};

}  // namespace

double Currencies::rate(std::string_view code) const {
  if (code == plan) return 1.0;
  const auto from = usd.find(code), to = usd.find(plan);
  if (from == usd.end() || to == usd.end())
    throw UnitError(fmt::format("no exchange rate from {} to {}", code, plan),
                    "known currencies are listed by `plenum catalog list currencies`");
  return from->second / to->second;
}

Unit parse_unit(std::string_view symbol, const Currencies& currencies) {
  return Reader(symbol, currencies).unit();
}

double parse_quantity(std::string_view text, const Unit& expected, const Currencies& currencies) {
  const auto term = Reader(text, currencies).quantity();
  const double value = term.bare ? expected.to_coherent(term.value) : static_cast<double>(term.value);
  if (!term.bare && term.dimension != expected.dimension)
    throw UnitError(fmt::format("`{}` is {}, but {} is needed", text, name_of(term.dimension),
                                name_of(expected.dimension)),
                    "");
  if (term.scale && expected.offset == 0.0)
    throw UnitError(fmt::format("`{}` is a point on a temperature scale, but a difference is needed", text),
                    "write it in K");
  if (!std::isfinite(value))
    throw UnitError(fmt::format("`{}` is not a finite number", text), "give a finite number");
  return value;
}

namespace {

/// The first of the texts with 15 to 21 digits that reads back as this value in this unit, or nothing.
std::optional<std::string> exact_decimal(double coherent, const Unit& unit) {
  const auto reads_back = [&](const std::string& text) {
    return unit.to_coherent(read_decimal(text.data(), text.data() + text.size()).value) == coherent;
  };
  const auto number = unit.precise_number(coherent);
  for (int digits = 15; digits <= 17; ++digits)
    if (auto text = fmt::format("{:.{}g}", static_cast<double>(number), digits); reads_back(text))
      return text;
  for (int digits = 18; digits <= 21; ++digits)
    if (auto text = fmt::format("{:.{}g}", number, digits); reads_back(text)) return text;
  return {};
}

}  // namespace

std::string exact_text(double coherent, const Unit& unit) {
  return exact_decimal(coherent, unit).value_or(fmt::format("{}", unit.from_coherent(coherent)));
}

std::string rounded_text(double number, int significant) {
  const double size = std::abs(number);
  if (size != 0.0 && (size < 1e-4 || size >= 1e15)) return fmt::format("{:.{}g}", number, significant);
  const int whole_digits = size > 0.0 ? static_cast<int>(std::floor(std::log10(size))) + 1 : 1;
  const int decimals = std::max(0, significant - whole_digits);
  auto digits = fmt::format("{:.{}f}", number, decimals);
  if (digits.find('.') != digits.npos) {
    digits.erase(digits.find_last_not_of('0') + 1);
    if (digits.back() == '.') digits.pop_back();
  }
  auto end = digits.find('.') == digits.npos ? digits.size() : digits.find('.');
  const std::size_t first = digits.front() == '-' ? 1 : 0;
  while (end > first + 3) digits.insert(end -= 3, 1, ',');
  return digits == "-0" ? "0" : digits;
}

const std::vector<std::string>& known_symbols() {
  static const auto all = [] {
    std::vector<std::string> list;
    for (const auto& symbol : symbols) list.emplace_back(symbol.text);
    for (const auto* text :
         {"kW",    "MW",  "kWh", "MWh", "GB",  "TB", "GiB", "TiB", "Gbit",  "Tbit", "TFLOP",
          "PFLOP", "kVA", "kg",  "mm",  "kPa", "ms", "us",  "ns",  "money", "EUR",  "USD"})
      list.emplace_back(text);
    return list;
  }();
  return all;
}

}  // namespace plenum::units
