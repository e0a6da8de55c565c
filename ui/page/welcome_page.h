#pragma once

#include <QScrollArea>
#include <QVBoxLayout>

#include "models/plan/catalogue.h"

namespace plenum::ui {

/// The scenario files that ship as examples.
QStringList example_files(const plan::Catalogue& catalogue);

/// What one sees before a scenario is open: examples, recent files, and the ways to begin.
class WelcomePage : public QScrollArea {
  Q_OBJECT
 public:
  WelcomePage(const plan::Catalogue& catalogue, QWidget* parent = nullptr);
  void set_recent(const QStringList& paths);

 signals:
  void new_wanted();
  void open_wanted();
  void example_wanted(const QString& path);
  void recent_wanted(const QString& path);

 private:
  void add_example(const plan::Catalogue& catalogue, const QString& path);
  QVBoxLayout* layout_;
  QVBoxLayout* recent_;
};

}  // namespace plenum::ui
