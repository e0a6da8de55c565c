#include "core/fields/month.h"

#include "tests/catch.h"

using namespace plenum;

TEST_CASE("months: written as year and month", "[fields]") {
  CHECK(parse_month("2027-01") == YearMonth{2027, 1});
  CHECK(parse_month("1999-12") == YearMonth{1999, 12});
  CHECK(to_text({2027, 1}) == "2027-01");
  CHECK(YearMonth{2027, 12} < YearMonth{2028, 1});
  for (const auto* text : {"", "2027", "2027-1", "2027-13", "2027-00", "2027/01", "27-01-01", "1899-01",
                           "x027-01", "2027-01-01", "-027-01"}) {
    INFO(text);
    CHECK_FALSE(parse_month(text));
  }
}
