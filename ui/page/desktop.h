#pragma once

#include <QObject>

#include <memory>

#include "ui/page/main_window.h"

namespace plenum::ui {

/// The running program: one document, its window, and what both need. A change of language makes the window anew around the
/// same document.
class Desktop : public QObject {
  Q_OBJECT
 public:
  Desktop(std::shared_ptr<const plan::Catalogue> catalogue, bool remember);
  ~Desktop() override;

  MainWindow& window() { return *window_; }
  Document& document() { return document_; }
  Settings& settings() { return settings_; }
  void use(const QString& language);

 private:
  void make_window();

  Settings settings_;
  Document document_;
  Autosave autosave_;
  std::unique_ptr<MainWindow> window_;
};

}  // namespace plenum::ui
