#!/usr/bin/env bash
# Installs into a folder of its own and tries what a user would find there, away from the source tree.
# Arguments: the build folder, the version.
set -euo pipefail
build=$1 version=$2
stage=$(realpath "$(mktemp -d)")
trap 'rm -rf "$stage"' EXIT
root=$stage/usr
cmake --install "$build" --prefix "$root" >/dev/null

failed=0
fail() { printf '%s\n' "$*"; failed=1; }

# ---- everything is where it belongs
id=org.plenum.Plenum
while read -r file; do
  [[ -s $root/$file ]] || fail "$file is missing or empty"
done <<FILES
bin/plenum
bin/plenum-report
bin/plenum-desktop
share/applications/$id.desktop
share/metainfo/$id.metainfo.xml
share/mime/packages/$id.xml
share/icons/hicolor/scalable/apps/$id.svg
share/man/man1/plenum.1.gz
share/man/man5/plenum-parameters.5.gz
share/bash-completion/completions/plenum
share/zsh/vendor-completions/_plenum
share/fish/vendor_completions.d/plenum.fish
share/doc/plenum/copyright
share/doc/plenum/changelog.gz
share/plenum/sources.csv
share/plenum/catalog/gpus.csv
share/plenum/examples/v100-training-pod.toml
FILES

# ---- each icon has the size that its folder says (PNG: width and height are big-endian at byte 16)
for size in 16 24 32 48 64 128 256 512; do
  icon=$root/share/icons/hicolor/${size}x$size/apps/$id.png
  read -r a b c d e f g h < <(od -A n -t u1 -j 16 -N 8 "$icon")
  width=$((a << 24 | b << 16 | c << 8 | d)) height=$((e << 24 | f << 16 | g << 8 | h))
  ((width == size && height == size)) || fail "icon $size is $width x $height"
done

# ---- programs find our libraries beside themselves, and nowhere else

# Prints what FILE takes our own libraries from.
ours() { ldd "$1" | sed -nE 's/^\s*libplenum[^ ]* => ([^ ]+).*/\1/p' | xargs -r realpath; }

while IFS= read -r -d '' file; do
  head -c 4 "$file" | grep -c ELF >/dev/null || continue
  while read -r path; do
    # shellcheck disable=SC2016 # the loader expands it, not the shell
    [[ $path == '$ORIGIN'* ]] || fail "${file#"$root"/} looks for libraries in $path"
  done < <(readelf -d "$file" | sed -nE 's/.*(RUNPATH|RPATH).*\[(.*)\]/\2/p' | tr : '\n')
  while read -r path; do
    [[ $path == "$root"/lib/plenum/* ]] || fail "${file#"$root"/} takes a library from $path"
  done < <(ours "$file")
  ! ldd "$file" | grep 'not found' || fail "${file#"$root"/} lacks libraries"
done < <(find "$root/bin" "$root/lib" -type f -print0 2>/dev/null)

# ---- the loader picks the variant for newer processors where there is one
hwcaps=$root/lib/plenum/glibc-hwcaps/x86-64-v3
loader=$(readelf -l "$root/bin/plenum" | sed -nE 's/.*interpreter: (.*)\]/\1/p')
if [[ -d $hwcaps ]] && "$loader" --help | grep -c 'x86-64-v3 (supported' >/dev/null; then
  for library in "$hwcaps"/*.so*; do
    ours "$root/bin/plenum" | grep -cxF "$(realpath "$library")" >/dev/null ||
      fail "the loader does not pick ${library#"$root"/}"
  done
fi

# ---- and it runs, with nothing of the developer's environment
mkdir "$stage/home"
run() { (cd "$stage/home" && env -i HOME="$stage/home" PATH="$root/bin:/usr/bin:/bin" "$@"); }
run plenum --version | grep -cF "$version" >/dev/null || fail "plenum --version does not say $version"
cp "$root/share/plenum/examples/v100-training-pod.toml" "$stage/home/pod.toml"
run plenum run pod.toml --json | grep -c '"compute"' >/dev/null || fail "plenum run printed no plan"
run plenum catalog check >/dev/null || fail "the installed catalogue does not pass its check"
run plenum report pod.toml --format pdf -o pod.pdf >"$stage/report.log" 2>&1 || fail "plenum report failed: $(<"$stage/report.log")"
head -c 5 "$stage/home/pod.pdf" | grep -c '%PDF-' >/dev/null || fail "plenum report wrote no PDF"

exit "$failed"
