#include "core/text/file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <system_error>

#include "core/text/input_error.h"
#include "core/text/position.h"

namespace plenum::text {
namespace {

namespace fs = std::filesystem;

std::string reason(int error) { return std::generic_category().message(error); }

/// A file descriptor that closes itself.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (number_ > STDERR_FILENO) ::close(number_);
  }
  int number() const { return number_; }
  explicit operator bool() const { return number_ >= 0; }

  /// Closes now and returns the error number: some file systems report a full disk only here.
  int close() {
    const int result = ::close(number_);
    number_ = -1;
    return result == 0 ? 0 : errno;
  }

 private:
  int number_;
};

/// The error number of writing everything, or 0.
int write_all(int descriptor, std::string_view content) {
  while (!content.empty()) {
    const auto written = ::write(descriptor, content.data(), content.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return errno;
    content.remove_prefix(static_cast<std::size_t>(written));
  }
  return 0;
}

std::string hint_for(int error) {
  switch (error) {
  case ENOSPC:
  case EDQUOT: return "free some space or write to another disk";
  case EACCES:
  case EPERM:
  case EROFS: return "write to a folder that you may change";
  case ENOENT: return "make the folder first";
  default: return {};
  }
}

[[noreturn]] void fail(const fs::path& path, int error) {
  throw FileError(path, fmt::format("cannot write `{}`: {}", path.string(), reason(error)), hint_for(error));
}

void write_in_place(const fs::path& path, std::string_view content) {
  Descriptor file(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
  if (!file) fail(path, errno);
  if (const int error = write_all(file.number(), content)) fail(path, error);
  if (const int error = file.close()) fail(path, error);
}

/// Makes a rename last through a power cut. Some file systems cannot flush folders; the file itself is safe already.
void flush_folder(const fs::path& folder) {
  const Descriptor descriptor(
      ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (descriptor) ::fsync(descriptor.number());
}

void replace(const fs::path& target, std::string_view content, mode_t mode, bool keep_mode) {
  auto name = target.string() + ".XXXXXX";
  const auto give_up = [&](int error) {
    ::unlink(name.c_str());
    fail(target, error);
  };
  Descriptor file(::mkostemp(name.data(), O_CLOEXEC));
  if (!file) fail(target, errno);
  if (const int error = write_all(file.number(), content)) give_up(error);
  // mkostemp makes private files; a new file gets what the user's mask leaves of rw-rw-rw-.
  if (::fchmod(file.number(), mode) != 0 && keep_mode && errno != EPERM) give_up(errno);
  if (::fsync(file.number()) != 0 && errno != EINVAL) give_up(errno);
  if (const int error = file.close()) give_up(error);
  if (::rename(name.c_str(), target.c_str()) != 0) give_up(errno);
  flush_folder(target.parent_path());
}

/// The mode that a new file gets. The user's mask can only be read by setting it, so that is done once.
mode_t new_file_mode() {
  static const mode_t mask = [] {
    const mode_t current = ::umask(022);
    ::umask(current);
    return current;
  }();
  return 0666 & ~mask;
}

std::string read_descriptor(int descriptor, const std::string& name) {
  std::string content;
  char buffer[1 << 16];
  for (;;) {
    const auto n = ::read(descriptor, buffer, sizeof buffer);
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) throw InputError(name, 0, 0, fmt::format("cannot read: {}", reason(errno)));
    if (n == 0) return content;
    content.append(buffer, static_cast<std::size_t>(n));
    if (content.size() > largest_file)
      throw InputError(name, 0, 0, fmt::format("larger than {} MiB", largest_file >> 20),
                       "is it the right file?");
  }
}

void check_text(const std::string& content, const std::string& name) {
  const auto nul = content.find('\0'), invalid = first_invalid_utf8(content);
  const auto bad = std::min(nul, invalid);
  if (bad == content.npos) return;
  const auto place = position_of(content, bad);
  const auto message =
      bad == nul ? std::string("a NUL byte: this is no text file")
                 : fmt::format("byte 0x{:02X} is not UTF-8", static_cast<unsigned char>(content[bad]));
  throw error_in(content, name, place.line, place.column, message, "save the file as UTF-8 text");
}

}  // namespace

std::string read_file(const fs::path& path) {
  const bool standard_input = path == "-";
  const auto name = standard_input ? std::string("standard input") : path.string();
  const Descriptor file(standard_input ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (!file)
    throw InputError(name, 0, 0, fmt::format("cannot read: {}", reason(errno)),
                     errno == ENOENT ? "is the name right?" : "");
  struct stat status {};
  if (::fstat(file.number(), &status) == 0 && S_ISDIR(status.st_mode))
    throw InputError(name, 0, 0, "is a folder, not a file");
  auto content = read_descriptor(file.number(), name);
  constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
  if (content.starts_with(byte_order_mark)) content.erase(0, byte_order_mark.size());
  check_text(content, name);
  return content;
}

void write_atomically(const fs::path& path, std::string_view content) {
  if (path == "-") {
    if (const int error = write_all(STDOUT_FILENO, content)) fail("standard output", error);
    return;
  }
  if (path.empty()) throw FileError(path, "cannot write: no file name");
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) {
    // A link to a file that does not exist yet is followed by the system itself.
    if (std::error_code none; fs::is_symlink(fs::symlink_status(path, none)))
      return replace(path.parent_path() / fs::read_symlink(path), content, new_file_mode(), false);
    return replace(path, content, new_file_mode(), false);
  }
  if (S_ISDIR(status.st_mode))
    throw FileError(path, fmt::format("cannot write `{}`: it is a folder", path.string()),
                    "name a file inside it");
  if (!S_ISREG(status.st_mode)) return write_in_place(path, content);
  std::error_code none;
  const auto target = fs::canonical(path, none);
  // Replacing needs only the folder's permission, but a file that is read-only is meant to stay as it is.
  if (::faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) != 0) fail(path, errno);
  replace(none ? path : target, content, status.st_mode & 07777, true);
}

}  // namespace plenum::text
