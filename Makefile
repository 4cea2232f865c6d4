# Everything runs in one virtual environment, .venv, made by the first target that needs it.

VENV    := .venv
PYTHON  ?= python3
BIN     := $(VENV)/bin
READY   := $(VENV)/.ready
ARGS    ?=

.DEFAULT_GOAL := help
.PHONY: help setup play chromium postgres test soak check fix bench clean

help:  ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-6s  %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY)  ## make .venv and install Gorin into it

$(READY): pyproject.toml
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "Python's venv module is missing; install it with: apt-get install python3-venv" >&2; exit 1; }
	@echo 'Installing Gorin into $(VENV) (half a minute the first time)'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --editable '.[dev,server]'
	@touch $@

play: $(READY)  ## play against the AI in the browser (in the terminal: .venv/bin/gorin play)
	@$(BIN)/gorin serve --play lcg/stronghold $(ARGS)

# The tests of the page click in a real Chromium.
chromium:
	@for name in "$$GORIN_CHROMIUM" chromium chromium-browser google-chrome google-chrome-stable; do \
	  command -v "$$name" >/dev/null 2>&1 && exit 0; done; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then \
	  echo 'Installing Chromium for the tests of the page'; \
	  { apt-get install -y -qq chromium || { apt-get update -qq && apt-get install -y -qq chromium; }; } >/dev/null 2>&1 && exit 0; fi; \
	echo 'The tests of the page need Chromium; install it with: sudo apt-get install chromium' >&2; exit 1

test: $(READY) chromium  ## run the tests (ARGS="tests/kernel -x" to choose)
	@$(BIN)/python -m pytest -n auto --rules-map-write $(ARGS)

# The long tests of the server run on PostgreSQL too, where it can be had.
postgres: $(READY)
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1 && \
	  echo 'Installing PostgreSQL for the long tests' && \
	  { apt-get install -y -qq postgresql || { apt-get update -qq && apt-get install -y -qq postgresql; }; } >/dev/null 2>&1; } || \
	  echo 'Without PostgreSQL its tests are skipped; install it with: sudo apt-get install postgresql' >&2
	@$(BIN)/python -c 'import psycopg' 2>/dev/null || \
	  $(BIN)/python -m pip install -qq --disable-pip-version-check --editable '.[postgres]'

soak: $(READY) chromium postgres  ## run the long tests: many random games
	@$(BIN)/python -m pytest -n auto -m soak $(ARGS)

check: $(READY)  ## formatting, lint, types, layers, stale files, the number of the rules
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/ruff check --quiet
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/python scripts/stale
	@$(BIN)/python scripts/rules-number

fix: $(READY)  ## format, repair what lint can, renew the README's table
	@$(BIN)/ruff format --quiet
	@$(BIN)/ruff check --fix --quiet --exit-zero
	@$(BIN)/python scripts/implemented --write

bench: $(READY)  ## measure, against the budgets
	@$(BIN)/gorin bench $(ARGS)

clean:  ## remove .venv and every cache
	@rm -rf $(VENV) dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
