#include <QLineEdit>

#include "core/store/project.h"
#include "tests/ui/fixture.h"
#include "ui/document/files.h"
#include "ui/document/scenario_edits.h"
#include "ui/page/headlines.h"

using namespace plenum;
using namespace plenum::ui;
using namespace plenum::ui::test;

/// Scenarios in tabs, and variants of a base.
class ScenariosTest : public QObject {
  Q_OBJECT

  /// The example as base, and a variant of it with another power limit, which is shown.
  static void with_variant(Document& document) {
    document.start(example_scenario());
    document.add_variant();
    document.set_value("racks.power_limit", 22e3);
  }

  static void compare(const Document& document, const Document& other) {
    QCOMPARE(other.scenarios().size(), document.scenarios().size());
    for (std::size_t i = 0; i < document.scenarios().size(); ++i) {
      const auto &one = document.scenarios()[i], &read = other.scenarios()[i];
      QCOMPARE(read.name, one.name);
      QCOMPARE(read.is_variant(), one.is_variant());
      QVERIFY2(*read.values == *one.values, one.name.c_str());
      if (one.is_variant())
        QCOMPARE(index_of(other.scenarios(), read.base), index_of(document.scenarios(), one.base));
    }
  }

 private slots:
  void initTestCase() {
    apply_theme(Theme::light);
    use_language(QStringLiteral("en"));
  }

  void a_variant_differs_only_where_it_was_changed() {
    Document document(catalogue());
    document.start(example_scenario());
    document.add_variant();
    QVERIFY(document.base());
    QVERIFY(document.active().overrides.empty());
    QVERIFY2(!document.is_changed("racks.power_limit"), "as in the base, though not at its default");
    document.set_value("racks.power_limit", 22e3);
    QVERIFY(document.is_changed("racks.power_limit"));
    QCOMPARE(std::get<double>(document.reference_value("racks.power_limit")), 35e3);
    QCOMPARE(document.active().overrides.size(), std::size_t{1});
    document.set_value("racks.power_limit", document.reference_value("racks.power_limit"));
    QVERIFY(document.active().overrides.empty());
  }

  void edits_of_the_base_flow_through_but_not_over() {
    Document document(catalogue());
    with_variant(document);
    const int base = document.base()->id, variant = document.active().id;
    document.activate(base);
    document.set_value("racks.power_limit", 30e3);
    document.set_value("racks.feeds", 4.0);
    document.activate(variant);
    QCOMPARE(power_limit_kw(document), 22.0);
    QCOMPARE(document.scenario().racks.feeds.value, 4.0);
    QCOMPARE(std::get<double>(document.reference_value("racks.power_limit")), 30e3);
    document.activate(base);
    document.set_value("racks.power_limit", 22e3);
    document.set_value("racks.power_limit", 28e3);
    document.activate(variant);
    QCOMPARE(power_limit_kw(document), 22.0);
  }

  void prices_of_a_variant_follow_the_currency_of_the_base() {
    Document document(catalogue());
    document.start({});
    document.set_value("compute.server_price", 100000.0);
    document.add_variant();
    document.set_value("compute.server_price", 200000.0);
    const int base = document.base()->id, variant = document.active().id;
    const double dollars = document.currencies().usd.at("EUR");
    document.activate(base);
    document.set_value("plan.currency", std::string("EUR"));
    document.activate(variant);
    QCOMPARE(document.scenario().plan.currency, std::string("EUR"));
    QVERIFY(std::abs(document.scenario().compute.server_price->value() * dollars / 200000.0 - 1.0) < 1e-12);
  }

  void a_variant_in_another_currency_compares_converted_prices() {
    Document document(catalogue());
    document.start({});
    document.set_value("compute.server_price", 100000.0);
    document.add_variant();
    const int base = document.base()->id, variant = document.active().id;
    document.set_value("plan.currency", std::string("EUR"));
    QVERIFY(!document.is_changed("compute.server_price"));
    QVERIFY(document.is_changed("plan.currency"));
    document.activate(base);
    document.set_value("compute.server_price", 120000.0);
    document.activate(variant);
    const double dollars = document.currencies().usd.at("EUR");
    QVERIFY(std::abs(document.scenario().compute.server_price->value() * dollars / 120000.0 - 1.0) < 1e-12);
    document.set_value("plan.currency", std::string("USD"));
    QVERIFY(document.active().overrides.empty());
  }

  void a_list_that_the_base_shortens_keeps_a_variants_entry() {
    auto scenario = example_scenario();
    scenario.workload.training.resize(2);
    Document document(catalogue());
    document.start(scenario);
    document.add_variant();
    document.set_value("workload.training.1.name", std::string("mine"));
    const int base = document.base()->id, variant = document.active().id;
    document.activate(base);
    document.change(QStringLiteral("remove"),
                    remove_entry_edits(document.scenario(), "workload.training", 1));
    document.activate(variant);
    QCOMPARE(document.scenario().workload.training.size(), std::size_t{1});
    document.activate(base);
    document.change(QStringLiteral("add"), add_entry_edits(document.scenario(), "workload.training"));
    document.activate(variant);
    QCOMPARE(document.scenario().workload.training.at(1).name, std::string("mine"));
  }

