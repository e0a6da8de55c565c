#pragma once

#include <cstdint>
#include <span>

namespace plenum::store {

/// "PLNM": what makes an SQLite file one of ours (PRAGMA application_id).
inline constexpr std::int32_t application_id = 0x504C4E4D;

/// The steps that lead from an empty file to today's tables; step i makes version i + 1 (PRAGMA user_version). A step that was
/// released is never changed: a later one changes what it made.
std::span<const char* const> migrations();

}  // namespace plenum::store
