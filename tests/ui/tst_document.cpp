#include "tests/ui/fixture.h"
#include "ui/document/files.h"
#include "ui/document/scenario_edits.h"

using namespace plenum;
using namespace plenum::ui;
using namespace plenum::ui::test;

/// The document: steps, files, currency, rescue copies.
class DocumentTest : public QObject {
  Q_OBJECT

  /// A scenario in which every leaf that can be is away from its default.
  static plan::Scenario everything_changed() {
    auto scenario = example_scenario();
    scenario.workload.training.resize(2);
    scenario.workload.finetuning.resize(1);
    scenario.workload.inference.resize(1);
    scenario.workload.models.resize(1);
    fields::visit(fields::object(scenario), [](const fields::Place& place) {
      const auto& member = *place.member;
      const auto before = place.value();
      const auto* truth = std::get_if<bool>(&before);  // none where an optional is unset
      if (member.kind == fields::Kind::boolean) place.assign(truth == nullptr || !*truth);
      if (member.kind == fields::Kind::choice) place.assign(std::string(member.choices.back().key));
      if (member.kind == fields::Kind::month) place.assign(std::string("2029-11"));
      if (member.kind != fields::Kind::number) return;
      const auto& range = member.info.range;
      const double low = std::max(range.low, -1e3), high = std::min(range.high, 1e3);
      const double value =
          member.whole ? std::min(std::ceil(low + 3), high) : low + (high - low) * 0.37654321987;
      place.assign(fields::unit_of(member, {}).to_coherent(value));
    });
    return scenario;
  }

 private slots:
  void initTestCase() { use_language(QStringLiteral("en")); }

  void saved_and_reopened_it_is_the_same() {
    for (const auto* name : {"plan.toml", "plan.plenum"}) {
      QTemporaryDir folder;
      const auto path = folder.filePath(QString::fromLatin1(name));
      Document document(catalogue());
      const auto scenario = everything_changed();
      document.start(scenario);
      document.set_value("plan.name", std::string("Größe “quoted” \\ plan"));
      const auto saved = document.scenario();
      document.save(path);
      QVERIFY(!document.is_modified());
      Document other(catalogue());
      other.open(path);
      for (const auto& edit : fields::difference(fields::object(saved), fields::object(other.scenario())))
        QFAIL(edit.path.c_str());
      QVERIFY(other.scenario() == saved);
      document.set_value("plan.name", std::string("second"));
      document.save(path);
      other.open(path);
      QCOMPARE(other.scenario().plan.name, std::string("second"));
    }
  }

  void a_file_that_cannot_be_read_leaves_the_document_alone() {
    QTemporaryDir folder;
    const auto path = folder.filePath(QStringLiteral("broken.toml"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("format = \"plenum-scenario/1\"\n[racks]\npower_limmit = \"35 kW\"\n");
    file.close();
    Document document(catalogue());
    document.start(example_scenario());
    const auto before = document.scenario();
    try {
      document.open(path);
      QFAIL("a misspelt key was accepted");
    } catch (const FileProblem& problem) {
      QVERIFY2(QString::fromUtf8(problem.what()).contains(QStringLiteral("power_limmit")), problem.what());
    }
    QVERIFY(document.scenario() == before);
    QVERIFY_EXCEPTION_THROWN(document.open(folder.filePath(QStringLiteral("absent.plenum"))), FileProblem);
  }

  void every_step_can_be_undone_and_done_again() {
    Document document(catalogue());
    document.start(example_scenario());
    const auto before = document.scenario();
    document.become(QStringLiteral("all"), everything_changed());
    document.change(QStringLiteral("remove"),
                    remove_entry_edits(document.scenario(), "workload.training", 0));
    document.set_value("plan.currency", std::string("CHF"));
    const auto after = document.scenario();
    while (document.steps().canUndo()) document.steps().undo();
    QVERIFY(document.scenario() == before);
    while (document.steps().canRedo()) document.steps().redo();
    QVERIFY(document.scenario() == after);
  }

  void removing_an_entry_moves_the_later_ones_up() {
    auto scenario = example_scenario();
    scenario.workload.training.resize(3);
    for (std::size_t i = 0; i < 3; ++i) scenario.workload.training[i].name = "job " + std::to_string(i);
    scenario.workload.training[2].deadline = 5.0 * day;
    const auto edits = remove_entry_edits(scenario, "workload.training", 1);
    fields::redo(fields::object(scenario), edits);
    QCOMPARE(scenario.workload.training.size(), std::size_t{2});
    QCOMPARE(scenario.workload.training[1].name, std::string("job 2"));
    QVERIFY(scenario.workload.training[1].deadline.has_value());
  }

  void prices_keep_their_worth_when_the_currency_changes() {
    Document document(catalogue());
    document.start({});
    document.set_value("compute.server_price", 100000.0);
    const double dollars = document.currencies().usd.at("EUR");
    document.set_value("plan.currency", std::string("EUR"));
    QVERIFY(std::abs(document.scenario().compute.server_price->value() * dollars / 100000.0 - 1.0) < 1e-12);
    document.steps().undo();
    QCOMPARE(document.scenario().compute.server_price->value(), 100000.0);
    QCOMPARE(document.scenario().plan.currency, std::string("USD"));
  }

  void an_unknown_record_is_told_and_the_last_plan_stays() {
    Document document(catalogue());
    document.start(example_scenario());
    document.set_value("compute.server", std::string("dgx-9000"));
    QVERIFY(!document.results_current());
    QVERIFY(document.results().plan);
    QCOMPARE(document.results().trouble_path, std::string("compute.server"));
    document.steps().undo();
    QVERIFY(document.results_current());
  }

  void a_crash_leaves_a_rescue_copy_and_an_orderly_end_none() {
    QTemporaryDir folder;
    const auto path = folder.filePath(QStringLiteral("plan.toml"));
    Document document(catalogue());
    document.start(example_scenario());
    document.save(path);
    {
      Autosave autosave(document);
      document.set_value("plan.name", std::string("rescued"));
      autosave.write_now();
      QVERIFY(QFileInfo::exists(autosave_path(path)));
      QVERIFY2(!Autosave::left_over(path), "its writer is alive");
      QCOMPARE(read_file(autosave_path(path), *catalogue()).scenario().plan.name, std::string("rescued"));
      QVERIFY(QFile::copy(autosave_path(path), folder.filePath(QStringLiteral("copy"))));
    }
    QVERIFY(!QFileInfo::exists(autosave_path(path)));
    QVERIFY(QFile::rename(folder.filePath(QStringLiteral("copy")), autosave_path(path)));
    QCOMPARE(Autosave::left_over(path), autosave_path(path));
  }
};

QTEST_MAIN(DocumentTest)
#include "tst_document.moc"
