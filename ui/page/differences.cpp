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

QString full_label(const Document& document, const std::string& path) {
  const auto label = input_label(document.scenario(), path);
  const bool in_list = std::count(path.begin(), path.end(), '.') > 1;  // its label says which entry
  return in_list ? label : Differences::tr("%1: %2").arg(subject_label(subject_of(path)), label);
}

report::Table differences_table(const Document& document) {
  report::Table table;
  const auto* base = document.base();
  table.title = (base ? Differences::tr("Inputs that differ from %1").arg(from_utf8(base->name))
                      : Differences::tr("Inputs that differ from the defaults"))
                    .toStdString();
  table.columns = {
      {Differences::tr("Input").toStdString(), {}, report::Align::left},
      {Differences::tr("Value").toStdString(), {}, report::Align::right},
      {(base ? from_utf8(base->name) : Differences::tr("Default")).toStdString(), {}, report::Align::right}};
  fields::visit(fields::object(document.scenario()), [&](const fields::Place& place) {
    if (place.member->kind == fields::Kind::series || !document.is_changed(place.path)) return;
    const auto shown = [&](const fields::Value& value) {
      return display_text(*place.member, value, document.currencies()).toStdString();
    };
    table.rows.push_back({full_label(document, place.path).toStdString(), shown(place.value()),
                          shown(document.reference_value(place.path))});
  });
  return table;
}

}  // namespace plenum::ui
