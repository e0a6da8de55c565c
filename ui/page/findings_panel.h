#pragma once

#include <QScrollArea>
#include <QVBoxLayout>

#include "models/plan/plan.h"

namespace plenum::ui {

class Document;

/// What is wrong with the plan, worst first, each with a button that shows the input that decides and one that applies the
/// fix as one step that can be undone. Above them, why the scenario cannot be evaluated, when it cannot.
class FindingsPanel : public QScrollArea {
  Q_OBJECT
 public:
  explicit FindingsPanel(Document& document, QWidget* parent = nullptr);
  /// "2 errors, 1 warning".
  QString summary() const;

 public slots:
  void refresh();

 signals:
  void show_input(const QString& path);
  void problem(const QString& text);
  void summary_changed(const QString& summary);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void add_trouble();
  void add_finding(const plan::Finding& finding);
  QWidget* add_row(const QString& mark, const QColor& colour, const QString& subject, const QString& text,
                   const QString& fix);
  void clear();

  Document& document_;
  QWidget* list_ = nullptr;
  QVBoxLayout* rows_ = nullptr;
};

}  // namespace plenum::ui
