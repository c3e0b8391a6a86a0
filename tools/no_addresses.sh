#!/usr/bin/env bash
# Lock files carry versions and hashes, never the address of a package host.
set -euo pipefail
cd "$(dirname "$0")/.."
locks=(lock/*.txt)
if grep -nE '://|index-url|find-links|trusted-host' "${locks[@]}"; then echo 'a lock file carries an address' >&2; exit 1; fi
if find . -name package-lock.json -not -path '*/node_modules/*' -print0 | xargs -0 grep -nE '"resolved"|://'; then
  echo 'an npm lock carries an address' >&2; exit 1
fi
