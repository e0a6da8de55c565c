#include "ui/page/message_bar.h"

#include <QPushButton>

namespace plenum::ui {

MessageBar::MessageBar(QWidget* parent) : QFrame(parent), text_(new QLabel(this)), buttons_(new QHBoxLayout) {
  setProperty("role", QStringLiteral("panel"));
  text_->setWordWrap(true);
  text_->setTextFormat(Qt::PlainText);
  text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(12, 6, 12, 6);
  layout->addWidget(text_, 1);
  layout->addLayout(buttons_);
  hide();
}

void MessageBar::tell(const QString& text, std::vector<Choice> choices) {
  while (auto* item = buttons_->takeAt(0)) {
    if (item->widget()) item->widget()->deleteLater();
    delete item;
  }
  choices.emplace_back(tr("Close"), [] {});
  for (auto& [label, action] : choices) {
    auto* button = new QPushButton(label, this);
    buttons_->addWidget(button);
    connect(button, &QPushButton::clicked, this, [this, action = std::move(action)] {
      hide();
      action();
    });
  }
  text_->setText(text);
  setAccessibleName(text);
  show();
}

}  // namespace plenum::ui
