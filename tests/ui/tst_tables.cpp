#include <QClipboard>
#include <QSignalSpy>

#include <numeric>

#include "tests/ui/fixture.h"
#include "ui/page/deciders.h"
#include "ui/table/column_widths.h"
#include "ui/table/table_view.h"

using namespace plenum;
using namespace plenum::ui;
using namespace plenum::ui::test;

/// Tables share their room, and the panel of what decides the cost.
class TablesTest : public QObject {
  Q_OBJECT

  static int sum(const std::vector<int>& widths) { return std::accumulate(widths.begin(), widths.end(), 0); }

  static std::unique_ptr<Desktop> opened(int width) {
    auto desktop = std::make_unique<Desktop>(catalogue(), false);
    desktop->window().ask_to_save = [] { return MainWindow::Answer::discard; };
    desktop->window().start_example(example());
    desktop->window().resize(width, 900);
    desktop->window().show();
    return desktop;
  }

  /// A word of a cell or heading that is wider than its column, or lines that are higher than their row; nothing when all is seen.
  static QString cut(const TableView& view) {
    const auto& model = *view.model();
    const auto check = [&](const QString& text, int column, const QFontMetrics& metrics, int height) {
      const int room = view.columnWidth(column) - 6;
      const auto box = metrics.boundingRect(QRect(0, 0, room, 10000), Qt::TextWordWrap, text);
      return box.width() > room || (height > 0 && box.height() > height) ? text : QString();
    };
    for (int j = 0; j < model.columnCount(); ++j) {
      for (const auto& line : model.headerData(j, Qt::Horizontal).toString().split(QChar(u'\n')))
        if (view.horizontalHeader()->fontMetrics().horizontalAdvance(line) > view.columnWidth(j)) return line;
      for (int i = 0; i < model.rowCount(); ++i) {
        const auto text =
            check(model.index(i, j).data().toString(), j, view.fontMetrics(), view.rowHeight(i));
        if (!text.isEmpty()) return text;
      }
    }
    return {};
  }

 private slots:
  void initTestCase() {
    apply_theme(Theme::light);
    use_language(QStringLiteral("en"));
  }

  void enough_room_goes_to_the_first_column() {
    const std::vector<ColumnNeed> needs{{100, 80, 40}, {60, 50, 50}};
    QCOMPARE(column_widths(needs, 200), (std::vector{140, 60}));
    QVERIFY(column_widths({}, 200).empty());
  }

  void headings_wrap_before_texts_and_labels_last() {
    const std::vector<ColumnNeed> needs{{100, 100, 40}, {90, 50, 50}, {300, 290, 80}};
    const auto wrapped = column_widths(needs, 450);
    QVERIFY(wrapped[0] >= 100 && wrapped[1] >= 50 && wrapped[2] >= 290);
    const auto narrower = column_widths(needs, 300);
    QCOMPARE(narrower[0], 100);
    QCOMPARE(narrower[1], 50);
    QCOMPARE(narrower[2], 150);
    QVERIFY(column_widths(needs, 200)[0] < 100);
  }

  void room_is_used_up_exactly_or_the_least_is_given() {
    const std::vector<ColumnNeed> needs{{130, 101, 37}, {97, 50, 50}, {301, 290, 83}};
    for (int room = 150; room < 700; room += 7)
      QCOMPARE(sum(column_widths(needs, room)), std::max(room, 170));
  }

