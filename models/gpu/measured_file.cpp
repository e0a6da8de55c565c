#include "models/gpu/measured_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <map>

#include "core/text/csv.h"
#include "core/units/nearest.h"
#include "models/gpu/scaling.h"

namespace plenum::gpu {

namespace {

constexpr std::array needed{"workload", "gpu", "precision", "batch_per_gpu", "gpus", "throughput", "unit"};
constexpr std::array allowed{"nodes", "framework", "variant", "sequence_length", "mode", "name",
                             "task",  "source",    "as_of"};

// Of the throughput of one GPU: what counts as noise, as unlikely, and as impossible.
constexpr double falls_a_little = 0.03, falls = 0.10, superlinear = 0.05;

/// A measurement with the places that messages point at.
struct Row {
  Profile profile;  ///< without points: what the measurement is of
  ProfilePoint point;
  const text::CsvCell *batch = nullptr, *gpus = nullptr, *throughput = nullptr;
  int line() const { return throughput->line; }
};

class Reader {
 public:
  Reader(std::string text, const std::string& file, const std::vector<NamedGpu>& known)
      : table_(text::CsvTable::parse(std::move(text), file)), known_(known) {}

  MeasuredFile read() {
    check_columns();
    for (const auto& row : table_.rows()) try {
        rows_.push_back(row_of(row));
      } catch (const text::InputError& error) {
        errors_.push_back(error);
      }
    if (errors_.empty()) check_series();
    if (!errors_.empty()) throw text::InputErrors(std::move(errors_));
    return result();
  }

 private:
  void check_columns() {
    std::vector<std::string> names(needed.begin(), needed.end());
    names.insert(names.end(), allowed.begin(), allowed.end());
    for (const auto& cell : table_.header())
      if (std::find(names.begin(), names.end(), cell.text) == names.end())
        errors_.push_back(table_.error(cell, fmt::format("unknown column `{}`", cell.text),
                                       did_you_mean(cell.text, names)));
    for (const auto* name : needed)
      if (!table_.column(name))
        errors_.push_back(
            table_.error(table_.header().front(), fmt::format("there is no column `{}`", name)));
    if (!errors_.empty()) throw text::InputErrors(std::move(errors_));
    if (table_.rows().empty())
      throw table_.error(table_.header().front(), "no measurement follows the header");
  }

  const text::CsvCell* cell(const text::CsvRow& row, std::string_view name) const {
    const auto column = table_.column(name);
    return column ? &row[*column] : nullptr;
  }
  std::string text_of(const text::CsvRow& row, std::string_view name, std::string otherwise = {}) const {
    const auto* c = cell(row, name);
    return c == nullptr || c->text.empty() ? otherwise : c->text;
  }
  double positive(const text::CsvCell& c) const {
    const double number = table_.number(c);
    if (number <= 0.0) throw table_.error(c, fmt::format("`{}` is no positive number", c.text));
    return number;
  }
  std::optional<double> positive(const text::CsvCell* c) const {
    return c == nullptr || c->text.empty() ? std::nullopt : std::optional(positive(*c));
  }
  double count(const text::CsvCell& c) const {
    const double number = positive(c);
    if (number != std::floor(number)) throw table_.error(c, fmt::format("`{}` is no whole number", c.text));
    return number;
  }

  std::string gpu_of(const text::CsvCell& c) {
    const auto found = gpu_named(c.text, known_);
    if (!found) {
      std::vector<std::string> ids;
      for (const auto& gpu : known_) ids.push_back(gpu.id);
      throw table_.error(c, fmt::format("unknown GPU `{}`", c.text), did_you_mean(gpu_id(c.text), ids));
    }
    if (found->ambiguous)
      warnings_.push_back(
          table_.error(c, fmt::format("`{}` is several GPUs; {} is taken", c.text, found->id)));
    return found->id;
  }

  Precision precision_of(const text::CsvCell& c) const {
    if (const auto precision = precision_named(c.text)) return *precision;
    std::vector<std::string> keys;
    for (const auto& choice : fields::Describe<Precision>::choices) keys.emplace_back(choice.key);
    throw table_.error(c, fmt::format("unknown precision `{}`", c.text), did_you_mean(c.text, keys));
  }

