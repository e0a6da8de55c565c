#pragma once

#include <QFrame>
#include <QLabel>
#include <QStackedWidget>
#include <QToolButton>

#include "ui/table/table_view.h"

namespace plenum::ui {

/// A picture with its title, the table behind it, and its exports. What is drawn, and how, is its heir's.
class PictureView : public QFrame {
  Q_OBJECT
 public:
  explicit PictureView(QWidget* parent = nullptr);

  bool save(const QString& path) const;  ///< .svg, .png or .csv

 protected:
  /// The widget that draws; to be told once.
  void set_canvas(QWidget* canvas);
  /// Shows the table behind another picture and tells what a reader of the screen hears.
  void set_content(const QString& title, const QString& description, report::Table table);
  /// How high the picture is; the table may be higher.
  void set_canvas_height(int height);

  virtual void redraw() = 0;
  virtual QPixmap picture(double scale) const = 0;
  virtual bool save_svg(const QString& path) const = 0;

  void changeEvent(QEvent* event) override;

 private:
  void save_as(const QString& filter, const QString& suffix);
  QToolButton* make_menu();
  void fit();

  QLabel* title_;
  QStackedWidget* stack_;
  QWidget* canvas_ = nullptr;
  TableView* table_;
  QToolButton* as_table_;
  int canvas_height_ = 0;
};

}  // namespace plenum::ui
