#!/usr/bin/env bash
# The developer's door: its help, its refusals, and how it counts tests, which decides what is accepted.
set -euo pipefail
cd "$1"

failed=0
# expect WHAT STATUS OUTPUT COMMAND...: both the exit status and all of standard output.
expect() {
  local what=$1 status=$2 output=$3 got=0 text
  shift 3
  text=$("$@" 2>/dev/null) || got=$?
  [[ $got == "$status" && $text == "$output" ]] && return
  printf '%s: status %s, expected %s; output "%s", expected "%s"\n' "$what" "$got" "$status" "$text" "$output"
  failed=1
}

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# junit TESTS FAILURES DISABLED SKIPPED: the head of a result as ctest writes it.
junit() {
  local file="$folder/$1-$2-$3-$4.xml"
  printf '<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="(empty)"\n\ttests="%s"\n\tfailures="%s"\n\tdisabled="%s"\n\tskipped="%s"\n\thostname=""\n\ttime="1"\n>\n\t<testcase name="tests=&quot;9&quot;" status="run"/>\n</testsuite>\n' "$@" >"$file"
  printf '%s' "$file"
}
count='source ./dev && count_tests "$0"'

expect "all pass"       0 "12 passed, 0 failed" bash -c "$count" "$(junit 12 0 0 0)"
expect "some skipped"   0 "9 passed, 0 failed"  bash -c "$count" "$(junit 12 0 1 2)"
expect "one fails"      1 "11 passed, 1 failed" bash -c "$count" "$(junit 12 1 0 0)"
expect "all skipped"    1 "0 passed, 0 failed"  bash -c "$count" "$(junit 3 0 0 3)"
expect "no test"        1 "0 passed, 0 failed"  bash -c "$count" "$(junit 0 0 0 0)"
expect "no result"      1 "0 passed, 1 failed"  bash -c "$count" "$folder/missing.xml"
expect "unknown verb"   1 ""                    ./dev frobnicate
expect "help"           0 "$(./dev help)"       ./dev --help

# Every verb that exists is in the help, and every one in the help exists.
have=$(sed -nE 's/^verb_([a-z]+)\(\) \{$/\1/p' dev | sort)
told=$(./dev help | sed -nE 's/^  ([a-z]+) .*/\1/p' | sort)
expect "verbs in help" 0 "$have" echo "$told"
exit "$failed"
