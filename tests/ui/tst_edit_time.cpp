#include <QLabel>

#include "tests/ui/fixture.h"

using namespace plenum;
using namespace plenum::ui;
using namespace plenum::ui::test;

/// What an edit costs: run it with `-minimumvalue 300` for a steady figure. The aim is one frame, 16 ms.
class EditTimeTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    apply_theme(Theme::light);
    use_language(QStringLiteral("en"));
  }

  /// From a key in the field of the power limit until its page and the panels beside it have been painted again.
  void a_key_until_the_results_are_painted() {
    Desktop desktop(catalogue(), false);
    desktop.window().ask_to_save = [] { return MainWindow::Answer::discard; };
    desktop.window().start_example(example());
    desktop.document().start(example_scenario());
    desktop.window().show();
    desktop.window().show_input(QStringLiteral("racks.power_limit"));
    auto* line = desktop.window().findChild<QLineEdit*>(QStringLiteral("racks.power_limit"));
    type(line, QStringLiteral("3"));
    line->setCursorPosition(1);
    QCoreApplication::processEvents();
    bool longer = false;
    QBENCHMARK {
      // Typed behind the first digit and taken away again: 3, 35, 3 ... kW, each a plan of its own.
      longer = !longer;
      QTest::keyClick(line, longer ? Qt::Key_5 : Qt::Key_Backspace);
      QCoreApplication::processEvents();
    }
    QCOMPARE(power_limit_kw(desktop.document()), longer ? 35.0 : 3.0);
  }
};

QTEST_MAIN(EditTimeTest)
#include "tst_edit_time.moc"
