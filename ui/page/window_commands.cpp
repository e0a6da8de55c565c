#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>
#include <QWhatsThis>

#include "models/plan/scenario_file.h"
#include "ui/document/scenario_edits.h"
#include "ui/i18n/words.h"
#include "ui/page/commands.h"
#include "ui/page/main_window.h"
#include "ui/table/table_view.h"

namespace plenum::ui {

MainWindow::Handlers MainWindow::file_handlers() {
  return {{"new", [this] { new_plan(); }},        {"open", [this] { open_dialog(); }},
          {"save", [this] { save(); }},           {"save-as", [this] { save_as(); }},
          {"save-copy", [this] { save_copy(); }}, {"revert", [this] { revert(); }},
          {"quit", [this] { close(); }}};
}

MainWindow::Handlers MainWindow::edit_handlers() {
  return {{"undo", [this] { document_.steps().undo(); }},
          {"redo", [this] { document_.steps().redo(); }},
          {"copy-scenario",
           [this] {
             QApplication::clipboard()->setText(
                 QString::fromStdString(plan::write_scenario(document_.scenario(), document_.catalogue())));
           }},
          {"search", [this] { search(); }},
          {"next-page", [this] { step_page(1); }},
          {"previous-page", [this] { step_page(-1); }},
          {"next-finding", [this] { next_finding(); }},
          {"reset-layout", [this] { reset_layout(); }}};
}

void MainWindow::add_entry(const QString& what, const char* list) {
  document_.change(what, add_entry_edits(document_.scenario(), list));
  show_page(QStringLiteral("workload"));
}

void MainWindow::compare_networks() {
  show_page(QStringLiteral("fabric"));
  for (auto* page : subject_pages_) page->compare_networks();
}

MainWindow::Handlers MainWindow::scenario_handlers() {
  return {{"new-variant", [this] { document_.add_variant(); }},
          {"duplicate", [this] { document_.duplicate(); }},
          {"new-scenario", [this] { document_.add_scenario(); }},
          {"rename-scenario", [this] { tabs_->rename(); }},
          {"close-scenario", [this] { document_.remove(document_.active().id); }},
          {"next-scenario", [this] { tabs_->step(1); }},
          {"previous-scenario", [this] { tabs_->step(-1); }},
          {"add-training", [this] { add_entry(tr("Add training job"), "workload.training"); }},
          {"add-finetuning", [this] { add_entry(tr("Add fine-tuning job"), "workload.finetuning"); }},
          {"add-inference", [this] { add_entry(tr("Add inference service"), "workload.inference"); }},
          {"reset-subject", [this] { reset_subject(); }},
          {"reset-all",
           [this] {
             const auto* base = document_.base();
             document_.become(tr("Reset every input"), base ? *base->values : plan::Scenario{});
           }},
          {"compare-networks", [this] { compare_networks(); }},
          {"accept-baseline", [this] { document_.compare_with_now(); }}};
}

MainWindow::Handlers MainWindow::report_handlers() {
  return {{"report-pdf", [this] { export_report(QStringLiteral("pdf")); }},
          {"report-html", [this] { export_report(QStringLiteral("html")); }},
          {"report-csv", [this] { export_report(QStringLiteral("csv")); }},
          {"report-markdown", [this] { export_report(QStringLiteral("markdown")); }},
          {"cable-schedule", [this] { export_cable_schedule(); }},
          {"field-help", [this] { show_field_help(); }},
          {"shortcuts", [this] { show_shortcuts(); }},
          {"about", [this] { show_about(); }}};
}

QAction* MainWindow::action(const QString& id) const {
  const auto found = actions_.find(id.toStdString());
  return found == actions_.end() ? nullptr : found->second;
}

void MainWindow::make_actions() {
  auto handlers = file_handlers();
  handlers.merge(edit_handlers());
  handlers.merge(scenario_handlers());
  handlers.merge(report_handlers());
  for (const auto& command : commands()) {
    const auto handler = handlers.find(command.id);
    if (handler == handlers.end()) continue;
    auto* action = new QAction(command_text(command.text), this);
    action->setObjectName(QString::fromLatin1(command.id));
    action->setToolTip(command_text(command.tip));
    action->setStatusTip(command_text(command.tip));
    action->setShortcut(command_keys(command));
    connect(action, &QAction::triggered, this, [go = handler->second] { go(); });
    addAction(action);
    actions_[command.id] = action;
  }
  auto& steps = document_.steps();
  const auto name_steps = [this, &steps] {
    actions_["undo"]->setText(steps.canUndo() ? tr("&Undo: %1").arg(steps.undoText()) : tr("&Undo"));
    actions_["redo"]->setText(steps.canRedo() ? tr("&Redo: %1").arg(steps.redoText()) : tr("&Redo"));
    actions_["undo"]->setEnabled(steps.canUndo());
    actions_["redo"]->setEnabled(steps.canRedo());
    actions_["revert"]->setEnabled(!document_.path().isEmpty() && document_.is_modified());
  };
  connect(&steps, &QUndoStack::indexChanged, this, name_steps);
  connect(&document_, &Document::renamed, this, name_steps);
  name_steps();
  const auto allow = [this] {
    actions_["close-scenario"]->setEnabled(document_.scenarios().size() > 1);
    actions_["accept-baseline"]->setEnabled(!document_.base());  // a variant is told against its base
  };
  connect(&document_, &Document::changed, this, allow);
  allow();
  tabs_->set_choices({actions_["new-variant"], actions_["duplicate"], actions_["new-scenario"]});
}

void MainWindow::make_menus() {
  QMenu* menu = nullptr;
  const char* title = nullptr;
  for (const auto& command : commands()) {
    if (!title || std::string_view(title) != command.menu)
      menu = menuBar()->addMenu(command_text(command.menu));
    title = command.menu;
    const std::string_view id = command.id;
    if (id.empty()) menu->addSeparator();
    else if (id.starts_with("submenu:"))
      submenus_[std::string(id.substr(8))] = menu->addMenu(command_text(command.text));
    else menu->addAction(actions_.at(std::string(id)));
    menu->setToolTipsVisible(true);
  }
  make_submenus();
  auto* button = new QPushButton(tr("Search any input or result (Ctrl+K)"), this);
  button->setProperty("role", QStringLiteral("search"));
  button->setFocusPolicy(Qt::NoFocus);
  connect(button, &QPushButton::clicked, this, &MainWindow::search);
  menuBar()->setCornerWidget(button);
}

void MainWindow::make_submenus() {
  for (const auto& path : example_files(document_.catalogue())) {
    auto* action = submenus_["examples"]->addAction(QFileInfo(path).completeBaseName());
    connect(action, &QAction::triggered, this, [this, path] { start_example(path); });
  }
  connect(submenus_["recent"], &QMenu::aboutToShow, this, &MainWindow::fill_recent);
  for (auto* dock : {navigator_dock_, headlines_dock_, findings_dock_})
    submenus_["panels"]->addAction(dock->toggleViewAction());
  auto* themes = new QActionGroup(this);
  const std::pair<Theme, QString> theme_names[] = {
      {Theme::system, tr("As the system")}, {Theme::light, tr("Light")}, {Theme::dark, tr("Dark")}};
  for (const auto& [theme, name] : theme_names) {
    auto* action = themes->addAction(submenus_["theme"]->addAction(name));
    action->setCheckable(true);
    action->setChecked(theme == settings_.theme());
    connect(action, &QAction::triggered, this, [this, chosen = theme] {
      settings_.set_theme(chosen);
      apply_theme(chosen);
    });
  }
  for (const auto& [code, name] : {std::pair{"en", "English"}, std::pair{"fr", "Français"}}) {
    auto* action = submenus_["language"]->addAction(QString::fromUtf8(name));
    action->setCheckable(true);
    action->setChecked(QLocale().name().startsWith(QString::fromLatin1(code)));
    connect(action, &QAction::triggered, this,
            [this, chosen = QString::fromLatin1(code)] { emit language_chosen(chosen); });
  }
}

void MainWindow::fill_recent() {
  auto* menu = submenus_["recent"];
  menu->clear();
  for (const auto& path : settings_.recent()) menu->addAction(path, this, [this, path] { open_file(path); });
  if (menu->isEmpty()) menu->addAction(tr("None yet"))->setEnabled(false);
}

void MainWindow::reset_subject() {
  const int page = pages_->currentIndex();
  if (page == 0) return;
  const auto& subject = subjects()[static_cast<std::size_t>(page - 1)];
  std::vector<fields::Edit> edits;
  for (const auto& path : subject.inputs)
    for (auto& edit : reset_edits(document_.scenario(), document_.reference(), path))
      edits.push_back(std::move(edit));
  document_.change(tr("Reset %1").arg(subject_label(subject)), std::move(edits));
}

void MainWindow::show_field_help() {
  auto* input = QApplication::focusWidget();
  for (auto* widget = input; widget; widget = widget->parentWidget())
    if (auto* editor = qobject_cast<FieldEditor*>(widget))
      return QWhatsThis::showText(input->mapToGlobal(QPoint(0, input->height())),
                                  input_help(document_, editor->path()), input);
  messages_->tell(tr("Put the cursor into an input first, then press F1."));
}

void MainWindow::show_shortcuts() {
  report::Table table;
  table.title = tr("Keyboard shortcuts").toStdString();
  table.columns = {{tr("Command").toStdString(), {}, report::Align::left},
                   {tr("Keys").toStdString(), {}, report::Align::left}};
  for (const auto& command : commands())
    if (const auto keys = command_keys(command); !keys.isEmpty())
      table.rows.push_back({command_text(command.text).remove(QChar(u'&')).toStdString(),
                            keys.toString(QKeySequence::NativeText).toStdString()});
  auto* dialog = new QDialog(this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(tr("Keyboard shortcuts"));
  auto* layout = new QVBoxLayout(dialog);
  auto* view = new TableView(dialog);
  view->set_table(std::move(table));
  layout->addWidget(view);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
  connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
  layout->addWidget(buttons);
  dialog->resize(460, view->sizeHint().height() + 80);
  dialog->show();
}

void MainWindow::show_about() {
  auto* box = new QMessageBox(this);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->setWindowTitle(tr("About Plenum"));
  box->setText(
      QStringLiteral("<h3>Plenum %1</h3><p>%2</p>")
          .arg(
              QStringLiteral(PLENUM_VERSION),
              tr("Plans GPU data centres: how much of everything a workload needs, whether it fits, and what it costs.")));
  box->setInformativeText(
      tr("Catalogue %1. Qt %2. Free software under the GNU General Public License, version 3 or later. Charts by QCustomPlot; series colours by Okabe and Ito.")
          .arg(QString::fromStdString(document_.catalogue().hash()), QString::fromLatin1(qVersion())));
  box->open();
}

}  // namespace plenum::ui
