#include "ui/page/network_panel.h"

#include <QVBoxLayout>

#include "models/plan/evaluation.h"
#include "models/plan/network_drawing.h"
#include "models/plan/network_tables.h"
#include "ui/document/document.h"
#include "ui/i18n/words.h"
#include "ui/preferences/theme.h"

namespace plenum::ui {

NetworkView::NetworkView(Document& document, QWidget* parent) : FigureView(parent), document_(document) {}

void NetworkView::refresh() {
  const auto& results = document_.results();
  auto figure =
      results.plan ? plan::network_figure(*results.resolved, *results.plan, model_words) : report::Figure{};
  setVisible(!figure.boxes.empty());
  set_figure(with_reader_numbers(std::move(figure)));
}

BillPanel::BillPanel(Document& document, QWidget* parent) : QWidget(parent), document_(document) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(12);
}

void BillPanel::refresh() {
  const auto& results = document_.results();
  std::size_t place = 0;
  if (results.plan) {
    const plan::Evaluation evaluation{document_.scenario(), *results.resolved, *results.plan,
                                      document_.currencies()};
    const auto figures = plan::used_figures(evaluation, document_.catalogue());
    for (const auto& bill : plan::network_bills(*results.resolved, *results.plan))
      show_bill(place++, plan::bill_summary(bill, *results.resolved, figures, model_words));
  }
  for (std::size_t i = 0; i < parts_.size(); ++i) parts_[i].panel->setVisible(i < place);
}

void BillPanel::show_bill(std::size_t place, report::Table table) {
  if (place == parts_.size()) {
    auto* panel = new QFrame(this);
    panel->setProperty("role", QStringLiteral("panel"));
    auto* inside = new QVBoxLayout(panel);
    inside->setContentsMargins(12, 8, 12, 8);
    parts_.push_back({panel, subheading_label({}, panel), new TableView(panel)});
    inside->addWidget(parts_.back().title);
    inside->addWidget(parts_.back().table);
    layout()->addWidget(panel);
  }
  const auto& part = parts_[place];
  part.title->setText(from_utf8(table.title));
  if (!table.total.empty()) table.rows.push_back(std::exchange(table.total, {}));
  part.table->set_table(with_reader_numbers(std::move(table)));
}

}  // namespace plenum::ui
