#include "models/plan/options_drawing.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/units/unit.h"
#include "models/plan/network_tables.h"

namespace plenum::plan {
namespace {

using report::Figure;

// Of the picture, in its widths.
constexpr double left = 0.13, right = 0.94, top = 0.09, bottom = 0.4, height = 0.52;
constexpr double drawn_share =
    0.8;  // of the networks, the cheapest: some that fit badly cost a hundred times as much
constexpr double mark = 0.011, tick_width = 0.12, tick_height = 0.06, margin = 0.05;

/// An axis with about four steps of 1, 2 or 5 times a power of ten.
struct Axis {
  double low = 0, high = 1, step = 0.25;

  Axis(double least, double most) {
    if (!(most > least)) most = least + std::max(std::abs(least), 1e-12) * 0.1;
    const double spread = most - least, raw = spread / 4;
    const double power = std::pow(10.0, std::floor(std::log10(raw)));
    const double parts = raw / power;
    step = power * (parts <= 1 ? 1 : parts <= 2 ? 2 : parts <= 5 ? 5 : 10);
    low = least - margin * spread;
    high = most + margin * spread;
  }
  double part(double value) const { return (value - low) / (high - low); }
  std::vector<double> ticks() const {
    std::vector<double> all;
    for (double i = std::ceil(low / step); i * step <= high; ++i) all.push_back(i * step);
    return all;
  }
};

/// The cheapest networks and all of the front, so that the axis tells them apart.
std::vector<const FabricOption*> worth_drawing(const std::vector<FabricOption>& options) {
  std::vector<const FabricOption*> all;
  for (const auto& option : options)
    if (option.feasible) all.push_back(&option);
  std::stable_sort(all.begin(), all.end(), [](const auto* a, const auto* b) { return a->tco < b->tco; });
  auto keep = static_cast<std::size_t>(std::ceil(drawn_share * static_cast<double>(all.size())));
  for (std::size_t i = 0; i < all.size(); ++i)
    if (all[i]->efficient) keep = std::max(keep, i + 1);
  all.resize(keep);
  return all;
}

/// Money in an axis' numbers and the prefix of its unit.
std::pair<double, const char*> money_scale(double most) {
  if (most >= 2e9) return {1e9, "G "};
  if (most >= 2e6) return {1e6, "M "};
  return most >= 2e4 ? std::pair{1e3, "k "} : std::pair{1.0, ""};
}

class Scatter {
 public:
  Scatter(const std::vector<FabricOption>& options, const Resolved& in, const Translate& translate)
      : translate_(translate), drawn_(worth_drawing(options)) {
    training_ = std::all_of(drawn_.begin(), drawn_.end(),
                            [](const FabricOption* o) { return o->training_speed.has_value(); });
    out_.title =
        t(training_ ? TR("Cost and training speed of networks") : TR("Cost and all-reduce of networks"));
    out_.height = height;
    out_.table = options_table(options, in, translate);
    out_.note = t(TR("Orange: no other network is as cheap and as fast."));
    const auto feasible = static_cast<std::size_t>(
        std::count_if(options.begin(), options.end(), [](const auto& o) { return o.feasible; }));
    if (feasible > drawn_.size())
      out_.note +=
          " " + fmt::format(fmt::runtime(t(TR("Without the {} dearest."))), feasible - drawn_.size());
    if (drawn_.empty()) return;
    double dearest = 0;
    for (const auto* o : drawn_) dearest = std::max(dearest, o->tco.value());
    std::tie(scale_, prefix_) = money_scale(dearest);
    money_ = prefix_ + in.inputs.plan.currency;
    draw();
  }
  Figure figure() && { return std::move(out_); }

 private:
  std::string t(std::string_view text) const { return translate_ ? translate_(text) : std::string(text); }
  double cost(const FabricOption& o) const { return o.tco.value() / scale_; }
  double speed(const FabricOption& o) const {
    return training_ ? 100 * *o.training_speed : 1 / static_cast<double>(o.allreduce_time / second);
  }

