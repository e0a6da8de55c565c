#include <cstddef>
#include <cstdint>

#include "tests/fuzz/targets.h"

// libFuzzer calls this; PLENUM_FUZZ_TARGET is one of the functions of targets.h.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  plenum::fuzz::PLENUM_FUZZ_TARGET({reinterpret_cast<const char*>(data), size});
  return 0;
}