  void every_step_can_be_undone_in_the_tab_where_it_was_made() {
    Document document(catalogue());
    with_variant(document);
    const auto base = document.base()->id, variant = document.active().id;
    document.duplicate();
    document.add_scenario();
    document.rename(document.active().id, QStringLiteral("Base"));
    document.move(3, 0);
    document.remove(base);
    document.activate(variant);
    document.set_value("racks.feeds", 4.0);
    const auto last = document.scenarios();
    document.activate(last.front().id);
    document.steps().undo();
    QCOMPARE(document.active().id, variant);
    while (document.steps().canUndo()) document.steps().undo();
    QCOMPARE(document.scenarios().size(), std::size_t{1});
    QVERIFY(document.scenario() == example_scenario());
    QVERIFY(!document.is_modified());
    while (document.steps().canRedo()) document.steps().redo();
    QVERIFY(document.scenarios() == last);
  }

  void names_are_one_of_their_kind_and_the_last_scenario_stays() {
    Document document(catalogue());
    document.start({});
    document.add_variant();
    document.add_variant();
    QVERIFY(document.scenarios()[1].name != document.scenarios()[2].name);
    QCOMPARE(document.scenarios()[1].base, document.scenarios()[2].base);
    document.rename(document.active().id, QStringLiteral("  "));
    QVERIFY(!document.active().name.empty());
    for (int i = 0; i < 4; ++i) document.remove(document.active().id);
    QCOMPARE(document.scenarios().size(), std::size_t{1});
  }

  void variants_of_a_closed_base_stand_alone() {
    Document document(catalogue());
    with_variant(document);
    const auto values = document.scenario();
    document.remove(document.base()->id);
    QVERIFY(!document.base());
    QVERIFY(document.scenario() == values);
  }

  void a_project_keeps_scenarios_and_variants() {
    QTemporaryDir folder;
    const auto path = folder.filePath(QStringLiteral("plan.plenum"));
    Document document(catalogue());
    with_variant(document);
    document.change(QStringLiteral("job"), add_entry_edits(document.scenario(), "workload.training"));
    const int variant = document.active().id;
    document.activate(document.base()->id);
    document.set_value("power.utility_limit", 5e6);
    document.activate(variant);
    document.set_value("power.utility_limit", fields::Value{});
    document.set_value("plan.currency", std::string("EUR"));
    document.add_scenario();
    document.set_value("plan.name", std::string("third"));
    document.move(1, 0);
    document.save(path);
    QVERIFY(!document.is_modified());
    Document other(catalogue());
    other.open(path);
    compare(document, other);
    QCOMPARE(other.active().name, document.active().name);

    const auto project = store::Project::open(path.toStdString(), store::OpenMode::read_only);
    const auto stored = project.scenario(document.scenarios()[0].name);
    QVERIFY(stored && stored->is_variant());
    QVERIFY(stored->text.find("power_limit = \"22 kW\"") != std::string::npos);
    QVERIFY2(stored->text.find("servers_per_rack") == std::string::npos, "the base's input is not repeated");
  }

  void saving_again_keeps_ids_and_what_others_added() {
    QTemporaryDir folder;
    const auto path = folder.filePath(QStringLiteral("plan.plenum"));
    Document document(catalogue());
    with_variant(document);
    document.save(path);
    const auto read = [&] {
      return store::Project::open(path.toStdString(), store::OpenMode::read_only).scenarios();
    };
    const auto before = read();
    {
      auto project = store::Project::open(path.toStdString(), store::OpenMode::read_write);
      store::StoredScenario added;
      added.name = "from elsewhere";
      added.text = "format = \"plenum-scenario/1\"\n";
      added.position = 9;
      project.save(added);
    }
    document.rename(document.active().id, QStringLiteral("Narrow"));
    document.save(path);
    const auto after = read();
    QCOMPARE(after.size(), std::size_t{3});
    QCOMPARE(after[1].id, before[1].id);
    QCOMPARE(after[1].name, std::string("Narrow"));
    document.remove(document.active().id);
    document.save(path);
    QCOMPARE(read().size(), std::size_t{2});
    const auto copy = folder.filePath(QStringLiteral("copy.plenum"));
    document.save(copy);
    Document other(catalogue());
    other.open(copy);
    QCOMPARE(other.scenarios().size(), std::size_t{2});
  }

