#!/usr/bin/env bash
# What a file manager takes our files for, beside all the types that the system knows. Argument: our MIME file.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder/share/mime/packages" "$folder/files" "$folder/home"
cp /usr/share/mime/packages/*.xml "$1" "$folder/share/mime/packages/"
update-mime-database "$folder/share/mime" 2>/dev/null
cd "$folder/files"

# The 100 bytes of an SQLite header that matter here: the magic text, and the application id at byte 68.
sqlite_header() { printf 'SQLite format 3\0%052d%b%028d' 0 "$2" 0 >"$1"; }
sqlite_header ours.plenum PLNM
sqlite_header ours.db PLNM
sqlite_header theirs.db '\0\0\0\0'
printf 'format = "plenum-scenario/1"\n' >scenario.toml
printf '# a note first\n\nformat = "plenum-scenario/1"\n' >commented.toml
printf '[package]\nname = "something else"\n' >theirs.toml

failed=0
expect() {
  local type
  type=$(XDG_DATA_HOME=$folder/home XDG_DATA_DIRS=$folder/share gio info -a standard::content-type "$1" |
    sed -n 's/.*content-type: //p')
  [[ $type == "$2" ]] && return
  printf '%s: %s, expected %s\n' "$1" "$type" "$2"
  failed=1
}
expect ours.plenum    application/x-plenum-project
expect ours.db        application/x-plenum-project
expect scenario.toml  application/x-plenum-scenario
expect commented.toml application/x-plenum-scenario
expect theirs.db      application/vnd.sqlite3
expect theirs.toml    application/toml
exit "$failed"
