#pragma once

#include <QString>
#include <QUndoCommand>

#include "ui/document/open_scenarios.h"

namespace plenum::ui {

class Document;

/// All scenarios of a document and which of them is shown.
struct DocumentState {
  OpenScenarios scenarios;
  int active = 0;
};

/// One step of the undo stack: the scenarios before and after. They share what the step does not change.
class EditStep : public QUndoCommand {
 public:
  EditStep(Document& document, const QString& name, DocumentState after, QString merge);
  void undo() override;
  void redo() override;
  int id() const override { return merge_.isEmpty() ? -1 : 1; }
  bool mergeWith(const QUndoCommand* later) override;

 private:
  Document& document_;
  DocumentState before_, after_;
  QString merge_;
};

}  // namespace plenum::ui
