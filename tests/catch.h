#pragma once

// Catch2 of Debian 12 is 2.13; version 3 has its own headers. Tests include this and work with either.
#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
using Catch::Approx;
inline auto containing(const std::string& text) { return Catch::Matchers::ContainsSubstring(text); }
#else
#include <catch2/catch.hpp>
inline auto containing(const std::string& text) { return Catch::Contains(text); }
#endif
