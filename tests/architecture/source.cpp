#include "tests/architecture/source.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <optional>
#include <sstream>

namespace plenum::test {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 4> layers{"core", "models", "ui", "app"};
constexpr std::array<std::string_view, 15> subjects{"gpu",         "fabric",   "storage", "llm",   "workload",
                                                    "reliability", "schedule", "rack",    "power", "cooling",
                                                    "site",        "carbon",   "cost",    "plan",  "study"};

template <std::size_t N>
std::optional<std::size_t> rank_in(const std::array<std::string_view, N>& order, std::string_view name) {
  const auto it = std::find(order.begin(), order.end(), name);
  return it == order.end() ? std::nullopt : std::optional(static_cast<std::size_t>(it - order.begin()));
}

/// units <- fields <- text, catalog <- the rest.
int core_rank(std::string_view folder) {
  if (folder == "units") return 0;
  if (folder == "fields") return 1;
  return folder == "text" || folder == "catalog" ? 2 : 3;
}

/// The n-th part of a path.
std::string part(const std::string& path, int n) {
  std::istringstream stream(path);
  std::string name;
  for (int i = 0; i <= n; ++i)
    if (!std::getline(stream, name, '/')) return {};
  return name;
}

bool begins(std::string_view text, std::initializer_list<std::string_view> heads) {
  return std::any_of(heads.begin(), heads.end(),
                     [&](std::string_view head) { return text.starts_with(head); });
}

std::string core_violation(const std::string& path, const std::string& target) {
  const auto from = part(path, 1), to = part(target, 1);
  return core_rank(to) > core_rank(from) ? fmt::format("core/{} must not know core/{}", from, to)
                                         : std::string{};
}

std::string subject_violation(const std::string& path, const std::string& target) {
  const auto from = part(path, 1), to = part(target, 1);
  const auto from_rank = rank_in(subjects, from), to_rank = rank_in(subjects, to);
  if (!from_rank || !to_rank)
    return fmt::format("models/{} is no subject of the design", from_rank ? to : from);
  if (target.ends_with("/types.h") || *to_rank <= *from_rank) return {};
  return fmt::format("models/{} stands before models/{} and may include only its types.h", from, to);
}

std::string library_violation(const std::string& path, const Include& include) {
  const auto layer = part(path, 0);
  const bool below_ui = layer == "core" || layer == "models";
  const bool qt = include.target.size() > 1 && include.target[0] == 'Q' &&
                  (std::isupper(static_cast<unsigned char>(include.target[1])) || include.target[1] == 't');
  if (below_ui && qt) return fmt::format("Qt in {}", layer);
  const bool hidden =
      begins(include.target, {"SQLiteCpp", "sqlite3", "openturns", "nlohmann", "core/text/json.h"});
  if (layer == "models" && path.ends_with(".h") && hidden)
    return "a database, statistics or JSON type in a header of models";
  return {};
}

}  // namespace

std::vector<SourceFile> source_files(const std::string& folder, const std::vector<std::string>& endings) {
  const fs::path root(PLENUM_SOURCE_DIR);
  std::vector<SourceFile> files;
  if (!fs::exists(root / folder)) return files;
  for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
    const auto name = entry.path().filename().string();
    const bool wanted = std::any_of(endings.begin(), endings.end(),
                                    [&](const std::string& ending) { return name.ends_with(ending); });
    if (!entry.is_regular_file() || !wanted) continue;
    std::ifstream stream(entry.path(), std::ios::binary);
    files.push_back(
        {fs::relative(entry.path(), root).generic_string(), {std::istreambuf_iterator<char>(stream), {}}});
  }
  std::sort(files.begin(), files.end(),
            [](const SourceFile& a, const SourceFile& b) { return a.path < b.path; });
  return files;
}

std::vector<Include> includes(std::string_view text) {
  std::vector<Include> found;
  std::istringstream stream{std::string(text)};
  std::string line;
  for (int number = 1; std::getline(stream, line); ++number) {
    const auto hash = line.find_first_not_of(" \t");
    if (hash == line.npos || line[hash] != '#') continue;
    const auto word = line.find_first_not_of(" \t", hash + 1);
    if (word == line.npos || line.compare(word, 7, "include") != 0) continue;
    const auto open = line.find_first_of("\"<", word),
               close = open == line.npos ? open : line.find_first_of("\">", open + 1);
    if (close != line.npos)
      found.push_back({line.substr(open + 1, close - open - 1), line[open] == '"', number});
  }
  return found;
}

std::string layer_violation(const std::string& path, const Include& include) {
  if (auto wrong = library_violation(path, include); !wrong.empty()) return wrong;
  if (!include.quoted) return {};
  const auto from = rank_in(layers, part(path, 0)), to = rank_in(layers, part(include.target, 0));
  if (!from || !to) return {};
  if (*to > *from) return fmt::format("{} must not know {}", layers[*from], layers[*to]);
  if (*from != *to) return {};
  if (layers[*from] == "core") return core_violation(path, include.target);
  if (layers[*from] == "models") return subject_violation(path, include.target);
  return {};
}

int line_count(std::string_view text) {
  return static_cast<int>(std::count(text.begin(), text.end(), '\n')) +
         (!text.empty() && text.back() != '\n');
}

}  // namespace plenum::test
