#include "core/fields/schema.h"

namespace plenum::fields {

const Member* Schema::find(std::string_view key) const {
  for (const auto& member : members)
    if (member.info.key == key) return &member;
  for (const auto& member : members)
    for (const auto alias : member.info.aliases)
      if (!alias.empty() && alias == key) return &member;
  return nullptr;
}

std::vector<std::string> Schema::keys() const {
  std::vector<std::string> all;
  for (const auto& member : members) all.emplace_back(member.info.key);
  return all;
}

Value Place::value() const {
  if (index) return member->numbers(address())[*index];
  return member->value ? member->value(address()) : Value{};
}

bool Place::assign(const Value& value) const {
  if (index) {
    const auto* number = std::get_if<double>(&value);
    if (number) member->numbers(address())[*index] = *number;
    return number != nullptr;
  }
  return member->assign && member->assign(address(), value);
}

double* Place::number() const {
  if (index) return &member->numbers(address())[*index];
  return member->number ? member->number(address()) : nullptr;
}

}  // namespace plenum::fields
