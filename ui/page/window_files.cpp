#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPromise>
#include <QThreadPool>

#include "models/plan/scenario_file.h"
#include "ui/document/files.h"
#include "ui/i18n/words.h"
#include "ui/page/main_window.h"
#include "ui/render/export.h"

namespace plenum::ui {
namespace {

QString problem_text(const std::exception& problem) { return QString::fromUtf8(problem.what()); }

}  // namespace

bool MainWindow::may_leave() {
  if (!document_.is_modified()) return true;
  const auto ask = [this] {
    const auto answer = QMessageBox::question(
        this, tr("Unsaved changes"), tr("Save the changes to %1?").arg(document_.display_name()),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
    return answer == QMessageBox::Save      ? Answer::save
           : answer == QMessageBox::Discard ? Answer::discard
                                            : Answer::cancel;
  };
  const auto answer = ask_to_save ? ask_to_save() : ask();
  if (answer == Answer::save) return save();
  return answer == Answer::discard;
}

void MainWindow::new_plan() {
  if (!may_leave()) return;
  document_.start({});
  document_opened();
}

void MainWindow::start_example(const QString& path) {
  if (!may_leave()) return;
  try {
    document_.start(read_file(path, document_.catalogue()).scenario(), QFileInfo(path).completeBaseName());
    document_opened();
  } catch (const FileProblem& problem) {
    messages_->tell(problem_text(problem));
  }
}

bool MainWindow::open_file(const QString& path) {
  if (!may_leave()) return false;
  try {
    document_.open(path);
  } catch (const FileProblem& problem) {
    messages_->tell(problem_text(problem));
    return false;
  }
  settings_.add_recent(document_.path());
  document_opened();
  offer_rescue(document_.path());
  return true;
}

void MainWindow::open_dialog() {
  const auto filter = tr("Plans (*.plenum *.toml);;Projects (*.plenum);;Scenarios (*.toml);;All files (*)");
  const auto path = QFileDialog::getOpenFileName(this, tr("Open"), settings_.folder(), filter);
  if (!path.isEmpty()) open_file(path);
}

bool MainWindow::save_to(const QString& path) {
  try {
    document_.save(path);
  } catch (const FileProblem& problem) {
    messages_->tell(problem_text(problem), {{tr("Save as…"), [this] { save_as(); }}});
    return false;
  }
  settings_.add_recent(document_.path());
  return true;
}

bool MainWindow::save() { return document_.path().isEmpty() ? save_as() : save_to(document_.path()); }

QString MainWindow::suggested_name(const QString& suffix) const {
  const QFileInfo now(document_.path().isEmpty() ? settings_.folder() + QChar(u'/') + document_.display_name()
                                                 : document_.path());
  return now.absolutePath() + QChar(u'/') + now.completeBaseName() + suffix;
}

bool MainWindow::save_as() {
  const auto filter = tr("Project (*.plenum);;Scenario (*.toml)");
  QString chosen;
  auto path = QFileDialog::getSaveFileName(this, tr("Save as"), suggested_name(QStringLiteral(".plenum")),
                                           filter, &chosen);
  if (path.isEmpty()) return false;
  if (QFileInfo(path).suffix().isEmpty())
    path += chosen.contains(QStringLiteral("toml")) ? QStringLiteral(".toml") : QStringLiteral(".plenum");
  return save_to(path);
}

void MainWindow::save_copy() {
  const auto path = QFileDialog::getSaveFileName(
      this, tr("Save a copy"), suggested_name(QStringLiteral("-copy.toml")), tr("Scenario (*.toml)"));
  if (path.isEmpty()) return;
  try {
    write_text_file(path, document_.scenario(), document_.catalogue());
  } catch (const FileProblem& problem) {
    messages_->tell(problem_text(problem));
  }
}

void MainWindow::revert() {
  try {
    document_.become(tr("Revert"), read_file(document_.path(), document_.catalogue()));
  } catch (const FileProblem& problem) {
    messages_->tell(problem_text(problem));
  }
}

void MainWindow::offer_rescue(const QString& file) {
  if (!settings_.remembers()) return;
  const auto copy = Autosave::left_over(file);
  if (!copy) return;
  const auto restore = [this, path = *copy, file] {
    try {
      const auto rescued = read_file(path, document_.catalogue());
      if (file.isEmpty()) document_.start({});
      document_.become(tr("Restore after a crash"), rescued);
      QFile::remove(path);
      document_opened();
    } catch (const FileProblem& problem) {
      messages_->tell(problem_text(problem));
    }
  };
  const auto text = file.isEmpty()
                        ? tr("A plan that was never saved was rescued when the program ended unexpectedly.")
                        : tr("Changes to this file were rescued when the program ended unexpectedly.");
  messages_->tell(text, {{tr("Restore"), restore}, {tr("Delete"), [path = *copy] { QFile::remove(path); }}});
}

bool MainWindow::write_report(const QString& format, const QString& path) {
  try {
    write_document_report(document_, format, path);
    return true;
  } catch (const std::exception& problem) {
    messages_->tell(problem_text(problem));
    return false;
  }
}

void MainWindow::export_cable_schedule() {
  const auto filter = tr("Workbook (*.xlsx);;CSV (*.csv)");
  QString chosen;
  auto path = QFileDialog::getSaveFileName(this, tr("Export cable schedule"),
                                           suggested_name(QStringLiteral("-cables.xlsx")), filter, &chosen);
  if (path.isEmpty()) return;
  if (QFileInfo(path).suffix().isEmpty())
    path += chosen.contains(QStringLiteral("csv")) ? QStringLiteral(".csv") : QStringLiteral(".xlsx");
  write_cable_schedule(path);
}

void MainWindow::write_cable_schedule(const QString& path) {
  if (schedule_.isRunning() || !document_.results_current()) return;
  auto promise = std::make_shared<QPromise<QString>>();
  schedule_.setFuture(promise->future());
  promise->start();
  const auto work = [promise, path, resolved = document_.results().resolved,
                     plan = document_.results().plan] {
    try {
      const auto cables = ui::write_cable_schedule(*resolved, *plan, path);
      promise->addResult(tr("%n cable(s) were written to %1.", nullptr, static_cast<int>(cables)).arg(path));
    } catch (const std::exception& problem) {
      promise->addResult(problem_text(problem));
    }
    promise->finish();
  };
  QThreadPool::globalInstance()->start(work);
}

void MainWindow::export_report(const QString& format) {
  const auto suffix =
      format == QStringLiteral("markdown") ? QStringLiteral(".md") : QStringLiteral(".") + format;
  const auto path = QFileDialog::getSaveFileName(this, tr("Write the report"), suggested_name(suffix),
                                                 QStringLiteral("*") + suffix);
  if (path.isEmpty() || !write_report(format, path)) return;
  messages_->tell(tr("The report was written to %1.").arg(path));
}

}  // namespace plenum::ui
