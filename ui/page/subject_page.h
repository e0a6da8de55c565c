#pragma once

#include <QBoxLayout>
#include <QLabel>
#include <QScrollArea>

#include <functional>
#include <vector>

#include "ui/chart/chart_view.h"
#include "ui/form/form.h"
#include "ui/page/network_comparison.h"
#include "ui/page/subjects.h"

namespace plenum::ui {

/// A page: the subject's inputs at the left, its results and charts at the right (below, in a narrow window).
class SubjectPage : public QScrollArea {
  Q_OBJECT
 public:
  SubjectPage(Document& document, const Subject& subject, QWidget* parent = nullptr);

  const Subject& subject() const { return subject_; }
  bool show_input(const std::string& path);
  /// Scrolls to the comparison of networks and begins it; only the fabric's page has one.
  void compare_networks();
  NetworkComparison* comparison() { return comparison_; }

 public slots:
  void refresh();

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  struct ResultPart {
    std::string path;
    TableView* table;
    bool may_be_nothing = false;  ///< a part of a record, hidden while all of it is zero
  };
  struct ListPart {
    std::string path;
    QWidget* panel;
    TableView* table;
  };
  using MakeChart = std::function<report::Chart()>;

  QWidget* make_inputs();
  QWidget* make_results();
  void add_charts(QVBoxLayout* into);
  void add_chart(QVBoxLayout* into, MakeChart make);
  void add_network(QVBoxLayout* pictures, QVBoxLayout* wide);
  TableView* add_table(QVBoxLayout* into, const QString& title, QWidget** panel = nullptr);
  void add_result_parts(const std::string& path, QVBoxLayout* tables, QVBoxLayout* lists);
  void refresh_results();
  void refresh_differences();

  Document& document_;
  const Subject& subject_;
  QBoxLayout* columns_;
  QVBoxLayout* left_ = nullptr;  ///< the column of the inputs
  QWidget* results_;
  std::vector<Form*> forms_;
  std::vector<std::pair<ChartView*, MakeChart>> charts_;
  std::vector<std::function<void()>> parts_;  ///< what else shows itself again
  NetworkComparison* comparison_ = nullptr;
  std::vector<ResultPart> tables_;
  std::vector<ListPart> lists_;
  TableView* differences_ = nullptr;  ///< inputs that are not at their default; on the overview
  QLabel* no_differences_ = nullptr;
  QLabel* nothing_ = nullptr;  ///< stands for results while there are none
  bool outdated_ = true;
};

}  // namespace plenum::ui
