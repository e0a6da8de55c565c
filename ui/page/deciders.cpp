#include "ui/page/deciders.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPromise>
#include <QStyleOption>
#include <QThreadPool>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <utility>

#include "ui/document/document.h"
#include "ui/i18n/words.h"
#include "ui/page/differences.h"
#include "ui/preferences/theme.h"

namespace plenum::ui {
namespace {

constexpr std::size_t shown = 5;
constexpr int quiet_time = 200;  ///< milliseconds without an edit before the answer is computed
constexpr int bar_height = 7;

/// What the copies of catalogue records are there for.
constexpr std::array<std::pair<const char*, const char*>, 12> roles{{
    {"gpu", QT_TRANSLATE_NOOP("deciders", "GPU")},
    {"server", QT_TRANSLATE_NOOP("deciders", "Server")},
    {"switch", QT_TRANSLATE_NOOP("deciders", "Switch")},
    {"server_cable", QT_TRANSLATE_NOOP("deciders", "Cable to servers")},
    {"switch_cable", QT_TRANSLATE_NOOP("deciders", "Cable between switches")},
    {"rack", QT_TRANSLATE_NOOP("deciders", "Rack")},
    {"ups", QT_TRANSLATE_NOOP("deciders", "UPS")},
    {"transformer", QT_TRANSLATE_NOOP("deciders", "Transformer")},
    {"distribution", QT_TRANSLATE_NOOP("deciders", "Distribution")},
    {"plant", QT_TRANSLATE_NOOP("deciders", "Cooling plant")},
    {"region", QT_TRANSLATE_NOOP("deciders", "Region")},
    {"planning", QT_TRANSLATE_NOOP("deciders", "Planning")},
}};

QString role_label(const std::string& key) {
  const auto* role = std::find_if(roles.begin(), roles.end(), [&](const auto& r) { return key == r.first; });
  return role == roles.end() ? from_utf8(key) : QCoreApplication::translate("deciders", role->second);
}

QString catalogue_label(const Document& document, const std::string& path) {
  auto copies = document.results().resolved->catalog;
  for (const auto& part : plan::catalog_parts(copies)) {
    if (!path.starts_with(part.prefix + ".")) continue;
    const auto place = fields::find_if(part.object, path.substr(part.prefix.size() + 1));
    if (place)
      return QCoreApplication::translate("deciders", "%1: %2")
          .arg(role_label(part.prefix.substr(part.prefix.find('.') + 1)),
               model_text(place.member->info.label));
  }
  return from_utf8(path);
}

QString percent_text(double change) {
  const auto sign = change > 0 ? QStringLiteral("+") : QString();
  return sign + number_text(100.0 * change, 2) + QStringLiteral("\u00a0%");
}

}  // namespace

std::vector<Decider> deciders(const Document& document, const std::vector<plan::Mover>& movers) {
  std::vector<Decider> all;
  for (const auto& mover : movers) {
    const bool input = !mover.path.starts_with("catalog.");
    all.push_back({from_utf8(mover.path),
                   input ? full_label(document, mover.path) : catalogue_label(document, mover.path),
                   mover.change, input});
  }
  return all;
}

void DeciderBar::set_decider(const Decider& decider) {
  decider_ = decider;
  setObjectName(QStringLiteral("decider:") + decider.path);
  setText(decider.label);
  setFocusPolicy(Qt::StrongFocus);
  setCursor(decider.input ? Qt::PointingHandCursor : Qt::ArrowCursor);
  const auto told =
      tr("%1: 10 % more changes the TCO by %2").arg(decider.label, percent_text(decider.change));
  setAccessibleName(told);
  setToolTip(told + QStringLiteral("\n") + decider.path + QStringLiteral("\n") +
             (decider.input ? tr("Click to go to the input.")
                            : tr("A figure of the catalogue: there is no input to go to.")));
  update();
}

void DeciderBar::set_scale(double least, double most) {
  least_ = least;
  most_ = most;
  update();
}

void DeciderBar::set_stale(bool stale) {
  stale_ = stale;
  update();
}

QSize DeciderBar::sizeHint() const { return {120, fontMetrics().height() + bar_height + 8}; }

void DeciderBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const auto c = colours();
  const auto inside = rect().adjusted(2, 1, -2, -1);
  const int line = fontMetrics().height();
  const auto change = percent_text(decider_.change);
  const int change_width = fontMetrics().horizontalAdvance(change);
  painter.setPen(stale_ ? c.quiet : c.text);
  painter.drawText(inside, Qt::AlignRight | Qt::AlignTop, change);
  painter.drawText(QRect(inside.left(), inside.top(), inside.width() - change_width - 8, line), Qt::AlignLeft,
                   fontMetrics().elidedText(text(), Qt::ElideMiddle, inside.width() - change_width - 8));
  const double scale = inside.width() / std::max(most_ - least_, 1e-12);
  const double zero = inside.left() - least_ * scale;
  const double end = zero + decider_.change * scale;
  const double top = inside.top() + line + 2;
  const auto colour =
      stale_ ? c.series.back() : c.series[decider_.change > 0 ? 1 : 0];  // orange up, blue down
  painter.fillRect(QRectF(std::min(zero, end), top, std::abs(end - zero), bar_height), colour);
  painter.fillRect(QRectF(std::clamp(zero, 0.0, width() - 1.0), top - 1, 1, bar_height + 2), c.quiet);
  if (!hasFocus()) return;
  QStyleOptionFocusRect focus;
  focus.initFrom(this);
  style()->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, &painter, this);
}

