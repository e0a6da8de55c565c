#pragma once

#include <string>

#include "core/report/blocks.h"

namespace plenum::report {

/// The report's numbers for spreadsheets (RFC 4180, UTF-8, `.` as decimal sign): key numbers, tables and charts, each under a row
/// with its title and parted by an empty row. Numbers are exact and ungrouped; estimates have the mark in a column of their own.
std::string csv(const Report& report);

}  // namespace plenum::report
