#include "core/text/json.h"
#include "models/plan/evaluation.h"

namespace plenum::plan {
namespace {

text::Json source_json(const UsedFigure& figure) {
  return {{"path", figure.path},
          {"label", figure.label},
          {"value", figure.value},
          {"unit", figure.unit},
          {"basis", catalog::to_key(figure.provenance.basis)},
          {"source", figure.provenance.source},
          {"title", figure.source_title},
          {"url", figure.source_url},
          {"as_of", figure.provenance.as_of},
          {"note", figure.provenance.note}};
}

}  // namespace

std::vector<std::string> subjects() {
  auto keys = fields::schema<Plan>().keys();
  std::erase(keys, "findings");
  return keys;
}

std::string to_json(const Evaluation& e, const std::vector<UsedFigure>& figures, const Stamp& stamp,
                    std::string_view only) {
  text::Json root;
  root["format"] = "plenum-plan/1";
  root["plan"] = text::to_json(fields::object(e.given.plan), e.currencies);
  root["plan"]["version"] = stamp.version;
  root["plan"]["catalogue_hash"] = stamp.catalogue_hash;
  const auto results = text::to_json(fields::object(e.plan), e.currencies);
  for (const auto& [key, value] : results.items())
    if (key != "findings" && (only.empty() || key == only)) root[key] = value;
  if (only.empty()) root["alternatives"] = text::Json::array();
  root["findings"] = text::Json::array();
  for (const auto& finding : results["findings"])
    if (only.empty() || finding["subject"] == only) root["findings"].push_back(finding);
  root["sources"] = text::Json::array();
  for (const auto& figure : figures) root["sources"].push_back(source_json(figure));
  root["units"] = text::Json::object();
  const auto units = text::units_of(fields::schema<Plan>(), e.currencies);
  for (const auto& [path, unit] : units.items())
    if (only.empty() || path.starts_with(std::string(only) + ".")) root["units"][path] = unit;
  return root.dump(2) + "\n";
}

}  // namespace plenum::plan
