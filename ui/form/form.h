#pragma once

#include <QToolButton>
#include <QVBoxLayout>

#include <functional>
#include <memory>
#include <vector>

#include "ui/form/field_row.h"

namespace plenum::ui {

/// The inputs of one record of the scenario ("racks"), made from its description: the basic ones, the advanced ones folded
/// away, and its lists with buttons to add and remove entries.
class Form : public QWidget {
  Q_OBJECT
 public:
  Form(Document& document, std::string path, QWidget* parent = nullptr);

  /// The row of an input, or null.
  FieldRow* row(const std::string& path) const;
  const std::vector<FieldRow*>& rows() const { return rows_; }
  /// Unfolds what hides the input and gives it the keyboard; false when it is not here.
  bool show_input(const std::string& path);

 public slots:
  void refresh();
  void rebuild();

 signals:
  void input_focused(QWidget* input);

 private:
  struct Fold {
    QToolButton* button;
    QWidget* body;
    std::string prefix;
    std::vector<FieldRow*> rows;
  };

  void build();
  void add_record(const fields::Schema& schema, const std::string& prefix, QVBoxLayout* into);
  void add_fold(const std::vector<std::string>& paths, const std::string& prefix, QVBoxLayout* into);
  void add_list(const fields::Member& member, const std::string& path, QVBoxLayout* into);
  void add_entry(const fields::Member& member, const std::string& path, std::size_t index, QVBoxLayout* into);
  QGridLayout* grid_of(const std::vector<std::string>& paths, QWidget* parent,
                       std::vector<FieldRow*>* made = nullptr);
  void refresh_counts();

  Document& document_;
  std::string path_;
  QVBoxLayout* layout_;
  QWidget* content_ = nullptr;
  QLabel* count_ = nullptr;
  std::vector<FieldRow*> rows_;
  std::vector<Fold> folds_;
  std::vector<std::pair<std::string, bool>> open_folds_;
};

}  // namespace plenum::ui
