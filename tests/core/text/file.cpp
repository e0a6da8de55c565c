#include "core/text/file.h"

#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fstream>

#include "core/text/input_error.h"
#include "tests/catch.h"
#include "tests/core/folder.h"

using namespace plenum;
using namespace plenum::text;
namespace fs = std::filesystem;

namespace {

void write_plain(const fs::path& path, std::string_view content) {
  std::ofstream(path, std::ios::binary) << content;
}

InputError error_of(const fs::path& path) {
  try {
    read_file(path);
  } catch (const InputError& error) {
    return error;
  }
  throw std::logic_error("was read");
}

/// Acts as a user without rights while it lives, when the test runs as root, whom permissions do not stop.
class OrdinaryUser {
 public:
  explicit OrdinaryUser(const fs::path& home) {
    if (!root_) return;
    REQUIRE(::chown(home.c_str(), nobody, nobody) == 0);
    REQUIRE(::seteuid(nobody) == 0);
  }
  OrdinaryUser(const OrdinaryUser&) = delete;
  OrdinaryUser& operator=(const OrdinaryUser&) = delete;
  ~OrdinaryUser() {
    if (root_ && ::seteuid(0) != 0) std::abort();
  }

 private:
  static constexpr uid_t nobody = 65534;
  bool root_ = ::geteuid() == 0;
};

std::size_t files_in(const fs::path& folder) {
  return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder), fs::directory_iterator{}));
}

}  // namespace

TEST_CASE("files: text comes back as it was written", "[text]") {
  const test::Folder folder;
  const auto path = folder / "a.toml";
  for (const std::string content : {"", "a = 1\n", "µ°€\r\n\ttab", "no end"}) {
    write_atomically(path, content);
    CHECK(read_file(path) == content);
  }
  write_plain(path, "\xEF\xBB\xBFwith a mark");
  CHECK(read_file(path) == "with a mark");
  CHECK(files_in(folder.path()) == 1);
}

TEST_CASE("files: what is no text says where and why", "[text]") {
  struct Row {
    const char* name;
    std::string content;
    int line, column;
    const char* message;
  };
  const test::Folder folder;
  for (const auto& [name, content, line, column, message] : std::vector<Row>{
           {"latin1", "a = 1\nb = \"M\xFCnchen\"\n", 2, 7, "byte 0xFC is not UTF-8"},
           {"after-umlaut", "\xC3\xA4\xFF", 1, 2, "byte 0xFF is not UTF-8"},
           {"cut", "abc\xE2\x82", 1, 4, "byte 0xE2 is not UTF-8"},
           {"overlong", "\xC0\xAF", 1, 1, "byte 0xC0 is not UTF-8"},
           {"surrogate", "\xED\xA0\x80", 1, 1, "byte 0xED is not UTF-8"},
           {"beyond", "\xF4\x90\x80\x80", 1, 1, "byte 0xF4 is not UTF-8"},
           {"nul", std::string("a\n\0b", 4), 2, 1, "a NUL byte"},
       }) {
    INFO(name);
    write_plain(folder / name, content);
    const auto error = error_of(folder / name);
    CHECK(error.file == (folder / name).string());
    CHECK(error.line == line);
    CHECK(error.column == column);
    CHECK_THAT(error.what(), containing(message));
  }
}

TEST_CASE("files: what cannot be read says why", "[text]") {
  const test::Folder folder;
  CHECK_THAT(error_of(folder / "missing").what(), containing("No such file"));
  CHECK_THAT(error_of(folder.path()).what(), containing("is a folder"));
  CHECK_THAT(error_of(folder / "missing" / "deeper").block(),
             containing("missing/deeper: error: cannot read"));
  write_plain(folder / "large", "x");
  fs::resize_file(folder / "large", largest_file + 1);
  CHECK_THAT(error_of(folder / "large").what(), containing("larger than 64 MiB"));
  const OrdinaryUser user(folder.path());
  write_plain(folder / "secret", "x");
  fs::permissions(folder / "secret", fs::perms::none);
  CHECK_THAT(error_of(folder / "secret").what(), containing("Permission denied"));
}

