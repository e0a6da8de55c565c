#include "core/catalog/records.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cmath>
#include <set>
#include <unordered_map>

#include "core/text/csv.h"
#include "core/text/file.h"
#include "core/units/nearest.h"

namespace plenum::catalog {
namespace {

enum Column : std::size_t { id, field, value, unit, basis, source, as_of, note, column_count };
constexpr std::array<std::string_view, column_count> columns{"id",    "field",  "value", "unit",
                                                             "basis", "source", "as_of", "note"};
constexpr std::array<std::string_view, 6> source_columns{"id",  "title",   "publisher",
                                                         "url", "licence", "accessed"};

template <std::size_t N>
bool header_fits(const text::CsvRow& header, const std::array<std::string_view, N>& names) {
  return std::equal(header.begin(), header.end(), names.begin(), names.end(),
                    [](const text::CsvCell& cell, std::string_view name) { return cell.text == name; });
}

/// YYYY, YYYY-MM or YYYY-MM-DD.
bool is_date(std::string_view text) {
  constexpr std::string_view shape = "dddd-dd-dd";
  if (text.size() != 4 && text.size() != 7 && text.size() != 10) return false;
  const auto part = [&](std::size_t at) { return (text[at] - '0') * 10 + text[at + 1] - '0'; };
  for (std::size_t i = 0; i < text.size(); ++i)
    if (shape[i] == '-' ? text[i] != '-' : text[i] < '0' || text[i] > '9') return false;
  return (text.size() < 7 || (part(5) >= 1 && part(5) <= 12)) &&
         (text.size() < 10 || (part(8) >= 1 && part(8) <= 31));
}

/// One file's reading: rows go into the record that is open, errors are collected.
class FileReader {
 public:
  FileReader(const text::CsvReader& csv, const Sources& sources,
             const std::function<AnyRecord(const std::string&)>& make, std::vector<text::InputError>& errors,
             const units::Currencies& currencies)
      : csv_(csv), sources_(sources), make_(make), errors_(errors), currencies_(currencies) {}

  void row(const text::CsvRow& cells) {
    if (cells.size() != column_count)
      return fail(cells.front(), fmt::format("{} cells in a row, {} are needed", cells.size(), +column_count),
                  fmt::format("{}", fmt::join(columns, ",")));
    if (!open_ || open_->id != cells[id].text) begin(cells[id]);
    if (!open_) return;
    const auto* member = open_->value.schema->find(cells[field].text);
    if (!member)
      return fail(cells[field], fmt::format("unknown field `{}`", cells[field].text),
                  did_you_mean(cells[field].text, open_->value.schema->keys()));
    if (!mentioned_.insert(member).second)
      return fail(cells[field], fmt::format("`{}` of `{}` appears twice", cells[field].text, open_->id),
                  "leave one out");
    auto provenance = provenance_of(cells);
    if (provenance && set(*member, cells)) open_->figures->emplace(member->info.key, std::move(*provenance));
  }

  /// Checks that the open record has all that it must have.
  void end() {
    if (!open_) return;
    for (const auto& m : open_->value.schema->members)
      if (required(m) && !mentioned_.contains(&m))
        fail(first_cell_, fmt::format("`{}` has no `{}`", open_->id, m.info.key),
             fmt::format("add a row `{},{},...`", open_->id, m.info.key));
    open_.reset();
  }

 private:
  void fail(const text::CsvCell& at, std::string message, std::string hint) {
    errors_.push_back(csv_.error(at, std::move(message), std::move(hint)));
  }

  /// A text that no row gives stays empty, which says that there is none; a number or a choice would pretend to be known.
  static bool required(const fields::Member& m) {
    const bool figure =
        m.kind == fields::Kind::number || m.kind == fields::Kind::choice || m.kind == fields::Kind::month;
    return !m.optional && (figure || m.info.key == "name");
  }

