#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "tests/catch.h"

/// Compares a text with tests/app/expected/NAME. With PLENUM_UPDATE_EXPECTED set the file is written instead: look at the
/// difference before you commit it.
inline void check_expected(const std::string& name, const std::string& text) {
  const auto path = std::filesystem::path(PLENUM_SOURCE_DIR) / "tests/app/expected" / name;
  if (std::getenv("PLENUM_UPDATE_EXPECTED")) {
    std::ofstream(path, std::ios::binary) << text;
    return;
  }
  std::ifstream file(path, std::ios::binary);
  INFO(path);
  REQUIRE(file);
  const std::string expected{std::istreambuf_iterator<char>(file), {}};
  CHECK(text == expected);
}