  void no_word_is_cut_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("width");
    for (const auto& language : {QStringLiteral("en"), QStringLiteral("fr")})
      for (const int width : {1100, 1440, 1920})
        QTest::newRow(qPrintable(QStringLiteral("%1, %2 px").arg(language).arg(width))) << language << width;
  }

  void no_word_is_cut() {
    QFETCH(QString, language);
    QFETCH(int, width);
    auto desktop = opened(width);
    desktop->use(language);
    desktop->window().resize(width, 900);
    desktop->window().show();
    for (const auto& subject : subjects()) {
      desktop->window().show_page(QString::fromStdString(subject.key));
      QCoreApplication::processEvents();
      for (const auto* view : desktop->window().findChildren<TableView*>()) {
        if (!view->isVisible() || view->model()->rowCount() == 0) continue;
        const auto text = cut(*view);
        QVERIFY2(text.isEmpty(), qPrintable(view->accessibleName() + QStringLiteral(": ") + text));
        if (width >= 1440)
          QVERIFY2(view->horizontalHeader()->length() <= view->viewport()->width(),
                   qPrintable(view->accessibleName()));
      }
    }
    desktop->use(QStringLiteral("en"));
  }

  void wrapped_headings_are_copied_on_one_line() {
    TableView view;
    report::Table table;
    table.columns = {{"What it is", {}, report::Align::left}, {"A long heading", "kW", report::Align::right}};
    table.rows = {{"a", report::Cell("1", 1.0)}};
    view.resize(150, 100);
    view.show();
    view.set_table(table);
    QVERIFY(view.model()->headerData(1, Qt::Horizontal).toString().contains(QChar(u'\n')));
    view.copy();
    QVERIFY(
        QApplication::clipboard()->text().startsWith(QStringLiteral("What it is\tA long heading (kW)\n")));
  }

  void what_decides_the_cost_is_told_and_leads_to_the_input() {
    auto desktop = opened(1440);
    auto* panel = desktop->window().findChild<DecidersPanel*>();
    QSignalSpy replaced(panel, &DecidersPanel::replaced);
    QVERIFY(replaced.wait());
    const auto& document = desktop->document();
    const auto expected = plan::movers(
        {document.scenario(), *document.results().resolved, *document.results().plan, document.currencies()},
        "cost.tco", 5);
    const auto told = deciders(document, expected);
    QCOMPARE(told.size(), std::size_t{5});
    for (std::size_t i = 0; i < told.size(); ++i) {
      auto* bar = panel->bars()[i];
      QCOMPARE(bar->text(), told[i].label);
      QVERIFY(bar->toolTip().contains(told[i].path));
      QVERIFY(bar->accessibleName().contains(QChar(u'%')));
      QVERIFY(!bar->stale());
      desktop->window().show_page(QStringLiteral("overview"));
      QTest::mouseClick(bar, Qt::LeftButton);
      const auto page = told[i].input ? subject_of(told[i].path.toStdString()).key : std::string("overview");
      QCOMPARE(desktop->window().page_key().toStdString(), page);
    }
  }

  void less_cost_is_blue_to_the_left_and_more_is_orange_to_the_right() {
    DeciderBar bar;
    bar.resize(200, bar.sizeHint().height());
    const auto colour = [&](double change, double at) {
      bar.set_decider({QStringLiteral("cost.it_price"), QStringLiteral("Price"), change, true});
      bar.set_scale(-0.1, 0.1);
      return bar.grab().toImage().pixelColor(static_cast<int>(200 * at), bar.height() - 9);
    };
    const auto c = colours();
    QCOMPARE(colour(-0.1, 0.25), c.series[0]);
    QCOMPARE(colour(0.1, 0.75), c.series[1]);
    QVERIFY(colour(-0.1, 0.75) != c.series[0] && colour(0.1, 0.25) != c.series[1]);
    bar.set_stale(true);
    QVERIFY(colour(0.1, 0.75) != c.series[1]);
    QVERIFY(bar.accessibleName().contains(QStringLiteral("+10")));
  }

  void an_edit_greys_the_bars_until_they_are_replaced() {
    auto desktop = opened(1440);
    auto* panel = desktop->window().findChild<DecidersPanel*>();
    QSignalSpy replaced(panel, &DecidersPanel::replaced);
    QVERIFY(replaced.wait());
    desktop->document().set_value("compute.servers", 64.0);
    QVERIFY(panel->bars().front()->stale());
    QVERIFY(replaced.wait());
    QVERIFY(!panel->bars().front()->stale());
  }
};

QTEST_MAIN(TablesTest)
#include "tst_tables.moc"
