#pragma once

#include <QGridLayout>
#include <QLabel>
#include <QToolButton>

#include "ui/form/field_editor.h"

namespace plenum::ui {

/// One input in a form: label, editor, a Reset button while it differs from the default or the base, and a problem's text below.
class FieldRow : public QObject {
  Q_OBJECT
 public:
  /// Adds its widgets to the next row of the grid.
  FieldRow(Document& document, const std::string& path, QGridLayout* grid, QWidget* parent);

  const std::string& path() const { return editor_->path(); }
  FieldEditor& editor() const { return *editor_; }
  QLabel& label() const { return *label_; }
  QToolButton& reset_button() const { return *reset_; }
  QString problem_text() const { return problem_->text(); }
  bool is_changed() const;
  void refresh();

 private:
  void show_problem(const QString& text);

  Document& document_;
  FieldEditor* editor_;
  QLabel* label_;
  QLabel* problem_;
  QToolButton* reset_;
};

/// What hovering over an input tells: its meaning, default, range, source and path.
QString input_help(const Document& document, const std::string& path);

}  // namespace plenum::ui