  void begin(const text::CsvCell& cell) {
    end();
    if (cell.text == refused_) return;
    refused_.reset();
    const bool empty = cell.text.empty();
    if (empty || !seen_.insert(cell.text).second) {
      refused_ = cell.text;
      return fail(cell, empty ? "a row without an id" : fmt::format("`{}` appears a second time", cell.text),
                  "keep the rows of an id together, and each id once");
    }
    open_ = make_(cell.text);
    first_cell_ = cell;
    mentioned_.clear();
  }

  std::optional<Provenance> provenance_of(const text::CsvRow& cells) {
    const auto known = basis_from(cells[basis].text);
    if (!known)
      fail(
          cells[basis], fmt::format("`{}` is no basis", cells[basis].text),
          "one of measured, datasheet, list-price, market, retrieved, derived, estimate, assumption, memory");
    const bool has_source = !cells[source].text.empty();
    if (!has_source) fail(cells[source], "a figure without a source", "name a row of sources.csv");
    const bool source_known = has_source && sources_.contains(cells[source].text);
    if (has_source && !source_known)
      fail(cells[source], fmt::format("unknown source `{}`", cells[source].text), "add it to sources.csv");
    const bool dated = is_date(cells[as_of].text);
    if (!dated)
      fail(cells[as_of],
           cells[as_of].text.empty() ? "a figure without a date"
                                     : fmt::format("`{}` is no date", cells[as_of].text),
           "write YYYY, YYYY-MM or YYYY-MM-DD");
    if (!known || !source_known || !dated) return {};
    return Provenance{*known, cells[source].text, cells[as_of].text, cells[note].text};
  }

  /// Puts the row's value into the open record; false after an error.
  bool set(const fields::Member& member, const text::CsvRow& cells) {
    const auto before = errors_.size();
    const fields::Place place{&member, open_->value.data, std::string(member.info.key), {}};
    try {
      const auto read = member.kind == fields::Kind::number ? number(member, cells) : words(member, cells);
      if (!read) return false;
      if (auto problem = fields::problem(member, *read, open_->id, currencies_))
        fail(cells[value], problem->message, problem->hint);
      else if (!place.assign(*read))
        fail(cells[value], fmt::format("`{}` does not fit `{}`", cells[value].text, member.info.key), "");
    } catch (const fields::FieldError& error) {
      fail(cells[value], error.what(), error.hint);
    }
    return errors_.size() == before;
  }

  std::optional<fields::Value> words(const fields::Member& member, const text::CsvRow& cells) {
    if (cells[value].text.empty())
      return fail(cells[value], "an empty value", "leave a row out when nothing is known"), std::nullopt;
    if (!cells[unit].text.empty())
      return fail(cells[unit], fmt::format("`{}` takes no unit", member.info.key), "leave the unit empty"),
             std::nullopt;
    return fields::parse(member, cells[value].text, currencies_);
  }

  std::optional<fields::Value> number(const fields::Member& member, const text::CsvRow& cells) {
    const auto& digits = cells[value].text;
    double plain = 0.0;
    const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), plain);
    if (problem != std::errc{} || end != digits.data() + digits.size() || !std::isfinite(plain))
      return fail(cells[value], fmt::format("`{}` is not a finite number", digits),
                  "write digits with a decimal point, like 10.2"),
             std::nullopt;
    const auto* factor = unit_named(cells[unit]);
    if (!factor) return {};
    if (factor->dimension != member.dimension)
      return fail(cells[unit],
                  fmt::format("`{}` is {}, but {} is needed", cells[unit].text,
                              units::name_of(factor->dimension), units::name_of(member.dimension)),
                  fmt::format("write it in {}", fields::unit_symbol(member, currencies_))),
             std::nullopt;
    return factor->to_coherent(plain);
  }

