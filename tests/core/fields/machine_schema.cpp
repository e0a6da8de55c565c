#include "core/fields/flatten.h"
#include "tests/core/fields/machine.h"

PLENUM_SCHEMA(plenum::test::Part)
PLENUM_SCHEMA(plenum::test::Stage)
PLENUM_SCHEMA(plenum::test::Cover)
PLENUM_SCHEMA(plenum::test::Motor)
PLENUM_SCHEMA(plenum::test::Machine)