  Mode mode_of(const text::CsvRow& row) const {
    const auto* c = cell(row, "mode");
    if (c == nullptr || c->text.empty() || c->text == "train") return Mode::train;
    if (c->text == "infer") return Mode::infer;
    throw table_.error(*c, fmt::format("unknown mode `{}`", c->text), "`train` or `infer`");
  }

  std::string unit_of(const text::CsvCell& c) const {
    if (c.text.size() < 3 || !c.text.ends_with("/s"))
      throw table_.error(c, fmt::format("`{}` is no rate", c.text), "write it as `images/s`");
    return c.text.substr(0, c.text.size() - 2);
  }

  Row row_of(const text::CsvRow& cells) {
    Row row;
    row.batch = cell(cells, "batch_per_gpu"), row.gpus = cell(cells, "gpus"),
    row.throughput = cell(cells, "throughput");
    auto& profile = row.profile;
    const auto& workload = *cell(cells, "workload");
    if (workload.text.empty()) throw table_.error(workload, "no workload");
    profile.workload = workload.text;
    profile.name = text_of(cells, "name", workload.text);
    profile.task = text_of(cells, "task");
    profile.gpu = gpu_of(*cell(cells, "gpu"));
    profile.precision = precision_of(*cell(cells, "precision"));
    profile.mode = mode_of(cells);
    profile.unit = unit_of(*cell(cells, "unit"));
    auto& point = row.point;
    point.batch_per_gpu = positive(*row.batch);
    point.gpus = {count(*row.gpus)};
    point.throughput = positive(*row.throughput) / second;
    const auto* nodes = cell(cells, "nodes");
    point.nodes = nodes == nullptr || nodes->text.empty() ? 0.0 : count(*nodes);
    point.sequence_length = positive(cell(cells, "sequence_length"));
    point.framework = text_of(cells, "framework");
    point.variant = text_of(cells, "variant");
    point.source = text_of(cells, "source", "own-measurement");
    point.as_of = text_of(cells, "as_of", "unstated");
    point.basis = "measured";
    point.row = fmt::format("{}:{}", std::filesystem::path(table_.file()).stem().string(), row.line());
    return row;
  }

  static std::string key(const Row& r) {
    return fmt::format("{}\n{}\n{}\n{}\n{}", r.profile.workload, r.profile.gpu, r.profile.unit,
                       static_cast<int>(r.profile.precision), static_cast<int>(r.profile.mode));
  }
  static std::string family_key(const Row& r) {
    return fmt::format("{}\n{}\n{}\n{}", key(r), r.point.framework, r.point.variant,
                       r.point.sequence_length.value_or(0.0));
  }

  /// Rows that differ in batch alone, and rows that differ in GPUs alone, in rising order, are looked at in pairs.
  void check_series() {
    std::map<std::string, std::vector<const Row*>> over_batch, over_gpus;
    for (const auto& row : rows_) {
      over_batch[fmt::format("{}\n{}\n{}", family_key(row), row.point.gpus.value, row.point.nodes)].push_back(
          &row);
      over_gpus[fmt::format("{}\n{}", family_key(row), *row.point.batch_per_gpu)].push_back(&row);
    }
    for (auto& [name, rows] : over_batch) check_batches(rows);
    for (auto& [name, rows] : over_gpus) check_scaling(rows);
  }

