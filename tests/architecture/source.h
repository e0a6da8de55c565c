#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

/// The program's own source, read as text, for the rules that no compiler checks.
namespace plenum::test {

struct SourceFile {
  std::string path;  ///< from the root of the source tree, with `/`
  std::string text;
};

/// All files below a folder of the source tree whose name ends in one of `endings`, sorted by path.
std::vector<SourceFile> source_files(const std::string& folder, const std::vector<std::string>& endings);

struct Include {
  std::string target;  ///< what stands between the quotes or brackets
  bool quoted = false;
  int line = 0;
};
std::vector<Include> includes(std::string_view text);

/// What is wrong with one include of a file, or nothing: the layers of the design.
std::string layer_violation(const std::string& path, const Include& include);

/// The text with comments, strings and character literals blanked, line ends kept.
std::string without_comments_and_strings(std::string_view text);

struct Function {
  std::string name;  ///< the line it begins with
  int line = 0;      ///< of the head
  int lines = 0;     ///< from the head to the closing brace
};

/// The functions of a file, found by matching braces; lambdas count as part of the function around them.
std::vector<Function> functions(std::string_view text);

int line_count(std::string_view text);

}  // namespace plenum::test
