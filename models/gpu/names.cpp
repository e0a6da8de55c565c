#include "models/gpu/names.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>

namespace plenum::gpu {

namespace {

using Words = std::vector<std::string>;

Words words_of(std::string_view id) {
  Words words{{}};
  for (const char c : id)
    if (c == '-') words.emplace_back();
    else words.back() += c;
  std::erase(words, "");
  return words;
}

std::string joined(const Words& words) {
  std::string id;
  for (const auto& word : words) id += (id.empty() ? "" : "-") + word;
  return id;
}

bool is_number(std::string_view word) {
  return !word.empty() && std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// Words that say nothing about which GPU of the catalogue is meant: makers, series, and the usual power limits.
bool is_noise(std::string_view word) {
  constexpr std::array noise{"nvidia",      "amd", "intel", "tesla", "instinct", "gpu",  "habana",
                             "accelerator", "gb",  "w",     "300w",  "350w",     "400w", "700w"};
  return std::find(noise.begin(), noise.end(), word) != noise.end();
}

/// `140` for `141`: memory sizes are rounded in several ways.
bool same_memory(std::string_view a, std::string_view b) {
  return is_number(a) && is_number(b) && std::abs(std::atoi(a.data()) - std::atoi(b.data())) <= 2;
}

bool rounds_memory(const Words& name, const Words& id) {
  return name.size() == id.size() && name.size() > 1 &&
         std::equal(name.begin(), name.end() - 1, id.begin()) && same_memory(name.back(), id.back());
}

bool adds_memory(const Words& name, const Words& id) {
  return name.size() == id.size() + 1 && is_number(name.back()) &&
         std::equal(id.begin(), id.end(), name.begin());
}

/// Whether the id has all words of the name in their order; `sxm` is any `sxm2`.
bool has_all(const Words& name, const Words& id) {
  std::size_t at = 0;
  for (const auto& word : id)
    if (at < name.size() && (word == name[at] || (name[at] == "sxm" && word.starts_with("sxm")))) ++at;
  return at == name.size();
}

}  // namespace

std::string gpu_id(std::string_view name) {
  std::string text;
  for (const char c : name)
    text += c == ' ' || c == '_' || c == '/' ? '-'
                                             : static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  Words words = words_of(text);
  for (auto& word : words) {
    if (word == "450w") word = "h";
    if (word.size() > 2 && word.ends_with("gb") &&
        is_number(std::string_view(word).substr(0, word.size() - 2)))
      word.resize(word.size() - 2);
  }
  std::erase_if(words, [](const std::string& word) { return is_noise(word); });
  return joined(words);
}

std::optional<FoundGpu> gpu_named(std::string_view name, const std::vector<NamedGpu>& known) {
  const auto id = gpu_id(name);
  const auto words = words_of(id);
  if (words.empty()) return std::nullopt;
  for (const auto& gpu : known)
    if (gpu.id == id) return FoundGpu{id, false};
  for (const auto fits : {rounds_memory, adds_memory})
    for (const auto& gpu : known)
      if (fits(words, words_of(gpu.id))) return FoundGpu{gpu.id, false};
  const NamedGpu* best = nullptr;
  std::size_t candidates = 0;
  for (const auto& gpu : known) {
    if (!has_all(words, words_of(gpu.id))) continue;
    ++candidates;
    if (best == nullptr || gpu.weight > best->weight) best = &gpu;
  }
  if (best == nullptr) return std::nullopt;
  return FoundGpu{best->id, candidates > 1};
}

std::optional<Precision> precision_named(std::string_view word) {
  std::string key(word.substr(0, word.find(' ')));
  for (auto& c : key) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  for (const auto& choice : fields::Describe<Precision>::choices)
    if (choice.key == key) return choice.value;
  return std::nullopt;
}

}  // namespace plenum::gpu
