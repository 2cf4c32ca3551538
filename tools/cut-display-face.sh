#!/bin/sh
# Cuts the display face to what the screens use: one weight and width, optical sizes kept, no fractions.
# Needs fonttools and brotli for Python (made with 4.66.1); what it writes is committed.
set -eu
cd "$(dirname "$0")/.."
from=node_modules/@fontsource-variable/bricolage-grotesque
to=apps/web/src/styles/faces
whole=$(mktemp)

for part in latin latin-ext; do
  fonttools varLib.instancer --quiet --output "$whole" "$from/files/bricolage-grotesque-$part-standard-normal.woff2" wght=800 wdth=75
  pyftsubset "$whole" --unicodes='*' --layout-features=ccmp,locl,tnum,kern,mark,mkmk \
    --no-hinting --flavor=woff2 --output-file="$to/bricolage-grotesque-$part.woff2"
done
cp "$from/LICENSE" "$to/bricolage-grotesque.OFL.txt"
rm "$whole"
