#pragma once

#include <filesystem>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "core/catalog/records.h"
#include "models/cooling/chiller.h"
#include "models/cooling/climate.h"
#include "models/gpu/profile.h"
#include "models/llm/serving_profile.h"
#include "models/llm/types.h"
#include "models/plan/scenario.h"

namespace plenum::plan {

/// One record as people see it in lists: id, name, and what its figures rest on.
struct CatalogueEntry {
  std::string id, name;
};

/// Everything in data/: hardware, language models, plants, climates, regions, currencies, planning assumptions and measured profiles, each figure with
/// its source. Prices are in US dollars here; resolve() converts them.
class Catalogue {
 public:
  catalog::Records<gpu::Gpu> gpus{"gpus"};
  catalog::Records<workload::Server> servers{"servers"};
  catalog::Records<fabric::Switch> switches{"switches"};
  catalog::Records<fabric::Cable> cables{"cables"};
  catalog::Records<rack::Rack> racks{"racks"};
  catalog::Records<rack::Feed> feeds{"feeds"};
  catalog::Records<power::PowerStage> power_stages{"power_stages"};
  catalog::Records<cooling::CoolingPlant> cooling_plants{"cooling_plants"};
  catalog::Records<site::ClimateRecord> climates{"climates"};
  catalog::Records<site::Region> regions{"regions"};
  catalog::Records<llm::LanguageModel> models{"models"};
  catalog::Records<llm::TrainingEngine> training_engines{"training_engines"};
  catalog::Records<llm::ServingEngine> serving_engines{"serving_engines"};
  catalog::Records<Currency> currency_records{"currencies"};
  catalog::Records<cost::Planning> planning{"planning"};
  catalog::Sources sources;
  std::shared_ptr<const cooling::ChillerTable> chillers;

  /// Reads a data folder. Throws text::InputErrors with everything that is wrong in it.
  /// `profiles` are files of own measurements in the form of profiles/*.csv, which stand in for the shipped ones of
  /// the same workload, mode, GPU and precision.
  static std::shared_ptr<const Catalogue> load(const std::filesystem::path& folder,
                                               const std::vector<std::filesystem::path>& profiles = {});

  /// The weather year of a climate record and the measured profiles; read when first asked for, then kept.
  std::shared_ptr<const cooling::Climate> climate(std::string_view id) const;
  const gpu::ProfileTable& profiles() const;

  /// Measured serving of language models; read when first asked for. Throws text::InputErrors.
  const std::vector<llm::ServingPoint>& serving_points() const;

  /// Whether a kind has measurements (training and inference profiles) instead of records.
  static bool measured(std::string_view kind);

  /// The kinds ("gpus", "servers" ...), and the entries of one kind (of measurements too); empty for an unknown kind.
  static const std::vector<std::string>& kinds();
  std::vector<CatalogueEntry> entries(std::string_view kind) const;
  std::vector<std::string> ids(std::string_view kind) const;

  /// A record without its type with its figures' provenance; a null schema when there is none.
  struct View {
    fields::ConstObject value;
    const std::map<std::string, catalog::Provenance, std::less<>>* figures;
  };
  std::optional<View> view(std::string_view kind, std::string_view id) const;

  /// The exchange rates with the plan's currency as the target, and its own rate where it says one.
  units::Currencies currencies(const PlanInputs& plan) const;

  /// Identifies the content of all files that were read: 16 hexadecimal digits.
  const std::string& hash() const { return hash_; }
  const std::filesystem::path& folder() const { return folder_; }

 private:
  std::filesystem::path folder_;
  std::vector<std::filesystem::path> own_profiles_;
  std::string hash_;
  mutable std::mutex mutex_;
  mutable std::map<std::string, std::shared_ptr<const cooling::Climate>, std::less<>> climates_read_;
  mutable std::unique_ptr<const gpu::ProfileTable> profiles_;
  mutable std::unique_ptr<const std::vector<llm::ServingPoint>> serving_points_;
};

/// Where the shipped data is: $PLENUM_DATA, share/plenum beside the program's bin/, or data/ of the source tree that this was built
/// from. Throws text::InputErrors when there is none.
std::filesystem::path data_folder();

}  // namespace plenum::plan
