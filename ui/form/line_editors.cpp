#include "ui/form/line_editors.h"

#include <QKeyEvent>
#include <QUuid>

#include "core/fields/month.h"
#include "ui/document/document.h"
#include "ui/i18n/typed_number.h"
#include "ui/i18n/words.h"

namespace plenum::ui {

LineFieldEditor::LineFieldEditor(Document& document, std::string path, QWidget* parent)
    : FieldEditor(document, std::move(path), parent), line_(new QLineEdit(this)) {
  line_->installEventFilter(this);
  put_inside(line_);
  connect(line_, &QLineEdit::textEdited, this, &LineFieldEditor::typed);
  connect(line_, &QLineEdit::editingFinished, this, &LineFieldEditor::left);
}

QString LineFieldEditor::placeholder() const {
  const auto meaning = model_text(member().info.unset);
  const auto& resolved = document().results().resolved;
  if (!member().optional || !resolved) return meaning;
  const auto place = fields::find_if(fields::object(const_cast<plan::Scenario&>(resolved->inputs)), path());
  const auto value = place ? place.value() : fields::Value{};
  if (std::holds_alternative<std::monostate>(value)) return meaning;
  return QStringLiteral("%1 – %2").arg(display_text(member(), value, document().currencies()), meaning);
}

void LineFieldEditor::refresh() {
  line_->setPlaceholderText(placeholder());
  if (is_setting()) return;                // our own edit: what is typed stays as it is typed
  if (wrong_ && value() == held_) return;  // somebody else's edit: what is wrong here stays to be mended
  show_value();
}

void LineFieldEditor::show_value() {
  wrong_ = false;
  emit problem({});
  const auto text = shown(value());
  if (line_->text() == text) return;
  line_->setText(text);
  line_->setCursorPosition(0);
}

void LineFieldEditor::typed(const QString& text) {
  const auto reading = read(text);
  wrong_ = !reading.problem.isEmpty();
  held_ = value();
  emit problem(reading.problem);
  if (wrong_) return;
  if (merge_.isEmpty()) merge_ = QUuid::createUuid().toString();
  set_value(reading.value, merge_);
}

void LineFieldEditor::left() {
  merge_.clear();
  if (!wrong_) show_value();
}

bool LineFieldEditor::eventFilter(QObject* watched, QEvent* event) {
  if (watched == line_ && event->type() == QEvent::KeyPress &&
      static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape && wrong_) {
    show_value();
    return true;
  }
  return FieldEditor::eventFilter(watched, event);
}

NumberEditor::NumberEditor(Document& document, std::string path, QWidget* parent)
    : LineFieldEditor(document, std::move(path), parent) {
  refresh();
}
QString NumberEditor::shown(const fields::Value& value) const {
  return field_text(member(), value, document().currencies());
}
LineFieldEditor::Reading NumberEditor::read(const QString& text) const {
  const auto typed = read_typed(member(), text, document().currencies());
  return {typed.value, typed.problem};
}

MonthEditor::MonthEditor(Document& document, std::string path, QWidget* parent)
    : LineFieldEditor(document, std::move(path), parent) {
  refresh();
}
QString MonthEditor::shown(const fields::Value& value) const {
  const auto* text = std::get_if<std::string>(&value);
  return text ? from_utf8(*text) : QString();
}
LineFieldEditor::Reading MonthEditor::read(const QString& text) const {
  const auto trimmed = text.trimmed().toStdString();
  if (trimmed.empty() && member().optional) return {};
  if (parse_month(trimmed)) return {trimmed, {}};
  return {{}, tr("Write year and month, such as 2027-01.")};
}

TextEditor::TextEditor(Document& document, std::string path, QWidget* parent)
    : LineFieldEditor(document, std::move(path), parent) {
  refresh();
}
QString TextEditor::shown(const fields::Value& value) const {
  const auto* text = std::get_if<std::string>(&value);
  return text ? from_utf8(*text) : QString();
}
LineFieldEditor::Reading TextEditor::read(const QString& text) const {
  if (text.trimmed().isEmpty() && member().optional) return {};
  return {text.toStdString(), {}};
}

}  // namespace plenum::ui
