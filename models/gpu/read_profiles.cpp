#include "models/gpu/read_profiles.h"

#include <array>
#include <charconv>
#include <cmath>
#include <map>

#include "core/catalog/provenance.h"
#include "core/text/csv.h"
#include "core/text/file.h"
#include "core/units/nearest.h"

namespace plenum::gpu {

namespace {

enum Column {
  workload,
  name,
  task,
  mode_column,
  gpu,
  precision,
  framework,
  variant,
  gpus,
  nodes,
  batch,
  sequence,
  throughput,
  unit,
  basis,
  source,
  as_of,
  row_id
};
constexpr std::array<std::string_view, 18> column_names{
    "workload",   "name",    "task",  "mode",   "gpu",           "precision",
    "framework",  "variant", "gpus",  "nodes",  "batch_per_gpu", "sequence_length",
    "throughput", "unit",    "basis", "source", "as_of",         "row"};

class Reader {
 public:
  Reader(std::string text, std::string file, std::optional<Mode> mode)
      : text_(std::move(text)), csv_(text_, std::move(file)), mode_(mode) {}

  std::vector<Profile> read(std::vector<text::InputError>& errors) {
    check_header();
    while (csv_.next(row_)) try {
        read_row();
      } catch (const text::InputError& error) {
        errors.push_back(error);
      }
    for (auto& profile : profiles_) arrange(profile.points);
    return std::move(profiles_);
  }

 private:
  void check_header() {
    if (!csv_.next(row_)) throw csv_.error(1, 1, "the file is empty");
    for (std::size_t i = 0; i < column_names.size(); ++i)
      if (i >= row_.size() || row_[i].text != column_names[i])
        throw csv_.error(row_[std::min(i, row_.size() - 1)], "column " + std::to_string(i + 1) +
                                                                 " must be `" + std::string(column_names[i]) +
                                                                 "`");
  }

  void read_row() {
    if (row_.size() != column_names.size())
      throw csv_.error(row_.front(), std::to_string(row_.size()) + " cells instead of " +
                                         std::to_string(column_names.size()));
    for (const auto column : {workload, gpu, source, as_of, row_id})
      if (row_[column].text.empty())
        throw csv_.error(row_[column], "no " + std::string(column_names[column]),
                         "every measurement states it");
    if (!catalog::basis_from(row_[basis].text))
      throw csv_.error(row_[basis], "unknown basis `" + row_[basis].text + "`");
    const Mode mode = mode_of_row();
    const auto [work_unit, per_second] = rate_unit(row_[unit]);
    ProfilePoint point;
    point.gpus = {positive(row_[gpus])};
    point.nodes = row_[nodes].text.empty() ? 0.0 : positive(row_[nodes]);
    point.batch_per_gpu = optional(row_[batch]);
    point.sequence_length = optional(row_[sequence]);
    point.throughput = per_second * positive(row_[throughput]) / second;
    point.framework = row_[framework].text;
    point.variant = row_[variant].text;
    point.row = row_[row_id].text;
    point.source = row_[source].text;
    point.basis = row_[basis].text;
    point.as_of = row_[as_of].text;
    profile(mode, work_unit).points.push_back(std::move(point));
  }

  Mode mode_of_row() const {
    const auto& cell = row_[mode_column];
    if (cell.text != "train" && cell.text != "infer")
      throw csv_.error(cell, "mode must be `train` or `infer`");
    const Mode mode = cell.text == "train" ? Mode::train : Mode::infer;
    if (mode_ && mode != *mode_)
      throw csv_.error(cell, std::string("mode must be `") + (*mode_ == Mode::train ? "train" : "infer") +
                                 "` in this file");
    return mode;
  }

  Profile& profile(Mode mode, const std::string& work_unit) {
    const std::string key = row_[workload].text + '\n' + row_[mode_column].text + '\n' + row_[gpu].text +
                            '\n' + row_[precision].text + '\n' + work_unit;
    const auto [place, is_new] = index_.try_emplace(key, profiles_.size());
    if (is_new) {
      profiles_.emplace_back();
      auto& made = profiles_.back();
      made.workload = row_[workload].text;
      made.name = row_[name].text;
      made.task = row_[task].text;
      made.mode = mode;
      made.gpu = row_[gpu].text;
      made.unit = work_unit;
      made.precision = precision_of(row_[precision]);
    }
    return profiles_[place->second];
  }

  Precision precision_of(const text::CsvCell& cell) const {
    // `fp16 (pure)` of the tables is fp16 without fp32 master weights.
    const std::string_view key = std::string_view(cell.text).substr(0, cell.text.find(' '));
    std::vector<std::string> keys;
    for (const auto& choice : fields::Describe<Precision>::choices) {
      if (choice.key == key) return choice.value;
      keys.emplace_back(choice.key);
    }
    throw csv_.error(cell, "unknown precision `" + cell.text + "`", did_you_mean(cell.text, keys));
  }

  /// `images/s` -> images, 1; `molecules/ms` -> molecules, 1000.
  std::pair<std::string, double> rate_unit(const text::CsvCell& cell) const {
    const auto slash = cell.text.rfind('/');
    const std::string_view time =
        slash == std::string::npos ? "" : std::string_view(cell.text).substr(slash + 1);
    if (slash == 0 || (time != "s" && time != "ms"))
      throw csv_.error(cell, "`" + cell.text + "` is no rate", "write it as `images/s`");
    std::string work = cell.text.substr(0, slash);
    // The BERT tables of one repository call the same thing sentences and sequences.
    if (work == "sentences" && row_[workload].text.find("bert") != std::string::npos) work = "sequences";
    return {std::move(work), time == "ms" ? 1000.0 : 1.0};
  }

  double positive(const text::CsvCell& cell) const {
    double number = 0.0;
    const char* end = cell.text.data() + cell.text.size();
    const auto [stop, error] = std::from_chars(cell.text.data(), end, number);
    if (error != std::errc{} || stop != end || !std::isfinite(number) || number <= 0.0)
      throw csv_.error(cell, "`" + cell.text + "` is no positive number");
    return number;
  }

  std::optional<double> optional(const text::CsvCell& cell) const {
    if (cell.text.empty()) return std::nullopt;
    return positive(cell);
  }

  std::string text_;
  text::CsvReader csv_;
  std::optional<Mode> mode_;
  text::CsvRow row_;
  std::vector<Profile> profiles_;
  std::map<std::string, std::size_t, std::less<>> index_;
};

}  // namespace

std::vector<Profile> read_profiles(const std::filesystem::path& file, std::optional<Mode> mode,
                                   std::vector<text::InputError>& errors) {
  try {
    return Reader(text::read_file(file), file.string(), mode).read(errors);
  } catch (const text::InputError& error) {
    errors.push_back(error);
    return {};
  }
}

}  // namespace plenum::gpu
