#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/catalog/provenance.h"
#include "core/fields/access.h"
#include "core/text/input_error.h"

/// Records of the catalogue: long CSV files `id,field,value,unit,basis,source,as_of,note`, one figure a row, read into any
/// described struct. A figure without a source does not load.
namespace plenum::catalog {

template <class T>
struct Record {
  std::string id;
  T value;
  std::map<std::string, Provenance, std::less<>> figures;  ///< by field key
};

/// A record seen without its type.
struct AnyRecord {
  std::string id;
  fields::Object value;
  std::map<std::string, Provenance, std::less<>>* figures;
};

/// Reads one file. `make` creates the record of an id. Unknown fields, units of the wrong dimension, values out of range, missing
/// source, basis or date, unknown source ids and ids that appear twice are errors with file, line and column; all of a
/// file's errors are collected in `errors` and the other rows are still read. Numbers and choices that are not
/// optional, and the name, must be given; other texts stay empty without a row. Money is held in `currencies.plan`, US dollars unless said otherwise.
void read_records(const std::filesystem::path& file, const Sources& sources,
                  const std::function<AnyRecord(const std::string& id)>& make,
                  std::vector<text::InputError>& errors, const units::Currencies& currencies = {});

/// The same from a text; `file` is its name in messages.
void read_records(std::string_view content, const std::string& file, const Sources& sources,
                  const std::function<AnyRecord(const std::string& id)>& make,
                  std::vector<text::InputError>& errors, const units::Currencies& currencies);

/// Reads sources.csv (`id,title,publisher,url,licence,accessed`); throws text::InputError.
Sources read_sources(const std::filesystem::path& file);

/// The error for an id that no record has, with a suggestion.
fields::FieldError unknown_record(std::string_view kind, std::string_view id, std::string_view path,
                                  const std::vector<std::string>& ids);

/// Whether two names have the same letters and digits, whatever their case: `Llama-3.1-8B` is `Llama 3.1 8B`.
bool same_name(std::string_view a, std::string_view b);

/// All records of one kind, in the order of the file.
template <class T>
class Records {
 public:
  Records() = default;
  explicit Records(std::string kind) : kind_(std::move(kind)) {}

  const std::string& kind() const { return kind_; }
  const std::vector<Record<T>>& all() const { return records_; }

  const Record<T>* find(std::string_view id) const {
    for (const auto& record : records_)
      if (record.id == id) return &record;
    return nullptr;
  }

  /// The record of an id, or of a name (same_name); FieldError at `path` with a suggestion when there is none.
  const Record<T>& at(std::string_view id, std::string_view path) const {
    if (const auto* record = find(id)) return *record;
    if constexpr (requires(const T& value) { value.name; })
      for (const auto& record : records_)
        if (same_name(record.value.name, id)) return record;
    throw unknown_record(kind_, id, path, ids());
  }

  std::vector<std::string> ids() const {
    std::vector<std::string> list;
    for (const auto& record : records_) list.push_back(record.id);
    return list;
  }

  void read(const std::filesystem::path& file, const Sources& sources, std::vector<text::InputError>& errors,
            const units::Currencies& currencies = {}) {
    take([&](const auto& make) { read_records(file, sources, make, errors, currencies); });
  }

  void read_text(std::string_view content, const std::string& file, const Sources& sources,
                 std::vector<text::InputError>& errors, const units::Currencies& currencies = {}) {
    take([&](const auto& make) { read_records(content, file, sources, make, errors, currencies); });
  }

 private:
  /// Pointers into the vector must stay valid while a file is read, so records are made in a list of their own first.
  template <class Read>
  void take(const Read& read) {
    std::vector<std::unique_ptr<Record<T>>> made;
    read([&](const std::string& id) {
      made.push_back(std::make_unique<Record<T>>());
      made.back()->id = id;
      return AnyRecord{id, fields::object(made.back()->value), &made.back()->figures};
    });
    for (auto& record : made) records_.push_back(std::move(*record));
  }

  std::string kind_;
  std::vector<Record<T>> records_;
};

}  // namespace plenum::catalog