  Axis axis(double (Scatter::*value)(const FabricOption&) const) const {
    double least = INFINITY, most = -INFINITY;
    for (const auto* o : drawn_) {
      const double v = (this->*value)(*o);
      if (std::isfinite(v)) least = std::min(least, v), most = std::max(most, v);
    }
    return std::isfinite(least) ? Axis(least, most) : Axis(0, 1);
  }

  void draw() {
    const Axis across = axis(&Scatter::cost), up = axis(&Scatter::speed);
    const auto x = [&](double v) { return left + across.part(v) * (right - left); };
    const auto y = [&](double v) { return bottom - up.part(v) * (bottom - top); };
    for (const double tick : up.ticks()) {
      line({{left, y(tick)}, {right, y(tick)}}, 0.4);
      text(0, y(tick) - tick_height / 2, left - 0.01, tick_height, Figure::Anchor::right, number(tick, up));
    }
    for (const double tick : across.ticks()) {
      line({{x(tick), bottom}, {x(tick), bottom + 0.01}}, 1);
      text(x(tick) - tick_width / 2, bottom + 0.01, tick_width, tick_height - 0.01, Figure::Anchor::centre,
           number(tick, across));
    }
    line({{left, bottom}, {right, bottom}}, 1);
    text(0, 0, 1, top - 0.03, Figure::Anchor::left,
         training_ ? t(TR("Training speed, % of the plan")) : t(TR("All-reduces of 1 GiB per second")));
    text(left, height - 0.055, right - left, 0.055, Figure::Anchor::right,
         t(TR("Total cost of ownership")) + ", " + money_);
    draw_front(x, y);
    draw_marks(x, y);
  }

  template <class X, class Y>
  void draw_front(const X& x, const Y& y) {
    std::vector<Figure::Point> points;
    for (const auto* o : drawn_)
      if (o->efficient && std::isfinite(speed(*o))) points.push_back({x(cost(*o)), y(speed(*o))});
    std::sort(points.begin(), points.end(), [](const auto& a, const auto& b) { return a.x < b.x; });
    if (points.size() > 1) out_.lines.push_back({points, Figure::Tone::second, 1.5});
  }

  /// Those on the front last, above the others.
  template <class X, class Y>
  void draw_marks(const X& x, const Y& y) {
    for (const bool front : {false, true})
      for (const auto* o : drawn_) {
        if (o->efficient != front || !std::isfinite(speed(*o))) continue;
        const double size = front ? 1.4 * mark : mark;
        out_.boxes.push_back({x(cost(*o)) - size / 2, y(speed(*o)) - size / 2, size, size,
                              front ? Figure::Tone::second : Figure::Tone::first, about(*o)});
      }
  }

  std::string about(const FabricOption& o) const {
    std::string topology;
    for (const auto& choice : fields::Describe<fabric::Topology>::choices)
      if (choice.value == o.topology) topology = t(choice.label);
    return fmt::format("{}, {}, {}:1, {} {}, {} {}", topology, o.network_switch,
                       units::rounded_text(o.oversubscription, 3), units::rounded_text(cost(o), 4), money_,
                       units::rounded_text(speed(o), 4), training_ ? "%" : "/s");
  }

  static std::string number(double tick, const Axis& axis) {
    return units::rounded_text(std::abs(tick) < axis.step * 1e-9 ? 0.0 : tick, 5);
  }
  void line(std::vector<Figure::Point> points, double weight) {
    out_.lines.push_back({std::move(points), Figure::Tone::neutral, weight});
  }
  void text(double x, double y, double width, double tall, Figure::Anchor anchor, std::string words) {
    out_.texts.push_back({x, y, width, tall, anchor, {std::move(words)}, false});
  }

  const Translate& translate_;
  std::vector<const FabricOption*> drawn_;
  Figure out_;
  bool training_ = false;
  double scale_ = 1;
  std::string prefix_, money_;
};

}  // namespace

Figure options_figure(const std::vector<FabricOption>& options, const Resolved& in,
                      const Translate& translate) {
  return Scatter(options, in, translate).figure();
}

}  // namespace plenum::plan
