#include <array>
#include <charconv>
#include <cmath>

#include "core/catalog/provenance.h"
#include "core/text/csv.h"
#include "core/text/file.h"
#include "core/units/nearest.h"
#include "models/llm/serving_profile.h"

namespace plenum::llm {

namespace {

enum Column {
  model,
  gpu,
  engine,
  format,
  cache_bits,
  gpus,
  prompt,
  output,
  batch,
  ttft,
  tpot,
  rate,
  basis,
  source,
  as_of,
  row_id
};
constexpr std::array<std::string_view, 16> column_names{
    "model", "gpu",     "engine",  "format",       "cache_bits", "gpus",   "prompt", "output",
    "batch", "ttft_ms", "tpot_ms", "tokens_per_s", "basis",      "source", "as_of",  "row"};

class Reader {
 public:
  Reader(std::string text, std::string file) : text_(std::move(text)), csv_(text_, std::move(file)) {}

  std::vector<ServingPoint> read(std::vector<text::InputError>& errors) {
    check_header();
    std::vector<ServingPoint> points;
    while (csv_.next(row_)) try {
        points.push_back(point());
      } catch (const text::InputError& error) {
        errors.push_back(error);
      }
    return points;
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

  ServingPoint point() const {
    if (row_.size() != column_names.size())
      throw csv_.error(row_.front(), std::to_string(row_.size()) + " cells instead of " +
                                         std::to_string(column_names.size()));
    for (const auto column : {model, gpu, engine, source, as_of, row_id})
      if (row_[column].text.empty())
        throw csv_.error(row_[column], "no " + std::string(column_names[column]),
                         "every measurement states it");
    if (!catalog::basis_from(row_[basis].text))
      throw csv_.error(row_[basis], "unknown basis `" + row_[basis].text + "`");
    if (row_[tpot].text.empty() && row_[rate].text.empty())
      throw csv_.error(row_[tpot], "neither time per token nor tokens per second was measured");
    ServingPoint p;
    p.model = row_[model].text, p.gpu = row_[gpu].text, p.engine = row_[engine].text;
    p.format = format_of(row_[format]);
    p.cache_bits = positive(row_[cache_bits]), p.gpus = positive(row_[gpus]);
    p.prompt_tokens = positive(row_[prompt]), p.output_tokens = positive(row_[output]);
    p.batch = optional(row_[batch]);
    p.ttft = milliseconds(row_[ttft]), p.tpot = milliseconds(row_[tpot]);
    p.output_tokens_per_second = optional(row_[rate]);
    p.basis = row_[basis].text, p.source = row_[source].text;
    p.as_of = row_[as_of].text, p.row = row_[row_id].text;
    return p;
  }

  WeightFormat format_of(const text::CsvCell& cell) const {
    std::vector<std::string> keys;
    for (const auto& choice : fields::Describe<WeightFormat>::choices) {
      if (choice.key == cell.text) return choice.value;
      keys.emplace_back(choice.key);
    }
    throw csv_.error(cell, "unknown format `" + cell.text + "`", did_you_mean(cell.text, keys));
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

  std::optional<Time> milliseconds(const text::CsvCell& cell) const {
    const auto number = optional(cell);
    if (!number) return std::nullopt;
    return *number * 1e-3 * second;
  }

  std::string text_;
  text::CsvReader csv_;
  text::CsvRow row_;
};

}  // namespace

std::vector<ServingPoint> read_serving_points(const std::filesystem::path& file,
                                              std::vector<text::InputError>& errors) {
  try {
    return Reader(text::read_file(file), file.string()).read(errors);
  } catch (const text::InputError& error) {
    errors.push_back(error);
    return {};
  }
}

}  // namespace plenum::llm
