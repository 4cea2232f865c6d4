# Everything runs in one virtual environment, .venv, made by the first target that needs it.

VENV    := .venv
PYTHON  ?= python3
BIN     := $(VENV)/bin
READY   := $(VENV)/.ready
INSTALL  = $(BIN)/python -m pip install -qq --disable-pip-version-check
ARGS    ?=

.DEFAULT_GOAL := help
.PHONY: help setup compiled pure wheel play page postgres test soak check fix bench clean

help:  ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s  %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY)  ## make .venv and install Gorin into it

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || scripts/system 'Virtual environments' python3-venv
	@echo 'Installing Gorin into $(VENV) (half a minute the first time)'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(INSTALL) --constraint constraints.txt --editable '.[dev,server,rl]' 2>$(VENV)/.said || { \
	  echo 'Not all versions of constraints.txt can be had here; taking the newest.' >&2; $(INSTALL) --editable '.[dev,server,rl]'; }
	@touch $@

compiled: $(READY)  ## compile the engine into .venv: twice the games a second (a C compiler and some minutes)
	@$(BIN)/python scripts/compiled

pure: $(READY)  ## play the source again
	@$(BIN)/python scripts/compiled --remove

wheel: $(READY)  ## make both wheels in dist/: pure Python, and compiled for this machine
	@$(BIN)/python -m build --wheel --no-isolation >/dev/null
	@GORIN_WHEEL=compiled $(BIN)/python -m build --wheel --no-isolation >/dev/null
	@ls dist/*.whl

play: $(READY)  ## play against the AI in the browser (in the terminal: .venv/bin/gorin play)
	@$(BIN)/gorin serve --play lcg/stronghold $(ARGS)

# The tests of the page click in a real Chromium, which Playwright's Node drives, in two sets of fonts.
page:
	@for name in "$$GORIN_CHROMIUM" chromium chromium-browser google-chrome google-chrome-stable; do \
	  ! command -v "$$name" >/dev/null 2>&1 || { browser=; break; }; browser=chromium; done; \
	scripts/system 'The tests of the page' $$browser libatomic1 fonts-dejavu-core fonts-liberation

# Tests and checks play the source; only the law that compiled games are the same also plays what is compiled.
test soak check fix: export GORIN_COMPILED := 0

test: $(READY) page  ## run the tests (ARGS="tests/kernel -x" to choose)
	@$(BIN)/python -m pytest -n auto $(ARGS)

# The long tests of the server run on PostgreSQL too, where it can be had.
postgres: $(READY)
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || scripts/system 'The tests on PostgreSQL, skipped without it,' postgresql || true
	@$(BIN)/python -c 'import psycopg' 2>/dev/null || $(INSTALL) --editable '.[postgres]'

# One that is stopped goes on where it was; what is run is told by name.
soak: $(READY) page postgres  ## run the long tests: many random games
	@$(BIN)/python -m pytest -p tests.soaking -n auto --maxschedchunk=1 -vv -m soak $(ARGS)

check: $(READY)  ## formatting, lint, types, layers, stale files, the number of the rules
	@command -v git >/dev/null || scripts/system 'The checks' git
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/ruff check --quiet
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/python scripts/stale
	@$(BIN)/python scripts/rules-number
	@scripts/page-check $(VENV)

fix: $(READY)  ## format, repair what lint can, renew what is written by scripts
	@$(BIN)/ruff format --quiet
	@$(BIN)/ruff check --fix --quiet --exit-zero
	@$(BIN)/python scripts/implemented --write
	@$(BIN)/python scripts/page-types --write
	@$(BIN)/python scripts/copies --write

# Another interpreter has a virtual environment of its own: make bench PYTHON=/usr/bin/python3
ifeq ($(origin PYTHON),command line)
OTHER := build/bench/$(subst /,_,$(PYTHON))
bench:
	@test -x $(OTHER)/bin/gorin || { $(PYTHON) -m venv $(OTHER) && \
	  $(OTHER)/bin/python -m pip install -qq --disable-pip-version-check --editable .; }
	@$(OTHER)/bin/gorin bench $(ARGS)
else
bench: $(READY)  ## measure, against the budgets (PYTHON=/usr/bin/python3: on another interpreter)
	@$(BIN)/gorin bench $(ARGS)
endif

clean:  ## remove .venv and every cache
	@rm -rf $(VENV) dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
