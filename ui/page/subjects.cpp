#include "ui/page/subjects.h"

#include <QCoreApplication>

#include <algorithm>

namespace plenum::ui {

const std::vector<Subject>& subjects() {
  static const std::vector<Subject> all{
      {"overview", QT_TRANSLATE_NOOP("subjects", "Overview"), {"plan"}, {}},
      {"workload", QT_TRANSLATE_NOOP("subjects", "Workload"), {"workload"}, {"workload"}},
      {"compute", QT_TRANSLATE_NOOP("subjects", "GPUs"), {"compute"}, {"compute"}},
      {"fabric", QT_TRANSLATE_NOOP("subjects", "Fabric"), {"fabric"}, {"fabric"}},
      {"racks", QT_TRANSLATE_NOOP("subjects", "Racks"), {"racks"}, {"racks"}},
      {"power", QT_TRANSLATE_NOOP("subjects", "Power"), {"power"}, {"power"}},
      {"cooling", QT_TRANSLATE_NOOP("subjects", "Cooling"), {"cooling"}, {"cooling"}, true},
      {"site", QT_TRANSLATE_NOOP("subjects", "Site and energy"), {"site", "energy"}, {"site", "energy"}},
      {"carbon", QT_TRANSLATE_NOOP("subjects", "Carbon"), {"carbon"}, {"carbon"}},
      {"cost", QT_TRANSLATE_NOOP("subjects", "Cost"), {"cost", "finance"}, {"cost"}},
  };
  return all;
}

QString subject_label(const Subject& subject) {
  return QCoreApplication::translate("subjects", subject.label);
}

const Subject& subject_of(const std::string& path) {
  const auto first = path.substr(0, path.find('.'));
  const auto has = [&](const std::vector<std::string>& list) {
    return std::find(list.begin(), list.end(), first) != list.end();
  };
  for (const auto& subject : subjects())
    if (subject.key == first || has(subject.inputs) || has(subject.results)) return subject;
  return subjects().front();
}

Tally tally(const std::vector<plan::Finding>& findings, const Subject* subject) {
  Tally counts;
  for (const auto& finding : findings) {
    if (subject && &subject_of(finding.subject) != subject) continue;
    if (finding.severity == plan::Severity::error) ++counts.errors;
    else if (finding.severity == plan::Severity::warning) ++counts.warnings;
    else ++counts.notes;
  }
  return counts;
}

}  // namespace plenum::ui