  /// The unit of a symbol, remembered; null after an error.
  const units::Unit* unit_named(const text::CsvCell& cell) {
    if (const auto it = units_.find(cell.text); it != units_.end()) return &it->second;
    try {
      return &units_.emplace(cell.text, units::parse_unit(cell.text, currencies_)).first->second;
    } catch (const units::UnitError& error) {
      return fail(cell, error.what(), error.hint), nullptr;
    }
  }

  const text::CsvReader& csv_;
  const Sources& sources_;
  const std::function<AnyRecord(const std::string&)>& make_;
  std::vector<text::InputError>& errors_;
  const units::Currencies& currencies_;
  std::optional<AnyRecord> open_;
  text::CsvCell first_cell_;
  std::optional<std::string> refused_;         ///< the id whose rows are left out after an error at the first
  std::set<const fields::Member*> mentioned_;  ///< of the open record, also those whose row has an error
  std::set<std::string> seen_;
  std::unordered_map<std::string, units::Unit> units_;
};

}  // namespace

void read_records(const std::filesystem::path& file, const Sources& sources,
                  const std::function<AnyRecord(const std::string& id)>& make,
                  std::vector<text::InputError>& errors, const units::Currencies& currencies) {
  try {
    read_records(text::read_file(file), file.string(), sources, make, errors, currencies);
  } catch (const text::InputError& error) {
    errors.push_back(error);
  }
}

void read_records(std::string_view content, const std::string& file, const Sources& sources,
                  const std::function<AnyRecord(const std::string& id)>& make,
                  std::vector<text::InputError>& errors, const units::Currencies& currencies) {
  try {
    text::CsvReader csv(content, file);
    text::CsvRow cells;
    if (!csv.next(cells) || !header_fits(cells, columns))
      throw csv.error(1, 1, "this is no catalogue file",
                      fmt::format("its first line must be `{}`", fmt::join(columns, ",")));
    FileReader reader(csv, sources, make, errors, currencies);
    while (csv.next(cells)) reader.row(cells);
    reader.end();
  } catch (const text::InputError& error) {
    errors.push_back(error);
  }
}

Sources read_sources(const std::filesystem::path& file) {
  const auto content = text::read_file(file);
  text::CsvReader csv(content, file.string());
  text::CsvRow cells;
  if (!csv.next(cells) || !header_fits(cells, source_columns))
    throw csv.error(1, 1, "this is no list of sources",
                    fmt::format("its first line must be `{}`", fmt::join(source_columns, ",")));
  Sources sources;
  while (csv.next(cells)) {
    if (cells.size() != source_columns.size())
      throw csv.error(cells.front(),
                      fmt::format("{} cells in a row, {} are needed", cells.size(), source_columns.size()));
    if (cells[0].text.empty()) throw csv.error(cells[0], "a source without an id");
    if (cells[1].text.empty()) throw csv.error(cells[1], "a source without a title");
    SourceEntry entry{cells[0].text, cells[1].text, cells[2].text,
                      cells[3].text, cells[4].text, cells[5].text};
    if (!sources.emplace(cells[0].text, std::move(entry)).second)
      throw csv.error(cells[0], fmt::format("the source `{}` appears twice", cells[0].text), "leave one out");
  }
  return sources;
}

bool same_name(std::string_view a, std::string_view b) {
  const auto plain = [](std::string_view name) {
    std::string letters;
    for (const unsigned char c : name)
      if (std::isalnum(c)) letters += static_cast<char>(std::tolower(c));
    return letters;
  };
  return plain(a) == plain(b);
}

fields::FieldError unknown_record(std::string_view kind, std::string_view record_id, std::string_view path,
                                  const std::vector<std::string>& ids) {
  auto hint = did_you_mean(record_id, ids);
  if (hint.empty()) hint = fmt::format("known ones are listed by `plenum catalog list {}`", kind);
  return {std::string(path), fmt::format("there is no `{}` in the catalogue's {}", record_id, kind),
          std::move(hint)};
}

}  // namespace plenum::catalog
