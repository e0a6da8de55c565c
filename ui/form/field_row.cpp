#include "ui/form/field_row.h"

#include <QLineEdit>

#include "ui/document/document.h"
#include "ui/i18n/typed_number.h"
#include "ui/i18n/words.h"
#include "ui/preferences/theme.h"

namespace plenum::ui {
namespace {

constexpr int label_width = 170;

QString paragraph(const QString& word, const QString& text) {
  return text.isEmpty() ? QString() : QStringLiteral("<p><i>%1</i> %2</p>").arg(word, text.toHtmlEscaped());
}

}  // namespace

QString input_help(const Document& document, const std::string& path) {
  const auto place = document.place(path);
  if (!place) return {};
  const auto& info = place.member->info;
  QString source;
  if (!info.source.empty()) {
    const auto found = document.catalogue().sources.find(info.source);
    source = found == document.catalogue().sources.end() ? from_utf8(info.source)
                                                         : QString::fromStdString(found->second.title);
  }
  QString base;
  if (document.base())
    base = display_text(*place.member, document.reference_value(path), document.currencies(), 10);
  const auto standard = display_text(*place.member, document.default_value(path), document.currencies(), 10);
  return QStringLiteral("<p><b>%1</b></p><p>%2</p>")
             .arg(model_text(info.label).toHtmlEscaped(), model_text(info.doc).toHtmlEscaped()) +
         paragraph(FieldRow::tr("Base:"), base) + paragraph(FieldRow::tr("Default:"), standard) +
         paragraph(FieldRow::tr("Range:"), range_text(*place.member, document.currencies())) +
         paragraph(FieldRow::tr("Source:"), source) +
         QStringLiteral("<p><tt>%1</tt></p>").arg(from_utf8(path));
}

FieldRow::FieldRow(Document& document, const std::string& path, QGridLayout* grid, QWidget* parent)
    : QObject(parent), document_(document), editor_(make_editor(document, path, parent)),
      label_(new QLabel(parent)), problem_(new QLabel(parent)), reset_(new QToolButton(parent)) {
  const auto name = model_text(document.place(path).member->info.label);
  label_->setText(name);
  label_->setWordWrap(true);
  label_->setFixedWidth(label_width);
  label_->setBuddy(editor_->input());
  editor_->setMinimumWidth(150);
  editor_->input()->setObjectName(from_utf8(path));
  editor_->input()->setAccessibleName(name);
  problem_->setWordWrap(true);
  problem_->setProperty("role", "problem");
  problem_->hide();
  reset_->setText(tr("Reset"));
  reset_->setAccessibleName(tr("Reset %1").arg(name));
  reset_->setAutoRaise(true);
  auto policy = reset_->sizePolicy();
  policy.setRetainSizeWhenHidden(true);
  reset_->setSizePolicy(policy);
  const int row = grid->rowCount();
  grid->addWidget(label_, row, 0, Qt::AlignVCenter);
  grid->addWidget(editor_, row, 1);
  grid->addWidget(reset_, row, 2);
  grid->addWidget(problem_, row + 1, 1, 1, 2);
  connect(editor_, &FieldEditor::problem, this, &FieldRow::show_problem);
  connect(reset_, &QToolButton::clicked, this,
          [this] { document_.set_value(this->path(), document_.reference_value(this->path())); });
  refresh();
}

bool FieldRow::is_changed() const { return document_.is_changed(path()); }

void FieldRow::refresh() {
  if (!document_.place(path())) return;
  editor_->refresh();
  const bool changed = is_changed();
  auto font = label_->font();
  font.setBold(changed);
  label_->setFont(font);
  reset_->setVisible(changed);
  const auto help = input_help(document_, path());
  label_->setToolTip(help);
  editor_->input()->setToolTip(help);
  editor_->input()->setAccessibleDescription(model_text(document_.place(path()).member->info.doc));
}

void FieldRow::show_problem(const QString& text) {
  problem_->setText(text);
  problem_->setVisible(!text.isEmpty());
  mark_problem(editor_->input(), !text.isEmpty());
}

}  // namespace plenum::ui
