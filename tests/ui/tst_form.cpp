#include "tests/ui/fixture.h"
#include "ui/form/catalogue_editor.h"

using namespace plenum;
using namespace plenum::ui;
using namespace plenum::ui::test;

/// Fields as a user meets them: typing, problems, reset, choices, lists.
class FormTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { use_language(QStringLiteral("en")); }

  void typing_changes_the_plan_at_once() {
    Document document(catalogue());
    document.start(example_scenario());
    Form form(document, "racks");
    form.show();
    auto* line = line_of(form, "racks.power_limit");
    QCOMPARE(line->text(), QStringLiteral("35 kW"));
    const auto racks = document.results().plan->racks.count;
    type(line, QStringLiteral("10.2 kW"));
    QCOMPARE(power_limit_kw(document), 10.2);
    QVERIFY(document.results().plan->racks.count > racks);
    QVERIFY(document.is_modified());
  }

  void typing_in_one_field_is_one_step() {
    Document document(catalogue());
    document.start(example_scenario());
    Form form(document, "racks");
    form.show();
    type(line_of(form, "racks.power_limit"), QStringLiteral("41.5 kW"));
    QCOMPARE(document.steps().count(), 1);
    QCOMPARE(document.steps().undoText(), QStringLiteral("Change Power limit"));
    document.steps().undo();
    QCOMPARE(power_limit_kw(document), 35.0);
    QCOMPARE(line_of(form, "racks.power_limit")->text(), QStringLiteral("35 kW"));
    document.steps().redo();
    QCOMPARE(power_limit_kw(document), 41.5);
  }

  void a_wrong_text_is_told_beside_the_field_and_changes_nothing() {
    Document document(catalogue());
    document.start(example_scenario());
    Form form(document, "racks");
    form.show();
    auto* row = form.row("racks.power_limit");
    auto* line = line_of(form, "racks.power_limit");
    type(line, QStringLiteral("35 kg"));
    QVERIFY(row->problem_text().contains(QStringLiteral("does not fit here")));
    QVERIFY(line->property("wrong").toBool());
    QTest::keyClick(line, Qt::Key_Escape);
    QCOMPARE(row->problem_text(), QString());
    QVERIFY(!line->property("wrong").toBool());
  }

  void leaving_a_field_that_nobody_edited_keeps_the_exact_value() {
    Document document(catalogue());
    auto scenario = example_scenario();
    const double exact = 12345.678901234567;
    scenario.racks.power_limit = exact * watt;
    document.start(scenario);
    Form form(document, "racks");
    form.show();
    auto* line = line_of(form, "racks.power_limit");
    line->setFocus();
    QTest::keyClick(line, Qt::Key_Tab);
    QTest::keyClick(line, Qt::Key_Return);
    QVERIFY(document.scenario().racks.power_limit->value() == exact);
    QVERIFY(!document.is_modified());
  }

  void a_changed_field_can_be_reset() {
    Document document(catalogue());
    document.start({});
    Form form(document, "racks");
    form.show();
    auto* row = form.row("racks.feeds");
    QVERIFY(!row->is_changed() && row->reset_button().isHidden());
    type(line_of(form, "racks.feeds"), QStringLiteral("4"));
    QVERIFY(row->is_changed() && !row->reset_button().isHidden());
    QTest::mouseClick(&row->reset_button(), Qt::LeftButton);
    QVERIFY(!row->is_changed());
    QCOMPARE(line_of(form, "racks.feeds")->text(), QStringLiteral("2"));
  }

  void an_unset_field_says_what_that_means() {
    Document document(catalogue());
    document.start({});
    Form form(document, "energy");
    auto* line = line_of(form, "energy.price");
    QCOMPARE(line->text(), QString());
    QVERIFY2(line->placeholderText().contains(QStringLiteral("as the region has")),
             qPrintable(line->placeholderText()));
    QVERIFY2(line->placeholderText().contains(QStringLiteral("USD/kWh")),
             qPrintable(line->placeholderText()));
  }

  void every_input_of_the_scenario_has_a_field() {
    Document document(catalogue());
    document.start(example_scenario());
    std::vector<std::unique_ptr<Form>> forms;
    for (const auto& member : fields::schema<plan::Scenario>().members)
      forms.push_back(std::make_unique<Form>(document, std::string(member.info.key)));
    fields::visit(fields::object(document.scenario()), [&](const fields::Place& place) {
      const bool found = std::any_of(forms.begin(), forms.end(),
                                     [&](const auto& form) { return form->row(place.path) != nullptr; });
      QVERIFY2(found, place.path.c_str());
    });
    for (const auto& form : forms)
      for (const auto* row : form->rows()) {
        QVERIFY(!row->editor().input()->accessibleName().isEmpty());
        QCOMPARE(row->label().buddy(), row->editor().input());
        QVERIFY(row->label().toolTip().contains(QString::fromStdString(row->path())));
      }
  }

  void a_catalogue_field_lists_records_by_name_and_takes_ids() {
    Document document(catalogue());
    document.start(example_scenario());
    Form form(document, "power");
    auto* ups = qobject_cast<QComboBox*>(form.row("power.ups")->editor().input());
    QVERIFY(ups->count() > 1);
    for (int i = 0; i < ups->count(); ++i)
      QVERIFY2(!ups->itemData(i).toString().startsWith(QStringLiteral("transformer")),
               qPrintable(ups->itemText(i)));
    const auto before = document.scenario().power.ups;
    ups->setEditText(QStringLiteral("no-such-ups"));
    emit ups->lineEdit()->editingFinished();
    QVERIFY(!form.row("power.ups")->problem_text().isEmpty());
    QCOMPARE(document.scenario().power.ups, before);
    const auto other = ups->itemData(ups->findData(QString::fromStdString(before)) == 0 ? 1 : 0).toString();
    ups->setEditText(other);
    emit ups->lineEdit()->editingFinished();
    QCOMPARE(document.scenario().power.ups, other.toStdString());
    QVERIFY(form.row("power.ups")->problem_text().isEmpty());
  }

  void entries_of_a_list_are_added_and_removed() {
    Document document(catalogue());
    document.start(example_scenario());
    Form form(document, "workload");
    form.show();
    const auto before = document.scenario();
    QVERIFY(!form.row("workload.training.1.name"));
    QTest::mouseClick(form.findChild<QAbstractButton*>(QStringLiteral("workload.training.add")),
                      Qt::LeftButton);
    QCOMPARE(document.scenario().workload.training.size(), std::size_t{2});
    QVERIFY(form.row("workload.training.1.name"));
    document.steps().undo();
    QCOMPARE(document.scenario(), before);
    QVERIFY(!form.row("workload.training.1.name"));
  }
};

QTEST_MAIN(FormTest)
#include "tst_form.moc"
