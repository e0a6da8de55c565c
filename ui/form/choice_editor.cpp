#include "ui/form/choice_editor.h"

#include <QWheelEvent>

#include "ui/document/document.h"
#include "ui/i18n/words.h"

namespace plenum::ui {

void QuietCombo::wheelEvent(QWheelEvent* event) { event->ignore(); }

ChoiceEditor::ChoiceEditor(Document& document, std::string path, QWidget* parent)
    : FieldEditor(document, std::move(path), parent), combo_(new QuietCombo(this)) {
  combo_->setFocusPolicy(Qt::StrongFocus);
  combo_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  if (member().optional) combo_->addItem(model_text(member().info.unset));
  for (const auto& choice : member().choices) {
    combo_->addItem(model_text(choice.label), from_utf8(choice.key));
    combo_->setItemData(combo_->count() - 1, model_text(choice.doc), Qt::ToolTipRole);
  }
  put_inside(combo_);
  refresh();
  connect(combo_, &QComboBox::activated, this, [this](int index) {
    const auto key = combo_->itemData(index);
    set_value(key.isValid() ? fields::Value(key.toString().toStdString()) : fields::Value{});
  });
}

void ChoiceEditor::refresh() {
  const auto current = value();
  const auto* key = std::get_if<std::string>(&current);
  combo_->setCurrentIndex(key ? combo_->findData(from_utf8(*key)) : 0);
}

BooleanEditor::BooleanEditor(Document& document, std::string path, QWidget* parent)
    : FieldEditor(document, std::move(path), parent), box_(new QCheckBox(this)) {
  box_->setTristate(member().optional);
  put_inside(box_);
  refresh();
  connect(box_, &QCheckBox::clicked, this, [this] {
    const auto state = box_->checkState();
    set_value(state == Qt::PartiallyChecked ? fields::Value{} : fields::Value(state == Qt::Checked));
  });
}

void BooleanEditor::refresh() {
  const auto current = value();
  const auto* truth = std::get_if<bool>(&current);
  box_->setCheckState(!truth ? Qt::PartiallyChecked : *truth ? Qt::Checked : Qt::Unchecked);
  box_->setText(truth ? (*truth ? tr("yes") : tr("no")) : model_text(member().info.unset));
}

}  // namespace plenum::ui
