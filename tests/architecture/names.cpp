#include <fmt/format.h>

#include "tests/architecture/source.h"
#include "tests/catch.h"

using namespace plenum::test;

namespace {

/// Folders of the machines that somebody worked on, put together here so that this file does not hold them.
std::vector<std::string> private_paths() {
  std::vector<std::string> paths;
  for (const auto* folder : {"work", "home", "root", "tmp", "Users"})
    paths.push_back(fmt::format("/{}/", folder));
  return paths;
}

/// Whether `path` at `at` begins a path rather than ending one, as in `www.example.org/work/`.
bool begins_a_path(std::string_view text, std::size_t at) {
  constexpr std::string_view before = " \t\n\"'`(=:<,";
  return at == 0 || before.find(text[at - 1]) != before.npos;
}

std::string found_path(std::string_view text) {
  for (const auto& path : private_paths())
    for (auto at = text.find(path); at != text.npos; at = text.find(path, at + 1))
      if (begins_a_path(text, at)) return path;
  return {};
}

}  // namespace

TEST_CASE("names: no file knows the machine it was written on", "[architecture]") {
  std::size_t checked = 0;
  for (const auto* folder :
       {"core", "models", "ui", "app", "tests", "data/catalog", "data/examples", "packaging"})
    for (const auto& file : source_files(folder, {".h", ".cpp", ".md", ".txt", ".toml", ".csv", ".cmake"})) {
      ++checked;
      if (const auto path = found_path(file.text); !path.empty())
        FAIL_CHECK(fmt::format("{} holds a path of a machine: {}", file.path, path));
    }
  CHECK(checked > 100);
}

TEST_CASE("names: a machine's path is seen", "[architecture]") {
  CHECK(found_path("see \"" + private_paths()[0] + "x\"") == private_paths()[0]);
  CHECK(found_path("at https://example.org" + private_paths()[0]).empty());
  CHECK(found_path("core/text/file.h").empty());
}
