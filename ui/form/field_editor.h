#pragma once

#include <QWidget>

#include <string>

#include "core/fields/access.h"

namespace plenum::ui {

class Document;

/// The widget with which one input is seen and changed. It shows the document's value and hands every change that makes
/// sense to the document at once; what makes none is told by problem() and leaves the document as it was.
class FieldEditor : public QWidget {
  Q_OBJECT
 public:
  FieldEditor(Document& document, std::string path, QWidget* parent = nullptr);

  const std::string& path() const { return path_; }
  /// The widget that takes the keyboard: the label's buddy.
  virtual QWidget* input() const = 0;
  /// Shows the document's value again.
  virtual void refresh() = 0;

 signals:
  void problem(const QString& text);  ///< empty when there is none

 protected:
  const fields::Member& member() const { return *member_; }
  Document& document() const { return document_; }
  fields::Value value() const;
  void set_value(const fields::Value& value, const QString& merge = {});
  bool is_setting() const { return setting_; }
  void put_inside(QWidget* widget);

 private:
  Document& document_;
  std::string path_;
  const fields::Member* member_;
  bool setting_ = false;
};

/// The editor that fits an input: a number field, a list of choices, a catalogue's records, a check box, a month or a text.
FieldEditor* make_editor(Document& document, const std::string& path, QWidget* parent = nullptr);

}  // namespace plenum::ui
