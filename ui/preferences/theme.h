#pragma once

#include <QColor>
#include <QLabel>
#include <QString>
#include <QWidget>

#include <array>

/// How the program looks: one style, a light and a dark palette, one accent colour.
namespace plenum::ui {

enum class Theme { system, light, dark };

Theme theme_from(const QString& key);  ///< "light", "dark", anything else is the system's
QString theme_key(Theme theme);

/// Sets style, palette and style sheet of the application.
void apply_theme(Theme theme);

/// Whether the palette in use is dark.
bool is_dark();

/// The colours of charts and marks, for the palette in use. Series colours are those of Okabe and Ito (2008), which people with
/// any colour vision tell apart, in an order that also differs in grey.
struct Colours {
  QColor accent, text, quiet, background, panel, line, good, warning, bad;
  std::array<QColor, 7> series;  ///< the last is grey, for totals
};
Colours colours(bool dark);
inline Colours colours() { return colours(is_dark()); }

QLabel* heading_label(const QString& text, QWidget* parent);
QLabel* subheading_label(const QString& text, QWidget* parent);

/// Draws a widget as one whose content is wrong, or as usual again.
void mark_problem(QWidget* widget, bool wrong);

}  // namespace plenum::ui
