#!/usr/bin/env bash
# Draws the PNG icons anew from the SVGs (needs librsvg2-bin); run it after changing an SVG and commit what it leaves.
set -euo pipefail
cd "$(dirname "$0")"

draw() { rsvg-convert --width "$2" --height "$2" --output "$2.png" "$1"; }

draw org.plenum.Plenum-16.svg 16
draw org.plenum.Plenum-24.svg 24
draw org.plenum.Plenum-16.svg 32
for size in 48 64 128 256 512; do
  draw org.plenum.Plenum.svg "$size"
done
