#include <nlohmann/json.hpp>

#include "core/report/csv.h"
#include "core/report/html.h"
#include "core/report/json.h"
#include "core/report/markdown.h"
#include "tests/catch.h"

using namespace plenum::report;

namespace {

Table table() {
  Table t;
  t.title = "Cost";
  t.columns = {{"Part", "", Align::left}, {"Amount", "EUR", Align::right}};
  Cell estimate("1,234.5", 1234.5);
  estimate.estimate = true;
  t.rows = {{"Servers, new", Cell("2,000,000", 2e6)}, {"A \"quoted\" | <b>name</b>", estimate}};
  t.total = {"Total", Cell("2,001,235", 2001234.5)};
  t.note = "Prices of 2026.";
  return t;
}

Chart waterfall() {
  Chart c;
  c.kind = Chart::Kind::waterfall;
  c.title = "What it costs";
  c.category_axis = "Part", c.value_axis = "Cost", c.unit = "M EUR", c.total = "TCO";
  c.categories = {"Servers", "Energy", "Residual"};
  c.series = {{"Cost", {10.0, 5.0, -3.0}}};
  return c;
}

Report report() {
  Report r;
  r.title = "Pod <1>";
  r.subtitle = "Plan";
  r.footer = "Plenum 0.1.0";
  r.blocks = {Heading{1, "Answer"},
              Paragraph{"It works & fits."},
              KeyNumbers{{{"TCO", "12 M EUR", "5 yr"}}},
              Formula{"PUE = a / b: 12 / 10 = 1.2"},
              table(),
              waterfall(),
              FindingBlock{Severity::error, "Error", "Racks", "Too much.", "Use fewer."},
              PageBreak{},
              SourceList{"Sources",
                         {{"id-1", "A book", "https://example.org/a?b=1&c=2", "2024"},
                          {"id-2", "A talk", "javascript:alert(1)", ""}}}};
  return r;
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t n = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size())) ++n;
  return n;
}

}  // namespace

TEST_CASE("a report as Markdown") {
  CHECK(markdown(report()) == R"(# Pod \<1\>

Plan

## Answer

It works & fits.

- TCO: **12 M EUR** (5 yr)

    PUE = a / b: 12 / 10 = 1.2

**Cost**

| Part | Amount (EUR) |
|---|---:|
| Servers, new | 2,000,000 |
| A "quoted" \| \<b\>name\</b\> | 1,234.5 † |
| **Total** | **2,001,235** |

Prices of 2026.

**What it costs**

| Part | Cost (M EUR) |
|---|---:|
| Servers | 10 |
| Energy | 5 |
| Residual | -3 |
| **TCO** | **12** |

> **Error, Racks**: Too much. *Use fewer.*

---

**Sources**

- `id-1`: A book, <https://example.org/a?b=1&c=2> (2024)
- `id-2`: A talk, javascript:alert(1)

---

Plenum 0.1.0
)");
}

TEST_CASE("a report as CSV: exact numbers, marks in a column of their own") {
  CHECK(csv(report()) == R"(Pod <1>

Answer

TCO,12 M EUR,5 yr
PUE = a / b: 12 / 10 = 1.2

Cost
Part,Amount (EUR),†
"Servers, new",2000000,
"A ""quoted"" | <b>name</b>",1234.5,†
Total,2001234.5,

What it costs
Part,Cost (M EUR)
Servers,10
Energy,5
Residual,-3
TCO,12

Error,Racks,Too much.,Use fewer.

Sources
id-1,A book,https://example.org/a?b=1&c=2,2024
id-2,A talk,javascript:alert(1),
)");
}

TEST_CASE("a text in CSV is never a formula") {
  struct Row {
    const char *text, *written;
  };
  const Row rows[] = {{"=1+1", "'=1+1"}, {"+1", "'+1"},  {"@A1", "'@A1"},
                      {"-x", "'-x"},     {"x=1", "x=1"}, {"", "\"\""}};
  for (const auto& row : rows) {
    Report r;
    r.title = "t";
    Table t;
    t.columns = {{"name", "", Align::left}, {"n", "", Align::right}};
    t.rows = {{row.text, Cell("-5", -5.0)}};
    r.blocks = {t};
    INFO(row.text);
    const std::string first = *row.text ? row.written : "";
    CHECK(has(csv(r), "\n" + first + ",-5\n"));
  }
}

