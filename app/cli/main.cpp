#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "app/cli/cli.h"

namespace {

/// Colour only for a terminal that can show it and a user who has not asked otherwise (no-color.org).
plenum::cli::Terminal terminal() {
  plenum::cli::Terminal t;
  const char* term = std::getenv("TERM");
  t.colour = isatty(STDERR_FILENO) && !std::getenv("NO_COLOR") && term && std::string_view(term) != "dumb";
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col >= 40) t.width = size.ws_col;
  return t;
}

bool print(std::FILE* stream, const std::string& text) {
  return std::fwrite(text.data(), 1, text.size(), stream) == text.size() && std::fflush(stream) == 0;
}

}  // namespace

int main(int argc, char** argv) {
  const auto outcome = plenum::cli::run({argv + 1, argv + argc}, terminal());
  print(stderr, outcome.err);
  if (!print(stdout, outcome.out)) {
    std::perror("error: standard output");
    return plenum::cli::file_trouble;
  }
  return outcome.code;
}
