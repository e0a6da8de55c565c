#include "ui/document/edit_step.h"

#include <algorithm>

#include "ui/document/document.h"

namespace plenum::ui {

EditStep::EditStep(Document& document, const QString& name, std::vector<fields::Edit> edits, QString merge)
    : QUndoCommand(name), document_(document), edits_(std::move(edits)), merge_(std::move(merge)) {}

void EditStep::undo() { document_.apply(edits_, false); }
void EditStep::redo() { document_.apply(edits_, true); }

bool EditStep::mergeWith(const QUndoCommand* later) {
  const auto* step = dynamic_cast<const EditStep*>(later);
  if (!step || step->merge_ != merge_) return false;
  edits_ = merged(std::move(edits_), step->edits_);
  setObsolete(edits_.empty());
  return true;
}

std::vector<fields::Edit> merged(std::vector<fields::Edit> first, const std::vector<fields::Edit>& second) {
  for (const auto& edit : second) {
    const auto same =
        std::find_if(first.begin(), first.end(), [&](const auto& e) { return e.path == edit.path; });
    if (same == first.end()) first.push_back(edit);
    else same->after = edit.after;
  }
  std::erase_if(first, [](const fields::Edit& edit) { return edit.before == edit.after; });
  return first;
}

}  // namespace plenum::ui