TEST_CASE("a report as JSON reads back") {
  const auto j = nlohmann::json::parse(json(report()));
  CHECK(j["format"] == "plenum-report/1");
  CHECK(j["title"] == "Pod <1>");
  REQUIRE(j["blocks"].size() == 9);
  const auto& t = j["blocks"][4];
  CHECK(t["type"] == "table");
  CHECK(t["columns"][1]["unit"] == "EUR");
  CHECK(t["rows"][0][1] == 2e6);
  CHECK(t["total"][1] == 2001234.5);
  CHECK(t["estimates"] == nlohmann::json::parse("[[1, 1]]"));
  CHECK(j["blocks"][5]["kind"] == "waterfall");
  CHECK(j["blocks"][5]["series"][0]["values"] == nlohmann::json::parse("[10.0, 5.0, -3.0]"));
  CHECK(j["blocks"][6]["severity"] == "error");

  Report odd;
  odd.title = "not UTF-8: \xff";
  Chart c = waterfall();
  c.series[0].values[0] = INFINITY;
  odd.blocks = {c};
  CHECK(nlohmann::json::parse(json(odd))["blocks"][0]["series"][0]["values"][0].is_null());
}

TEST_CASE("a report as HTML: self-contained, escaped, accessible") {
  const auto page = html(report());
  CHECK(has(page, "<html lang=\"en\">"));
  CHECK(has(page, "<title>Pod &lt;1&gt;</title>"));
  CHECK(has(page, "It works &amp; fits."));
  CHECK(has(page, "A &quot;quoted&quot; | &lt;b&gt;name&lt;/b&gt;"));
  CHECK(has(page, "<th scope=\"col\" class=\"n\">Amount (EUR)</th>"));
  CHECK(has(page, "<td class=\"n\">1,234.5 \u2020</td>"));
  CHECK(has(page, "<a href=\"https://example.org/a?b=1&amp;c=2\">A book</a>"));
  CHECK_FALSE(has(page, "href=\"javascript"));  // only addresses of the web become links
  CHECK_FALSE(has(page, "<script"));
  CHECK_FALSE(has(page, "src="));
  CHECK(has(page, "role=\"img\" aria-label=\"What it costs\""));
  for (const char* element : {"table", "thead", "tbody", "tfoot", "tr", "td", "th", "dl", "figure", "svg",
                              "details", "ul", "li", "pre", "main", "footer", "body", "html"}) {
    INFO(element);
    CHECK(count(page, std::string("<") + element + ">") + count(page, std::string("<") + element + " ") ==
          count(page, std::string("</") + element + ">"));
  }
}

TEST_CASE("charts draw what their numbers say") {
  auto c = waterfall();
  CHECK(count(svg(c), "<rect") == 4);  // three steps and their sum
  CHECK(has(svg(c), ">12</text>"));
  c.kind = Chart::Kind::bars;
  CHECK(count(svg(c), "<rect") == 3);
  c.kind = Chart::Kind::line;
  CHECK(count(svg(c), "<circle") == 3);
  CHECK(count(svg(c), "<polyline") == 1);
  c.kind = Chart::Kind::stacked_bars;
  c.series.push_back({"Other", {1.0, 1.0, 1.0}});
  CHECK(count(svg(c), "<rect") == 6 + 2);  // and the legend
  c.kind = Chart::Kind::bars;
  CHECK(count(svg(c), "<rect") == 6 + 2);
}

TEST_CASE("charts of odd numbers are still charts") {
  for (const auto kind :
       {Chart::Kind::bars, Chart::Kind::stacked_bars, Chart::Kind::line, Chart::Kind::waterfall})
    for (const auto& values :
         {std::vector<double>{}, {0.0}, {0.0, 0.0}, {1e-9, 1e12}, {-5.0, -7.0}, {3.0, 3.0}}) {
      Chart c = waterfall();
      c.kind = kind;
      c.categories.assign(values.size(), "x");
      c.series = {{"s", values}};
      const auto drawing = svg(c);
      CHECK(count(drawing, "<svg") == count(drawing, "</svg>"));
      CHECK_FALSE(has(drawing, "nan"));
      CHECK_FALSE(has(drawing, "inf"));
    }
}

TEST_CASE("an empty report is written by every writer") {
  CHECK(markdown({}).find("# ") == 0);
  CHECK(nlohmann::json::parse(json({}))["blocks"].empty());
  CHECK(has(html({}), "</html>"));
  CHECK(csv({}).empty());
}
