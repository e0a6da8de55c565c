#pragma once

#include <filesystem>
#include <string>

#include "core/report/blocks.h"

namespace plenum::report {

/// The report as a workbook, the bytes of an XLSX file: one sheet for each heading of level 1, named after it, and one in
/// front for what comes before the first. Numbers are numbers, exact and in the unit that the column's header names; an
/// estimate has its mark in the number's format. All other cells are texts, whatever they begin with. A sheet with one
/// table can be filtered, and its header stays in sight. Charts are written as their tables. A table with more rows than
/// a sheet holds goes on in the next sheet. Throws text::FileError when the temporary folder cannot be written.
std::string xlsx(const Report& report);

/// Replaces `file` by the workbook as a whole (text::write_atomically).
void write_xlsx(const Report& report, const std::filesystem::path& file);

/// The name that a sheet may have: at most 31 characters, none of []:*?/\ and no apostrophe at its ends; `Plenum` where the
/// text leaves nothing.
std::string sheet_name(const std::string& text);

}  // namespace plenum::report
