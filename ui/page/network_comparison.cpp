#include "ui/page/network_comparison.h"

#include <QPromise>
#include <QThreadPool>
#include <QVBoxLayout>

#include <algorithm>

#include "models/plan/network_tables.h"
#include "models/plan/options_drawing.h"
#include "ui/document/document.h"
#include "ui/i18n/words.h"
#include "ui/preferences/theme.h"

namespace plenum::ui {

namespace {

/// Without columns that say nothing, such as a training speed where no job trains.
report::Table without_empty_columns(report::Table table) {
  for (std::size_t c = table.columns.size(); c-- > 0;) {
    const auto says = [c](const auto& row) { return !row[c].text.empty() && row[c].text != "-"; };
    if (std::any_of(table.rows.begin(), table.rows.end(), says)) continue;
    table.columns.erase(table.columns.begin() + static_cast<std::ptrdiff_t>(c));
    for (auto& row : table.rows) row.erase(row.begin() + static_cast<std::ptrdiff_t>(c));
  }
  return table;
}

void remove_last_column(report::Table& table) {
  table.columns.pop_back();
  for (auto& row : table.rows) row.pop_back();
}

}  // namespace

NetworkComparison::NetworkComparison(Document& document, QWidget* parent)
    : QFrame(parent), document_(document), start_(new QPushButton(tr("Compare networks"), this)),
      cancel_(new QPushButton(tr("Cancel"), this)), take_(new QPushButton(tr("Take this network"), this)),
      bar_(new QProgressBar(this)), state_(new QLabel(this)), note_(new QLabel(this)),
      all_(new QCheckBox(tr("All networks, not only the Pareto front"), this)), figure_(new FigureView(this)),
      table_(new TableView(this)) {
  setProperty("role", QStringLiteral("panel"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(12, 8, 12, 8);
  layout->addWidget(subheading_label(tr("Which network for these servers?"), this));
  make_controls(*layout);
  layout->addWidget(figure_);
  layout->addWidget(table_);
  layout->addWidget(note_);
  for (auto* text : {state_, note_}) {
    text->setProperty("role", "quiet");
    text->setWordWrap(true);
  }
  timer_.setInterval(100);
  connect(&timer_, &QTimer::timeout, this, &NetworkComparison::show_progress);
  connect(&watcher_, &QFutureWatcherBase::finished, this, &NetworkComparison::show_answer);
  connect(start_, &QPushButton::clicked, this, &NetworkComparison::start);
  connect(cancel_, &QPushButton::clicked, this, &NetworkComparison::cancel);
  connect(take_, &QPushButton::clicked, this, [this] { take(table_->selected_row()); });
  connect(table_, &TableView::row_chosen, this, &NetworkComparison::take);
  connect(table_, &TableView::selection_changed, this, &NetworkComparison::show_state);
  connect(all_, &QCheckBox::toggled, this, &NetworkComparison::show_options);
  connect(&document_, &Document::changed, this, &NetworkComparison::show_state);
  show_options();
}

NetworkComparison::~NetworkComparison() {
  cancel();
  watcher_.waitForFinished();
}

void NetworkComparison::make_controls(QVBoxLayout& layout) {
  auto* row = new QHBoxLayout;
  row->addWidget(start_);
  row->addWidget(bar_, 1);
  row->addWidget(cancel_);
  row->addWidget(all_);
  row->addStretch(1);
  row->addWidget(take_);
  layout.addLayout(row);
  layout.addWidget(state_);
  start_->setToolTip(tr("Plan every topology on every switch for the same servers"));
  take_->setToolTip(tr("Write the chosen network into the scenario; can be undone"));
  bar_->setAccessibleName(tr("Networks planned"));
  bar_->setTextVisible(false);
}

void NetworkComparison::start() {
  if (is_running() || !document_.results_current()) return;
  cancelled_ = false;
  const auto& results = document_.results();
  resolved_ = results.resolved;
  base_ = document_.active().values;
  progress_ = std::make_shared<parallel::Progress>();
  auto promise = std::make_shared<QPromise<std::vector<plan::FabricOption>>>();
  watcher_.setFuture(promise->future());
  promise->start();
  const auto work = [promise, progress = progress_, &catalogue = document_.catalogue(),
                     base = plan::Evaluation{document_.scenario(), *results.resolved, *results.plan,
                                             document_.currencies()}] {
    try {
      promise->addResult(plan::fabric_options(base, catalogue, 0, *progress));
    } catch (...) {
      promise->setException(std::current_exception());
    }
    promise->finish();
  };
  QThreadPool::globalInstance()->start(work);
  timer_.start();
  show_progress();
  show_state();
}

void NetworkComparison::cancel() {
  if (!is_running()) return;
  cancelled_ = true;
  progress_->cancel();
  cancel_->setEnabled(false);
}

void NetworkComparison::show_progress() {
  if (!progress_) return;
  bar_->setMaximum(static_cast<int>(progress_->total()));
  bar_->setValue(static_cast<int>(progress_->done()));
}

void NetworkComparison::show_answer() {
  timer_.stop();
  trouble_.clear();
  try {
    options_ = watcher_.result();
  } catch (const std::exception& problem) {
    options_.clear();
    trouble_ = from_utf8(problem.what());
  }
  show_options();
  emit finished();
}

/// Whether the scenario differs from what was compared in its network at most: then both are the same with the first option.
bool NetworkComparison::is_current() const {
  if (options_.empty()) return true;
  const auto with_option = [this](plan::Scenario scenario) {
    fields::redo(fields::object(scenario), plan::edits(options_.front(), scenario));
    return scenario;
  };
  return with_option(*base_) == with_option(document_.scenario());
}

void NetworkComparison::show_options() {
  shown_ = options_;
  if (!all_->isChecked()) std::erase_if(shown_, [](const plan::FabricOption& o) { return !o.efficient; });
  for (auto* widget : std::initializer_list<QWidget*>{table_, note_}) widget->setVisible(!shown_.empty());
  figure_->setVisible(!options_.empty());
  all_->setVisible(!options_.empty());
  take_->setVisible(!shown_.empty());
  if (!options_.empty())
    figure_->set_figure(with_reader_numbers(plan::options_figure(options_, *resolved_, model_words)));
  if (!shown_.empty()) {
    auto table = without_empty_columns(plan::options_table(shown_, *resolved_, model_words));
    if (!all_->isChecked()) remove_last_column(table);  // which says that each is on the front
    note_->setText(from_utf8(table.note));
    table_->clearSelection();
    table_->set_table(with_reader_numbers(std::move(table)));
  }
  show_state();
}

void NetworkComparison::show_state() {
  const bool running = is_running();
  const bool current = running || is_current();
  start_->setEnabled(!running && document_.results_current());
  bar_->setVisible(running);
  cancel_->setVisible(running);
  cancel_->setEnabled(!cancelled_);
  figure_->setEnabled(current && !running);
  const int row = table_->selected_row();
  take_->setEnabled(!running && row >= 0 && shown_[static_cast<std::size_t>(row)].feasible);
  const auto front = std::count_if(options_.begin(), options_.end(),
                                   [](const plan::FabricOption& o) { return o.efficient; });
  if (!running && !trouble_.isEmpty()) state_->setText(trouble_);
  else if (running) state_->setText(tr("Planning every topology on every switch…"));
  else if (options_.empty() && !cancelled_)
    state_->setText(tr("Every topology on every switch, planned with the same servers: cost, power, speed."));
  else if (!current) state_->setText(tr("The plan has changed since: compare again."));
  else if (cancelled_)
    state_->setText(tr("Stopped: %n network(s) were planned.", nullptr, static_cast<int>(options_.size())));
  else
    state_->setText(tr("%n network(s) planned", nullptr, static_cast<int>(options_.size())) +
                    QStringLiteral("; ") + tr("%n on the Pareto front.", nullptr, static_cast<int>(front)));
}

void NetworkComparison::take(int row) {
  if (is_running() || row < 0 || row >= static_cast<int>(shown_.size())) return;
  const auto option = shown_[static_cast<std::size_t>(row)];
  if (!option.feasible) return;
  document_.change(tr("Take network"), plan::edits(option, document_.scenario()));
}

}  // namespace plenum::ui
