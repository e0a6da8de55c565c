#include <QDockWidget>
#include <QMimeData>
#include <QPushButton>

#include "tests/ui/fixture.h"
#include "ui/page/commands.h"
#include "ui/page/headlines.h"
#include "ui/table/result_table.h"

using namespace plenum;
using namespace plenum::ui;
using namespace plenum::ui::test;

/// The whole window, driven by keys and clicks.
class WindowTest : public QObject {
  Q_OBJECT

  static std::unique_ptr<Desktop> opened() {
    auto desktop = std::make_unique<Desktop>(catalogue(), false);
    desktop->window().ask_to_save = [] { return MainWindow::Answer::discard; };
    desktop->window().start_example(example());
    desktop->document().start(example_scenario());
    desktop->window().show();
    return desktop;
  }

  static QLineEdit* field(MainWindow& window, const char* path) {
    window.show_input(QString::fromLatin1(path));
    return window.findChild<QLineEdit*>(QString::fromLatin1(path));
  }

 private slots:
  void initTestCase() {
    apply_theme(Theme::light);
    use_language(QStringLiteral("en"));
  }

  void the_welcome_page_offers_the_examples() {
    Desktop desktop(catalogue(), false);
    QCOMPARE(desktop.window().page_key(), QStringLiteral("welcome"));
    desktop.window().show();
    const auto examples =
        desktop.window().findChildren<QAbstractButton*>(QRegularExpression(QStringLiteral("^example:")));
    QVERIFY(examples.size() >= 3);
    QTest::mouseClick(examples.front(), Qt::LeftButton);
    QCOMPARE(desktop.window().page_key(), QStringLiteral("overview"));
    QVERIFY(desktop.document().results_current());
  }

  void every_page_shows_without_a_result_and_with() {
    auto desktop = opened();
    for (const auto& subject : subjects()) {
      QVERIFY(desktop->window().show_page(QString::fromStdString(subject.key)));
      QCoreApplication::processEvents();
    }
    desktop->document().set_value("compute.server", std::string("dgx-9000"));
    for (const auto& subject : subjects()) {
      desktop->window().show_page(QString::fromStdString(subject.key));
      QCoreApplication::processEvents();
    }
    QVERIFY(!desktop->window().show_page(QStringLiteral("nowhere")));
  }

  void an_edit_shows_in_the_headlines_with_its_change() {
    auto desktop = opened();
    const auto before = headlines(desktop->document());
    type(field(desktop->window(), "cooling.supply_air"), QStringLiteral("18 °C"));
    const auto after = headlines(desktop->document());
    QCOMPARE(before[3].label, QStringLiteral("PUE"));
    QVERIFY2(before[3].value != after[3].value, qPrintable(after[3].value));
    QVERIFY(before[3].change.isEmpty() && after[3].change.startsWith(QChar(u'+')));
    QVERIFY(desktop->window().isWindowModified());
  }

  void fix_mends_a_finding_in_one_step() {
    auto desktop = opened();
    auto& document = desktop->document();
    type(field(desktop->window(), "racks.servers_per_rack"), QStringLiteral("20"));
    const auto find = [&](const QString& prefix) {
      return desktop->window().findChildren<QPushButton*>(
          QRegularExpression(QStringLiteral("^fix:") + prefix));
    };
    const auto has = [&](const char* rule) {
      const auto& all = document.results().findings;
      return std::any_of(all.begin(), all.end(), [&](const auto& f) { return f.rule == rule; });
    };
    QVERIFY(has("rack-power-limit"));
    const auto buttons = find(QStringLiteral("rack-power-limit"));
    QVERIFY(!buttons.isEmpty());
    const auto broken = document.scenario();
    QTest::mouseClick(buttons.back(), Qt::LeftButton);
    QVERIFY(!has("rack-power-limit"));
    document.steps().undo();
    QVERIFY(document.scenario() == broken);
  }

  void a_finding_leads_to_its_input() {
    auto desktop = opened();
    desktop->window().show_page(QStringLiteral("overview"));
    desktop->window().show_input(QStringLiteral("racks.future_power"));
    QCOMPARE(desktop->window().page_key(), QStringLiteral("racks"));
    auto* line = desktop->window().findChild<QLineEdit*>(QStringLiteral("racks.future_power"));
    QVERIFY2(line->isVisible(), "an advanced input is unfolded");
  }

  void undo_and_redo_by_keys() {
    auto desktop = opened();
    type(field(desktop->window(), "racks.power_limit"), QStringLiteral("22 kW"));
    QCOMPARE(power_limit_kw(desktop->document()), 22.0);
    desktop->window().action(QStringLiteral("undo"))->trigger();
    QCOMPARE(power_limit_kw(desktop->document()), 35.0);
    desktop->window().action(QStringLiteral("redo"))->trigger();
    QCOMPARE(power_limit_kw(desktop->document()), 22.0);
  }

