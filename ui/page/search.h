#pragma once

#include <QFrame>
#include <QLineEdit>
#include <QListWidget>

#include <functional>
#include <vector>

namespace plenum::ui {

/// One thing that can be found: an input, a result or a command.
struct SearchEntry {
  QString kind, text, detail;
  QString words;  ///< everything that it is found by
  std::function<void()> go;
};

/// The entries that contain all words of `typed`, whatever their case and accents; best first.
std::vector<const SearchEntry*> matches(const std::vector<SearchEntry>& entries, const QString& typed);

/// The panel that Ctrl+K opens: a line to type into and what it finds.
class SearchPanel : public QFrame {
  Q_OBJECT
 public:
  explicit SearchPanel(QWidget* parent);
  void open(std::vector<SearchEntry> entries);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void filter(const QString& typed);
  void take();

  QLineEdit* line_;
  QListWidget* list_;
  std::vector<SearchEntry> entries_;
  std::vector<const SearchEntry*> shown_;
};

}  // namespace plenum::ui
