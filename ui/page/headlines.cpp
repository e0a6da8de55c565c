#include "ui/page/headlines.h"

#include <QCoreApplication>
#include <QEvent>
#include <QGridLayout>
#include <QVBoxLayout>

#include "ui/document/document.h"
#include "ui/i18n/words.h"
#include "ui/page/deciders.h"
#include "ui/preferences/theme.h"
#include "ui/table/result_table.h"

namespace plenum::ui {
namespace {

struct Headlines {
  Q_DECLARE_TR_FUNCTIONS(Headlines)
};

constexpr QChar space(u'\u00a0');

QString with_unit(double number, int digits, const QString& unit) {
  return number_text(number, digits) + space + unit;
}

/// Money with a prefix where it would have too many digits: "41.2 M EUR".
QString money_text(double money, const QString& currency) {
  if (std::abs(money) >= 1e9) return with_unit(money / 1e9, 4, QStringLiteral("G ") + currency);
  if (std::abs(money) >= 1e6) return with_unit(money / 1e6, 4, QStringLiteral("M ") + currency);
  return with_unit(money, 4, currency);
}

/// A duration in the unit that people would use: "6.4 day", "17 h", "40 min".
QString duration_text(Time time) {
  if (time >= 2.0 * day) return with_unit(time / day, 3, unit_text("day"));
  return time >= 1.0 * hour ? with_unit(time / hour, 3, QStringLiteral("h"))
                            : with_unit(time / (60.0 * second), 3, QStringLiteral("min"));
}

/// Change of one result against the plan as it was opened.
QString change_of(const Document& document, const char* path) {
  const auto* before = document.opened_plan();
  if (!before) return {};
  const auto read = [&](const plan::Plan& plan) {
    return fields::find_if(fields::object(const_cast<plan::Plan&>(plan)), path);
  };
  const auto was = read(*before), is = read(*document.results().plan);
  if (!was || !is) return {};
  const bool money = is.member->info.unit.find("money") != std::string_view::npos;
  if (money && document.opened_currencies().plan != document.currencies().plan) return {};
  return change_text(*is.member, was.value(), is.value(), document.currencies());
}

Headline gpus(const Document& document, const plan::Plan& plan) {
  const auto& c = plan.compute;
  auto note = Headlines::tr("%1 servers × %2")
                  .arg(number_text(c.servers.value), number_text(c.gpus_per_server.value));
  if (c.spare_servers.value > 0) note += Headlines::tr(", %1 spare").arg(number_text(c.spare_servers.value));
  return {Headlines::tr("GPUs"), number_text(c.gpus.value), note, change_of(document, "compute.gpus"), false};
}

Headline rack_power(const Document& document, const plan::Plan& plan) {
  const auto& limit = document.scenario().racks.power_limit;
  const auto power = plan.racks.power_density;
  const auto allowed = limit ? std::min(*limit, plan.racks.feed_capacity) : plan.racks.feed_capacity;
  const auto word =
      limit && *limit <= plan.racks.feed_capacity ? Headlines::tr("limit %1") : Headlines::tr("feeds %1");
  return {Headlines::tr("Power per rack"), with_unit(power / kilowatt, 3, QStringLiteral("kW")),
          word.arg(with_unit(allowed / kilowatt, 3, QStringLiteral("kW"))),
          change_of(document, "racks.power_density"), power > 1.0001 * allowed};
}

Headline pue(const Document& document, const plan::Plan& plan) {
  QString technology;
  for (const auto& choice : fields::Describe<cooling::Technology>::choices)
    if (choice.value == plan.cooling.technology) technology = model_text(choice.label);
  return {Headlines::tr("PUE"), number_text(plan.cooling.pue, 4), technology,
          change_of(document, "cooling.pue"), false};
}

Headline facility(const Document& document, const plan::Plan& plan) {
  const auto power = [](Power p) {
    return p >= 10000.0 * kilowatt ? with_unit(p / megawatt, 4, QStringLiteral("MW"))
                                   : with_unit(p / kilowatt, 4, QStringLiteral("kW"));
  };
  return {Headlines::tr("Facility power, peak"), power(plan.power.facility_peak),
          Headlines::tr("IT %1").arg(power(plan.power.it_peak)), change_of(document, "power.facility_peak"),
          document.scenario().power.utility_limit &&
              plan.power.facility_peak > *document.scenario().power.utility_limit};
}

Headline tco(const Document& document, const plan::Plan& plan) {
  const auto currency = from_utf8(document.currencies().plan);
  const auto& horizon = document.results().resolved->inputs.plan.horizon;
  return {Headlines::tr("TCO over %1 years").arg(number_text(horizon / year, 3)),
          money_text(plan.cost.tco.value(), currency),
          Headlines::tr("capital %1").arg(money_text(plan.cost.capex.value(), currency)),
          change_of(document, "cost.tco"), false};
}

Headline per_gpu_hour(const Document& document, const plan::Plan& plan) {
  const auto* member = fields::schema<cost::CostResults>().find("per_gpu_hour");
  return {Headlines::tr("Cost per GPU-hour"),
          display_number(*member, plan.cost.per_gpu_hour.value(), document.currencies(), 3) + space +
              from_utf8(document.currencies().plan),
          Headlines::tr("at %1 % utilisation").arg(number_text(100 * plan.compute.utilisation, 3)),
          change_of(document, "cost.per_gpu_hour"), false};
}

Headline training(const Document& document, const plan::Plan& plan) {
  const auto& result = plan.workload.training.front();
  const auto& jobs = document.results().resolved->inputs.workload.training;
  const auto deadline = jobs.empty() ? std::nullopt : jobs.front().deadline;
  auto value = result.throughput.value() > 0 ? duration_text(result.time_to_train) : QStringLiteral("–");
  return {Headlines::tr("Time to train"), value,
          deadline ? Headlines::tr("deadline %1").arg(duration_text(*deadline))
                   : Headlines::tr("no deadline"),
          change_of(document, "workload.training.0.time_to_train"), !result.meets_deadline};
}

Headline service(const Document& document, const plan::Plan& plan) {
  const auto& result = plan.workload.inference.front();
  const auto note = Headlines::tr("%1 GPUs = %2 replicas × %3")
                        .arg(number_text(result.gpus.value), number_text(result.replicas.value),
                             number_text(result.gpus_per_replica.value));
  const auto* member = fields::schema<cost::CostResults>().find("per_million_tokens");
  if (!plan.cost.per_million_tokens)
    return {Headlines::tr("Per million tokens"), QStringLiteral("–"), note, {}, !result.meets_promise};
  return {Headlines::tr("Per million tokens"),
          display_number(*member, plan.cost.per_million_tokens->value(), document.currencies(), 3) + space +
              from_utf8(document.currencies().plan),
          note, change_of(document, "cost.per_million_tokens"), !result.meets_promise};
}

Headline carbon(const Document& document, const plan::Plan& plan) {
  const auto* member = fields::schema<carbon::CarbonResults>().find("operational");
  const auto* embodied = fields::schema<carbon::CarbonResults>().find("embodied");
  return {Headlines::tr("CO₂e in operation"),
          display_text(*member, plan.carbon.operational.value(), document.currencies(), 3),
          Headlines::tr("embodied %1")
              .arg(display_text(*embodied, plan.carbon.embodied.value(), document.currencies(), 3)),
          change_of(document, "carbon.operational"), false};
}

}  // namespace

std::vector<Headline> headlines(const Document& document) {
  if (!document.results().plan) return {};
  const auto& plan = *document.results().plan;
  std::vector<Headline> all{gpus(document, plan), rack_power(document, plan), facility(document, plan),
                            pue(document, plan),  tco(document, plan),        per_gpu_hour(document, plan)};
  if (!plan.workload.training.empty()) all.push_back(training(document, plan));
  if (!plan.workload.inference.empty()) all.push_back(service(document, plan));
  all.push_back(carbon(document, plan));
  return all;
}

HeadlinePanel::HeadlinePanel(Document& document, QWidget* parent)
    : QWidget(parent), document_(document), stale_(new QLabel(this)),
      deciders_(new DecidersPanel(document, this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(4, 4, 10, 8);
  layout->setSpacing(6);
  stale_->setText(tr("Results of the last plan that could be evaluated."));
  stale_->setWordWrap(true);
  stale_->setProperty("role", "problem");
  layout->addWidget(stale_);
  layout->addWidget(deciders_);
  layout->addStretch(1);
  setMinimumWidth(228);
  connect(deciders_, &DecidersPanel::show_input, this, &HeadlinePanel::show_input);
  connect(&document_, &Document::changed, this, &HeadlinePanel::refresh);
  refresh();
}

HeadlinePanel::Row HeadlinePanel::add_row() {
  Row row{new QFrame(this), nullptr, nullptr, nullptr, nullptr};
  row.frame->setProperty("role", "panel");
  row.label = new QLabel(row.frame);
  row.value = subheading_label({}, row.frame);
  row.note = new QLabel(row.frame);
  row.change = new QLabel(row.frame);
  row.note->setProperty("role", "quiet");
  row.note->setWordWrap(true);
  row.value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  row.change->setAlignment(Qt::AlignRight | Qt::AlignTop);
  auto* grid = new QGridLayout(row.frame);
  grid->setContentsMargins(10, 6, 10, 6);
  grid->setVerticalSpacing(1);
  grid->addWidget(row.label, 0, 0);
  grid->addWidget(row.value, 0, 1);
  grid->addWidget(row.note, 1, 0);
  grid->addWidget(row.change, 1, 1);
  grid->setColumnStretch(0, 1);
  auto* layout = static_cast<QVBoxLayout*>(this->layout());
  layout->insertWidget(layout->indexOf(deciders_), row.frame);
  return row;
}

void HeadlinePanel::refresh() {
  const auto all = headlines(document_);
  while (rows_.size() < all.size()) rows_.push_back(add_row());
  const auto c = colours();
  const bool current = document_.results_current();
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    auto& row = rows_[i];
    row.frame->setVisible(i < all.size());
    if (i >= all.size()) continue;
    row.label->setText(all[i].label);
    row.value->setText(all[i].value);
    row.note->setText(all[i].note);
    row.change->setText(all[i].change);
    row.change->setToolTip(document_.base() ? tr("Against %1").arg(from_utf8(document_.base()->name))
                                            : tr("Against the plan as it was opened"));
    row.value->setStyleSheet(all[i].bad ? QStringLiteral("color: %1").arg(c.bad.name()) : QString());
    row.change->setStyleSheet(QStringLiteral("color: %1").arg(c.accent.name()));
    row.frame->setEnabled(current);
    row.frame->setAccessibleName(all[i].label + QStringLiteral(": ") + all[i].value);
  }
  stale_->setVisible(!current && !all.empty());
  deciders_->setVisible(!all.empty());
}

void HeadlinePanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) refresh();
}

}  // namespace plenum::ui
