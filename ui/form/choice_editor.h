#pragma once

#include <QCheckBox>
#include <QComboBox>

#include "ui/form/field_editor.h"

namespace plenum::ui {

/// A combo box that the mouse wheel does not change while the page is scrolled past it.
class QuietCombo : public QComboBox {
  Q_OBJECT
 public:
  using QComboBox::QComboBox;

 protected:
  void wheelEvent(QWheelEvent* event) override;
};

class ChoiceEditor : public FieldEditor {
  Q_OBJECT
 public:
  ChoiceEditor(Document& document, std::string path, QWidget* parent);
  QWidget* input() const override { return combo_; }
  void refresh() override;

 private:
  QuietCombo* combo_;
};

/// A check box; three-valued with "unset" in the middle when the input is optional.
class BooleanEditor : public FieldEditor {
  Q_OBJECT
 public:
  BooleanEditor(Document& document, std::string path, QWidget* parent);
  QWidget* input() const override { return box_; }
  void refresh() override;

 private:
  QCheckBox* box_;
};

}  // namespace plenum::ui
