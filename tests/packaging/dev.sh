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

# junit NAME STATUS...: a result as ctest writes it, one test for each status.
junit() {
  local file=$folder/$1.xml status
  shift
  {
    printf '<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="(empty)"\n\ttests="%d"\n\t>\n' $#
    for status in "$@"; do
      case $status in
        skip)    printf '\t<testcase name="t" status="notrun">\n\t\t<skipped message="SKIP_RETURN_CODE=77"/>\n' ;;
        missing) printf '\t<testcase name="t" status="notrun">\n\t\t<skipped message="Unable to find executable"/>\n' ;;
        fail)    printf '\t<testcase name="t" status="fail">\n\t\t<failure message=""/>\n' ;;
        *)       printf '\t<testcase name="t" status="%s">\n' "$status" ;;
      esac
      printf '\t\t<system-out>status=&quot;run&quot;&gt;</system-out>\n\t</testcase>\n'
    done
    printf '</testsuite>\n'
  } >"$file"
  printf '%s' "$file"
}
# shellcheck disable=SC2016 # the shell that is started expands it
count='source ./dev && count_tests "$0"'

expect "all pass"       0 "3 passed, 0 failed" bash -c "$count" "$(junit pass run run run)"
expect "some skipped"   0 "1 passed, 0 failed" bash -c "$count" "$(junit idle run skip disabled)"
expect "one fails"      1 "2 passed, 1 failed" bash -c "$count" "$(junit fail run fail run)"
expect "no program"     1 "1 passed, 1 failed" bash -c "$count" "$(junit missing run missing)"
expect "all skipped"    1 "0 passed, 0 failed" bash -c "$count" "$(junit skipped skip skip)"
expect "no test"        1 "0 passed, 0 failed" bash -c "$count" "$(junit none)"
expect "no result"      1 "0 passed, 1 failed" bash -c "$count" "$folder/absent.xml"
expect "unknown verb"   1 ""                   ./dev frobnicate
expect "help"           0 "$(./dev help)"      ./dev --help

# Every verb that exists is in the help, and every one in the help exists.
have=$(sed -nE 's/^verb_([a-z]+)\(\) \{$/\1/p' dev | sort)
told=$(./dev help | sed -nE 's/^  ([a-z]+) .*/\1/p' | sort)
expect "verbs in help" 0 "$have" echo "$told"
exit "$failed"
