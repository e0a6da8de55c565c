#include "ui/chart/chart_view.h"

#include <QMouseEvent>
#include <QSvgGenerator>
#include <QToolTip>

#include "ui/i18n/words.h"

namespace plenum::ui {

ChartView::ChartView(QWidget* parent) : PictureView(parent), plot_(new QCustomPlot(this)) {
  set_canvas(plot_);
  plot_->setMouseTracking(true);
  plot_->installEventFilter(this);
  plot_->setFocusPolicy(Qt::NoFocus);
}

void ChartView::set_chart(report::Chart chart) {
  if (chart == chart_) return;
  chart_ = std::move(chart);
  set_content(from_utf8(chart_.title),
              tr("Chart with %1 values; the Table button shows them.").arg(chart_.categories.size()),
              chart_table(chart_));
  redraw();
}

void ChartView::redraw() {
  set_canvas_height(chart_height(chart_, fontMetrics().height()));
  QFont small = font();
  if (small.pointSizeF() > 0) small.setPointSizeF(small.pointSizeF() * 0.9);
  draw_chart(*plot_, chart_, colours(), small);
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

QString ChartView::value_at(const QPointF& position) const {
  for (int i = plot_->plottableCount() - 1; i >= 0; --i) {
    auto* plottable = plot_->plottable(i);
    if (plottable->name().isEmpty()) continue;
    QVariant details;
    const double distance = plottable->selectTest(position, false, &details);
    if (distance < 0 || distance > plot_->selectionTolerance() * 1.5) continue;
    const auto selection = details.value<QCPDataSelection>();
    if (selection.isEmpty()) continue;
    const int index = selection.dataRange().begin();
    const auto* points = plottable->interface1D();
    const auto key = static_cast<std::size_t>(std::lround(points->dataMainKey(index))) - 1;
    const auto category = key < chart_.categories.size() ? chart_.categories[key] : chart_.total;
    const auto value = number_text(points->dataMainValue(index), 5) + QChar(u' ') + from_utf8(chart_.unit);
    if (chart_.series.size() == 1) return QStringLiteral("%1: %2").arg(from_utf8(category), value);
    return QStringLiteral("%1, %2: %3").arg(from_utf8(category), plottable->name(), value);
  }
  return {};
}

bool ChartView::eventFilter(QObject* watched, QEvent* event) {
  if (watched == plot_ && event->type() == QEvent::MouseMove) {
    const auto* mouse = static_cast<QMouseEvent*>(event);
    const auto text = value_at(mouse->position());
    if (text.isEmpty()) QToolTip::hideText();
    else QToolTip::showText(mouse->globalPosition().toPoint(), text, plot_);
  }
  return PictureView::eventFilter(watched, event);
}

QPixmap ChartView::picture(double scale) const {
  auto plot = std::make_unique<QCustomPlot>();
  draw_chart(*plot, chart_, colours(false), font());
  plot->setBackground(Qt::white);
  plot->plotLayout()->insertRow(0);
  plot->plotLayout()->addElement(0, 0, new QCPTextElement(plot.get(), from_utf8(chart_.title), font()));
  return plot->toPixmap(720, std::max(280, chart_height(chart_, fontMetrics().height()) + 30), scale);
}

bool ChartView::save_svg(const QString& path) const {
  QCustomPlot plot;
  draw_chart(plot, chart_, colours(false), font());
  plot.setBackground(Qt::white);
  plot.plotLayout()->insertRow(0);
  plot.plotLayout()->addElement(0, 0, new QCPTextElement(&plot, from_utf8(chart_.title), font()));
  const QSize size(720, std::max(280, chart_height(chart_, fontMetrics().height()) + 30));
  QSvgGenerator generator;
  generator.setFileName(path);
  generator.setSize(size);
  generator.setViewBox(QRect(QPoint(), size));
  generator.setTitle(from_utf8(chart_.title));
  QCPPainter painter;
  if (!painter.begin(&generator)) return false;
  plot.toPainter(&painter, size.width(), size.height());
  return painter.end();
}

}  // namespace plenum::ui
