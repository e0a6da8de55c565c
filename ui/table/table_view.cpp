#include "ui/table/table_view.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QMessageBox>
#include <QSaveFile>
#include <QScrollBar>
#include <QSortFilterProxyModel>
#include <QWheelEvent>

#include <algorithm>

#include "ui/i18n/words.h"

namespace plenum::ui {

TableView::TableView(QWidget* parent) : QTableView(parent), model_(new TableModel(this)) {
  auto* proxy = new QSortFilterProxyModel(this);
  proxy->setSourceModel(model_);
  proxy->setSortRole(TableModel::sort_role);
  proxy->setSortLocaleAware(true);
  setModel(proxy);
  setSortingEnabled(true);
  sortByColumn(-1, Qt::AscendingOrder);
  setSelectionBehavior(QAbstractItemView::SelectRows);
  setAlternatingRowColors(false);
  setShowGrid(false);
  setWordWrap(false);
  setTabKeyNavigation(false);
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  verticalHeader()->hide();
  verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
  horizontalHeader()->setHighlightSections(false);
  horizontalHeader()->setSectionsMovable(true);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void TableView::set_table(report::Table table, QStringList row_help) {
  const bool new_columns = table.columns != model_->table().columns;
  const bool new_rows = table.rows.size() != model_->table().rows.size();
  setAccessibleName(from_utf8(table.title));
  model_->set_table(std::move(table), std::move(row_help));
  if (new_columns || new_rows) fit();
  updateGeometry();
}

int TableView::wanted_width(int column) const {
  constexpr int room = 14;
  const auto name = model()->headerData(column, Qt::Horizontal).toString();
  return std::max(sizeHintForColumn(column), horizontalHeader()->fontMetrics().horizontalAdvance(name)) +
         room;
}

void TableView::fit() {
  auto* header = horizontalHeader();
  int wanted = 0;
  for (int i = 0; i < header->count(); ++i) {
    header->resizeSection(i, wanted_width(i));
    wanted += header->sectionSize(i);
  }
  const int room = viewport()->width();
  if (header->count() == 0 || room <= 0) return;
  if (wanted < room) header->resizeSection(0, header->sectionSize(0) + room - wanted);
  else if (header->count() <= 4 || wanted - room < room / 2) shrink(wanted - room);
}

/// Takes room from the widest columns of texts, which are elided and told on hover; numbers are never cut. A much wider table
/// scrolls instead.
void TableView::shrink(int excess) {
  constexpr int least = 60;
  auto* header = horizontalHeader();
  const auto is_text = [&](int column) {
    const auto& rows = model_->table().rows;
    return std::none_of(rows.begin(), rows.end(), [&](const auto& row) {
      return row[static_cast<std::size_t>(column)].number.has_value();
    });
  };
  std::vector<int> texts;
  for (int i = 0; i < header->count(); ++i)
    if (is_text(i)) texts.push_back(i);
  while (excess > 0 && !texts.empty()) {
    const int widest = *std::max_element(texts.begin(), texts.end(), [&](int a, int b) {
      return header->sectionSize(a) < header->sectionSize(b);
    });
    if (header->sectionSize(widest) <= least) return;
    const int step = std::min(excess, 8);
    header->resizeSection(widest, header->sectionSize(widest) - step);
    excess -= step;
  }
}

QSize TableView::sizeHint() const {
  const int rows = model()->rowCount() * verticalHeader()->defaultSectionSize();
  const int bar = horizontalScrollBar()->isVisible() ? horizontalScrollBar()->height() : 0;
  return {300, rows + horizontalHeader()->sizeHint().height() + bar + 2};
}
QSize TableView::minimumSizeHint() const { return {200, sizeHint().height()}; }

void TableView::resizeEvent(QResizeEvent* event) {
  QTableView::resizeEvent(event);
  if (event->size().width() != event->oldSize().width()) fit();
  updateGeometry();
}

void TableView::copy() const {
  std::vector<int> rows;
  const auto* proxy = static_cast<const QSortFilterProxyModel*>(model());
  const bool all = !selectionModel()->hasSelection();
  for (int i = 0; i < proxy->rowCount(); ++i)
    if (all || selectionModel()->isRowSelected(i))
      rows.push_back(proxy->mapToSource(proxy->index(i, 0)).row());
  QApplication::clipboard()->setText(as_tsv(model_->table(), rows));
}

void TableView::export_csv() {
  const auto name = from_utf8(model_->table().title) + QStringLiteral(".csv");
  const auto path = QFileDialog::getSaveFileName(this, tr("Export table"), name, tr("CSV (*.csv)"));
  if (path.isEmpty()) return;
  QSaveFile file(path);
  const auto content = as_csv(model_->table()).toUtf8();
  if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size() || !file.commit())
    QMessageBox::warning(this, tr("Export table"),
                         tr("%1 cannot be written: %2").arg(path, file.errorString()));
}

void TableView::keyPressEvent(QKeyEvent* event) {
  if (event->matches(QKeySequence::Copy)) copy();
  else QTableView::keyPressEvent(event);
}

void TableView::contextMenuEvent(QContextMenuEvent* event) {
  QMenu menu(this);
  menu.addAction(tr("Copy with headings"), QKeySequence(QKeySequence::Copy), this, [this] { copy(); });
  menu.addAction(tr("Export CSV…"), this, [this] { export_csv(); });
  menu.addAction(tr("Original order"), this, [this] { sortByColumn(-1, Qt::AscendingOrder); });
  menu.exec(event->globalPos());
}

void TableView::wheelEvent(QWheelEvent* event) {
  // The table is as high as its rows: the wheel belongs to the page, except sideways.
  if (event->angleDelta().x() != 0) QTableView::wheelEvent(event);
  else event->ignore();
}

}  // namespace plenum::ui
