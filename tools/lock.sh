#!/usr/bin/env bash
# Refresh the locks: versions and hashes, no address.
set -euo pipefail
cd "$(dirname "$0")/.."
uv=${UV:-.venv/bin/uv}
opts=(-q --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url --no-emit-find-links)
printf 'hatchling\neditables\nuv\n' | $uv pip compile "${opts[@]}" - -o lock/build.txt
$uv pip compile "${opts[@]}" pyproject.toml -o lock/run.txt
$uv pip compile "${opts[@]}" pyproject.toml --extra cluster --group dev -c lock/run.txt -c lock/build.txt -o lock/dev.txt
printf 'mypy\nsetuptools\n' | $uv pip compile "${opts[@]}" - -c lock/dev.txt -o lock/fast.txt
$uv pip compile "${opts[@]}" pyproject.toml --extra bench -c lock/run.txt -c lock/dev.txt -o lock/bench.txt
(cd web && npm install --package-lock-only --no-audit --no-fund --loglevel=error)
node tools/strip_funding.mjs web/package-lock.json
(cd web && npm ci --dry-run --no-audit --no-fund --loglevel=error > /dev/null)
bash tools/no_addresses.sh
