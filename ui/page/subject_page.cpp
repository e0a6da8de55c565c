#include "ui/page/subject_page.h"

#include <QResizeEvent>
#include <QScrollBar>

#include <algorithm>

#include "ui/chart/plan_charts.h"
#include "ui/document/document.h"
#include "ui/i18n/words.h"
#include "ui/page/differences.h"
#include "ui/page/network_panel.h"
#include "ui/table/result_table.h"

namespace plenum::ui {
namespace {

constexpr int form_width = 462;
constexpr int two_columns = 860;  ///< narrower pages have one column

fields::Place plan_place(const plan::Plan& plan, const std::string& path) {
  return fields::find_if(fields::object(const_cast<plan::Plan&>(plan)), path);
}

}  // namespace

SubjectPage::SubjectPage(Document& document, const Subject& subject, QWidget* parent)
    : QScrollArea(parent), document_(document), subject_(subject), columns_(nullptr), results_(nullptr) {
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);
  auto* body = new QWidget(this);
  auto* rows = new QVBoxLayout(body);
  rows->setContentsMargins(16, 12, 12, 16);
  rows->setSpacing(12);
  columns_ = new QBoxLayout(QBoxLayout::LeftToRight);
  columns_->setSpacing(20);
  columns_->addWidget(make_inputs(), 0, Qt::AlignTop);
  columns_->addWidget(make_results(), 1, Qt::AlignTop);
  rows->addLayout(columns_);
  auto* right = static_cast<QVBoxLayout*>(results_->layout());
  if (subject_.key == "fabric") add_network(right, rows);
  for (const auto& path : subject_.results)
    add_result_parts(path, subject_.wide_lists ? left_ : right, subject_.wide_lists ? rows : right);
  right->addStretch(1);
  left_->addStretch(1);
  rows->addStretch(1);
  setWidget(body);
  connect(&document_, &Document::changed, this, &SubjectPage::refresh);
}

QWidget* SubjectPage::make_inputs() {
  auto* column = new QWidget(this);
  auto* layout = left_ = new QVBoxLayout(column);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(18);
  for (const auto& path : subject_.inputs) {
    auto* form = new Form(document_, path, column);
    forms_.push_back(form);
    layout->addWidget(form);
    connect(form, &Form::input_focused, this, [this](QWidget* input) { ensureWidgetVisible(input, 40, 80); });
  }
  if (subject_.key == "overview") {
    layout->addWidget(subheading_label(tr("Inputs that differ"), column));
    no_differences_ = new QLabel(column);
    no_differences_->setProperty("role", "quiet");
    layout->addWidget(no_differences_);
    differences_ = new TableView(column);
    layout->addWidget(differences_);
  }
  return column;
}

QWidget* SubjectPage::make_results() {
  results_ = new QWidget(this);
  auto* layout = new QVBoxLayout(results_);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(12);
  nothing_ = new QLabel(tr("No results yet: the findings below say which input to mend."), results_);
  nothing_->setWordWrap(true);
  nothing_->setProperty("role", "quiet");
  layout->addWidget(nothing_);
  add_charts(layout);
  return results_;
}

void SubjectPage::add_charts(QVBoxLayout* into) {
  const auto plan = [this]() -> const plan::Plan& { return *document_.results().plan; };
  const auto in = [this]() -> const plan::Resolved& { return *document_.results().resolved; };
  const auto& key = subject_.key;
  if (key == "overview" || key == "cost")
    add_chart(into, [this, in, plan] { return cost_chart(in(), plan(), document_.currencies()); });
  if (key == "overview" || key == "power") add_chart(into, [plan] { return power_chart(plan()); });
  if (key == "racks") add_chart(into, [plan] { return rack_chart(plan()); });
  if (key == "overview" || key == "cooling") add_chart(into, [plan] { return pue_chart(plan()); });
  if (key == "carbon") add_chart(into, [in, plan] { return carbon_chart(in(), plan()); });
}

void SubjectPage::add_chart(QVBoxLayout* into, MakeChart make) {
  auto* view = new ChartView(results_);
  into->addWidget(view);
  charts_.emplace_back(view, std::move(make));
}

void SubjectPage::add_network(QVBoxLayout* pictures, QVBoxLayout* wide) {
  auto* network = new NetworkView(document_, results_);
  auto* bills = new BillPanel(document_, this);
  comparison_ = new NetworkComparison(document_, this);
  pictures->addWidget(network);
  wide->addWidget(comparison_);
  wide->addWidget(bills);
  parts_.push_back([network] { network->refresh(); });
  parts_.push_back([this, bills] {
    bills->refresh();
    bills->setEnabled(document_.results_current());
  });
}

