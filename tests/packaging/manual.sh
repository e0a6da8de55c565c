#!/usr/bin/env bash
# The manual pages that the program writes: readable without a warning, with the sections people look for.
# Argument: the folder of generated manuals.
set -euo pipefail
failed=0
fail() { printf '%s\n' "$*"; failed=1; }

# page FILE SECTION...
page() {
  local file=$1 warnings section text
  shift
  warnings=$(groff -man -ww -z -K utf8 "$file" 2>&1)
  [[ -z $warnings ]] || fail "$file: $warnings"
  text=$(groff -man -Tutf8 -K utf8 -P -cbou "$file")
  for section in "$@"; do
    grep -qx "$section" <<<"$text" || fail "$file: no section $section"
  done
}
page "$1/plenum.1" NAME SYNOPSIS DESCRIPTION OPTIONS "EXIT STATUS"
page "$1/plenum-parameters.5" NAME DESCRIPTION

[[ $(head -c 1 "$1/parameters.md") == '#' ]] || fail "parameters.md: does not start with a heading"
bash -n "$1/plenum.bash" || fail "plenum.bash: not a bash script"
grep -q '^#compdef plenum' "$1/plenum.zsh" || fail "plenum.zsh: no #compdef line"
grep -q 'complete -c plenum' "$1/plenum.fish" || fail "plenum.fish: completes nothing"
exit "$failed"
