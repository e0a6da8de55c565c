#include "models/cost/capex.h"
#include "models/cost/finance.h"
#include "tests/accuracy/table.h"

namespace plenum::accuracy {
namespace {

namespace f = cost::finance;

void monthly_costs(Table& table) {
  struct Row {
    const char* what;
    double months, capital, published;
    const char* grade;
  };
  for (const auto& row :
       {Row{"Hamilton 8 MW: servers, 5 years, per month", 60, 66.7e6, 1260e3, "published"},
        Row{"Hamilton 8 MW: network, 5 years, per month", 60, 12.81e6, 242e3, "published"},
        Row{"Hamilton 8 MW: power and cooling, 5 years, per month", 60, 0.82 * 72e6, 1115e3, "published"},
        Row{"Hamilton 8 MW: other infrastructure, 5 years, per month", 60, 0.18 * 72e6, 245e3, "published"},
        Row{"Hamilton 8 MW: servers, 3 years, per month", 36, 66.7e6, 2000e3, "recalled"},
        Row{"Hamilton 8 MW: network, 4 years, per month", 48, 12.81e6, 290e3, "recalled"},
        Row{"Hamilton 8 MW: power and cooling, 10 years, per month", 120, 0.82 * 88e6, 765e3, "recalled"}})
    table.add(row.what, -f::payment(0.05 / 12, row.months, row.capital), row.published, "USD",
              "Hennessy and Patterson 6e, 6.4", row.grade);
}

void cluster_costs(Table& table) {
  struct Row {
    double nodes, switches, cables, per_gpu;
  };
  for (const auto& row : {Row{64, 8, 675840, 46883}, Row{1024 / 8, 48, 2621440, 49248},
                          Row{4096, 2560, 124518400, 51613}, Row{65536, 40960, 1992294400, 51613}}) {
    cost::CostInputs in;
    in.facility_cost = 5.0 * money_unit / watt;
    cost::CostContext c;
    c.it_peak = row.nodes * 10.0 * kilowatt;
    c.servers = {row.nodes};
    c.server_price = 310000.0 * money_unit;
    c.network_capex = (row.switches * 36000 + row.cables) * money_unit;
    table.add("Recursal H100 cluster of " + std::to_string(static_cast<int>(row.nodes)) +
                  " nodes: capital cost per GPU",
              cost::capex(in, c).total().value() / (8 * row.nodes), row.per_gpu, "USD", "Recursal, 2024");
  }
}

}  // namespace

void accuracy_cost(Table& table) {
  table.begin("cost");
  monthly_costs(table);
  cluster_costs(table);
  table.add("Barroso: facility and interest per W and month", -f::payment(0.08 / 12, 144, 12), 0.13, "USD/W",
            "Barroso 2013 in Hennessy and Patterson 6e");
  table.add("Lenovo SR675: hours until buying beats renting",
            f::break_even_use(833806, 0.87, 98.32).value_or(0.0), 8556, "h", "Lenovo Press LP2225",
            "recalled");
  table.add("GPT-3's V100: value at the start of training", f::declining_value(18625, 0.14, 463 / 365.25),
            12377.38, "USD", "Epoch AI, arXiv:2405.21015");
  table.add("GPT-4's A100: value at the start of training", f::declining_value(24875, 0.14, 638 / 365.25),
            14165.05, "USD", "Epoch AI, arXiv:2405.21015");
}

}  // namespace plenum::accuracy
