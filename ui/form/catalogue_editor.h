#pragma once

#include "ui/form/choice_editor.h"

namespace plenum::ui {

/// A record of the catalogue: a list that filters while one types, each entry told by its name and its id. What is typed must be
/// an id or a name that exists.
class CatalogueEditor : public FieldEditor {
  Q_OBJECT
 public:
  CatalogueEditor(Document& document, std::string path, QWidget* parent);
  QWidget* input() const override { return combo_; }
  void refresh() override;

 private:
  void take(const QString& text);
  /// The entry whose id, name or shown text this is, or -1.
  int entry(const QString& text) const;

  QuietCombo* combo_;
  bool wrong_ = false;  ///< the text names no record
  fields::Value held_;  ///< what the document held when the text became wrong
};

}  // namespace plenum::ui
