#include "ui/table/table_view.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QMessageBox>
#include <QRegularExpression>
#include <QSaveFile>
#include <QScrollBar>
#include <QSortFilterProxyModel>
#include <QWheelEvent>

#include <algorithm>

#include "ui/i18n/words.h"
#include "ui/table/column_widths.h"

namespace plenum::ui {
namespace {

constexpr int margin = 14;  ///< of a column, beside its text

QString on_two_lines(const QString& text, const QFontMetrics& metrics) {
  QString best = text;
  int width = metrics.horizontalAdvance(text);
  for (qsizetype at = text.indexOf(QChar(u' ')); at >= 0; at = text.indexOf(QChar(u' '), at + 1)) {
    const int wider =
        std::max(metrics.horizontalAdvance(text.left(at)), metrics.horizontalAdvance(text.mid(at + 1)));
    if (wider >= width) continue;
    width = wider;
    best = text.left(at) + QChar(u'\n') + text.mid(at + 1);
  }
  return best;
}

int widest_line(const QString& text, const QFontMetrics& metrics) {
  int width = 0;
  for (const auto& line : text.split(QChar(u'\n'))) width = std::max(width, metrics.horizontalAdvance(line));
  return width;
}

/// The narrowest width at which a text takes about three lines and no word is cut. Lines also break after hyphens, but not
/// before a digit (Unicode line breaking, rule LB25: 2026-11 stays together).
int wrapped_width(const QString& text, const QFontMetrics& metrics) {
  static const QRegularExpression breaks(QStringLiteral("(?<= )|(?<=-)(?!\\d)"));
  int width = metrics.horizontalAdvance(text) * 2 / 5;
  for (const auto& word : text.split(breaks))
    width = std::max(width, metrics.horizontalAdvance(word.trimmed()));
  return width;
}

ColumnNeed column_need(const report::Table& table, std::size_t column, const QFontMetrics& cells,
                       const QFontMetrics& headings) {
  const auto name = from_utf8(report::header_text(table.columns[column]));
  int wanted = 0, least = 0;
  for (const auto& row : table.rows) {
    const auto text = from_utf8(report::marked_text(row[column]));
    const int width = cells.horizontalAdvance(text);
    wanted = std::max(wanted, width);
    least = std::max(least, row[column].number ? width : wrapped_width(text, cells));
  }
  const int heading = widest_line(on_two_lines(name, headings), headings);
  return {std::max(wanted, headings.horizontalAdvance(name)) + margin, std::max(wanted, heading) + margin,
          std::max(least, heading) + margin};
}

}  // namespace

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
  setWordWrap(true);
  setTextElideMode(Qt::ElideMiddle);
  setTabKeyNavigation(false);
  setFrameShape(QFrame::NoFrame);
  auto see_through = palette();
  see_through.setColor(QPalette::Base, Qt::transparent);  // the panel around it is its background
  setPalette(see_through);
  setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  verticalHeader()->hide();
  verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
  horizontalHeader()->setHighlightSections(false);
  horizontalHeader()->setSectionsMovable(true);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &TableView::fit_heights);
  connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, &TableView::selection_changed);
  connect(this, &QAbstractItemView::activated, this,
          [this](const QModelIndex& index) { emit row_chosen(source_row(index)); });
}

void TableView::set_table(report::Table table, QStringList row_help) {
  setAccessibleName(from_utf8(table.title));
  model_->set_table(std::move(table), std::move(row_help));
  fit();
}

void TableView::fit() {
  const int room = viewport()->width();
  if (model_->columnCount() == 0 || room <= 0) return;
  const auto& table = model_->table();
  const QFontMetrics cells(font()), headings(horizontalHeader()->font());
  std::vector<ColumnNeed> needs;
  for (std::size_t i = 0; i < table.columns.size(); ++i)
    needs.push_back(column_need(table, i, cells, headings));
  const auto widths = column_widths(needs, room);
  QStringList names;
  for (std::size_t i = 0; i < widths.size(); ++i) {
    const auto name = from_utf8(report::header_text(table.columns[i]));
    const bool fits = headings.horizontalAdvance(name) + margin <= widths[i];
    names << (fits ? name : on_two_lines(name, headings));
    horizontalHeader()->resizeSection(static_cast<int>(i), widths[i]);
  }
  model_->set_shown_headings(names);
  fit_heights();
  updateGeometry();
}

void TableView::fit_heights() {
  auto* rows = verticalHeader();
  for (int i = 0; i < model()->rowCount(); ++i) {
    int height = rows->defaultSectionSize();
    for (int j = 0; j < model()->columnCount(); ++j)
      height = std::max(height, wrapped_height(model()->index(i, j)));
    if (rows->sectionSize(i) != height) rows->resizeSection(i, height);
  }
}

int TableView::wrapped_height(const QModelIndex& cell) const {
  constexpr int frame = 3;  // what the style leaves free at each side of a cell's text
  const auto text = cell.data().toString();
  const int width = columnWidth(cell.column()) - 2 * frame;
  const auto metrics = fontMetrics();
  if (metrics.horizontalAdvance(text) <= width) return 0;
  return metrics.boundingRect(QRect(0, 0, width, QWIDGETSIZE_MAX), Qt::TextWordWrap, text).height() + 8;
}

QSize TableView::sizeHint() const {
  const int rows = verticalHeader()->length();
  // The bar is not there yet when the table has just become too wide.
  const bool too_wide = horizontalHeader()->length() > viewport()->width();
  const int bar = too_wide ? horizontalScrollBar()->sizeHint().height() : 0;
  return {300, rows + horizontalHeader()->sizeHint().height() + bar + 2};
}
QSize TableView::minimumSizeHint() const { return {200, sizeHint().height()}; }

void TableView::resizeEvent(QResizeEvent* event) {
  QTableView::resizeEvent(event);
  if (event->size().width() != event->oldSize().width()) fit();
}

int TableView::source_row(const QModelIndex& index) const {
  return static_cast<const QSortFilterProxyModel*>(model())->mapToSource(index).row();
}

int TableView::selected_row() const {
  const auto rows = selectionModel()->selectedRows();
  return rows.size() == 1 ? source_row(rows.front()) : -1;
}

void TableView::copy() const {
  std::vector<int> rows;
  const auto* proxy = static_cast<const QSortFilterProxyModel*>(model());
  const bool all = !selectionModel()->hasSelection();
  for (int i = 0; i < proxy->rowCount(); ++i)
    if (all || selectionModel()->isRowSelected(i)) rows.push_back(source_row(proxy->index(i, 0)));
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
