#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "ui/preferences/theme.h"

/// What the program remembers between sessions, for this user. With `remember` off (tests, screenshots) it reads and writes nothing.
namespace plenum::ui {

class Settings {
 public:
  explicit Settings(bool remember = true) : remember_(remember) {}
  bool remembers() const { return remember_; }

  Theme theme() const;
  void set_theme(Theme theme);
  QString language() const;  ///< "en", "fr"; empty follows the system
  void set_language(const QString& language);
  QStringList recent() const;  ///< files that still exist, the latest first
  void add_recent(const QString& path);
  QString folder() const;  ///< where files were opened or saved last

  struct Layout {
    QByteArray geometry, state;
  };
  /// The window's layout, or an empty one when none was saved by this version of the window.
  Layout layout() const;
  void set_layout(const Layout& layout);
  void forget_layout();

 private:
  bool remember_;
};

}  // namespace plenum::ui