TEST_CASE("files: replacing keeps permissions and links", "[text]") {
  const test::Folder folder;
  write_plain(folder / "a", "old");
  fs::permissions(folder / "a", fs::perms::owner_read | fs::perms::owner_write);
  fs::create_symlink("a", folder / "link");
  write_atomically(folder / "link", "new");
  CHECK(fs::is_symlink(folder / "link"));
  CHECK(read_file(folder / "a") == "new");
  CHECK(fs::status(folder / "a").permissions() == (fs::perms::owner_read | fs::perms::owner_write));
  fs::create_symlink("later", folder / "dangling");
  write_atomically(folder / "dangling", "made");
  CHECK(read_file(folder / "later") == "made");
  CHECK(files_in(folder.path()) == 4);
}

TEST_CASE("files: what cannot be written leaves the old file", "[text]") {
  const test::Folder folder;
  CHECK_THROWS_WITH(write_atomically(folder / "missing" / "a", "x"), containing("No such file"));
  CHECK_THROWS_WITH(write_atomically(folder.path(), "x"), containing("it is a folder"));
  CHECK_THROWS_WITH(write_atomically("", "x"), containing("no file name"));
  const OrdinaryUser user(folder.path());
  write_plain(folder / "a", "old");
  fs::permissions(folder.path(), fs::perms::owner_read | fs::perms::owner_exec);
  for (const auto* name : {"a", "b"})
    CHECK_THROWS_WITH(write_atomically(folder / name, "new"), containing("Permission denied"));
  fs::permissions(folder.path(), fs::perms::owner_all);
  CHECK(read_file(folder / "a") == "old");
  CHECK(files_in(folder.path()) == 1);
  fs::permissions(folder / "a", fs::perms::owner_read);
  CHECK_THROWS_WITH(write_atomically(folder / "a", "new"), containing("Permission denied"));
}

TEST_CASE("files: a full device is an error", "[text]") {
  const test::Folder folder;
  if (!fs::exists("/dev/full")) {
    WARN("skipped: there is no /dev/full");
    return;
  }
  fs::create_symlink("/dev/full", folder / "full");
  try {
    write_atomically(folder / "full", "x");
    FAIL("written");
  } catch (const FileError& error) {
    CHECK(error.path == folder / "full");
    CHECK_THAT(error.what(), containing("No space left on device"));
    CHECK_THAT(error.hint, containing("free some space"));
  }
}

TEST_CASE("files: a full disk leaves the old file and no rest", "[text]") {
  const test::Folder folder;
  const auto disk = folder / "disk";
  fs::create_directory(disk);
  if (::mount("tmpfs", disk.c_str(), "tmpfs", 0, "size=64k") != 0) {
    WARN("skipped: a small disk cannot be mounted here");
    return;
  }
  write_atomically(disk / "a", "old");
  CHECK_THROWS_WITH(write_atomically(disk / "a", std::string(1 << 20, 'x')), containing("No space left"));
  CHECK(read_file(disk / "a") == "old");
  CHECK(files_in(disk) == 1);
  ::umount(disk.c_str());
}

TEST_CASE("files: a read-only disk is an error", "[text]") {
  const test::Folder folder;
  const auto disk = folder / "disk";
  fs::create_directory(disk);
  if (::mount("tmpfs", disk.c_str(), "tmpfs", 0, "size=64k") != 0) {
    WARN("skipped: a small disk cannot be mounted here");
    return;
  }
  write_atomically(disk / "a", "old");
  REQUIRE(::mount("tmpfs", disk.c_str(), "tmpfs", MS_REMOUNT | MS_RDONLY, "size=64k") == 0);
  for (const auto* name : {"a", "b"}) {
    INFO(name);
    CHECK_THROWS_WITH(write_atomically(disk / name, "new"), containing("Read-only file system"));
  }
  CHECK(read_file(disk / "a") == "old");
  ::umount(disk.c_str());
}
