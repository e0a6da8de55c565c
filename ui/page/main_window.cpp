#include "ui/page/main_window.h"

#include <QCloseEvent>
#include <QDockWidget>
#include <QMimeData>
#include <QPushButton>
#include <QStatusBar>
#include <QVBoxLayout>

#include "ui/i18n/words.h"
#include "ui/page/commands.h"

namespace plenum::ui {

MainWindow::MainWindow(Document& document, Autosave& autosave, Settings& settings, QWidget* parent)
    : QMainWindow(parent), document_(document), autosave_(autosave), settings_(settings) {
  setObjectName(QStringLiteral("main"));
  setAcceptDrops(true);
  setDockOptions(QMainWindow::AnimatedDocks);
  setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
  setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);
  setCentralWidget(make_centre());
  make_docks();
  search_ = new SearchPanel(this);
  make_actions();
  make_menus();
  resize(1440, 900);
  restore_layout();
  connect(&document_, &Document::renamed, this, &MainWindow::update_title);
  connect(&schedule_, &QFutureWatcherBase::finished, this, [this] { messages_->tell(schedule_.result()); });
  update_title();
  show_page(QStringLiteral("welcome"));
  offer_rescue({});
}

QWidget* MainWindow::make_centre() {
  auto* centre = new QWidget(this);
  auto* layout = new QVBoxLayout(centre);
  layout->setContentsMargins(0, 0, 0, 0);
  messages_ = new MessageBar(centre);
  tabs_ = new ScenarioTabs(document_, centre);
  pages_ = new QStackedWidget(centre);
  layout->addWidget(tabs_);
  layout->addWidget(messages_);
  layout->addWidget(pages_, 1);
  welcome_ = new WelcomePage(document_.catalogue(), pages_);
  pages_->addWidget(welcome_);
  for (const auto& subject : subjects()) {
    auto* page = new SubjectPage(document_, subject, pages_);
    subject_pages_.push_back(page);
    pages_->addWidget(page);
  }
  connect(welcome_, &WelcomePage::new_wanted, this, &MainWindow::new_plan);
  connect(welcome_, &WelcomePage::open_wanted, this, &MainWindow::open_dialog);
  connect(welcome_, &WelcomePage::example_wanted, this, &MainWindow::start_example);
  connect(welcome_, &WelcomePage::recent_wanted, this, &MainWindow::open_file);
  return centre;
}

QDockWidget* MainWindow::add_dock(const char* name, const QString& title, QWidget* content,
                                  Qt::DockWidgetArea area) {
  auto* dock = new QDockWidget(title, this);
  dock->setObjectName(QString::fromLatin1(name));
  dock->setFeatures(QDockWidget::DockWidgetMovable | QDockWidget::DockWidgetClosable);
  dock->setWidget(content);
  addDockWidget(area, dock);
  return dock;
}

void MainWindow::make_docks() {
  navigator_ = new Navigator(document_, this);
  headlines_ = new HeadlinePanel(document_, this);
  findings_ = new FindingsPanel(document_, this);
  auto* scroll = new QScrollArea(this);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setWidget(headlines_);
  scroll->setMinimumWidth(headlines_->minimumWidth());
  navigator_dock_ = add_dock("subjects", tr("Subjects"), navigator_, Qt::LeftDockWidgetArea);
  headlines_dock_ = add_dock("headlines", tr("The plan in numbers"), scroll, Qt::RightDockWidgetArea);
  findings_dock_ = add_dock("findings", tr("Findings"), findings_, Qt::BottomDockWidgetArea);
  connect(navigator_, &Navigator::chosen, this, &MainWindow::go_to);
  connect(findings_, &FindingsPanel::show_input, this, &MainWindow::show_input);
  connect(headlines_, &HeadlinePanel::show_input, this, &MainWindow::show_input);
  connect(findings_, &FindingsPanel::problem, this, [this](const QString& text) { messages_->tell(text); });
  const auto title = [this](const QString& summary) {
    findings_dock_->setWindowTitle(tr("Findings: %1").arg(summary));
  };
  connect(findings_, &FindingsPanel::summary_changed, this, title);
  title(findings_->summary());
}

void MainWindow::reset_layout() {
  const QList<QDockWidget*> docks{navigator_dock_, headlines_dock_, findings_dock_};
  const Qt::DockWidgetArea areas[] = {Qt::LeftDockWidgetArea, Qt::RightDockWidgetArea,
                                      Qt::BottomDockWidgetArea};
  for (qsizetype i = 0; i < docks.size(); ++i) {
    docks[i]->setFloating(false);
    addDockWidget(areas[i], docks[i]);
    docks[i]->show();
  }
  resizeDocks({navigator_dock_, headlines_dock_}, {180, 290}, Qt::Horizontal);
  resizeDocks({findings_dock_}, {150}, Qt::Vertical);
  settings_.forget_layout();
}

