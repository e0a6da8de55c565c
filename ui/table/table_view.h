#pragma once

#include <QTableView>

#include "ui/table/table_model.h"

namespace plenum::ui {

/// A table that is as high as its rows, can be sorted, copied with its headings, and exported. Where it is narrow, headings and then
/// texts wrap.
class TableView : public QTableView {
  Q_OBJECT
 public:
  explicit TableView(QWidget* parent = nullptr);

  void set_table(report::Table table, QStringList row_help = {});
  const report::Table& table() const { return model_->table(); }
  /// The selected rows, or all when none is selected, as they stand in the view.
  void copy() const;

  /// The selected row as the table counts it, whatever it is sorted by; -1 where none or several are.
  int selected_row() const;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  void selection_changed();
  void row_chosen(int row);  ///< by a double click or Enter; as the table counts it

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void export_csv();
  void fit();
  void fit_heights();
  int wrapped_height(const QModelIndex& cell) const;
  int source_row(const QModelIndex& index) const;

  TableModel* model_;
};

}  // namespace plenum::ui
