#include "ui/page/desktop.h"

#include <QTimer>

#include "ui/i18n/language.h"

namespace plenum::ui {

Desktop::Desktop(std::shared_ptr<const plan::Catalogue> catalogue, bool remember)
    : settings_(remember), document_(std::move(catalogue)), autosave_(document_) {
  make_window();
}

Desktop::~Desktop() = default;

void Desktop::make_window() {
  window_ = std::make_unique<MainWindow>(document_, autosave_, settings_);
  // The window is replaced only after the menu that asked for it is done.
  connect(window_.get(), &MainWindow::language_chosen, this, [this](const QString& language) {
    settings_.set_language(language);
    QTimer::singleShot(0, this, [this, language] { use(language); });
  });
}

void Desktop::use(const QString& language) {
  const auto page = window_->page_key();
  const auto geometry = window_->saveGeometry();
  const auto state = window_->saveState();
  const bool visible = window_->isVisible();
  const auto ask = window_->ask_to_save;
  use_language(language);
  document_.speak_again();
  const auto old = std::move(window_);  // goes last, so that there is always a window
  make_window();
  window_->ask_to_save = ask;
  window_->restoreGeometry(geometry);
  window_->show_page(page);
  if (page != QStringLiteral("welcome")) window_->restoreState(state);
  if (visible) window_->show();
}

}  // namespace plenum::ui
