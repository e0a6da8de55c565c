#include "ui/page/welcome_page.h"

#include <QCommandLinkButton>
#include <QDir>
#include <QLabel>
#include <QPushButton>

#include "ui/document/files.h"
#include "ui/i18n/words.h"
#include "ui/preferences/theme.h"

namespace plenum::ui {
namespace {

/// "1,024 GPUs ..." is known only after an evaluation; what an example is about stands in the comment at the file's top.
QString comment_of(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly | QIODevice::Text)) return {};
  QStringList lines;
  for (const auto& line : QString::fromUtf8(file.readAll()).split(QChar(u'\n'))) {
    if (line.startsWith(QChar(u'#'))) lines << line.mid(1).trimmed();
    else if (!lines.isEmpty()) break;
  }
  return lines.join(QChar(u' '));
}

}  // namespace

QStringList example_files(const plan::Catalogue& catalogue) {
  const QDir folder(QString::fromStdString((catalogue.folder() / "examples").string()));
  QStringList paths;
  for (const auto& name : folder.entryList({QStringLiteral("*.toml")}, QDir::Files, QDir::Name))
    paths << folder.absoluteFilePath(name);
  return paths;
}

WelcomePage::WelcomePage(const plan::Catalogue& catalogue, QWidget* parent)
    : QScrollArea(parent), recent_(new QVBoxLayout) {
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);
  auto* body = new QWidget(this);
  auto* outer = new QHBoxLayout(body);
  auto* column = new QWidget(body);
  column->setFixedWidth(680);
  layout_ = new QVBoxLayout(column);
  layout_->setContentsMargins(24, 32, 24, 24);
  layout_->setSpacing(8);
  outer->addWidget(column, 1);
  outer->setAlignment(column, Qt::AlignHCenter | Qt::AlignTop);
  layout_->addWidget(heading_label(tr("Plan a GPU data centre"), column));
  auto* text = new QLabel(
      tr("Begin with an example, change any number, and see at once what it means for racks, power, cooling, carbon and cost."),
      column);
  text->setWordWrap(true);
  layout_->addWidget(text);
  for (const auto& path : example_files(catalogue)) add_example(catalogue, path);
  auto* buttons = new QHBoxLayout;
  auto* fresh = new QPushButton(tr("New plan"), column);
  auto* open = new QPushButton(tr("Open…"), column);
  buttons->addWidget(fresh);
  buttons->addWidget(open);
  buttons->addStretch(1);
  layout_->addSpacing(8);
  layout_->addLayout(buttons);
  layout_->addLayout(recent_);
  layout_->addStretch(1);
  connect(fresh, &QPushButton::clicked, this, &WelcomePage::new_wanted);
  connect(open, &QPushButton::clicked, this, &WelcomePage::open_wanted);
  setWidget(body);
}

void WelcomePage::add_example(const plan::Catalogue& catalogue, const QString& path) {
  QString name;
  try {
    name = from_utf8(read_file(path, catalogue).scenario().plan.name);
  } catch (const FileProblem&) {
    return;  // a broken example is no reason to stop; the file tests read every one
  }
  auto* button = new QCommandLinkButton(name, comment_of(path), this);
  button->setIcon({});
  button->setObjectName(QStringLiteral("example:") + QFileInfo(path).completeBaseName());
  layout_->addWidget(button);
  connect(button, &QCommandLinkButton::clicked, this, [this, path] { emit example_wanted(path); });
}

void WelcomePage::set_recent(const QStringList& paths) {
  while (auto* item = recent_->takeAt(0)) {
    if (item->widget()) item->widget()->deleteLater();
    delete item;
  }
  if (paths.isEmpty()) return;
  recent_->addSpacing(12);
  recent_->addWidget(subheading_label(tr("Recent"), this));
  for (const auto& path : paths) {
    auto* button = new QPushButton(QDir::toNativeSeparators(path), this);
    button->setFlat(true);
    button->setStyleSheet(QStringLiteral("text-align: left; padding: 4px;"));
    recent_->addWidget(button);
    connect(button, &QPushButton::clicked, this, [this, path] { emit recent_wanted(path); });
  }
}

}  // namespace plenum::ui
