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

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

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

  TableModel* model_;
};

}  // namespace plenum::ui
