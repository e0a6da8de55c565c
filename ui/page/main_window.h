#pragma once

#include <QFutureWatcher>
#include <QMainWindow>
#include <QMenu>
#include <QStackedWidget>

#include <functional>
#include <map>
#include <vector>

#include "ui/document/autosave.h"
#include "ui/document/document.h"
#include "ui/page/findings_panel.h"
#include "ui/page/headlines.h"
#include "ui/page/message_bar.h"
#include "ui/page/navigator.h"
#include "ui/page/scenario_tabs.h"
#include "ui/page/search.h"
#include "ui/page/subject_page.h"
#include "ui/page/welcome_page.h"
#include "ui/preferences/settings.h"

namespace plenum::ui {

/// The window: pages of subjects in the middle, navigator, headline numbers and findings around them.
class MainWindow : public QMainWindow {
  Q_OBJECT
 public:
  enum class Answer { save, discard, cancel };

  MainWindow(Document& document, Autosave& autosave, Settings& settings, QWidget* parent = nullptr);

  /// Opens a file after asking about unsaved changes; a problem is told in the message bar. False when it was not opened.
  bool open_file(const QString& path);
  void start_example(const QString& path);
  /// Shows a page by its key ("racks"), or the welcome page for "welcome"; false for an unknown key.
  bool show_page(const QString& key);
  /// Goes to the page of an input, unfolds what hides it and gives it the keyboard.
  void show_input(const QString& path);
  QString page_key() const;

  Document& document() { return document_; }
  Navigator& navigator() { return *navigator_; }
  MessageBar& messages() { return *messages_; }
  ScenarioTabs& tabs() { return *tabs_; }
  QAction* action(const QString& id) const;
  /// Asks whether to save before the document goes; replaced by tests.
  std::function<Answer()> ask_to_save;
  /// Writes the report in a format ("pdf", "html", "csv", "markdown"); a problem is told in the message bar.
  bool write_report(const QString& format, const QString& path);
  /// Writes the cable schedule as .csv or .xlsx beside the program; the message bar tells when it is done, or a problem.
  void write_cable_schedule(const QString& path);

 signals:
  void language_chosen(const QString& language);

 protected:
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  using Handlers = std::map<std::string, std::function<void()>>;

  // main_window.cpp
  QWidget* make_centre();
  QDockWidget* add_dock(const char* name, const QString& title, QWidget* content, Qt::DockWidgetArea area);
  void make_docks();
  void restore_layout();
  void reset_layout();
  void go_to(int page);
  void update_title();
  void document_opened();
  void step_page(int step);
  void next_finding();
  void search();
  std::vector<SearchEntry> search_entries();
  void add_value_entries(std::vector<SearchEntry>& entries);

  // window_commands.cpp
  void make_actions();
  void make_menus();
  void make_submenus();
  void fill_recent();
  Handlers file_handlers();
  Handlers edit_handlers();
  Handlers scenario_handlers();
  void add_entry(const QString& what, const char* list);
  void compare_networks();
  Handlers report_handlers();
  void reset_subject();
  void show_field_help();
  void show_shortcuts();
  void show_about();

  // window_files.cpp
  bool may_leave();
  void new_plan();
  void open_dialog();
  bool save();
  bool save_as();
  bool save_to(const QString& path);
  void save_copy();
  void revert();
  void offer_rescue(const QString& file);
  void export_report(const QString& format);
  void export_cable_schedule();
  QString suggested_name(const QString& suffix) const;

  Document& document_;
  Autosave& autosave_;
  Settings& settings_;
  QStackedWidget* pages_ = nullptr;
  WelcomePage* welcome_ = nullptr;
  std::vector<SubjectPage*> subject_pages_;
  Navigator* navigator_ = nullptr;
  HeadlinePanel* headlines_ = nullptr;
  FindingsPanel* findings_ = nullptr;
  QDockWidget *navigator_dock_ = nullptr, *headlines_dock_ = nullptr, *findings_dock_ = nullptr;
  MessageBar* messages_ = nullptr;
  ScenarioTabs* tabs_ = nullptr;
  SearchPanel* search_ = nullptr;
  std::map<std::string, QAction*> actions_;
  std::map<std::string, QMenu*> submenus_;
  QFutureWatcher<QString> schedule_;  ///< what there is to tell about the cable schedule
  std::size_t finding_ = 0;
};

}  // namespace plenum::ui
