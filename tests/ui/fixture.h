#pragma once

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

#include <memory>

#include "models/plan/catalogue.h"
#include "models/plan/scenario_file.h"
#include "ui/form/form.h"
#include "ui/i18n/language.h"
#include "ui/page/desktop.h"

/// What the desktop's tests share: the catalogue of the source tree, an example, and keys typed into a real field.
namespace plenum::ui::test {

inline std::shared_ptr<const plan::Catalogue> catalogue() {
  static const auto shared = plan::Catalogue::load(std::filesystem::path(PLENUM_SOURCE_DIR) / "data");
  return shared;
}

inline QString example() { return QStringLiteral(PLENUM_SOURCE_DIR "/data/examples/v100-training-pod.toml"); }

/// The example with a power limit that the tests know.
inline plan::Scenario example_scenario() {
  auto scenario = plan::read_scenario(example().toStdString(), *catalogue());
  scenario.racks.power_limit = 35.0 * kilowatt;
  return scenario;
}

/// Replaces a field's text as a user does: select all, type.
inline void type(QLineEdit* line, const QString& text) {
  line->setFocus();
  line->selectAll();
  QTest::keyClick(line, Qt::Key_Delete);
  QTest::keyClicks(line, text);
}

inline QLineEdit* line_of(const Form& form, const char* path) {
  return qobject_cast<QLineEdit*>(form.row(path)->editor().input());
}

inline double power_limit_kw(const Document& document) {
  const auto& limit = document.scenario().racks.power_limit;
  return limit ? limit->value() / 1e3 : -1.0;
}

}  // namespace plenum::ui::test
