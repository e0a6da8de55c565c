#include "ui/drawing/figure_view.h"

#include <QHelpEvent>
#include <QSaveFile>
#include <QToolTip>
#include <QVBoxLayout>

#include "core/report/html.h"
#include "ui/drawing/draw_figure.h"
#include "ui/i18n/words.h"

namespace plenum::ui {
namespace {

constexpr double margin = 1;         // around the picture, for the edges of boxes
constexpr double most_height = 1.1;  // of a canvas, in its widths; a higher figure is drawn smaller
constexpr int picture_width = 900;

QFont smaller(QFont font) {
  if (font.pointSizeF() > 0) font.setPointSizeF(font.pointSizeF() * 0.9);
  return font;
}

}  // namespace

FigureCanvas::FigureCanvas(QWidget* parent) : QWidget(parent) {}

void FigureCanvas::set_figure(report::Figure figure) {
  figure_ = std::move(figure);
  update();
}

int FigureCanvas::height_for(int width) const {
  return static_cast<int>(std::min(figure_.height, most_height) * width + 2 * margin) + 1;
}

QRectF FigureCanvas::area() const {
  const double width =
      std::min(this->width() - 2 * margin, (height() - 2 * margin) / std::max(figure_.height, 1e-9));
  return {(this->width() - width) / 2, margin, width, width * figure_.height};
}

QString FigureCanvas::about(const QPointF& position) const {
  const auto room = area();
  const double x = (position.x() - room.x()) / room.width(), y = (position.y() - room.y()) / room.width();
  for (const auto& box : figure_.boxes)
    if (x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height)
      return from_utf8(box.about);
  return {};
}

bool FigureCanvas::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const auto text = about(help->pos());
  if (text.isEmpty()) QToolTip::hideText();
  else QToolTip::showText(help->globalPos(), text, this);
  return true;
}

void FigureCanvas::paintEvent(QPaintEvent*) {
  if (figure_.boxes.empty()) return;
  QPainter painter(this);
  if (!isEnabled()) painter.setOpacity(0.4);  // what is not true any more, until it is replaced
  draw_figure(painter, area(), figure_, colours(), smaller(font()));
}

void FigureCanvas::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  emit resized();
}

FigureView::FigureView(QWidget* parent)
    : PictureView(parent), canvas_(new FigureCanvas(this)), note_(new QLabel(this)) {
  set_canvas(canvas_);
  note_->setProperty("role", "quiet");
  note_->setWordWrap(true);
  layout()->addWidget(note_);
  connect(canvas_, &FigureCanvas::resized, this, &FigureView::redraw);
}

void FigureView::set_figure(report::Figure figure) {
  if (figure == canvas_->figure()) return;
  const auto note = from_utf8(figure.note);
  set_content(from_utf8(figure.title), note, figure.table);
  note_->setText(note);
  note_->setVisible(!note.isEmpty());
  canvas_->set_figure(std::move(figure));
  redraw();
}

void FigureView::redraw() {
  set_canvas_height(canvas_->height_for(canvas_->width()));
  canvas_->update();
}

QPixmap FigureView::picture(double scale) const {
  const auto& figure = this->figure();
  const double height = picture_width * figure.height;
  QPixmap pixmap(QSize(picture_width + 16, static_cast<int>(height) + 16) * scale);
  pixmap.setDevicePixelRatio(scale);
  pixmap.fill(Qt::white);
  QPainter painter(&pixmap);
  draw_figure(painter, QRectF(8, 8, picture_width, height), figure, colours(false), font());
  return pixmap;
}

bool FigureView::save_svg(const QString& path) const {
  QSaveFile file(path);
  const auto content = QByteArray::fromStdString(report::svg(figure()));
  return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.commit();
}

}  // namespace plenum::ui
