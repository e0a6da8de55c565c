#pragma once

#include <QTreeWidget>

namespace plenum::ui {

class Document;

/// The pages, each with its worst finding.
class Navigator : public QTreeWidget {
  Q_OBJECT
 public:
  explicit Navigator(Document& document, QWidget* parent = nullptr);
  void choose(int page);

 public slots:
  void refresh();

 signals:
  void chosen(int page);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  Document& document_;
};

}  // namespace plenum::ui
