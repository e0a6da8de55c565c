#pragma once

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>

#include <functional>
#include <utility>
#include <vector>

namespace plenum::ui {

/// A message above the page with what can be done about it, where other programs would stop everything with a dialog.
class MessageBar : public QFrame {
  Q_OBJECT
 public:
  using Choice = std::pair<QString, std::function<void()>>;

  explicit MessageBar(QWidget* parent = nullptr);
  void tell(const QString& text, std::vector<Choice> choices = {});
  QString text() const { return text_->text(); }

 private:
  QLabel* text_;
  QHBoxLayout* buttons_;
};

}  // namespace plenum::ui
