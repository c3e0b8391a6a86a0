SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
PY ?= python3
V := .venv
GAME ?= ufoludki
SEED_GIVEN := $(SEED)
SEED ?= 1
NODE := web/node_modules/.package-lock.json
PAGE := src/xenodeck/static/index.html
PIP := $(V)/bin/pip install -q --disable-pip-version-check --require-hashes

.PHONY: setup play beside terminal test prove quick faults check fast bench load load-live load-lines races chaos kills soak shots record lock clean help
help:                            ## this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## */\t/' | expand -t 10
setup: $(V)/.dev                 ## everything needed to work on it
play: $(V)/.run $(PAGE)          ## serve the site on this machine (ARGS="--host 0.0.0.0 --port 8000")
	$(V)/bin/python tools/play.py $(ARGS)
beside: $(V)/.fast               # what `make play` does beside the server, at the lowest priority
	$(V)/bin/python tools/compile.py --jobs 1 --nice --quiet
terminal: $(V)/.run              ## play in the terminal (GAME=ufoludki ARGS="--seats 4 --lang pl")
	$(V)/bin/xenodeck play $(GAME) $(ARGS)
test:                            ## every check and every test, interpreted and compiled, in a real browser
	@begun=$$(date +%s); $(MAKE) --no-print-directory -j3 $(V)/.dev $(PAGE) web/.chromium && bash .ci/run --inner $$begun
prove: $(V)/.dev fast $(PAGE) web/.chromium   ## what is too long for every change, part by part, at most six hours (ARGS="--list")
	$(V)/bin/python tools/prove.py $(ARGS)
quick: $(V)/.dev $(NODE)         ## only what the changes touch, in a minute (ARGS="--since REV")
	$(V)/bin/python tools/quick.py $(ARGS)
check: $(V)/.dev $(NODE)         ## style, types, import law
	$(V)/bin/ruff check conftest.py src tests tools benchmarks
	$(V)/bin/ruff format --check conftest.py src tests tools benchmarks
	$(V)/bin/mypy
	$(V)/bin/lint-imports
	cd web && npm run --silent check
fast: $(V)/.dev                  ## compile the engine with mypyc
	$(V)/bin/python tools/compile.py
bench: $(V)/.bench benchmarks/peers/boardgameio/node_modules/.package-lock.json fast  ## speed beside other systems, as ratios
	$(V)/bin/python benchmarks/run.py $(ARGS)
load: $(V)/.dev fast             ## a thousand players on real sockets, every game and mode (ARGS="--game ufoludki --seconds 30")
	$(V)/bin/python benchmarks/load.py $(ARGS)
load-live: $(V)/.dev fast        ## a hundred tables in real time on real sockets (ARGS="--tables 50 --seconds 10")
	$(V)/bin/python benchmarks/load_live.py $(ARGS)
races: $(V)/.dev fast            ## a hundred races of Alieninjas over good and bad lines, checked (ARGS="--games 10 --kills 2")
	$(V)/bin/python benchmarks/races.py $(ARGS)
load-lines: $(V)/.dev fast       ## a race over a bad line, by arrival and made up for (ARGS="--delay 120 --lost 0.01")
	$(V)/bin/python benchmarks/load_lines.py $(ARGS)
chaos: $(V)/.dev fast            ## one address does its worst, and what everybody else notices (ARGS="--seconds 3 --only why silent")
	$(V)/bin/python benchmarks/chaos.py $(ARGS)
kills: $(V)/.dev fast            ## a server killed again and again, SQLite and PostgreSQL, every acknowledgement checked (ARGS="--minutes 30")
	$(V)/bin/python benchmarks/kills.py $(ARGS)
soak: $(V)/.dev fast             ## laws and random games with fresh examples (MINUTES=10 SEED=…)
	$(V)/bin/python tools/soak.py --minutes $(or $(MINUTES),10) $(if $(SEED_GIVEN),--seed $(SEED)) $(ARGS)
faults: $(V)/.dev $(PAGE) web/.chromium   ## plant every fault of tools/faults and see which test finds it (ARGS="--area secrecy --only ID --jobs 2 --sample 10 --resume --gate")
	CHROMIUM="$$(cat web/.chromium)" $(V)/bin/python tools/faults.py $(ARGS)
shots: $(V)/.dev $(PAGE) web/.chromium   ## pictures of every screen, for the README and for looking at (ARGS="--all")
	CHROMIUM="$$(cat web/.chromium)" $(V)/bin/python tools/shots.py $(ARGS)
record: $(V)/.run                ## write a golden game (GAME=ufoludki SEED=1 SEATS=4)
	$(V)/bin/xenodeck record $(GAME) --seed $(SEED) --seats $(or $(SEATS),4) $(ARGS)

# The run-time set needs nothing but the standard library before it. uv is much faster than pip; a machine whose index is
# set in pip's own files only is served by pip.
define sync
$(V)/bin/uv pip install -q --compile-bytecode --python $(V)/bin/python --require-hashes -r $(1) 2> /dev/null || $(PIP) -r $(1)
endef
$(V)/.run: lock/build.txt lock/run.txt pyproject.toml
	test -x $(V)/bin/python || $(PY) -m venv $(V)
	$(PIP) -r lock/build.txt
	$(call sync,lock/run.txt)
	$(V)/bin/uv pip install -q --compile-bytecode --python $(V)/bin/python --no-deps --no-build-isolation --no-index -e .
	touch $@
$(V)/.fast: lock/fast.txt $(V)/.run
	test -f $(V)/.dev || { $(call sync,lock/fast.txt); }
	touch $@
$(V)/.dev: lock/dev.txt $(V)/.run
	$(call sync,lock/dev.txt)
	touch $@
$(V)/.bench: lock/bench.txt $(V)/.dev
	$(call sync,lock/bench.txt)
	touch $@
benchmarks/peers/boardgameio/node_modules/.package-lock.json: benchmarks/peers/boardgameio/package-lock.json
	cd benchmarks/peers/boardgameio && npm ci --no-audit --no-fund --loglevel=error
$(NODE): web/package-lock.json web/.npmrc
	cd web && npm ci --no-audit --no-fund --loglevel=error
# index.html and web/src are what it is made of; vite names the files after their contents
$(PAGE): $(NODE) web/index.html web/vite.config.ts web/svelte.config.js $(shell find web/src web/public -type f -not -name '*.test.ts')
	cd web && npm run --silent build -- --logLevel warn
web/.chromium:
	bash tools/ensure_chromium.sh > $@

lock:                            ## refresh the locks: versions and hashes, no addresses
	bash tools/lock.sh
clean:                           ## remove everything that was built
	rm -rf $(V) build/fast src/xenodeck/_compiled src/xenodeck/static benchmarks/peers/boardgameio/node_modules web/node_modules web/.chromium
