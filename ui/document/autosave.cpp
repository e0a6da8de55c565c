#include "ui/document/autosave.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include "ui/document/document.h"
#include "ui/document/files.h"

namespace plenum::ui {
namespace {

constexpr int pause_ms = 2000;  ///< typing goes on; the copy is written when it stops

QString lock_path(const QString& copy) { return copy + QStringLiteral(".lock"); }

/// Whether nobody who is alive writes this copy.
bool is_abandoned(const QString& copy) {
  QLockFile lock(lock_path(copy));
  lock.setStaleLockTime(0);
  if (!lock.tryLock(0)) return false;
  lock.unlock();
  return true;
}

}  // namespace

QString autosave_path(const QString& file) {
  const QFileInfo info(file);
  return info.absoluteDir().filePath(QStringLiteral(".%1.autosave.toml").arg(info.fileName()));
}

QString autosave_folder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/autosave");
}

Autosave::Autosave(Document& document, QObject* parent) : QObject(parent), document_(document) {
  timer_.setSingleShot(true);
  timer_.setInterval(pause_ms);
  connect(&timer_, &QTimer::timeout, this, &Autosave::write_now);
  connect(&document_, &Document::changed, this, [this] {
    if (document_.is_modified()) timer_.start();
  });
  connect(&document_, &Document::renamed, this, &Autosave::follow);
}

Autosave::~Autosave() { discard(); }

std::optional<QString> Autosave::left_over(const QString& file) {
  if (!file.isEmpty()) {
    const auto copy = autosave_path(file);
    if (QFileInfo::exists(copy) && is_abandoned(copy)) return copy;
    return {};
  }
  const QDir folder(autosave_folder());
  for (const auto& name :
       folder.entryList({QStringLiteral("*.autosave.toml")}, QDir::Files | QDir::Hidden, QDir::Time))
    if (is_abandoned(folder.filePath(name))) return folder.filePath(name);
  return {};
}

void Autosave::write_now() {
  timer_.stop();
  if (!document_.is_modified()) return;
  if (copy_.isEmpty()) {
    copy_ = document_.path().isEmpty()
                ? autosave_folder() +
                      QStringLiteral("/untitled-%1.autosave.toml").arg(QCoreApplication::applicationPid())
                : autosave_path(document_.path());
    QDir().mkpath(QFileInfo(copy_).absolutePath());
    lock_ = std::make_unique<QLockFile>(lock_path(copy_));
    lock_->setStaleLockTime(0);
    lock_->tryLock(0);
  }
  try {
    write_text_file(copy_, document_.scenario(), document_.catalogue());
  } catch (const FileProblem&) {
    // A folder that cannot be written has no rescue copies; saving will say so.
  }
}

void Autosave::discard() {
  timer_.stop();
  if (!copy_.isEmpty()) QFile::remove(copy_);
  copy_.clear();
  lock_.reset();
}

void Autosave::follow() {
  const bool same = copy_.isEmpty() || copy_ == autosave_path(document_.path()) ||
                    (document_.path().isEmpty() && copy_.startsWith(autosave_folder()));
  if (!document_.is_modified() || !same) discard();
}

}  // namespace plenum::ui