void SubjectPage::compare_networks() {
  if (!comparison_) return;
  ensureWidgetVisible(comparison_, 0, 40);
  comparison_->start();
}

TableView* SubjectPage::add_table(QVBoxLayout* into, const QString& title, QWidget** panel) {
  auto* frame = new QFrame(this);
  frame->setProperty("role", QStringLiteral("panel"));
  auto* inside = new QVBoxLayout(frame);
  inside->setContentsMargins(12, 8, 12, 8);
  inside->addWidget(subheading_label(title, frame));
  auto* table = new TableView(frame);
  inside->addWidget(table);
  into->addWidget(frame);
  if (panel) *panel = frame;
  return table;
}

void SubjectPage::add_result_parts(const std::string& path, QVBoxLayout* tables, QVBoxLayout* lists) {
  const plan::Plan empty;
  const auto place = plan_place(empty, path);
  const auto& schema = place.member->nested();
  bool leaves = false;
  std::vector<const fields::Member*> records;
  for (const auto& member : schema.members) {
    if (member.kind == fields::Kind::record) {
      records.push_back(&member);
      continue;
    }
    if (member.kind != fields::Kind::list) {
      leaves = leaves || member.kind != fields::Kind::series;
      continue;
    }
    ListPart part{path + "." + std::string(member.info.key), nullptr, nullptr};
    part.table = add_table(lists, model_text(member.info.label), &part.panel);
    lists_.push_back(part);
  }
  if (leaves) tables_.push_back({path, add_table(tables, tr("Results: %1").arg(model_text(schema.title)))});
  for (const auto* record : records)
    tables_.push_back({path + "." + std::string(record->info.key),
                       add_table(tables, tr("Results: %1").arg(model_text(record->info.label))), true});
}

void SubjectPage::refresh() {
  outdated_ = true;
  if (!isVisible()) return;  // showEvent() catches up
  outdated_ = false;
  if (differences_) refresh_differences();
  const auto& plan = document_.results().plan;
  nothing_->setVisible(!plan);
  for (const auto& refresh_part : parts_) refresh_part();
  for (auto& [view, make] : charts_) view->setVisible(plan != nullptr);
  for (const auto& part : tables_) part.table->parentWidget()->setVisible(plan != nullptr);
  for (const auto& part : lists_) part.panel->setVisible(plan != nullptr);
  if (!plan) return;
  const bool current = document_.results_current();
  results_->setEnabled(current);
  for (const auto& part : tables_) part.table->setEnabled(current);
  for (const auto& part : lists_) part.table->setEnabled(current);
  for (auto& [view, make] : charts_) view->set_chart(make());
  refresh_results();
  for (const auto& part : lists_) {
    const auto place = plan_place(*plan, part.path);
    part.table->set_table(list_table(*place.member, place.address(), document_.currencies()));
    part.panel->setVisible(part.table->model()->rowCount() > 0);
  }
}

void SubjectPage::refresh_results() {
  const auto record = [](const plan::Plan& p, const std::string& path) {
    const auto place = plan_place(p, path);
    return fields::ConstObject(&place.member->nested(), place.address());
  };
  for (const auto& part : tables_) {
    const auto now = record(*document_.results().plan, part.path);
    const auto* opened = document_.opened_plan();
    part.table->set_table(result_table(now, opened ? std::optional(record(*opened, part.path)) : std::nullopt,
                                       document_.currencies()),
                          result_help(now));
    if (!part.may_be_nothing) continue;
    const auto& rows = part.table->table().rows;
    part.table->parentWidget()->setVisible(std::any_of(
        rows.begin(), rows.end(), [](const auto& row) { return row[1].number.value_or(0.0) != 0.0; }));
  }
}

void SubjectPage::refresh_differences() {
  auto table = differences_table(document_);
  const auto* base = document_.base();
  no_differences_->setText(base ? tr("None: every input is as in %1.").arg(from_utf8(base->name))
                                : tr("None: every input is at its default."));
  no_differences_->setVisible(table.rows.empty());
  differences_->setVisible(!table.rows.empty());
  differences_->set_table(std::move(table));
}

bool SubjectPage::show_input(const std::string& path) {
  for (auto* form : forms_)
    if (form->show_input(path)) return true;
  return false;
}

void SubjectPage::showEvent(QShowEvent* event) {
  QScrollArea::showEvent(event);
  if (outdated_) refresh();
}

void SubjectPage::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  const bool wide = event->size().width() >= two_columns;
  columns_->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  auto* inputs = columns_->itemAt(0)->widget();
  inputs->setMinimumWidth(wide ? form_width : 0);
  inputs->setMaximumWidth(wide ? form_width : QWIDGETSIZE_MAX);
}

}  // namespace plenum::ui
