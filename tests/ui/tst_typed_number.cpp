#include "tests/ui/fixture.h"
#include "ui/i18n/typed_number.h"
#include "ui/i18n/words.h"

using namespace plenum;
using namespace plenum::ui;

/// What people type into number fields, in English and French.
class TypedNumberTest : public QObject {
  Q_OBJECT

  static const fields::Member& member(const fields::Schema& schema, const char* key) {
    return *schema.find(key);
  }
  static const fields::Member& power_limit() {
    return member(fields::schema<rack::RackInputs>(), "power_limit");
  }
  static const fields::Member& utilisation() {
    return member(fields::schema<workload::ComputeInputs>(), "utilisation");
  }

 private slots:
  void initTestCase() { use_language(QStringLiteral("en")); }

  void numbers_data() {
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<double>("watts");
    QTest::newRow("bare number has the shown unit") << "en_US"
                                                    << "35" << 35e3;
    QTest::newRow("unit") << "en_US"
                          << "10.2 kW" << 10.2e3;
    QTest::newRow("another unit") << "en_US"
                                  << "0.7 MW" << 0.7e6;
    QTest::newRow("product") << "en_US"
                             << "8*700 W" << 5600.0;
    QTest::newRow("decimal comma where a point is usual") << "en_US"
                                                          << "10,2 kW" << 10.2e3;
    QTest::newRow("decimal comma") << "fr_FR"
                                   << "10,2 kW" << 10.2e3;
    QTest::newRow("decimal point where a comma is usual") << "fr_FR"
                                                          << "10.2 kW" << 10.2e3;
    QTest::newRow("three decimals after a comma") << "fr_FR"
                                                  << "1,234 kW" << 1234.0;
    QTest::newRow("leading zero is no group") << "en_US"
                                              << "0,125 MW" << 125e3;
    QTest::newRow("spaces group") << "en_US"
                                  << "1 234 kW" << 1234e3;
    QTest::newRow("narrow spaces group") << "fr_FR" << QStringLiteral("1\u202f234,5 kW") << 1234.5e3;
  }
  void numbers() {
    QFETCH(QString, locale);
    QFETCH(QString, typed);
    QFETCH(double, watts);
    const auto reading = read_typed(power_limit(), typed, {}, QLocale(locale));
    QCOMPARE(reading.problem, QString());
    QCOMPARE(std::get<double>(reading.value), watts);
  }

  void refused_data() {
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("part");
    QTest::newRow("comma could group") << "en_US"
                                       << "1,024 kW"
                                       << "two things";
    QTest::newRow("two kinds of separators") << "en_US"
                                             << "1,024.5 kW"
                                             << "two things";
    QTest::newRow("two kinds of separators, French") << "fr_FR"
                                                     << "1.024,5 kW"
                                                     << "two things";
    QTest::newRow("two points") << "fr_FR"
                                << "1.024.000 kW"
                                << "two things";
    QTest::newRow("another dimension") << "en_US"
                                       << "10 kg"
                                       << "does not fit here";
    QTest::newRow("no number") << "en_US"
                               << "plenty"
                               << "does not fit here";
    QTest::newRow("out of range") << "en_US"
                                  << "-5 kW"
                                  << "more than 0";
  }
  void refused() {
    QFETCH(QString, locale);
    QFETCH(QString, typed);
    QFETCH(QString, part);
    const auto reading = read_typed(power_limit(), typed, {}, QLocale(locale));
    QVERIFY2(reading.problem.contains(part), qPrintable(reading.problem));
  }

  void percent_is_the_shown_unit() {
    QCOMPARE(std::get<double>(read_typed(utilisation(), QStringLiteral("65"), {}).value), 0.65);
    QCOMPARE(std::get<double>(read_typed(utilisation(), QStringLiteral("65 %"), {}).value), 0.65);
    QVERIFY(!read_typed(utilisation(), QStringLiteral("165"), {}).problem.isEmpty());
  }

  void empty_unsets_an_optional_only() {
    const auto unset = read_typed(power_limit(), QString(), {});
    QVERIFY(unset.problem.isEmpty() && std::holds_alternative<std::monostate>(unset.value));
    QVERIFY(
        std::holds_alternative<std::monostate>(read_typed(power_limit(), QStringLiteral("auto"), {}).value));
    QVERIFY(!read_typed(utilisation(), QString(), {}).problem.isEmpty());
  }

  void whole_numbers() {
    const auto& servers = member(fields::schema<workload::ComputeInputs>(), "servers");
    QCOMPARE(std::get<double>(read_typed(servers, QStringLiteral("128"), {}).value), 128.0);
    QVERIFY(!read_typed(servers, QStringLiteral("12.5"), {}).problem.isEmpty());
  }

  void units_are_read_in_the_reader_s_words() {
    use_language(QStringLiteral("fr"));
    const auto& deadline = member(fields::schema<workload::TrainingJob>(), "deadline");
    QCOMPARE(std::get<double>(read_typed(deadline, QStringLiteral("7 j"), {}).value), 7 * 86400.0);
    QCOMPARE(field_text(deadline, 7.5 * 3600.0, {}), QStringLiteral("7,5 h"));
    const auto& horizon = member(fields::schema<plan::PlanInputs>(), "horizon");
    const auto five = units::parse_unit("yr").to_coherent(5.0);
    QCOMPARE(field_text(horizon, five, {}), QStringLiteral("5 an"));
    QCOMPARE(std::get<double>(read_typed(horizon, QStringLiteral("5 an"), {}).value), five);
    use_language(QStringLiteral("en"));
    QCOMPARE(std::get<double>(read_typed(deadline, QStringLiteral("7 day"), {}).value), 7 * 86400.0);
  }

  /// What a field shows is read back as the same value, in both languages, for every number of the scenario.
  void every_field_text_reads_back() {
    const plan::Scenario defaults;
    for (const auto& language : languages()) {
      use_language(language);
      int count = 0;
      fields::visit(fields::object(defaults), [&](const fields::Place& place) {
        const auto value = place.value();
        if (place.member->kind != fields::Kind::number || std::holds_alternative<std::monostate>(value))
          return;
        const auto text = field_text(*place.member, value, {});
        const auto reading = read_typed(*place.member, text, {});
        QVERIFY2(reading.problem.isEmpty(), qPrintable(text + QStringLiteral(": ") + reading.problem));
        QVERIFY2(qFuzzyCompare(1 + std::get<double>(reading.value), 1 + std::get<double>(value)),
                 place.path.c_str());
        ++count;
      });
      QVERIFY(count > 10);
    }
    use_language(QStringLiteral("en"));
  }
};

QTEST_MAIN(TypedNumberTest)
#include "tst_typed_number.moc"