DecidersPanel::DecidersPanel(Document& document, QWidget* parent) : QWidget(parent), document_(document) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 6, 0, 0);
  layout->setSpacing(3);
  layout->addWidget(subheading_label(tr("What decides the TCO"), this));
  auto* note = new QLabel(tr("Its change when one number rises by 10 %"), this);
  note->setProperty("role", "quiet");
  note->setWordWrap(true);
  layout->addWidget(note);
  for (std::size_t i = 0; i < shown; ++i) {
    auto* bar = new DeciderBar(this);
    bars_.push_back(bar);
    layout->addWidget(bar);
    bar->hide();
    connect(bar, &QAbstractButton::clicked, this, [this, bar] {
      const auto path = bar->objectName().section(QChar(u':'), 1);
      if (!path.startsWith(QStringLiteral("catalog."))) emit show_input(path);
    });
  }
  timer_.setSingleShot(true);
  timer_.setInterval(quiet_time);
  connect(&timer_, &QTimer::timeout, this, &DecidersPanel::compute);
  connect(&watcher_, &QFutureWatcherBase::finished, this, &DecidersPanel::show_answer);
  connect(&document_, &Document::changed, this, &DecidersPanel::outdate);
}

void DecidersPanel::outdate() {
  outdated_ = true;
  set_stale(true);
  if (isVisible()) timer_.start();  // else showEvent() catches up
}

void DecidersPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (outdated_) timer_.start();
}

void DecidersPanel::compute() {
  if (watcher_.isRunning() || !document_.results_current())
    return;  // show_answer() or the next edit starts anew
  outdated_ = false;
  const auto& results = document_.results();
  auto promise = std::make_shared<QPromise<std::vector<plan::Mover>>>();
  watcher_.setFuture(promise->future());
  promise->start();
  const auto work = [promise, evaluation = plan::Evaluation{document_.scenario(), *results.resolved,
                                                            *results.plan, document_.currencies()}] {
    promise->addResult(plan::movers(evaluation, "cost.tco", shown));
    promise->finish();
  };
  QThreadPool::globalInstance()->start(work);
}

void DecidersPanel::show_answer() {
  if (outdated_) {  // of a plan that has changed since
    if (!timer_.isActive()) compute();
    return;
  }
  if (watcher_.future().resultCount() == 0) return;
  const auto all = deciders(document_, watcher_.result());
  double least = 0.0, most = 0.0;
  for (const auto& decider : all) {
    least = std::min(least, decider.change);
    most = std::max(most, decider.change);
  }
  for (std::size_t i = 0; i < bars_.size(); ++i) {
    bars_[i]->setVisible(i < all.size());
    if (i >= all.size()) continue;
    bars_[i]->set_decider(all[i]);
    bars_[i]->set_scale(least, most);
  }
  set_stale(false);
  emit replaced();
}

void DecidersPanel::set_stale(bool stale) {
  for (auto* bar : bars_) bar->set_stale(stale);
}

}  // namespace plenum::ui
