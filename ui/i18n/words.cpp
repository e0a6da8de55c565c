#include "ui/i18n/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>
#include <utility>

#include "core/fields/access.h"
#include "core/report/numbers.h"

namespace plenum::ui {
namespace {

/// Unit symbols that are words, and so have a translation.
constexpr std::array unit_words{
    QT_TRANSLATE_NOOP("unit", "day"),     QT_TRANSLATE_NOOP("unit", "yr"),
    QT_TRANSLATE_NOOP("unit", "month"),   QT_TRANSLATE_NOOP("unit", "token"),
    QT_TRANSLATE_NOOP("unit", "sample"),  QT_TRANSLATE_NOOP("unit", "week"),
    QT_TRANSLATE_NOOP("unit", "request"),
};

constexpr std::array<std::pair<const char*, const char*>, 4> pretty_symbols{{
    {"degC", "°C"},
    {"m2", "m²"},
    {"m3", "m³"},
    {"*", "·"},
}};

bool is_letter(QChar c) { return c.isLetter() || c == QChar(u'°'); }

/// Replaces `from` where it stands as a word of its own.
void replace_word(QString& text, const QString& from, const QString& to) {
  if (from == to || from.isEmpty()) return;
  for (qsizetype at = text.indexOf(from); at >= 0; at = text.indexOf(from, at)) {
    const auto end = at + from.size();
    const bool alone = (at == 0 || !is_letter(text[at - 1])) && (end >= text.size() || !is_letter(text[end]));
    if (alone) text.replace(at, from.size(), to);
    at += alone ? to.size() : from.size();
  }
}

template <class Block>
Block in_reader_style(Block block) {
  report::Report report;
  report.blocks = {std::move(block)};
  report::write_numbers(report, report::number_style(QLocale().name().left(2).toStdString()));
  return std::get<Block>(std::move(report.blocks.front()));
}

QString unit_word(const char* word) { return QCoreApplication::translate("unit", word); }

}  // namespace

QString from_utf8(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString model_text(std::string_view english) {
  if (english.empty()) return {};
  return QCoreApplication::translate("model", std::string(english).c_str());
}

std::string model_words(std::string_view english) { return model_text(english).toStdString(); }

report::Table with_reader_numbers(report::Table table) { return in_reader_style(std::move(table)); }
report::Figure with_reader_numbers(report::Figure figure) { return in_reader_style(std::move(figure)); }

QString unit_text(std::string_view symbol) {
  auto text = from_utf8(symbol);
  for (const auto& [plain, pretty] : pretty_symbols)
    text.replace(QString::fromUtf8(plain), QString::fromUtf8(pretty));
  for (const auto* word : unit_words) replace_word(text, QString::fromUtf8(word), unit_word(word));
  return text;
}

QString unit_symbols(QString text) {
  for (const auto& [plain, pretty] : pretty_symbols)
    text.replace(QString::fromUtf8(pretty), QString::fromUtf8(plain));
  for (const auto* word : unit_words) replace_word(text, unit_word(word), QString::fromUtf8(word));
  return text;
}

QString number_text(double number, int significant) {
  const QLocale locale;
  QString text;
  for (const QChar c : from_utf8(units::rounded_text(number, significant))) {
    if (c == QChar(u',')) text += locale.groupSeparator();
    else if (c == QChar(u'.')) text += locale.decimalPoint();
    else if (c == QChar(u'-')) text += QChar(u'\u2212');
    else text += c;
  }
  return text;
}

QString display_number(const fields::Member& member, const fields::Value& value,
                       const units::Currencies& currencies, int significant) {
  if (std::holds_alternative<std::monostate>(value))
    return member.info.unset.empty() ? QStringLiteral("–") : model_text(member.info.unset);
  if (const auto* truth = std::get_if<bool>(&value))
    return *truth ? QCoreApplication::translate("words", "yes") : QCoreApplication::translate("words", "no");
  if (const auto* text = std::get_if<std::string>(&value)) {
    for (const auto& choice : member.choices)
      if (choice.key == *text) return model_text(choice.label);
    return from_utf8(*text);
  }
  const auto number = std::get<double>(value);
  if (member.kind == fields::Kind::list) return number_text(number);
  return number_text(fields::shown_unit(member, currencies).from_coherent(number), significant);
}

QString shown_unit_text(const fields::Member& member, const units::Currencies& currencies) {
  return unit_text(fields::unit_symbol(member.info.shown, currencies));
}

QString display_text(const fields::Member& member, const fields::Value& value,
                     const units::Currencies& currencies, int significant) {
  auto text = display_number(member, value, currencies, significant);
  if (!std::holds_alternative<double>(value) || member.kind == fields::Kind::list) return text;
  const auto unit = shown_unit_text(member, currencies);
  return unit.isEmpty() ? text : text + QChar(u'\u00a0') + unit;
}

}  // namespace plenum::ui
