#pragma once

#include <cstddef>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <string_view>

namespace plenum::text {

/// A file that cannot be written, and why.
struct FileError : std::runtime_error {
  FileError(std::filesystem::path file, const std::string& message, std::string hint_text = {})
      : std::runtime_error(message), path(std::move(file)), hint(std::move(hint_text)) {}
  std::filesystem::path path;
  std::string hint;
};

inline constexpr std::size_t largest_file = std::size_t{64}
                                            << 20;  ///< bytes; more is no scenario and no catalogue

/// A text file's content without a byte order mark; `-` is standard input. Throws InputError when it cannot be read, is a
/// folder, is larger than `largest_file`, holds a NUL byte or is not UTF-8 (with the line and column of the bad byte).
std::string read_file(const std::filesystem::path& path);

/// Replaces a file as a whole: written beside it, flushed to the disk, then renamed, so that a full disk or a power cut leaves
/// the old file. A symbolic link stays one and its target is replaced; what is no regular file (a pipe, a device) is written
/// in place; `-` is standard output. Permissions of an existing file are kept. Throws FileError.
void write_atomically(const std::filesystem::path& path, std::string_view content);

}  // namespace plenum::text
