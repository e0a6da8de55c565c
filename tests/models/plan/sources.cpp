#include "core/fields/schema.h"
#include "models/plan/plan.h"
#include "models/plan/scenario.h"
#include "tests/catch.h"
#include "tests/models/plan/shipped.h"

using namespace plenum;

namespace {

int check_sources(const fields::Schema& schema) {
  int named = 0;
  for (const auto& member : schema.members) {
    if (!member.info.source.empty()) {
      ++named;
      INFO(member.info.key << ": " << member.info.source);
      CHECK(test::catalogue().sources.contains(std::string(member.info.source)));
    }
    if (member.nested) named += check_sources(member.nested());
  }
  return named;
}

}  // namespace

TEST_CASE("every source that a description of an input or a result names is in the list of sources") {
  CHECK(check_sources(fields::schema<plan::Scenario>()) > 5);
  CHECK(check_sources(fields::schema<plan::Plan>()) > 0);
}
