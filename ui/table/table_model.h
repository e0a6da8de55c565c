#pragma once

#include <QAbstractTableModel>

#include "core/report/blocks.h"

namespace plenum::ui {

/// A table of texts and numbers, as reports have them, for a view. Sorting goes by the numbers where a cell has one.
class TableModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  static constexpr int sort_role = Qt::UserRole;

  explicit TableModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}
  /// Shows another table. Where only the cells differ, selection and scroll position stay.
  void set_table(report::Table table, QStringList row_help = {});
  const report::Table& table() const { return table_; }
  /// The headings as a view wraps them; without, each on one line.
  void set_shown_headings(QStringList headings);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  report::Table table_;
  QStringList row_help_, shown_headings_;
};

/// The table as tab-separated text for a spreadsheet, with the headings and units; numbers as exact as they are and in the
/// locale's spelling, which is what a spreadsheet of the same machine reads.
QString as_tsv(const report::Table& table, const std::vector<int>& rows);

/// The whole table as CSV (RFC 4180, `.` as decimal sign).
QString as_csv(const report::Table& table);

}  // namespace plenum::ui
