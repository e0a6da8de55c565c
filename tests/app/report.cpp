#include <unistd.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>

#include "app/cli/cli.h"
#include "tests/app/expected.h"
#include "tests/core/folder.h"

using namespace plenum;
namespace fs = std::filesystem;

namespace {

const std::string data = std::string(PLENUM_SOURCE_DIR) + "/data";
const std::string examples = data + "/examples/";

cli::Outcome run(std::vector<std::string> arguments) {
  arguments.insert(arguments.end(), {"--catalog", data});
  return cli::run(arguments);
}

/// What a command prints, or nothing when it cannot be run.
std::string output_of(const std::string& command) {
  std::string text;
  auto* pipe = ::popen((command + " 2>/dev/null").c_str(), "r");
  if (!pipe) return text;
  std::array<char, 4096> buffer{};
  for (std::size_t n = 0; (n = std::fread(buffer.data(), 1, buffer.size(), pipe)) > 0;)
    text.append(buffer.data(), n);
  ::pclose(pipe);
  return text;
}

}  // namespace

TEST_CASE("a report in every text format says the same numbers") {
  const auto example = examples + "v100-training-pod.toml";
  for (const auto* format : {"html", "csv", "markdown", "json"}) {
    INFO(format);
    const auto outcome = run({"report", example, "--format", format});
    CHECK(outcome.code == cli::done);
    CHECK_THAT(outcome.out, containing("V100 training pod"));
    CHECK_THAT(outcome.out, containing("1,024") || containing("1024"));
    CHECK_THAT(outcome.out, containing("dgx-1v-32"));
  }
}

TEST_CASE("several formats go into a folder under the scenario's name") {
  const test::Folder folder;
  const auto outcome = run({"report", examples + "h100-superpod.toml", "--format", "csv", "--format", "html",
                            "-o", folder.path().string()});
  CHECK(outcome.code == cli::done);
  CHECK(fs::exists(folder / "h100-superpod.csv"));
  CHECK(fs::exists(folder / "h100-superpod.html"));
  CHECK_THAT(outcome.err, containing("wrote "));
}

TEST_CASE("the PDF holds the text, and the French one is French") {
  if (!fs::exists(fs::read_symlink("/proc/self/exe").parent_path() / "plenum-report")) {
    WARN("skipped: plenum-report was not built");
    return;
  }
  if (output_of("command -v pdftotext").empty()) {
    WARN("skipped: pdftotext is not installed");
    return;
  }
  const test::Folder folder;
  const auto pdf = (folder / "plan.pdf").string();
  for (const std::string language : {"en", "fr"}) {
    REQUIRE(run({"report", examples + "legacy-hall-retrofit.toml", "-o", pdf, "--language", language, "-q"})
                .code == cli::done);
    const auto text = output_of("pdftotext -layout '" + pdf + "' -");
    const bool french = language == "fr";
    for (const auto* word :
         {"Legacy hall with DGX H100", "racks.power_limit", "PUE", "unverified-recollection"}) {
      INFO(language << " " << word);
      CHECK_THAT(text, containing(word));
    }
    CHECK_THAT(text, containing(french ? "Une baie de 4 serveurs consomme 40,8 kW"
                                       : "A rack of 4 servers draws 40.8 kW"));
    CHECK_THAT(text, containing(french ? "Refroidissement" : "Cooling"));
  }
  // The plan's own language when none is asked for.
  REQUIRE(
      run({"report", examples + "legacy-hall-retrofit.toml", "-o", pdf, "--set", "plan.language=fr", "-q"})
          .code == cli::done);
  CHECK_THAT(output_of("pdftotext -layout '" + pdf + "' -"), containing("Refroidissement"));
}
