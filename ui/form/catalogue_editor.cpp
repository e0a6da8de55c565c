#include "ui/form/catalogue_editor.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLineEdit>

#include "ui/document/document.h"
#include "ui/i18n/words.h"

namespace plenum::ui {
namespace {

constexpr int id_role = Qt::UserRole;
constexpr int name_role = Qt::UserRole + 1;

QString entry_text(const plan::CatalogueEntry& entry) {
  const auto id = QString::fromStdString(entry.id), name = QString::fromStdString(entry.name);
  return name.isEmpty() || name == id ? id : QStringLiteral("%1  (%2)").arg(name, id);
}

/// What a record says about its kind ("ups" of a power stage), or nothing.
std::string kind_of(const plan::Catalogue& catalogue, std::string_view kind, const std::string& id) {
  const auto view = catalogue.view(kind, id);
  const auto* member = view ? view->value.schema->find("kind") : nullptr;
  if (!member || member->kind != fields::Kind::text) return {};
  const auto value = member->value(member->address(const_cast<void*>(view->value.data)));
  const auto* text = std::get_if<std::string>(&value);
  return text ? *text : std::string();
}

/// The records that an input may name: those of its own kind where records of several kinds share a table.
std::vector<plan::CatalogueEntry> entries_for(const plan::Catalogue& catalogue,
                                              const fields::Member& member) {
  auto all = catalogue.entries(member.info.catalog);
  auto own = all;
  std::erase_if(own, [&](const auto& entry) {
    return kind_of(catalogue, member.info.catalog, entry.id) != member.info.key;
  });
  return own.empty() ? all : own;
}

}  // namespace

CatalogueEditor::CatalogueEditor(Document& document, std::string path, QWidget* parent)
    : FieldEditor(document, std::move(path), parent), combo_(new QuietCombo(this)) {
  combo_->setFocusPolicy(Qt::StrongFocus);
  combo_->setEditable(true);
  combo_->setInsertPolicy(QComboBox::NoInsert);
  combo_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  if (member().optional) combo_->addItem(QString());
  for (const auto& record : entries_for(document.catalogue(), member())) {
    combo_->addItem(entry_text(record), QString::fromStdString(record.id));
    combo_->setItemData(combo_->count() - 1, QString::fromStdString(record.name), name_role);
    combo_->setItemData(combo_->count() - 1, entry_text(record), Qt::ToolTipRole);
  }
  combo_->completer()->setFilterMode(Qt::MatchContains);
  combo_->completer()->setCompletionMode(QCompleter::PopupCompletion);
  combo_->lineEdit()->setPlaceholderText(model_text(member().info.unset));
  combo_->view()->setMinimumWidth(combo_->view()->sizeHintForColumn(0) + 30);
  put_inside(combo_);
  refresh();
  connect(combo_, &QComboBox::activated, this, [this](int index) { take(combo_->itemText(index)); });
  connect(combo_->lineEdit(), &QLineEdit::editingFinished, this,
          [this] { take(combo_->lineEdit()->text()); });
}

int CatalogueEditor::entry(const QString& text) const {
  for (int i = 0; i < combo_->count(); ++i)
    if (combo_->itemData(i, id_role).toString() == text || combo_->itemText(i) == text) return i;
  for (int i = 0; i < combo_->count(); ++i)
    if (combo_->itemData(i, name_role).toString().compare(text, Qt::CaseInsensitive) == 0) return i;
  return -1;
}

void CatalogueEditor::take(const QString& text) {
  wrong_ = false;
  const auto trimmed = text.trimmed();
  if (trimmed.isEmpty() && member().optional) {
    emit problem({});
    set_value({});
    return;
  }
  const int index = entry(trimmed);
  if (index < 0) {
    wrong_ = true;
    held_ = value();
    emit problem(tr("There is no “%1” in the catalogue. Choose one of the list.").arg(trimmed));
    return;
  }
  emit problem({});
  set_value(combo_->itemData(index, id_role).toString().toStdString());
}

void CatalogueEditor::refresh() {
  const auto current = value();
  if (wrong_ && current == held_) return;
  wrong_ = false;
  const auto* id = std::get_if<std::string>(&current);
  const int index = id ? combo_->findData(from_utf8(*id)) : (member().optional ? 0 : -1);
  combo_->setCurrentIndex(index);
  if (id && index < 0) combo_->setEditText(from_utf8(*id));
  combo_->lineEdit()->setCursorPosition(0);
  emit problem(id && index < 0
                   ? tr("There is no “%1” in the catalogue. Choose one of the list.").arg(from_utf8(*id))
                   : QString());
}

}  // namespace plenum::ui
