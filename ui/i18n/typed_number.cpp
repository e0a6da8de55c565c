#include "ui/i18n/typed_number.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <cmath>

#include "core/fields/access.h"
#include "ui/i18n/words.h"

namespace plenum::ui {
namespace {

struct TypedNumber {
  Q_DECLARE_TR_FUNCTIONS(TypedNumber)
};

/// One number's digits and separators with a decimal point, or nothing when a separator could mean two things.
std::optional<QString> plain_number(QString digits, const QLocale& locale) {
  const auto points = digits.count(QChar(u'.'));
  const auto commas = digits.count(QChar(u','));
  if (points + commas > 1) return {};
  if (commas == 0) return digits;
  const auto comma = digits.indexOf(QChar(u','));
  const bool decimal_comma = locale.decimalPoint() == QStringLiteral(",");
  const bool could_group = digits.size() - comma == 4 && comma > 0 && comma < 4 && digits[0] != QChar(u'0');
  if (could_group && !decimal_comma) return {};
  return digits.replace(comma, 1, QChar(u'.'));
}

QString unit_hint(const fields::Member& member, const units::Currencies& currencies) {
  const auto unit = shown_unit_text(member, currencies);
  return unit.isEmpty() ? TypedNumber::tr("Write a plain number.")
                        : TypedNumber::tr("Write a number in %1, or a number with its unit.").arg(unit);
}

QString out_of_range(const fields::Member& member, double coherent, const units::Currencies& currencies) {
  const auto shown = display_text(member, coherent, currencies);
  return TypedNumber::tr("%1 does not fit: it must be %2.").arg(shown, range_text(member, currencies));
}

Typed checked(const fields::Member& member, double coherent, const units::Currencies& currencies) {
  if (!fields::problem(member, coherent, {}, currencies)) return {coherent, {}};
  const auto number = fields::unit_of(member, currencies).from_coherent(coherent);
  const auto& r = member.info.range;
  const bool inside = number >= r.low && number <= r.high && !(r.open_low && number <= r.low);
  if (inside && member.whole) return {{}, TypedNumber::tr("It must be a whole number.")};
  return {{}, out_of_range(member, coherent, currencies)};
}

}  // namespace

std::optional<QString> plain_numbers(const QString& typed, const QLocale& locale) {
  static const QRegularExpression grouped(
      QStringLiteral("(?<=\\d)[ \\x{00a0}\\x{202f}\\x{2009}'](?=\\d{3}(?!\\d))"));
  static const QRegularExpression number(QStringLiteral("\\d[\\d.,]*|[.,]\\d[\\d.,]*"));
  auto text = typed;
  text.remove(grouped).replace(QChar(u'\u00a0'), QChar(u' ')).replace(QChar(u'\u202f'), QChar(u' '));
  text.replace(QChar(u'\u2212'), QChar(u'-')).replace(QChar(u'\u00d7'), QChar(u'*'));
  QString plain;
  qsizetype done = 0;
  for (auto it = number.globalMatch(text); it.hasNext();) {
    const auto match = it.next();
    const auto one = plain_number(match.captured(), locale);
    if (!one) return {};
    plain += text.mid(done, match.capturedStart() - done) + *one;
    done = match.capturedEnd();
  }
  return plain + text.mid(done);
}

Typed read_typed(const fields::Member& member, const QString& typed, const units::Currencies& currencies,
                 const QLocale& locale) {
  const auto trimmed = typed.trimmed();
  if (trimmed.isEmpty() || trimmed == QStringLiteral("auto")) {
    if (member.optional) return {};
    return {{}, TypedNumber::tr("A value is needed.") + QChar(u' ') + unit_hint(member, currencies)};
  }
  const auto plain = plain_numbers(trimmed, locale);
  if (!plain)
    return {
        {},
        TypedNumber::tr("The separators in “%1” could mean two things. Write 1024 or 10.2, without grouping.")
            .arg(trimmed)};
  try {
    const auto unit = fields::shown_unit(member, currencies);
    return checked(member, units::parse_quantity(unit_symbols(*plain).toStdString(), unit, currencies),
                   currencies);
  } catch (const units::UnitError& error) {
    auto text =
        TypedNumber::tr("“%1” does not fit here.").arg(trimmed) + QChar(u' ') + unit_hint(member, currencies);
    if (!error.hint.empty() && QLocale().language() == QLocale::English)
      text += QChar(u' ') + from_utf8(error.hint);
    return {{}, text};
  }
}

QString field_text(const fields::Member& member, const fields::Value& value,
                   const units::Currencies& currencies, const QLocale& locale) {
  const auto* coherent = std::get_if<double>(&value);
  if (!coherent) return {};
  const auto number = fields::shown_unit(member, currencies).from_coherent(*coherent);
  const bool in_full = std::abs(number) < 1e15 && (number == std::round(number) || std::abs(number) >= 1e7);
  auto text = in_full ? QString::number(number, 'f', 0) : QString::number(number, 'g', 7);
  const auto point = text.indexOf(QChar(u'.'));
  if (!text.contains(QChar(u'e'))) {
    const auto whole = point < 0 ? text.size() : point;
    for (auto at = whole - 3; whole > 4 && at > (number < 0 ? 1 : 0); at -= 3)
      text.insert(at, QChar(u'\u202f'));
  }
  text.replace(QChar(u'.'), locale.decimalPoint());
  const auto unit = shown_unit_text(member, currencies);
  return unit.isEmpty() ? text : text + QChar(u' ') + unit;
}

QString range_text(const fields::Member& member, const units::Currencies& currencies) {
  const auto& r = member.info.range;
  const auto unit = fields::unit_of(member, currencies);
  const auto shown = [&](double bound) {
    return display_text(member, unit.to_coherent(bound), currencies, 6);
  };
  const bool low = std::isfinite(r.low), high = std::isfinite(r.high);
  if (low && high) return TypedNumber::tr("between %1 and %2").arg(shown(r.low), shown(r.high));
  if (low)
    return r.open_low ? TypedNumber::tr("more than %1").arg(shown(r.low))
                      : TypedNumber::tr("at least %1").arg(shown(r.low));
  if (high) return TypedNumber::tr("at most %1").arg(shown(r.high));
  return {};
}

}  // namespace plenum::ui