  void closing_with_changes_asks() {
    auto desktop = opened();
    desktop->document().set_value("racks.feeds", 4.0);
    int asked = 0;
    auto answer = MainWindow::Answer::cancel;
    desktop->window().ask_to_save = [&] { return ++asked, answer; };
    QVERIFY(!desktop->window().close());
    answer = MainWindow::Answer::discard;
    QVERIFY(desktop->window().close());
    QCOMPARE(asked, 2);
  }

  void a_dropped_file_is_opened() {
    auto desktop = opened();
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(example())});
    QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&desktop->window(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&desktop->window(), &drop);
    QCOMPARE(desktop->document().path(), example());
  }

  void a_file_that_cannot_be_opened_is_told_in_the_window() {
    auto desktop = opened();
    QVERIFY(!desktop->window().open_file(QStringLiteral("/nonexistent/plan.toml")));
    QVERIFY(desktop->window().messages().isVisible());
    QVERIFY(desktop->window().messages().text().contains(QStringLiteral("plan.toml")));
  }

  void search_finds_inputs_results_and_commands() {
    std::vector<SearchEntry> entries;
    for (const auto* text : {"Power limit", "Électricité", "Undo"})
      entries.push_back({{}, QString::fromUtf8(text), {}, {}, [] {}});
    QCOMPARE(matches(entries, QStringLiteral("limit pow")).size(), std::size_t{1});
    QCOMPARE(matches(entries, QStringLiteral("electricite")).front()->text, QString::fromUtf8("Électricité"));
    QVERIFY(matches(entries, QStringLiteral("cake")).empty());
  }

  void every_command_has_an_action_and_no_two_the_same_keys() {
    auto desktop = opened();
    QSet<QString> keys;
    for (const auto& command : commands()) {
      const std::string_view id = command.id;
      if (id.empty() || id.starts_with("submenu:")) continue;
      QVERIFY2(desktop->window().action(QString::fromLatin1(command.id)), command.id);
      const auto sequence = command_keys(command).toString();
      QVERIFY2(sequence.isEmpty() || !keys.contains(sequence), command.id);
      keys << sequence;
    }
  }

  void french_changes_every_word_and_keeps_the_plan() {
    auto desktop = opened();
    desktop->document().set_value("racks.power_limit", 22e3);
    const auto before = desktop->document().scenario();
    desktop->use(QStringLiteral("fr"));
    QVERIFY(desktop->document().scenario() == before);
    auto& window = desktop->window();
    window.show_page(QStringLiteral("racks"));
    auto* line = window.findChild<QLineEdit*>(QStringLiteral("racks.power_limit"));
    QCOMPARE(line->accessibleName(), QStringLiteral("Limite de puissance"));
    QVERIFY(window.findChild<QDockWidget*>(QStringLiteral("findings"))
                ->windowTitle()
                .startsWith(QStringLiteral("Constats")));
    type(line, QStringLiteral("30,5 kW"));
    QCOMPARE(power_limit_kw(desktop->document()), 30.5);
    desktop->use(QStringLiteral("en"));
  }

  void nothing_is_left_untranslated() {
    QFile file(QStringLiteral(PLENUM_SOURCE_DIR "/ui/i18n/plenum_fr.ts"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto content = file.readAll();
    QVERIFY(content.contains("<context>"));
    QVERIFY(!content.contains("unfinished"));
    use_language(QStringLiteral("en"));
    const auto check = [](std::string_view text) {
      if (text.size() < 12 || text.find(' ') == text.npos) return;
      QVERIFY2(translated("fr", text) != text, std::string(text).c_str());
    };
    const plan::Scenario scenario;
    fields::visit(fields::object(scenario), [&](const fields::Place& place) {
      check(place.member->info.doc);
      check(place.member->info.unset);
    });
  }

  void reports_are_written_in_all_formats() {
    auto desktop = opened();
    QTemporaryDir folder;
    for (const auto& [format, start] : {std::pair{"pdf", "%PDF"}, std::pair{"html", "<!"},
                                        std::pair{"csv", ""}, std::pair{"markdown", "#"}}) {
      const auto path = folder.filePath(QString::fromLatin1(format));
      QVERIFY2(desktop->window().write_report(QString::fromLatin1(format), path),
               qPrintable(desktop->window().messages().text()));
      QFile file(path);
      QVERIFY(file.open(QIODevice::ReadOnly));
      QVERIFY(file.readAll().startsWith(start));
    }
    QVERIFY(
        !desktop->window().write_report(QStringLiteral("pdf"), QStringLiteral("/nonexistent/report.pdf")));
  }
};

QTEST_MAIN(WindowTest)
#include "tst_window.moc"
