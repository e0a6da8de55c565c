#include "ui/document/autosave.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <filesystem>

#include "ui/document/document.h"
#include "ui/document/files.h"

namespace plenum::ui {
namespace {

constexpr int pause_ms = 2000;  ///< typing goes on; the copy is written when it stops

QString lock_path(const QString& copy) { return copy + QStringLiteral(".lock"); }

QString suffix(bool project) { return project ? QStringLiteral("plenum") : QStringLiteral("toml"); }

/// A project holds several scenarios, and their names.
bool needs_project(const Document& document) {
  return document.scenarios().size() > 1 || is_project_file(document.path());
}

/// Writes a new project in the place of an old one: either is there as a whole.
void write_project(const QString& copy, const Document& document) {
  const auto fresh = copy + QStringLiteral(".new.plenum");
  QFile::remove(fresh);
  write_project_file(fresh, {document.scenarios(), document.active().id, {}, {}}, document.catalogue());
  std::error_code failed;
  std::filesystem::rename(fresh.toStdString(), copy.toStdString(), failed);
}

/// Whether nobody who is alive writes this copy.
bool is_abandoned(const QString& copy) {
  QLockFile lock(lock_path(copy));
  lock.setStaleLockTime(0);
  if (!lock.tryLock(0)) return false;
  lock.unlock();
  return true;
}

}  // namespace

QString autosave_path(const QString& file, bool project) {
  const QFileInfo info(file);
  return info.absoluteDir().filePath(QStringLiteral(".%1.autosave.").arg(info.fileName()) + suffix(project));
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
    for (const bool project : {true, false}) {
      const auto copy = autosave_path(file, project);
      if (QFileInfo::exists(copy) && is_abandoned(copy)) return copy;
    }
    return {};
  }
  const QDir folder(autosave_folder());
  for (const auto& name :
       folder.entryList({QStringLiteral("*.autosave.toml"), QStringLiteral("untitled-*.autosave.plenum")},
                        QDir::Files | QDir::Hidden, QDir::Time))
    if (is_abandoned(folder.filePath(name))) return folder.filePath(name);
  return {};
}

QString Autosave::wanted_copy() const {
  const bool project = needs_project(document_);
  return document_.path().isEmpty()
             ? autosave_folder() +
                   QStringLiteral("/untitled-%1.autosave.").arg(QCoreApplication::applicationPid()) +
                   suffix(project)
             : autosave_path(document_.path(), project);
}

void Autosave::write_now() {
  timer_.stop();
  if (!document_.is_modified()) return;
  if (copy_ != wanted_copy()) {
    discard();
    copy_ = wanted_copy();
    QDir().mkpath(QFileInfo(copy_).absolutePath());
    lock_ = std::make_unique<QLockFile>(lock_path(copy_));
    lock_->setStaleLockTime(0);
    lock_->tryLock(0);
  }
  try {
    if (is_project_file(copy_)) write_project(copy_, document_);
    else write_text_file(copy_, document_.scenario(), document_.catalogue());
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
  if (!document_.is_modified() || copy_ != wanted_copy()) discard();
}

}  // namespace plenum::ui
