#include "ui/preferences/theme.h"

#include <QApplication>
#include <QPalette>
#include <QStyle>
#include <QStyleFactory>

namespace plenum::ui {
namespace {

QPalette system_palette;
bool system_known = false;

QPalette palette_of(const Colours& c, bool dark) {
  QPalette p;
  const QColor base = dark ? QColor(0x1b, 0x1e, 0x22) : QColor(0xff, 0xff, 0xff);
  p.setColor(QPalette::Window, c.background);
  p.setColor(QPalette::WindowText, c.text);
  p.setColor(QPalette::Base, base);
  p.setColor(QPalette::AlternateBase, c.panel);
  p.setColor(QPalette::Text, c.text);
  p.setColor(QPalette::Button, dark ? QColor(0x33, 0x38, 0x3e) : QColor(0xf0, 0xf2, 0xf4));
  p.setColor(QPalette::ButtonText, c.text);
  p.setColor(QPalette::BrightText, c.bad);
  p.setColor(QPalette::PlaceholderText, c.quiet);
  p.setColor(QPalette::Highlight, c.accent);
  p.setColor(QPalette::HighlightedText, dark ? QColor(0x10, 0x12, 0x14) : QColor(0xff, 0xff, 0xff));
  p.setColor(QPalette::Link, c.accent);
  p.setColor(QPalette::ToolTipBase, c.panel);
  p.setColor(QPalette::ToolTipText, c.text);
  p.setColor(QPalette::Mid, c.line);
  for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
    p.setColor(QPalette::Disabled, role, c.quiet);
  return p;
}

QString style_sheet(const Colours& c) {
  return QStringLiteral(
             "QLabel[role=\"quiet\"] { color: %1; }"
             "QLabel[role=\"problem\"] { color: %2; }"
             "QLabel[role=\"heading\"] { font-size: 14pt; font-weight: 600; }"
             "QLabel[role=\"subheading\"] { font-size: 11pt; font-weight: 600; }"
             "QLabel[role=\"stale\"] { color: %1; }"
             "QLineEdit[wrong=\"true\"], QComboBox[wrong=\"true\"] { border: 1px solid %2; border-radius: 3px; padding: 3px 4px; }"
             "plenum--ui--Navigator { border: none; padding: 4px 8px; background: transparent; }"
             "QHeaderView::section { background: %3; border: none; border-bottom: 1px solid %4; padding: 3px 3px; color: %1; }"
             "QDockWidget { font-weight: 600; }"
             "QDockWidget::title { padding: 6px 10px; background: transparent; }"
             "QPushButton[role=\"search\"] { border: 1px solid %4; border-radius: 4px; padding: 2px 14px; margin: 2px 8px; color: %1; background: %3; }"
             "QFrame[role=\"panel\"] { background: %3; border: 1px solid %4; border-radius: 5px; }"
             "QToolTip { padding: 4px; border: 1px solid %4; background: %3; color: %5; }")
      .arg(c.quiet.name(), c.bad.name(), c.panel.name(), c.line.name(), c.text.name());
}

QLabel* role_label(const QString& text, const char* role, QWidget* parent) {
  auto* label = new QLabel(text, parent);
  label->setProperty("role", QString::fromLatin1(role));
  return label;
}

}  // namespace

Theme theme_from(const QString& key) {
  if (key == QStringLiteral("light")) return Theme::light;
  return key == QStringLiteral("dark") ? Theme::dark : Theme::system;
}

QString theme_key(Theme theme) {
  if (theme == Theme::light) return QStringLiteral("light");
  return theme == Theme::dark ? QStringLiteral("dark") : QStringLiteral("system");
}

Colours colours(bool dark) {
  Colours c;
  const QColor blue(0x00, 0x72, 0xb2), sky(0x56, 0xb4, 0xe9), orange(0xe6, 0x9f, 0x00),
      green(0x00, 0x9e, 0x73), vermilion(0xd5, 0x5e, 0x00), purple(0xcc, 0x79, 0xa7),
      yellow(0xf0, 0xe4, 0x42), grey(0x88, 0x8e, 0x96);
  c.accent = dark ? sky : blue;
  c.text = dark ? QColor(0xe8, 0xea, 0xed) : QColor(0x1c, 0x21, 0x27);
  c.quiet = dark ? QColor(0x9e, 0xa6, 0xae) : QColor(0x5f, 0x69, 0x73);
  c.background = dark ? QColor(0x24, 0x27, 0x2c) : QColor(0xf7, 0xf8, 0xf9);
  c.panel = dark ? QColor(0x2b, 0x2f, 0x35) : QColor(0xff, 0xff, 0xff);
  c.line = dark ? QColor(0x43, 0x49, 0x51) : QColor(0xd5, 0xda, 0xdf);
  c.good = dark ? QColor(0x3c, 0xc4, 0x9b) : QColor(0x00, 0x7a, 0x59);
  c.warning = dark ? QColor(0xf0, 0xb4, 0x3c) : QColor(0x9a, 0x67, 0x00);
  c.bad = dark ? QColor(0xff, 0x8a, 0x5c) : QColor(0xb5, 0x3d, 0x00);
  if (dark) c.series = {sky, orange, c.good, yellow, c.bad, purple, grey};
  else c.series = {blue, orange, green, sky, vermilion, purple, grey};
  return c;
}

bool is_dark() { return QApplication::palette().color(QPalette::Window).lightness() < 128; }

void apply_theme(Theme theme) {
  if (!system_known) system_palette = QApplication::palette();
  system_known = true;
  const bool dark = theme == Theme::dark ||
                    (theme == Theme::system && system_palette.color(QPalette::Window).lightness() < 128);
  const auto c = colours(dark);
  if (QApplication::style()->objectName() != QStringLiteral("fusion"))
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
  QApplication::setPalette(palette_of(c, dark));
  qApp->setStyleSheet(style_sheet(c));
}

QLabel* heading_label(const QString& text, QWidget* parent) { return role_label(text, "heading", parent); }
QLabel* subheading_label(const QString& text, QWidget* parent) {
  return role_label(text, "subheading", parent);
}

void mark_problem(QWidget* widget, bool wrong) {
  if (widget->property("wrong").toBool() == wrong) return;
  widget->setProperty("wrong", wrong);
  widget->style()->unpolish(widget);
  widget->style()->polish(widget);
}

}  // namespace plenum::ui
