#include "ui/document/edit_step.h"

#include "ui/document/document.h"

namespace plenum::ui {

EditStep::EditStep(Document& document, const QString& name, DocumentState after, QString merge)
    : QUndoCommand(name), document_(document), before_(document.state_), after_(std::move(after)),
      merge_(std::move(merge)) {}

void EditStep::undo() { document_.apply(before_); }
void EditStep::redo() { document_.apply(after_); }

bool EditStep::mergeWith(const QUndoCommand* later) {
  const auto* step = dynamic_cast<const EditStep*>(later);
  if (!step || step->merge_ != merge_) return false;
  after_ = step->after_;
  setObsolete(before_.scenarios == after_.scenarios);
  return true;
}

}  // namespace plenum::ui
