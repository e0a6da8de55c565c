#pragma once

#include <QWidget>

#include <vector>

#include "ui/drawing/figure_view.h"

namespace plenum::ui {

class Document;

/// The compute fabric to look at; hidden where there is none or it cannot be built.
class NetworkView : public FigureView {
  Q_OBJECT
 public:
  explicit NetworkView(Document& document, QWidget* parent = nullptr);
  void refresh();

 private:
  Document& document_;
};

/// What to buy for each network, a table each.
class BillPanel : public QWidget {
  Q_OBJECT
 public:
  explicit BillPanel(Document& document, QWidget* parent = nullptr);
  void refresh();

 private:
  struct Part {
    QWidget* panel;
    QLabel* title;
    TableView* table;
  };
  void show_bill(std::size_t place, report::Table table);

  Document& document_;
  std::vector<Part> parts_;
};

}  // namespace plenum::ui
