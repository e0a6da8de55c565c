#include "ui/form/field_editor.h"

#include <QHBoxLayout>

#include "ui/document/document.h"
#include "ui/form/catalogue_editor.h"
#include "ui/form/choice_editor.h"
#include "ui/form/line_editors.h"

namespace plenum::ui {

FieldEditor::FieldEditor(Document& document, std::string path, QWidget* parent)
    : QWidget(parent), document_(document), path_(std::move(path)), member_(document.place(path_).member) {
  Q_ASSERT(member_);
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
}

fields::Value FieldEditor::value() const {
  const auto place = document_.place(path_);
  return place ? place.value() : fields::Value{};
}

void FieldEditor::set_value(const fields::Value& value, const QString& merge) {
  if (value == this->value()) return;
  setting_ = true;
  document_.set_value(path_, value, merge);
  setting_ = false;
}

void FieldEditor::put_inside(QWidget* widget) {
  layout()->addWidget(widget);
  setFocusProxy(widget);
}

FieldEditor* make_editor(Document& document, const std::string& path, QWidget* parent) {
  const auto& member = *document.place(path).member;
  if (!member.info.catalog.empty()) return new CatalogueEditor(document, path, parent);
  switch (member.kind) {
  case fields::Kind::boolean: return new BooleanEditor(document, path, parent);
  case fields::Kind::choice: return new ChoiceEditor(document, path, parent);
  case fields::Kind::number: return new NumberEditor(document, path, parent);
  case fields::Kind::month: return new MonthEditor(document, path, parent);
  default: return new TextEditor(document, path, parent);
  }
}

}  // namespace plenum::ui
