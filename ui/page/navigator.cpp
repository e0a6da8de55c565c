#include "ui/page/navigator.h"

#include <QEvent>
#include <QHeaderView>

#include "ui/document/document.h"
#include "ui/page/subjects.h"
#include "ui/preferences/theme.h"

namespace plenum::ui {

Navigator::Navigator(Document& document, QWidget* parent) : QTreeWidget(parent), document_(document) {
  setColumnCount(2);
  setHeaderHidden(true);
  setRootIsDecorated(false);
  setUniformRowHeights(true);
  setFrameShape(QFrame::NoFrame);
  setAccessibleName(tr("Pages"));
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  header()->setStretchLastSection(false);
  header()->setSectionResizeMode(0, QHeaderView::Stretch);
  header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  for (const auto& subject : subjects()) {
    auto* item = new QTreeWidgetItem(this, {subject_label(subject), {}});
    item->setSizeHint(0, QSize(0, fontMetrics().height() + 14));
    item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
  }
  connect(this, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* now) {
    if (now) emit chosen(indexOfTopLevelItem(now));
  });
  connect(&document_, &Document::changed, this, &Navigator::refresh);
  refresh();
}

void Navigator::choose(int page) { setCurrentItem(topLevelItem(page)); }

void Navigator::refresh() {
  const auto c = colours();
  for (int i = 0; i < topLevelItemCount(); ++i) {
    const auto& subject = subjects()[static_cast<std::size_t>(i)];
    const auto counts = tally(document_.results().findings, i == 0 ? nullptr : &subject);
    auto* item = topLevelItem(i);
    if (i == 0) continue;
    const bool bad = counts.errors > 0, warn = counts.warnings > 0;
    item->setText(1, bad    ? QStringLiteral("✕ %1").arg(counts.errors)
                     : warn ? QStringLiteral("! %1").arg(counts.warnings)
                            : tr("ok"));
    item->setForeground(1, bad ? c.bad : warn ? c.warning : c.quiet);
    item->setToolTip(1, bad    ? tr("%n error(s)", nullptr, counts.errors)
                        : warn ? tr("%n warning(s)", nullptr, counts.warnings)
                               : tr("No errors, no warnings"));
    item->setData(1, Qt::AccessibleTextRole, item->toolTip(1));
  }
}

void Navigator::changeEvent(QEvent* event) {
  QTreeWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) refresh();
}

}  // namespace plenum::ui
