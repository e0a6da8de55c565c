#include "models/plan/catalogue.h"

#include <fmt/format.h>

#include <cstdlib>

#include "core/text/file.h"

namespace plenum::plan {
namespace {

/// FNV-1a over the files' bytes: the catalogue is small and the hash only tells versions apart.
class Hash {
 public:
  void add(std::string_view bytes) {
    for (const char c : bytes) state_ = (state_ ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
  }
  std::string text() const { return fmt::format("{:016x}", state_); }

 private:
  std::uint64_t state_ = 0xcbf29ce484222325ULL;
};

/// Calls `visitor(records)` for each kind of record.
template <class Catalogue, class Visitor>
void for_each_kind(Catalogue& c, Visitor visitor) {
  visitor(c.gpus);
  visitor(c.servers);
  visitor(c.switches);
  visitor(c.cables);
  visitor(c.racks);
  visitor(c.feeds);
  visitor(c.power_stages);
  visitor(c.cooling_plants);
  visitor(c.climates);
  visitor(c.regions);
  visitor(c.models);
  visitor(c.training_engines);
  visitor(c.serving_engines);
  visitor(c.currency_records);
  visitor(c.planning);
}

}  // namespace

std::shared_ptr<const Catalogue> Catalogue::load(const std::filesystem::path& folder,
                                                 const std::vector<std::filesystem::path>& profiles) {
  auto c = std::make_shared<Catalogue>();
  c->folder_ = folder;
  c->own_profiles_ = profiles;
  std::vector<text::InputError> errors;
  c->sources = catalog::read_sources(folder / "sources.csv");
  Hash hash;
  for_each_kind(*c, [&](auto& records) {
    const auto file = folder / "catalog" / (records.kind() + ".csv");
    records.read(file, c->sources, errors);
  });
  if (!errors.empty()) throw text::InputErrors(std::move(errors));
  for (const auto& kind : kinds())
    if (!measured(kind)) hash.add(text::read_file(folder / "catalog" / (kind + ".csv")));
  const auto chiller_file = folder / "catalog" / "chiller_cop.csv";
  c->chillers = std::make_shared<const cooling::ChillerTable>(cooling::ChillerTable::read(chiller_file));
  hash.add(text::read_file(chiller_file));
  for (const auto& file : profiles) hash.add(text::read_file(file));
  c->hash_ = hash.text();
  return c;
}

std::shared_ptr<const cooling::Climate> Catalogue::climate(std::string_view id) const {
  const auto& record = climates.at(id, "site.climate");
  const std::lock_guard lock(mutex_);
  auto& year = climates_read_[record.id];
  if (!year) year = cooling::read_climate(folder_ / "climate" / record.value.file, record.id);
  return year;
}

const gpu::ProfileTable& Catalogue::profiles() const {
  const std::lock_guard lock(mutex_);
  if (!profiles_)
    profiles_ = std::make_unique<const gpu::ProfileTable>(
        gpu::ProfileTable::read(folder_ / "profiles", own_profiles_));
  return *profiles_;
}

const std::vector<llm::ServingPoint>& Catalogue::serving_points() const {
  const std::lock_guard lock(mutex_);
  if (!serving_points_) {
    std::vector<text::InputError> errors;
    auto points = llm::read_serving_points(folder_ / "profiles" / "serving.csv", errors);
    if (!errors.empty()) throw text::InputErrors(std::move(errors));
    serving_points_ = std::make_unique<const std::vector<llm::ServingPoint>>(std::move(points));
  }
  return *serving_points_;
}

bool Catalogue::measured(std::string_view kind) { return kind == "profiles" || kind == "inference-profiles"; }

const std::vector<std::string>& Catalogue::kinds() {
  static const std::vector<std::string> all{
      "gpus",     "servers",           "switches",        "cables",     "racks",
      "feeds",    "power_stages",      "cooling_plants",  "climates",   "regions",
      "models",   "training_engines",  "serving_engines", "currencies", "planning",
      "profiles", "inference-profiles"};
  return all;
}

std::vector<CatalogueEntry> Catalogue::entries(std::string_view kind) const {
  std::vector<CatalogueEntry> list;
  for_each_kind(*this, [&](const auto& records) {
    if (records.kind() != kind) return;
    for (const auto& record : records.all()) list.push_back({record.id, record.value.name});
  });
  if (measured(kind)) {
    const auto mode = kind == "profiles" ? gpu::Mode::train : gpu::Mode::infer;
    for (const auto& workload : profiles().workloads(mode))
      list.push_back({workload, profiles().of_workload(workload, mode).front()->name});
  }
  return list;
}

std::vector<std::string> Catalogue::ids(std::string_view kind) const {
  std::vector<std::string> list;
  for (auto& entry : entries(kind)) list.push_back(std::move(entry.id));
  return list;
}

std::optional<Catalogue::View> Catalogue::view(std::string_view kind, std::string_view id) const {
  std::optional<View> found;
  for_each_kind(*this, [&](const auto& records) {
    if (records.kind() != kind) return;
    if (const auto* record = records.find(id))
      found.emplace(View{fields::object(record->value), &record->figures});
  });
  return found;
}

units::Currencies Catalogue::currencies(const PlanInputs& plan) const {
  units::Currencies result;
  result.plan = plan.currency;
  for (const auto& record : currency_records.all()) result.usd[record.id] = record.value.usd;
  if (plan.exchange_rate) result.usd[plan.currency] = *plan.exchange_rate;
  return result;
}

std::filesystem::path data_folder() {
  if (const char* set = std::getenv("PLENUM_DATA"); set && *set) return set;
  std::error_code error;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
  const auto installed = program.parent_path().parent_path() / "share" / "plenum";
  if (!error && std::filesystem::exists(installed / "sources.csv")) return installed;
  const std::filesystem::path source_tree = PLENUM_DATA_SOURCE_DIR;
  if (std::filesystem::exists(source_tree / "sources.csv")) return source_tree;
  throw text::InputErrors({text::InputError(installed.string(), 0, 0, "the catalogue was not found",
                                            "set PLENUM_DATA to the folder that holds sources.csv")});
}

}  // namespace plenum::plan
