#include "ui/table/table_model.h"

#include <QLocale>

#include "ui/i18n/words.h"

namespace plenum::ui {
namespace {

QString header(const report::Column& column) { return from_utf8(report::header_text(column)); }

QString quoted(const QString& text) {
  static const QString special = QStringLiteral(",\"\r\n");
  for (const auto c : special)
    if (text.contains(c))
      return QChar(u'"') + QString(text).replace(QStringLiteral("\""), QStringLiteral("\"\"")) + QChar(u'"');
  return text;
}

/// What a row means, and the whole of a text that may be elided.
QString tip(const report::Cell& cell, const QString& help) {
  constexpr qsizetype longish = 24;
  const auto text = from_utf8(cell.text);
  if (help.isEmpty()) return text;
  return !cell.number && text.size() > longish ? text + QStringLiteral("\n") + help : help;
}

}  // namespace

void TableModel::set_table(report::Table table, QStringList row_help) {
  const bool same_shape = table.columns == table_.columns && table.rows.size() == table_.rows.size();
  row_help_ = std::move(row_help);
  if (same_shape) {
    table_ = std::move(table);
    if (!table_.rows.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    return;
  }
  beginResetModel();
  shown_headings_.clear();
  table_ = std::move(table);
  endResetModel();
}

void TableModel::set_shown_headings(QStringList headings) {
  if (headings == shown_headings_) return;
  shown_headings_ = std::move(headings);
  emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

int TableModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(table_.rows.size());
}
int TableModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(table_.columns.size());
}

QVariant TableModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const auto& cell =
      table_.rows[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())];
  const auto& column = table_.columns[static_cast<std::size_t>(index.column())];
  if (role == Qt::DisplayRole) return from_utf8(report::marked_text(cell));
  if (role == sort_role) return cell.number ? QVariant(*cell.number) : QVariant(from_utf8(cell.text));
  if (role == Qt::TextAlignmentRole)
    return QVariant::fromValue(
        Qt::Alignment(column.align == report::Align::right ? Qt::AlignRight : Qt::AlignLeft) |
        Qt::AlignVCenter);
  if (role == Qt::ToolTipRole) return tip(cell, row_help_.value(index.row()));
  return {};
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section >= columnCount()) return {};
  const auto& column = table_.columns[static_cast<std::size_t>(section)];
  if (role == Qt::DisplayRole) return shown_headings_.value(section, header(column));
  if (role == Qt::TextAlignmentRole)
    return QVariant::fromValue(
        Qt::Alignment(column.align == report::Align::right ? Qt::AlignRight : Qt::AlignLeft) |
        Qt::AlignVCenter);
  return {};
}

QString as_tsv(const report::Table& table, const std::vector<int>& rows) {
  const QLocale locale;
  QStringList lines, names;
  for (const auto& column : table.columns) names << header(column);
  lines << names.join(QChar(u'\t'));
  for (const int row : rows) {
    QStringList cells;
    for (const auto& cell : table.rows[static_cast<std::size_t>(row)]) {
      auto text = cell.number ? QString::number(*cell.number, 'g', QLocale::FloatingPointShortest)
                              : from_utf8(cell.text);
      if (cell.number) text.replace(QChar(u'.'), locale.decimalPoint());
      cells << text;
    }
    lines << cells.join(QChar(u'\t'));
  }
  return lines.join(QChar(u'\n')) + QChar(u'\n');
}

QString as_csv(const report::Table& table) {
  QStringList lines, names;
  for (const auto& column : table.columns) names << quoted(header(column));
  lines << names.join(QChar(u','));
  for (const auto& row : table.rows) {
    QStringList cells;
    for (const auto& cell : row)
      cells << (cell.number ? QString::number(*cell.number, 'g', QLocale::FloatingPointShortest)
                            : quoted(from_utf8(cell.text)));
    lines << cells.join(QChar(u','));
  }
  return lines.join(QStringLiteral("\r\n")) + QStringLiteral("\r\n");
}

}  // namespace plenum::ui
