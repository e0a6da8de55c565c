#pragma once

#include <CLI/CLI.hpp>

namespace plenum::cli {

/// Help for a terminal of 80 columns: descriptions wrapped, no words about which options exclude each other or how values are checked.
class HelpFormatter : public CLI::Formatter {
 public:
  std::string make_option(const CLI::Option* option, bool is_positional) const override;
  std::string make_option_opts(const CLI::Option* option) const override;
  std::string make_subcommand(const CLI::App* command) const override;
  std::string make_description(const CLI::App* app) const override;

 private:
  std::string entry(const std::string& name, const std::string& text) const;
};

}  // namespace plenum::cli
