#include <QPushButton>
#include <QSignalSpy>

#include "models/plan/network_tables.h"
#include "tests/ui/fixture.h"
#include "ui/drawing/draw_figure.h"
#include "ui/page/commands.h"
#include "ui/page/network_comparison.h"
#include "ui/page/network_panel.h"
#include "ui/render/export.h"
#include "ui/render/pdf.h"
#include "ui/render/sheet.h"

using namespace plenum;
using namespace plenum::ui;
using namespace plenum::ui::test;

/// The page of the fabric: its figure, its bills, the comparison of networks, the cable schedule.
class NetworkTest : public QObject {
  Q_OBJECT

  std::unique_ptr<Desktop> opened() {
    auto desktop = std::make_unique<Desktop>(catalogue(), false);
    desktop->window().ask_to_save = [] { return MainWindow::Answer::discard; };
    desktop->window().start_example(example());
    desktop->window().resize(1440, 900);
    desktop->window().show();
    desktop->window().show_page(QStringLiteral("fabric"));
    return desktop;
  }

  /// A plan whose networks are soon compared.
  std::unique_ptr<Desktop> small() {
    auto desktop = opened();
    auto scenario = desktop->document().scenario();
    scenario.compute.servers = Servers{8};
    scenario.workload = {};
    desktop->document().become(QStringLiteral("small"), scenario);
    return desktop;
  }

  static NetworkComparison& comparison(Desktop& desktop) {
    return *desktop.window().findChild<NetworkComparison*>();
  }

  static QPushButton* button(QWidget& parent, const QString& text) {
    for (auto* one : parent.findChildren<QPushButton*>())
      if (one->text() == text) return one;
    return nullptr;
  }

  static void compare(NetworkComparison& panel) {
    QSignalSpy finished(&panel, &NetworkComparison::finished);
    panel.start();
    QVERIFY(panel.is_running());
    QVERIFY(finished.wait(120000));
  }

  /// Two texts that overlap, or nothing.
  static QString overlap(const std::vector<report::PlacedText>& texts) {
    for (std::size_t i = 0; i < texts.size(); ++i)
      for (std::size_t j = i + 1; j < texts.size(); ++j) {
        const auto rect = [](const auto& t) { return QRectF(t.x, t.y, t.width, t.height); };
        const auto both = rect(texts[i]).intersected(rect(texts[j]));
        if (both.width() > 1e-6 && both.height() > 1e-6)
          return QString::fromStdString(texts[i].lines.front() + " / " + texts[j].lines.front());
      }
    return {};
  }

 private slots:
  void initTestCase() {
    apply_theme(Theme::light);
    use_language(QStringLiteral("en"));
  }

  void the_page_shows_the_network_and_its_bill() {
    auto desktop = opened();
    auto* view = desktop->window().findChild<NetworkView*>();
    QVERIFY(view->isVisible());
    QVERIFY(view->figure().boxes.size() > 2);
    QVERIFY(!view->canvas().accessibleName().isEmpty());
    QVERIFY(!view->canvas().accessibleDescription().isEmpty());
    const auto& plan = *desktop->document().results().plan;
    auto* bills = desktop->window().findChild<BillPanel*>();
    const auto tables = bills->findChildren<TableView*>();
    QVERIFY(!tables.empty());
    const auto& bill = tables.front()->table();
    const auto column =
        static_cast<std::size_t>(std::find_if(bill.columns.begin(), bill.columns.end(),
                                              [](const auto& c) { return c.name == "Cost"; }) -
                                 bill.columns.begin());
    double cost = 0;
    for (std::size_t i = 0; i + 1 < bill.rows.size(); ++i) cost += bill.rows[i].at(column).number.value_or(0);
    QVERIFY(std::abs(cost / plan.fabric.capex.value() - 1) < 1e-9);
    QVERIFY(std::abs(*bill.rows.back()[column].number / cost - 1) < 1e-9);
  }

  void the_figure_follows_the_scenario() {
    auto desktop = opened();
    auto* view = desktop->window().findChild<NetworkView*>();
    const auto before = view->figure();
    desktop->document().set_value("fabric.oversubscription", 3.0);
    QVERIFY(!(view->figure() == before));
    desktop->document().steps().undo();
    QVERIFY(view->figure() == before);
  }

