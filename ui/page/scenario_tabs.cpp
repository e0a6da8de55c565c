#include "ui/page/scenario_tabs.h"

#include <QHBoxLayout>
#include <QShortcut>

#include "ui/document/document.h"
#include "ui/i18n/words.h"

namespace plenum::ui {
namespace {

/// A tab's text without a letter that Alt would choose.
QString plain(QString text) { return text.replace(QChar(u'&'), QStringLiteral("&&")); }

QToolButton* text_button(const QString& text, QWidget* parent) {
  auto* button = new QToolButton(parent);
  button->setText(text);
  button->setAutoRaise(true);
  return button;
}

}  // namespace

ScenarioTabs::ScenarioTabs(Document& document, QWidget* parent)
    : QWidget(parent), document_(document), bar_(new QTabBar(this)),
      add_(text_button(QStringLiteral("+"), this)), note_(new QLabel(this)) {
  bar_->setDocumentMode(true);
  bar_->setDrawBase(false);
  bar_->setExpanding(false);
  bar_->setMovable(true);
  bar_->setElideMode(Qt::ElideRight);
  bar_->setAccessibleName(tr("Scenarios"));
  add_->setPopupMode(QToolButton::InstantPopup);
  add_->setAccessibleName(tr("Add a scenario"));
  add_->setToolTip(tr("Add a scenario"));
  add_->setStyleSheet(QStringLiteral("QToolButton::menu-indicator { image: none; }"));
  add_->setMenu(new QMenu(add_));
  note_->setProperty("role", QStringLiteral("quiet"));
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(8, 4, 12, 0);
  layout->setSpacing(4);
  layout->addWidget(bar_);
  layout->addWidget(add_);
  layout->addStretch(1);
  layout->addWidget(note_);
  connect(bar_, &QTabBar::currentChanged, this, [this](int index) { document_.activate(id_at(index)); });
  connect(bar_, &QTabBar::tabMoved, this, [this](int from, int to) {
    document_.move(static_cast<std::size_t>(from), static_cast<std::size_t>(to));
  });
  connect(bar_, &QTabBar::tabBarDoubleClicked, this, [this](int index) {
    if (index >= 0) rename();
  });
  connect(&document_, &Document::changed, this, &ScenarioTabs::refresh);
  connect(&document_, &Document::renamed, this, &ScenarioTabs::refresh);
  refresh();
}

void ScenarioTabs::set_choices(const QList<QAction*>& choices) { add_->menu()->addActions(choices); }

void ScenarioTabs::step(int step) {
  const int count = bar_->count();
  bar_->setCurrentIndex((bar_->currentIndex() + step + count) % count);
}

void ScenarioTabs::add_tab() {
  const int index = bar_->addTab(QString());
  auto* close = text_button(QStringLiteral("×"), bar_);
  close->setFocusPolicy(Qt::NoFocus);
  bar_->setTabButton(index, QTabBar::RightSide, close);
  connect(close, &QToolButton::clicked, this, [this, close] {
    for (int i = 0; i < bar_->count(); ++i)
      if (bar_->tabButton(i, QTabBar::RightSide) == close) return document_.remove(id_at(i));
  });
}

void ScenarioTabs::show_tab(int index, const OpenScenario& one) {
  const auto name = from_utf8(one.name);
  const auto* base = find_scenario(document_.scenarios(), one.base);
  const bool modified = document_.is_modified(one.id);
  const auto kind = base ? tr("Variant of %1").arg(from_utf8(base->name)) : tr("Scenario");
  const auto text = plain(name) + (modified ? QStringLiteral(" *") : QString());
  if (bar_->tabText(index) != text) bar_->setTabText(index, text);
  bar_->setTabData(index, one.id);
  bar_->setTabToolTip(index, modified ? tr("%1, not saved yet").arg(kind) : kind);
  bar_->setAccessibleTabName(index, QStringLiteral("%1: %2").arg(name, bar_->tabToolTip(index)));
  auto* close = static_cast<QToolButton*>(bar_->tabButton(index, QTabBar::RightSide));
  close->setVisible(bar_->count() > 1);
  close->setAccessibleName(tr("Close %1").arg(name));
  close->setToolTip(tr("Close %1; can be undone").arg(name));
}

void ScenarioTabs::show_note() {
  const auto* base = document_.base();
  note_->setVisible(base != nullptr);
  if (!base) return;
  int differing = 0;
  fields::visit(fields::object(document_.scenario()), [&](const fields::Place& place) {
    if (place.member->kind != fields::Kind::series && document_.is_changed(place.path)) ++differing;
  });
  note_->setText(tr("Variant of %1 with %n difference(s)", nullptr, differing).arg(from_utf8(base->name)));
}

void ScenarioTabs::refresh() {
  const QSignalBlocker quiet(bar_);
  const auto& all = document_.scenarios();
  while (bar_->count() < static_cast<int>(all.size())) add_tab();
  while (bar_->count() > static_cast<int>(all.size())) bar_->removeTab(bar_->count() - 1);
  for (std::size_t i = 0; i < all.size(); ++i) show_tab(static_cast<int>(i), all[i]);
  bar_->setCurrentIndex(static_cast<int>(index_of(all, document_.active().id)));
  show_note();
}

void ScenarioTabs::rename() {
  if (!isVisible()) return;  // the welcome page shows no tabs
  const auto& one = document_.active();
  auto* line = new QLineEdit(from_utf8(one.name), bar_);
  line->setAccessibleName(tr("Name of the scenario"));
  line->setObjectName(QStringLiteral("scenario-name"));
  auto place = bar_->tabRect(bar_->currentIndex());
  place.setWidth(std::max(place.width(), 140));
  line->setGeometry(place);
  line->selectAll();
  line->show();
  line->setFocus();
  connect(line, &QLineEdit::editingFinished, this, [this, line, id = one.id] { finish_rename(line, id); });
  auto* leave = new QShortcut(Qt::Key_Escape, line, nullptr, nullptr, Qt::WidgetShortcut);
  connect(leave, &QShortcut::activated, line, [line] {
    line->blockSignals(true);
    line->hide();
    line->deleteLater();
  });
}

void ScenarioTabs::finish_rename(QLineEdit* line, int id) {
  line->blockSignals(true);  // hiding it takes the keyboard away, which would finish it again
  line->hide();
  line->deleteLater();
  document_.rename(id, line->text());
}

}  // namespace plenum::ui
