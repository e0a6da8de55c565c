#include <algorithm>
#include <cctype>

#include "tests/architecture/source.h"

namespace plenum::test {
namespace {

/// Where the literal or comment that begins at `i` ends (one past it), or `i` when none begins there.
std::size_t literal_end(std::string_view text, std::size_t i) {
  const auto rest = text.substr(i);
  const auto past = [&](std::string_view closing, std::size_t from) {
    const auto at = text.find(closing, from);
    return at == text.npos ? text.size() : at + closing.size();
  };
  if (rest.starts_with("//")) return std::min(text.find('\n', i), text.size());
  if (rest.starts_with("/*")) return past("*/", i + 2);
  if (rest.starts_with("R\"")) {
    const auto open = text.find('(', i);
    if (open == text.npos) return text.size();
    std::string closing(text.substr(i + 1, open - i));  // "tag( becomes )tag"
    closing.back() = '"';
    closing.front() = ')';
    return past(closing, open);
  }
  const bool separator = rest.starts_with('\'') && i > 0 &&
                         std::isxdigit(static_cast<unsigned char>(text[i - 1]));  // 1'000, not u'x'
  if ((!rest.starts_with('"') && !rest.starts_with('\'')) || separator) return i;
  for (auto end = i + 1; end < text.size(); ++end) {
    if (text[end] == '\\') ++end;
    else if (text[end] == text[i] || text[end] == '\n') return end + 1;
  }
  return text.size();
}

std::string trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\n"), last = text.find_last_not_of(" \t\n");
  return first == text.npos ? std::string{} : std::string(text.substr(first, last - first + 1));
}

/// Whether what stands before a brace is the head of a function.
bool function_head(const std::string& head) {
  if (head.find('(') == head.npos) return false;
  for (const std::string_view word : {"namespace", "enum", "return", "using"})
    if (head.starts_with(word)) return false;
  for (const std::string_view end : {")", "const", "noexcept", "override", "final"})
    if (head.ends_with(end)) return true;
  return head.rfind("->") != head.npos && head.rfind("->") > head.find('(');
}

/// Whether a brace opens something that holds functions: a namespace, a class.
bool scope_head(const std::string& head) {
  for (const std::string_view word : {"namespace", "class", "struct", "union", "extern", "template"})
    if (head.starts_with(word)) return true;
  return false;
}

std::size_t closing_brace(std::string_view text, std::size_t open) {
  int depth = 0;
  for (auto i = open; i < text.size(); ++i) {
    if (text[i] == '{') ++depth;
    if (text[i] == '}' && --depth == 0) return i;
  }
  return text.size() - 1;
}

}  // namespace

std::string without_comments_and_strings(std::string_view text) {
  std::string result(text);
  for (std::size_t i = 0; i < text.size();) {
    const auto end = literal_end(text, i);
    for (auto k = i; k < end; ++k)
      if (result[k] != '\n') result[k] = ' ';
    i = std::max(end, i + 1);
  }
  // Preprocessor lines are no code of a function's head.
  for (std::size_t line = 0; line < result.size();
       line = result.find('\n', line) == result.npos ? result.size() : result.find('\n', line) + 1)
    if (const auto first = result.find_first_not_of(" \t", line);
        first != result.npos && result[first] == '#')
      for (auto k = first; k < result.size() && result[k] != '\n'; ++k) result[k] = ' ';
  return result;
}

std::vector<Function> functions(std::string_view text) {
  const auto code = without_comments_and_strings(text);
  std::vector<Function> found;
  std::size_t head_start = 0;
  for (std::size_t i = 0; i < code.size(); ++i) {
    const char c = code[i];
    if (c == ';' || c == '}') head_start = i + 1;
    if (c != '{') continue;
    const auto head = trimmed(std::string_view(code).substr(head_start, i - head_start));
    const auto first = code.find_first_not_of(" \t\n", head_start);
    if (function_head(head)) {
      const auto end = closing_brace(code, i);
      const int line = line_count(std::string_view(code).substr(0, first + 1));
      found.push_back({head.substr(0, head.find('\n')), line,
                       line_count(std::string_view(code).substr(0, end + 1)) - line + 1});
      i = end;
      head_start = end + 1;
    } else if (scope_head(head)) {
      head_start = i + 1;
    } else {
      i = closing_brace(code, i);  // an initialiser
    }
  }
  return found;
}

}  // namespace plenum::test
