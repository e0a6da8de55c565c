#include "ui/chart/chart_view.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QMenu>
#include <QMessageBox>
#include <QSaveFile>
#include <QSvgGenerator>
#include <QToolTip>
#include <QVBoxLayout>

#include "ui/i18n/words.h"

namespace plenum::ui {

ChartView::ChartView(QWidget* parent)
    : QFrame(parent), title_(subheading_label({}, this)), stack_(new QStackedWidget(this)),
      plot_(new QCustomPlot(stack_)), table_(new TableView(stack_)), as_table_(new QToolButton(this)) {
  setProperty("role", QStringLiteral("panel"));
  title_->setWordWrap(true);
  as_table_->setText(tr("Table"));
  as_table_->setToolTip(tr("Show the chart's numbers"));
  as_table_->setCheckable(true);
  as_table_->setAutoRaise(true);
  auto* header = new QHBoxLayout;
  header->addWidget(title_, 1);
  header->addWidget(as_table_, 0, Qt::AlignTop);
  header->addWidget(make_menu(), 0, Qt::AlignTop);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(12, 8, 8, 8);
  layout->addLayout(header);
  layout->addWidget(stack_);
  stack_->addWidget(plot_);
  stack_->addWidget(table_);
  plot_->setMouseTracking(true);
  plot_->installEventFilter(this);
  plot_->setFocusPolicy(Qt::NoFocus);
  connect(as_table_, &QToolButton::toggled, this,
          [this](bool table) { stack_->setCurrentIndex(table ? 1 : 0); });
}

QToolButton* ChartView::make_menu() {
  auto* button = new QToolButton(this);
  button->setText(tr("Export"));
  button->setAutoRaise(true);
  button->setPopupMode(QToolButton::InstantPopup);
  auto* menu = new QMenu(button);
  menu->addAction(tr("Copy image"), this, [this] { QApplication::clipboard()->setPixmap(picture(2.0)); });
  menu->addSeparator();
  menu->addAction(tr("Save SVG…"), this,
                  [this] { save_as(tr("SVG image (*.svg)"), QStringLiteral(".svg")); });
  menu->addAction(tr("Save PNG…"), this,
                  [this] { save_as(tr("PNG image (*.png)"), QStringLiteral(".png")); });
  menu->addAction(tr("Save CSV…"), this, [this] { save_as(tr("CSV (*.csv)"), QStringLiteral(".csv")); });
  button->setMenu(menu);
  return button;
}

void ChartView::set_chart(report::Chart chart) {
  if (chart == chart_) return;
  chart_ = std::move(chart);
  const auto title = from_utf8(chart_.title);
  title_->setText(title);
  plot_->setAccessibleName(title);
  plot_->setAccessibleDescription(
      tr("Chart with %1 values; the Table button shows them.").arg(chart_.categories.size()));
  as_table_->setAccessibleName(tr("Table of: %1").arg(title));
  table_->set_table(chart_table(chart_));
  redraw();
}

void ChartView::redraw() {
  const auto height = chart_height(chart_, fontMetrics().height());
  stack_->setFixedHeight(std::max(height, as_table_->isChecked() ? table_->sizeHint().height() : 0));
  QFont small = font();
  if (small.pointSizeF() > 0) small.setPointSizeF(small.pointSizeF() * 0.9);
  draw_chart(*plot_, chart_, colours(), small);
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

void ChartView::changeEvent(QEvent* event) {
  QFrame::changeEvent(event);
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) redraw();
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
  return QFrame::eventFilter(watched, event);
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

bool ChartView::save(const QString& path) const {
  if (path.endsWith(QStringLiteral(".svg"))) return save_svg(path);
  if (path.endsWith(QStringLiteral(".png"))) return picture(2.0).save(path);
  QSaveFile file(path);
  const auto content = as_csv(chart_table(chart_)).toUtf8();
  return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.commit();
}

void ChartView::save_as(const QString& filter, const QString& suffix) {
  auto path =
      QFileDialog::getSaveFileName(this, tr("Export chart"), from_utf8(chart_.title) + suffix, filter);
  if (path.isEmpty()) return;
  if (!path.endsWith(suffix)) path += suffix;
  if (!save(path)) QMessageBox::warning(this, tr("Export chart"), tr("%1 cannot be written.").arg(path));
}

}  // namespace plenum::ui
