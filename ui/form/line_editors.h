#pragma once

#include <QLineEdit>

#include "ui/form/field_editor.h"

namespace plenum::ui {

/// A line of text that keeps what is typed until the field is left, and tells a problem while it makes no sense.
class LineFieldEditor : public FieldEditor {
  Q_OBJECT
 public:
  LineFieldEditor(Document& document, std::string path, QWidget* parent);
  QWidget* input() const override { return line_; }
  void refresh() override;

 protected:
  struct Reading {
    fields::Value value;
    QString problem;
  };
  virtual QString shown(const fields::Value& value) const = 0;
  /// What an unset input means: the value in use, and where it comes from.
  QString placeholder() const;
  virtual Reading read(const QString& text) const = 0;
  QLineEdit& line() const { return *line_; }
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void typed(const QString& text);
  void left();
  void show_value();

  QLineEdit* line_;
  QString merge_;       ///< edits of one visit to the field are one step
  bool wrong_ = false;  ///< the text is not what the document holds
  fields::Value held_;  ///< what the document held when the text became wrong
};

/// Numbers with unit and expressions: "10.2 kW", "0.7 MW", "8*700 W". Shows seven digits; a value that nobody edits keeps all of its own.
class NumberEditor : public LineFieldEditor {
  Q_OBJECT
 public:
  NumberEditor(Document& document, std::string path, QWidget* parent);

 protected:
  QString shown(const fields::Value& value) const override;
  Reading read(const QString& text) const override;
};

class MonthEditor : public LineFieldEditor {
  Q_OBJECT
 public:
  MonthEditor(Document& document, std::string path, QWidget* parent);

 protected:
  QString shown(const fields::Value& value) const override;
  Reading read(const QString& text) const override;
};

class TextEditor : public LineFieldEditor {
  Q_OBJECT
 public:
  TextEditor(Document& document, std::string path, QWidget* parent);

 protected:
  QString shown(const fields::Value& value) const override;
  Reading read(const QString& text) const override;
};

}  // namespace plenum::ui
