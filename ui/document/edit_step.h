#pragma once

#include <QString>
#include <QUndoCommand>

#include <vector>

#include "core/fields/access.h"

namespace plenum::ui {

class Document;

/// One step of the undo stack: a list of edits with a name.
class EditStep : public QUndoCommand {
 public:
  EditStep(Document& document, const QString& name, std::vector<fields::Edit> edits, QString merge);
  void undo() override;
  void redo() override;
  int id() const override { return merge_.isEmpty() ? -1 : 1; }
  bool mergeWith(const QUndoCommand* later) override;

 private:
  Document& document_;
  std::vector<fields::Edit> edits_;
  QString merge_;
};

/// Two lists of edits as one that leads from before the first to after the second.
std::vector<fields::Edit> merged(std::vector<fields::Edit> first, const std::vector<fields::Edit>& second);

}  // namespace plenum::ui
