#include "ui/page/differences.h"

#include <QCoreApplication>

#include <algorithm>

#include "ui/document/document.h"
#include "ui/i18n/words.h"
#include "ui/page/subjects.h"

namespace plenum::ui {
namespace {
struct Differences {
  Q_DECLARE_TR_FUNCTIONS(Differences)
};
}  // namespace

report::Table differences_table(const Document& document) {
  report::Table table;
  table.title = Differences::tr("Inputs that differ from the defaults").toStdString();
  table.columns = {{Differences::tr("Input").toStdString(), {}, report::Align::left},
                   {Differences::tr("Value").toStdString(), {}, report::Align::right},
                   {Differences::tr("Default").toStdString(), {}, report::Align::right}};
  fields::visit(fields::object(document.scenario()), [&](const fields::Place& place) {
    if (place.member->kind == fields::Kind::series || !document.is_changed(place.path)) return;
    const auto shown = [&](const fields::Value& value) {
      return display_text(*place.member, value, document.currencies()).toStdString();
    };
    const auto label = input_label(document.scenario(), place.path);
    const bool in_list =
        std::count(place.path.begin(), place.path.end(), '.') > 1;  // its label says which entry
    const auto name = in_list ? label : subject_label(subject_of(place.path)) + QStringLiteral(": ") + label;
    table.rows.push_back(
        {name.toStdString(), shown(place.value()), shown(document.default_value(place.path))});
  });
  return table;
}

}  // namespace plenum::ui