void MainWindow::restore_layout() {
  const auto layout = settings_.layout();
  if (layout.state.isEmpty() || !restoreGeometry(layout.geometry) || !restoreState(layout.state))
    reset_layout();
}

void MainWindow::go_to(int page) {
  pages_->setCurrentIndex(page + 1);
  tabs_->show();
  headlines_dock_->toggleViewAction()->setEnabled(true);
}

bool MainWindow::show_page(const QString& key) {
  const bool welcome = key == QStringLiteral("welcome");
  if (welcome) {
    pages_->setCurrentWidget(welcome_);
    tabs_->hide();
    welcome_->set_recent(settings_.recent());
    for (auto* dock : {navigator_dock_, headlines_dock_, findings_dock_}) dock->hide();
    return true;
  }
  for (std::size_t i = 0; i < subjects().size(); ++i)
    if (subjects()[i].key == key.toStdString()) {
      navigator_->choose(static_cast<int>(i));
      go_to(static_cast<int>(i));
      return true;
    }
  return false;
}

QString MainWindow::page_key() const {
  const int page = pages_->currentIndex();
  return page == 0 ? QStringLiteral("welcome")
                   : from_utf8(subjects()[static_cast<std::size_t>(page - 1)].key);
}

void MainWindow::document_opened() {
  finding_ = 0;
  if (pages_->currentIndex() == 0) {
    for (auto* dock : {navigator_dock_, headlines_dock_, findings_dock_}) dock->show();
    show_page(QStringLiteral("overview"));
  }
}

void MainWindow::show_input(const QString& path) {
  const auto& subject = subject_of(path.toStdString());
  show_page(from_utf8(subject.key));
  for (auto* page : subject_pages_)
    if (&page->subject() == &subject) page->show_input(path.toStdString());
}

void MainWindow::step_page(int step) {
  const int count = static_cast<int>(subjects().size());
  if (pages_->currentIndex() > 0) navigator_->choose((pages_->currentIndex() - 1 + step + count) % count);
}

void MainWindow::next_finding() {
  const auto& findings = document_.results().findings;
  for (std::size_t i = 0; i < findings.size(); ++i) {
    const auto& finding = findings[finding_++ % findings.size()];
    if (!finding.path.empty()) return show_input(from_utf8(finding.path));
  }
}

void MainWindow::update_title() {
  setWindowTitle(document_.display_name() + QStringLiteral("[*] – Plenum"));
  setWindowFilePath(document_.path());
  setWindowModified(document_.is_modified());
}

void MainWindow::search() { search_->open(search_entries()); }

std::vector<SearchEntry> MainWindow::search_entries() {
  std::vector<SearchEntry> entries;
  if (pages_->currentIndex() > 0) add_value_entries(entries);
  for (const auto& command : commands()) {
    auto* action = this->action(QString::fromLatin1(command.id));
    if (!action) continue;
    const auto text = command_text(command.text).remove(QChar(u'&'));
    entries.push_back({tr("command"), text, command_keys(command).toString(QKeySequence::NativeText),
                       command_text(command.tip), [action] {
                         if (action->isEnabled()) action->trigger();
                       }});
  }
  return entries;
}

void MainWindow::add_value_entries(std::vector<SearchEntry>& entries) {
  const auto words = [](const fields::Place& place) {
    return from_utf8(place.path) + QChar(u' ') + model_text(place.member->info.doc) + QChar(u' ') +
           from_utf8(place.member->info.label);
  };
  fields::visit(fields::object(document_.scenario()), [&](const fields::Place& place) {
    const auto path = from_utf8(place.path);
    const auto kind = tr("input, %1").arg(subject_label(subject_of(place.path)));
    entries.push_back({kind, input_label(document_.scenario(), place.path),
                       display_text(*place.member, place.value(), document_.currencies()), words(place),
                       [this, path] { show_input(path); }});
  });
  if (!document_.results().plan) return;
  fields::visit(fields::object(*document_.results().plan), [&](const fields::Place& place) {
    if (place.member->kind == fields::Kind::series || place.path.starts_with("findings.")) return;
    const auto& subject = subject_of(place.path);
    entries.push_back({tr("result, %1").arg(subject_label(subject)), model_text(place.member->info.label),
                       display_text(*place.member, place.value(), document_.currencies()), words(place),
                       [this, key = from_utf8(subject.key)] { show_page(key); }});
  });
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (!may_leave()) return event->ignore();
  if (pages_->currentIndex() > 0) settings_.set_layout({saveGeometry(), saveState()});
  autosave_.discard();
  event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  const auto urls = event->mimeData()->urls();
  const auto fits = [](const QUrl& url) {
    return url.isLocalFile() &&
           (url.path().endsWith(QStringLiteral(".toml")) || url.path().endsWith(QStringLiteral(".plenum")));
  };
  if (urls.size() == 1 && fits(urls.front())) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  event->acceptProposedAction();
  open_file(event->mimeData()->urls().front().toLocalFile());
}

}  // namespace plenum::ui
