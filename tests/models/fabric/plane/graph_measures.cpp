#include "models/fabric/plane/graph_measures.h"

#include "tests/catch.h"

using namespace plenum::fabric;

namespace {

/// A graph of leaves with so many endpoints, all in one group, and links between any switches; further switches are spines.
Graph made(const std::vector<int>& endpoints, int spines, const std::vector<GraphLink>& links) {
  Graph graph;
  for (const int here : endpoints) {
    graph.endpoint_switch.insert(graph.endpoint_switch.end(), static_cast<std::size_t>(here),
                                 static_cast<std::int32_t>(graph.switches.size()));
    graph.switches.push_back({Role::leaf, 0, here});
  }
  for (int i = 0; i < spines; ++i) graph.switches.push_back({Role::spine, 0, 0});
  graph.links = links;
  return graph;
}

}  // namespace

TEST_CASE("graph measures: small graphs by hand") {
  struct Row {
    const char* what;
    Graph graph;
    double bisection, longest, mean;
    bool connected;
  };
  // clang-format off
  const Row rows[] = {
    {"nothing",                    made({}, 0, {}),                                           0, 0, 0, true},
    {"one endpoint",               made({1}, 0, {}),                                          0, 0, 0, true},
    {"one switch",                 made({5}, 0, {}),                                          2.5, 1, 1, true},
    {"a narrow link",              made({4, 4}, 0, {{0, 1, 3}}),                              3, 2, (2 * 12 + 2 * 16 * 2) / 56.0, true},
    {"a wide link",                made({4, 4}, 0, {{0, 1, 9}}),                              4, 2, (2 * 12 + 2 * 16 * 2) / 56.0, true},
    {"two links of one",           made({4, 4}, 0, {{0, 1, 1}, {0, 1, 1}}),                   2, 2, (2 * 12 + 2 * 16 * 2) / 56.0, true},
    {"by way of two spines",       made({2, 2}, 2, {{0, 2, 1}, {1, 2, 1}, {0, 3, 1}, {1, 3, 1}}), 2, 3, (4 * 1 + 8 * 3) / 12.0, true},
    // The middle leaf counts half on either side: 3 endpoints meet 3, over 1.5 up-links each side.
    {"three leaves",               made({2, 2, 2}, 1, {{0, 3, 1}, {1, 3, 1}, {2, 3, 1}}),     1.5, 3, (6 * 1 + 24 * 3) / 30.0, true},
    {"an uneven half",             made({3, 1}, 1, {{0, 2, 3}, {1, 2, 3}}),                   2, 3, (6 * 1 + 6 * 3) / 12.0, true},
    {"a leaf without links",       made({2, 2}, 1, {{0, 2, 1}}),                              0, 0, 0, false},
  };
  // clang-format on
  for (const auto& row : rows) {
    INFO(row.what);
    CHECK(bisection_links(row.graph) == Approx(row.bisection));
    const auto p = paths(row.graph);
    CHECK(p.longest == row.longest);
    CHECK(p.mean == Approx(row.mean));
    CHECK(connected(row.graph) == row.connected);
  }
}

TEST_CASE("graph measures: minimal paths take one global link at most") {
  // Groups 0 to 3 in a ring of global links: two apart have no minimal path; with a link between them they have.
  auto ring = made({1, 1, 1, 1}, 0, {{0, 1, 1, true}, {1, 2, 1, true}, {2, 3, 1, true}, {0, 3, 1, true}});
  for (std::int32_t i = 0; i < 4; ++i) ring.switches[static_cast<std::size_t>(i)].group = i;
  CHECK(paths(ring).longest == 0);
  CHECK(connected(ring));
  ring.links.push_back({0, 2, 1, true});
  ring.links.push_back({1, 3, 1, true});
  CHECK(paths(ring).longest == 2);
}