  void texts_of_the_figure_do_not_overlap() {
    auto desktop = opened();
    const auto& figure = desktop->window().findChild<NetworkView*>()->figure();
    for (const double width : {240.0, 302.0, 480.0, 720.0, 1400.0}) {
      const auto texts = figure_texts(figure, width, QApplication::font());
      QVERIFY(!texts.empty());
      QVERIFY2(overlap(texts).isEmpty(), qPrintable(overlap(texts)));
    }
    const auto printed = figure_texts(figure, 487, print_font(7.5), print_fine);
    QVERIFY2(overlap(printed).isEmpty(), qPrintable(overlap(printed)));
  }

  void pointing_at_a_box_tells_what_it_is() {
    auto desktop = opened();
    auto& canvas = desktop->window().findChild<NetworkView*>()->canvas();
    QCoreApplication::processEvents();
    const auto& box = canvas.figure().boxes.front();
    const double width = canvas.width();
    const QPointF middle((box.x + box.width / 2) * width, (box.y + box.height / 2) * width);
    QCOMPARE(canvas.about(middle), QString::fromStdString(box.about));
    QVERIFY(canvas.about({width * 0.9, -5}).isEmpty());
  }

  void the_picture_is_exported() {
    auto desktop = opened();
    auto* view = desktop->window().findChild<NetworkView*>();
    QTemporaryDir folder;
    for (const auto& [suffix, start] :
         {std::pair{"svg", "<svg"}, std::pair{"png", "\x89PNG"}, std::pair{"csv", "Part,"}}) {
      const auto path = folder.filePath(QStringLiteral("network.") + QLatin1String(suffix));
      QVERIFY(view->save(path));
      QFile file(path);
      QVERIFY(file.open(QIODevice::ReadOnly));
      QVERIFY(file.readAll().startsWith(start));
    }
    QVERIFY(!view->save(QStringLiteral("/nonexistent/network.svg")));
  }

  void networks_are_compared_beside_the_window() {
    auto desktop = small();
    auto& panel = comparison(*desktop);
    QVERIFY(panel.options().empty());
    QVERIFY(!panel.table().isVisible());
    compare(panel);
    QVERIFY(panel.options().size() > 10);
    QVERIFY(!panel.shown().empty());
    QVERIFY(panel.shown().size() < panel.options().size());
    for (const auto& option : panel.shown()) QVERIFY(option.efficient);
    QCOMPARE(panel.table().table().rows.size(), panel.shown().size());
    QVERIFY(panel.table().isVisible());
    auto* picture = panel.findChild<FigureView*>();
    QVERIFY(picture->isVisible() && picture->canvas().isEnabled());
    const auto texts = figure_texts(picture->figure(), 600, QApplication::font());
    QVERIFY2(overlap(texts).isEmpty(), qPrintable(overlap(texts)));
    panel.findChild<QCheckBox*>()->setChecked(true);
    QCOMPARE(panel.table().table().rows.size(), panel.options().size());
  }

  void a_network_is_taken_as_one_step() {
    auto desktop = small();
    auto& panel = comparison(*desktop);
    compare(panel);
    auto& document = desktop->document();
    auto* take = button(panel, QStringLiteral("Take this network"));
    QVERIFY(!take->isEnabled());
    panel.findChild<QCheckBox*>()->setChecked(true);
    std::size_t row = 0;  // one that is not what the plan has already
    while (plan::edits(panel.shown()[row], document.scenario()).empty()) ++row;
    QVERIFY(panel.shown()[row].feasible);
    const auto option = panel.shown()[row];
    panel.table().selectRow(static_cast<int>(row));
    QCOMPARE(panel.table().selected_row(), static_cast<int>(row));
    QVERIFY(take->isEnabled());
    const auto before = document.scenario();
    const int steps = document.steps().index();
    QTest::mouseClick(take, Qt::LeftButton);
    QCOMPARE(document.steps().index(), steps + 1);
    const auto& fabric = document.scenario().fabric;
    QVERIFY(fabric.topology == option.topology);
    QCOMPARE(fabric.network_switch.value_or(""), option.network_switch);
    QVERIFY(std::abs(document.results().plan->cost.tco.value() / option.tco.value() - 1) < 1e-9);
    QVERIFY(panel.findChild<FigureView*>()->isEnabled());  // another network leaves the comparison as it is
    document.steps().undo();
    QVERIFY(document.scenario() == before);
    document.set_value("compute.servers", 9.0);
    QVERIFY(!panel.findChild<FigureView*>()->isEnabled());
  }

