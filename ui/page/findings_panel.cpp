#include "ui/page/findings_panel.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>

#include "ui/document/document.h"
#include "ui/i18n/words.h"
#include "ui/page/subjects.h"
#include "ui/preferences/theme.h"

namespace plenum::ui {

FindingsPanel::FindingsPanel(Document& document, QWidget* parent) : QScrollArea(parent), document_(document) {
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);
  setAccessibleName(tr("Findings"));
  connect(&document_, &Document::changed, this, &FindingsPanel::refresh);
  refresh();
}

QString FindingsPanel::summary() const {
  const auto counts = tally(document_.results().findings);
  QStringList parts;
  if (!document_.results_current()) parts << tr("cannot be evaluated");
  if (counts.errors > 0) parts << tr("%n error(s)", nullptr, counts.errors);
  if (counts.warnings > 0) parts << tr("%n warning(s)", nullptr, counts.warnings);
  if (counts.notes > 0) parts << tr("%n note(s)", nullptr, counts.notes);
  return parts.isEmpty() ? tr("nothing to report") : parts.join(QStringLiteral(", "));
}

void FindingsPanel::clear() {
  // A button of the list may be what led here, so the old rows go after its event.
  if (auto* old = takeWidget()) {
    old->hide();
    old->deleteLater();
  }
  list_ = new QWidget;
  rows_ = new QVBoxLayout(list_);
  rows_->setContentsMargins(10, 4, 10, 4);
  rows_->setSpacing(4);
}

void FindingsPanel::refresh() {
  clear();
  if (!document_.results().trouble.isEmpty()) add_trouble();
  for (const auto& finding : document_.results().findings) add_finding(finding);
  if (document_.results_current() && document_.results().findings.empty()) {
    auto* empty = new QLabel(tr("Nothing is wrong with this plan."), list_);
    empty->setProperty("role", "quiet");
    rows_->addWidget(empty);
  }
  rows_->addStretch(1);
  setWidget(list_);
  emit summary_changed(summary());
}

QWidget* FindingsPanel::add_row(const QString& mark, const QColor& colour, const QString& subject,
                                const QString& text, const QString& fix) {
  auto* row = new QWidget(list_);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  auto* kind = new QLabel(mark, row);
  kind->setStyleSheet(QStringLiteral("color: %1; font-weight: 600;").arg(colour.name()));
  kind->setFixedWidth(112);
  auto* where = new QLabel(subject, row);
  where->setFixedWidth(112);
  where->setWordWrap(true);
  auto* what = new QLabel(fix.isEmpty() ? text : text + QStringLiteral(" → ") + fix, row);
  what->setWordWrap(true);
  what->setTextInteractionFlags(Qt::TextSelectableByMouse);
  what->setFocusPolicy(Qt::NoFocus);
  for (auto* label : {kind, where, what}) layout->addWidget(label, label == what ? 1 : 0, Qt::AlignVCenter);
  rows_->addWidget(row);
  return row;
}

void FindingsPanel::add_trouble() {
  const auto& results = document_.results();
  auto* row = add_row(tr("✕ Input"), colours().bad, input_label(document_.scenario(), results.trouble_path),
                      results.trouble, results.hint);
  if (results.trouble_path.empty()) return;
  auto* show = new QPushButton(tr("Show input"), row);
  row->layout()->addWidget(show);
  connect(show, &QPushButton::clicked, this,
          [this, path = from_utf8(results.trouble_path)] { emit show_input(path); });
}

void FindingsPanel::add_finding(const plan::Finding& finding) {
  const auto c = colours();
  QString mark;
  for (const auto& choice : fields::Describe<plan::Severity>::choices)
    if (choice.value == finding.severity) mark = model_text(choice.label);
  const bool bad = finding.severity == plan::Severity::error,
             warn = finding.severity == plan::Severity::warning;
  mark.prepend(bad ? QStringLiteral("✕ ") : warn ? QStringLiteral("! ") : QStringLiteral("i "));
  auto* row = add_row(mark,
                      bad    ? c.bad
                      : warn ? c.warning
                             : c.quiet,
                      subject_label(subject_of(finding.subject)), QString::fromStdString(finding.message),
                      QString::fromStdString(finding.fix));
  row->setObjectName(QStringLiteral("finding:") + QString::fromStdString(finding.rule));
  if (!finding.path.empty()) {
    auto* show = new QPushButton(tr("Show input"), row);
    row->layout()->addWidget(show);
    connect(show, &QPushButton::clicked, this,
            [this, path = from_utf8(finding.path)] { emit show_input(path); });
  }
  if (finding.fix_path.empty()) return;
  auto* fix = new QPushButton(tr("Fix"), row);
  fix->setObjectName(QStringLiteral("fix:") + QString::fromStdString(finding.rule));
  fix->setAccessibleName(
      tr("Fix: set %1 to %2")
          .arg(input_label(document_.scenario(), finding.fix_path), from_utf8(finding.fix_value)));
  fix->setToolTip(fix->accessibleName());
  row->layout()->addWidget(fix);
  connect(fix, &QPushButton::clicked, this, [this, path = finding.fix_path, value = finding.fix_value] {
    try {
      document_.apply_fix(path, value);
    } catch (const fields::FieldError& error) {
      emit problem(from_utf8(error.what()));
    }
  });
}

void FindingsPanel::changeEvent(QEvent* event) {
  QScrollArea::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) refresh();
}

}  // namespace plenum::ui
