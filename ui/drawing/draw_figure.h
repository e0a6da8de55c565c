#pragma once

#include <QFont>
#include <QPainter>

#include "core/report/figure_texts.h"
#include "ui/preferences/theme.h"

namespace plenum::ui {

/// Draws a report's figure into the area, whose height is figure.height times its width. All texts have the font; it may be
/// laid out `fine` times larger than it is drawn, for devices whose letters are no whole pixels.
void draw_figure(QPainter& painter, const QRectF& area, const report::Figure& figure, const Colours& colours,
                 const QFont& font, double fine = 1.0);

/// The texts of a figure as draw_figure() puts them into a picture of this width.
std::vector<report::PlacedText> figure_texts(const report::Figure& figure, double width, const QFont& font,
                                             double fine = 1.0);

}  // namespace plenum::ui
