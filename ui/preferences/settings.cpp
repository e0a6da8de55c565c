#include "ui/preferences/settings.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

namespace plenum::ui {
namespace {

constexpr int layout_version = 1;  ///< raised when docks change so that an old state no longer fits
constexpr int most_recent = 8;

}  // namespace

Theme Settings::theme() const {
  return remember_ ? theme_from(QSettings().value(QStringLiteral("theme")).toString()) : Theme::system;
}
void Settings::set_theme(Theme theme) {
  if (remember_) QSettings().setValue(QStringLiteral("theme"), theme_key(theme));
}

QString Settings::language() const {
  return remember_ ? QSettings().value(QStringLiteral("language")).toString() : QString();
}
void Settings::set_language(const QString& language) {
  if (remember_) QSettings().setValue(QStringLiteral("language"), language);
}

QStringList Settings::recent() const {
  if (!remember_) return {};
  QStringList paths;
  for (const auto& path : QSettings().value(QStringLiteral("recent")).toStringList())
    if (QFileInfo::exists(path)) paths << path;
  return paths;
}

void Settings::add_recent(const QString& path) {
  if (!remember_) return;
  auto paths = recent();
  paths.removeAll(path);
  paths.prepend(path);
  QSettings().setValue(QStringLiteral("recent"), QStringList(paths.mid(0, most_recent)));
}

QString Settings::folder() const {
  const auto paths = recent();
  return paths.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
                         : QFileInfo(paths.front()).absolutePath();
}

Settings::Layout Settings::layout() const {
  if (!remember_ || QSettings().value(QStringLiteral("layout/version")).toInt() != layout_version) return {};
  return {QSettings().value(QStringLiteral("layout/geometry")).toByteArray(),
          QSettings().value(QStringLiteral("layout/state")).toByteArray()};
}

void Settings::set_layout(const Layout& layout) {
  if (!remember_) return;
  QSettings settings;
  settings.setValue(QStringLiteral("layout/version"), layout_version);
  settings.setValue(QStringLiteral("layout/geometry"), layout.geometry);
  settings.setValue(QStringLiteral("layout/state"), layout.state);
}

void Settings::forget_layout() {
  if (remember_) QSettings().remove(QStringLiteral("layout"));
}

}  // namespace plenum::ui