  void check_batches(std::vector<const Row*>& rows) {
    std::stable_sort(rows.begin(), rows.end(), [](const Row* a, const Row* b) {
      return *a->point.batch_per_gpu < *b->point.batch_per_gpu;
    });
    const Row* best = rows.front();
    for (std::size_t i = 1; i < rows.size(); ++i) {
      const Row &row = *rows[i], &before = *rows[i - 1];
      const double batch = *row.point.batch_per_gpu;
      if (batch == *before.point.batch_per_gpu) {
        errors_.push_back(table_.error(
            *row.batch,
            fmt::format("batch {:g} stands twice in its series, first in line {}", batch, before.line()),
            "give the runs different variants or keep one"));
        continue;
      }
      const double fall = 1.0 - per_gpu(row.point) / per_gpu(best->point);
      const auto text = fmt::format("throughput falls by {:.1f} % from batch {:g} (line {}) to batch {:g}",
                                    100.0 * fall, *best->point.batch_per_gpu, best->line(), batch);
      if (fall > falls)
        errors_.push_back(
            table_.error(*row.throughput, text, "measure it again or leave the larger batch out"));
      else if (fall > falls_a_little) warnings_.push_back(table_.error(*row.throughput, text));
      if (batch / per_gpu(row.point) < *before.point.batch_per_gpu / per_gpu(before.point))
        warnings_.push_back(table_.error(
            *row.throughput, fmt::format("a step takes less time than with the smaller batch {:g} (line {})",
                                         *before.point.batch_per_gpu, before.line())));
      if (fall < 0.0) best = &row;
    }
  }

  void check_scaling(std::vector<const Row*>& rows) {
    std::stable_sort(rows.begin(), rows.end(),
                     [](const Row* a, const Row* b) { return a->point.gpus < b->point.gpus; });
    const Row& base = *rows.front();
    for (std::size_t i = 1; i < rows.size(); ++i) {
      const Row &row = *rows[i], &before = *rows[i - 1];
      if (per_gpu(row.point) > (1.0 + superlinear) * per_gpu(base.point))
        warnings_.push_back(table_.error(
            *row.throughput, fmt::format("each of {:g} GPUs is faster than each of {:g} (line {})",
                                         row.point.gpus.value, base.point.gpus.value, base.line())));
      if (row.point.throughput < before.point.throughput)
        warnings_.push_back(table_.error(
            *row.throughput, fmt::format("{:g} GPUs together are slower than {:g} (line {})",
                                         row.point.gpus.value, before.point.gpus.value, before.line())));
    }
  }

  MeasuredFile result() {
    MeasuredFile file;
    file.rows = rows_.size();
    file.warnings = std::move(warnings_);
    std::map<std::string, std::size_t> index;
    file.csv = text::csv_line({"workload", "name", "task", "mode", "gpu", "precision", "framework", "variant",
                               "gpus", "nodes", "batch_per_gpu", "sequence_length", "throughput", "unit",
                               "basis", "source", "as_of", "row"});
    const auto optional = [](const std::optional<double>& value) {
      return value ? fmt::format("{}", *value) : std::string{};
    };
    for (auto& row : rows_) {
      const auto& p = row.point;
      const auto precision =
          fields::Describe<Precision>::choices[static_cast<std::size_t>(row.profile.precision)].key;
      file.csv +=
          text::csv_line({row.profile.workload, row.profile.name, row.profile.task,
                          row.profile.mode == Mode::train ? "train" : "infer", row.profile.gpu,
                          std::string(precision), p.framework, p.variant, fmt::format("{}", p.gpus.value),
                          p.nodes > 0.0 ? fmt::format("{}", p.nodes) : "", optional(p.batch_per_gpu),
                          optional(p.sequence_length), fmt::format("{}", p.throughput.value()),
                          row.profile.unit + "/s", p.basis, p.source, p.as_of, p.row});
      const auto [place, is_new] = index.try_emplace(key(row), file.profiles.size());
      if (is_new) file.profiles.push_back(row.profile);
      file.profiles[place->second].points.push_back(p);
    }
    for (auto& profile : file.profiles) arrange(profile.points);
    return file;
  }

  text::CsvTable table_;
  const std::vector<NamedGpu>& known_;
  std::vector<Row> rows_;
  std::vector<text::InputError> errors_, warnings_;
};

}  // namespace

MeasuredFile read_measured_file(std::string text, const std::string& file,
                                const std::vector<NamedGpu>& known) {
  return Reader(std::move(text), file, known).read();
}

}  // namespace plenum::gpu
