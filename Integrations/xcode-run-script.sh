#!/bin/sh
# A build phase of Xcode: findings become warnings and errors of the build. What is given goes to 'seguegraph analyze'.
#
# SegueGraph is a program for Linux. On a Mac it runs in a container, from the image that SEGUEGRAPH_IMAGE names
# (by default 'seguegraph', which Integrations/Dockerfile makes).
set -u

root=${SRCROOT:?is set by Xcode}
image=${SEGUEGRAPH_IMAGE:-seguegraph}
# Xcode starts scripts with a short PATH.
PATH=$PATH:/usr/local/bin:/opt/homebrew/bin
cache=${DERIVED_FILE_DIR:-${TMPDIR:-/tmp}}/seguegraph
mkdir -p "$cache"
cd "$root" || exit 2

report=$cache/report.txt
status=0
if command -v seguegraph >/dev/null; then
  seguegraph analyze --reporter xcode --cache-path "$cache" "$@" >"$report" || status=$?
elif docker image inspect "$image" >/dev/null 2>&1; then
  docker run --rm --volume "$root:$root:ro" --volume "$cache:$cache" --workdir "$root" "$image" \
    seguegraph analyze --reporter xcode --cache-path "$cache" "$@" >"$report" || status=$?
else
  echo "warning: SegueGraph is not installed, and there is no image '$image'; see docs/ci.md"
  exit 0
fi
# Xcode wants absolute paths.
ROOT=$root awk '{
  match($0, /^ */)
  line = substr($0, RLENGTH + 1)
  if (line ~ /^[^\/:][^:]*:[0-9]+:/) line = ENVIRON["ROOT"] "/" line
  print substr($0, 1, RLENGTH) line
}' "$report"
exit "$status"
