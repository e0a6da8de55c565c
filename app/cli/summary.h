#pragma once

#include <string>

#include "app/cli/context.h"

namespace plenum::cli {

/// The plan in a screenful: headline numbers with what they are made of, and the findings. For 80 columns and more.
std::string summary(const plan::Evaluation& evaluation, const plan::Catalogue& catalogue, int width);

/// The findings, worst first, one block each.
std::string findings_text(const std::vector<plan::Finding>& findings, const Terminal& terminal);

/// All results of one subject (or of every subject) as a table: label, value, unit.
std::string results_table(const plan::Evaluation& evaluation, const std::string& only, int width);
std::string results_csv(const plan::Evaluation& evaluation, const std::string& only);
std::string results_markdown(const plan::Evaluation& evaluation, const std::string& only);

}  // namespace plenum::cli
