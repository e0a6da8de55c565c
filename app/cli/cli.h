#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace plenum::report {
struct Report;
}

/// The command line as a function: what `plenum` prints and returns for some arguments, so that tests run it in-process.
namespace plenum::cli {

/// What the contract promises to scripts.
enum ExitCode {
  done = 0,
  has_findings = 1,
  usage = 2,
  invalid_input = 3,
  failed = 4,
  file_trouble = 5,
  interrupted = 130
};

struct Terminal {
  bool colour = false;  ///< messages may use colour
  int width = 80;
};

struct Outcome {
  int code = done;
  std::string out, err;
};

/// What only a program that loads Qt can do. Without them `report` runs `plenum-report`, which has them.
struct Services {
  std::function<void(const report::Report& report, const std::string& file)>
      write_pdf;  ///< throws text::FileError
  std::function<std::string(const std::string& language, std::string_view text)> translate;
};

/// Runs one command; `arguments` without the program's name.
Outcome run(const std::vector<std::string>& arguments, const Terminal& terminal = {},
            const Services& services = {});

}  // namespace plenum::cli