  void a_text_file_holds_one_scenario() {
    QTemporaryDir folder;
    const auto path = folder.filePath(QStringLiteral("plan.toml"));
    Desktop desktop(catalogue(), false);
    desktop.window().ask_to_save = [] { return MainWindow::Answer::discard; };
    auto& document = desktop.document();
    document.start(example_scenario());
    document.save(path);
    QVERIFY(desktop.window().open_file(path));
    desktop.window().show();
    document.add_variant();
    desktop.window().action(QStringLiteral("save"))->trigger();
    QVERIFY2(document.is_modified(), "nothing was written");
    QVERIFY(desktop.window().messages().text().contains(QStringLiteral(".plenum")));
    document.remove(document.active().id);
    document.set_value("racks.feeds", 4.0);
    desktop.window().action(QStringLiteral("save"))->trigger();
    QVERIFY(!document.is_modified());
    QCOMPARE(read_file(path, *catalogue()).scenario().racks.feeds.value, 4.0);
  }

  void a_crash_loses_no_tab() {
    QTemporaryDir folder;
    const auto path = folder.filePath(QStringLiteral("plan.plenum"));
    Document document(catalogue());
    with_variant(document);
    document.save(path);
    const auto copy = autosave_path(path, true), kept = folder.filePath(QStringLiteral("kept"));
    {
      Autosave autosave(document);
      document.rename(document.active().id, QStringLiteral("Narrow"));
      document.add_scenario();
      autosave.write_now();
      autosave.write_now();
      QVERIFY(QFile::copy(copy, kept));
    }
    QVERIFY(!QFileInfo::exists(copy));
    QVERIFY(QFile::rename(kept, copy));
    QCOMPARE(Autosave::left_over(path), copy);
    Document other(catalogue());
    other.open(path);
    other.become(QStringLiteral("restore"), read_file(copy, *catalogue()));
    compare(document, other);
    other.steps().undo();
    QCOMPARE(other.scenarios().size(), std::size_t{2});
  }

  void headlines_of_a_variant_show_the_change_against_its_base() {
    Document document(catalogue());
    document.start(example_scenario());
    document.add_variant();
    document.set_value("plan.horizon", 7.0 * year / (1.0 * second));
    const auto* tco = document.opened_plan();
    QCOMPARE(tco->cost.tco.value(), document.results_of(document.base()->id).plan->cost.tco.value());
    const auto shown = headlines(document)[4];
    QVERIFY2(!shown.change.isEmpty(), qPrintable(shown.label));
    document.activate(document.base()->id);
    QVERIFY(headlines(document)[4].change.isEmpty());
  }

  void tabs_show_move_rename_and_close() {
    Desktop desktop(catalogue(), false);
    auto& document = desktop.document();
    auto& window = desktop.window();
    window.ask_to_save = [] { return MainWindow::Answer::discard; };
    window.start_example(example());
    window.show();
    auto& bar = window.tabs().bar();
    QCOMPARE(bar.count(), 1);
    QVERIFY(!window.action(QStringLiteral("close-scenario"))->isEnabled());
    window.action(QStringLiteral("new-variant"))->trigger();
    QCOMPARE(bar.count(), 2);
    QCOMPARE(bar.currentIndex(), 1);
    QVERIFY(bar.tabText(1).endsWith(QStringLiteral("*")));
    QVERIFY(bar.tabToolTip(1).contains(QStringLiteral("Variant of")));
    QTest::mouseDClick(&bar, Qt::LeftButton, {}, bar.tabRect(1).center());
    auto* line = window.findChild<QLineEdit*>(QStringLiteral("scenario-name"));
    QVERIFY(line);
    type(line, QStringLiteral("R&D"));
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(document.active().name, std::string("R&D"));
    QVERIFY(bar.tabText(1).startsWith(QStringLiteral("R&&D")));
    QTest::mouseClick(&bar, Qt::LeftButton, {}, bar.tabRect(0).center());
    QVERIFY(!document.base());
    QVERIFY(!bar.tabText(0).contains(QChar(u'*')));
    bar.moveTab(0, 1);
    QCOMPARE(document.scenarios().front().name, std::string("R&D"));
    QVERIFY(!document.base());
    window.action(QStringLiteral("next-scenario"))->trigger();
    QVERIFY(document.base());
    window.show_input(QStringLiteral("racks.power_limit"));
    type(window.findChild<QLineEdit*>(QStringLiteral("racks.power_limit")), QStringLiteral("22 kW"));
    QVERIFY2(window.tabs().note().contains(QStringLiteral("1 difference")), qPrintable(window.tabs().note()));
    auto* close = qobject_cast<QToolButton*>(bar.tabButton(0, QTabBar::RightSide));
    QVERIFY(close && close->accessibleName().contains(QStringLiteral("R&D")));
    QTest::mouseClick(close, Qt::LeftButton);
    QCOMPARE(bar.count(), 1);
    window.action(QStringLiteral("undo"))->trigger();
    QCOMPARE(bar.count(), 2);
    QCOMPARE(power_limit_kw(document), 22.0);
  }
};

QTEST_MAIN(ScenariosTest)
#include "tst_scenarios.moc"
