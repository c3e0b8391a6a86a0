#!/usr/bin/env bash
# Prints the path of a Chromium for the browser tests. Debian's package is installed where there is none and we are root.
set -euo pipefail

installed() {
  local name
  for name in chromium chromium-browser google-chrome google-chrome-stable; do
    if command -v "$name"; then return 0; fi
  done
  return 1
}

if [ -n "${CHROMIUM:-}" ]; then
  if command -v "$CHROMIUM"; then exit 0; fi
  echo "CHROMIUM is set, but there is no program '$CHROMIUM'" >&2
  exit 1
fi
if installed; then exit 0; fi
if [ "$(id -u)" -eq 0 ] && command -v apt-get > /dev/null; then
  export DEBIAN_FRONTEND=noninteractive
  { apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core; } >&2
  if installed; then exit 0; fi
fi
echo "no Chromium found: install the package 'chromium' of your system, or set CHROMIUM to the program" >&2
exit 1