  void a_comparison_is_stopped() {
    auto desktop = small();
    auto& panel = comparison(*desktop);
    QSignalSpy finished(&panel, &NetworkComparison::finished);
    panel.start();
    auto* cancel = button(panel, QStringLiteral("Cancel"));
    QVERIFY(cancel->isVisible());
    QTest::mouseClick(cancel, Qt::LeftButton);
    QVERIFY(finished.wait(120000));
    QVERIFY(!panel.is_running());
    QVERIFY(!cancel->isVisible());
    QVERIFY(button(panel, QStringLiteral("Compare networks"))->isEnabled());
    compare(panel);
    QVERIFY(!panel.options().empty());
  }

  void a_window_that_closes_stops_the_comparison() {
    auto desktop = small();
    comparison(*desktop).start();
    desktop.reset();  // must neither crash nor wait for the whole comparison
  }

  void the_command_shows_the_page_and_begins() {
    auto desktop = small();
    desktop->window().show_page(QStringLiteral("overview"));
    desktop->window().action(QStringLiteral("compare-networks"))->trigger();
    QCOMPARE(desktop->window().page_key(), QStringLiteral("fabric"));
    QVERIFY(comparison(*desktop).is_running());
  }

  void everything_is_reached_by_the_keyboard() {
    auto desktop = small();
    auto& panel = comparison(*desktop);
    compare(panel);
    for (auto* one : panel.findChildren<QWidget*>()) {
      const bool control = qobject_cast<QAbstractButton*>(one) || qobject_cast<TableView*>(one);
      if (!control || !one->isVisible() || !qobject_cast<NetworkComparison*>(one->parentWidget())) continue;
      QVERIFY2(one->focusPolicy() & Qt::TabFocus, qPrintable(one->accessibleName()));
      auto* named = qobject_cast<QAbstractButton*>(one);
      QVERIFY(!one->accessibleName().isEmpty() || (named && !named->text().isEmpty()));
    }
  }

  void the_cable_schedule_is_written() {
    auto desktop = small();
    const auto& results = desktop->document().results();
    QTemporaryDir folder;
    const auto csv = folder.filePath(QStringLiteral("cables.csv"));
    const auto cables = write_cable_schedule(*results.resolved, *results.plan, csv);
    QCOMPARE(static_cast<double>(cables), results.plan->fabric.cables.value);
    QFile file(csv);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto lines = file.readAll().trimmed().split('\n');
    QCOMPARE(static_cast<std::size_t>(lines.size()), cables + 1);
    QVERIFY(lines.front().startsWith("Plane,From rack"));
    QVERIFY_EXCEPTION_THROWN(
        write_cable_schedule(*results.resolved, *results.plan, QStringLiteral("/nonexistent/cables.csv")),
        RenderProblem);

    const auto xlsx = folder.filePath(QStringLiteral("cables.xlsx"));
    auto& window = desktop->window();
    window.write_cable_schedule(xlsx);
    QTRY_VERIFY_WITH_TIMEOUT(window.messages().text().contains(QStringLiteral("cables.xlsx")), 60000);
    QFile book(xlsx);
    QVERIFY(book.open(QIODevice::ReadOnly));
    QVERIFY(book.readAll().startsWith("PK"));
  }

  void a_plan_without_a_network_has_no_figure() {
    auto desktop = small();
    desktop->document().set_value("fabric.nics_per_server", 1.0);
    auto* view = desktop->window().findChild<NetworkView*>();
    QVERIFY(view->isVisible());
    auto scenario = desktop->document().scenario();
    scenario.fabric.levels = Units{1};
    scenario.compute.servers = Servers{4000};
    desktop->document().become(QStringLiteral("too many for one switch"), scenario);
    QVERIFY(!view->isVisible());
  }
};

QTEST_MAIN(NetworkTest)
#include "tst_network.moc"
