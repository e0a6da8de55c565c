#include "ui/drawing/picture_view.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QMenu>
#include <QMessageBox>
#include <QSaveFile>
#include <QVBoxLayout>

#include "ui/i18n/words.h"
#include "ui/preferences/theme.h"

namespace plenum::ui {

PictureView::PictureView(QWidget* parent)
    : QFrame(parent), title_(subheading_label({}, this)), stack_(new QStackedWidget(this)),
      table_(new TableView(stack_)), as_table_(new QToolButton(this)) {
  setProperty("role", QStringLiteral("panel"));
  title_->setWordWrap(true);
  as_table_->setText(tr("Table"));
  as_table_->setToolTip(tr("Show the numbers behind the picture"));
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
  stack_->addWidget(table_);
  connect(as_table_, &QToolButton::toggled, this, [this](bool table) {
    stack_->setCurrentWidget(table ? table_ : canvas_);
    fit();
  });
}

void PictureView::set_canvas(QWidget* canvas) {
  canvas_ = canvas;
  stack_->addWidget(canvas);
  stack_->setCurrentWidget(canvas);
}

void PictureView::set_content(const QString& title, const QString& description, report::Table table) {
  title_->setText(title);
  canvas_->setAccessibleName(title);
  canvas_->setAccessibleDescription(description);
  as_table_->setAccessibleName(tr("Table of: %1").arg(title));
  table_->set_table(std::move(table));
}

void PictureView::set_canvas_height(int height) {
  canvas_height_ = height;
  fit();
}

void PictureView::fit() {
  stack_->setFixedHeight(std::max(canvas_height_, as_table_->isChecked() ? table_->sizeHint().height() : 0));
}

QToolButton* PictureView::make_menu() {
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

void PictureView::changeEvent(QEvent* event) {
  QFrame::changeEvent(event);
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) redraw();
}

bool PictureView::save(const QString& path) const {
  if (path.endsWith(QStringLiteral(".svg"))) return save_svg(path);
  if (path.endsWith(QStringLiteral(".png"))) return picture(2.0).save(path);
  QSaveFile file(path);
  const auto content = as_csv(table_->table()).toUtf8();
  return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.commit();
}

void PictureView::save_as(const QString& filter, const QString& suffix) {
  auto path = QFileDialog::getSaveFileName(this, tr("Export picture"), title_->text() + suffix, filter);
  if (path.isEmpty()) return;
  if (!path.endsWith(suffix)) path += suffix;
  if (!save(path)) QMessageBox::warning(this, tr("Export picture"), tr("%1 cannot be written.").arg(path));
}

}  // namespace plenum::ui
