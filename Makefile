# Everything runs in one virtual environment, .venv, made by the first target that needs it.

VENV    := .venv
PYTHON  ?= python3
BIN     := $(VENV)/bin
READY   := $(VENV)/.ready
ARGS    ?=

.DEFAULT_GOAL := help
.PHONY: help setup play test soak check fix bench clean

help:  ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-6s  %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY)  ## make .venv and install Gorin into it

$(READY): pyproject.toml
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "Python's venv module is missing; install it with: apt-get install python3-venv" >&2; exit 1; }
	@echo 'Installing Gorin into $(VENV) (half a minute the first time)'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --editable '.[dev,server]'
	@touch $@

play: $(READY)  ## play a game in the terminal
	@$(BIN)/gorin play $(ARGS)

test: $(READY)  ## run the tests (ARGS="tests/kernel -x" to choose)
	@$(BIN)/python -m pytest -n auto --rules-map-write $(ARGS)

soak: $(READY)  ## run the long tests: many random games
	@$(BIN)/python -m pytest -n auto -m soak $(ARGS)

check: $(READY)  ## formatting, lint, types, layers, stale files
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/ruff check --quiet
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/python scripts/stale

fix: $(READY)  ## format, repair what lint can, renew the README's table
	@$(BIN)/ruff format --quiet
	@$(BIN)/ruff check --fix --quiet --exit-zero
	@$(BIN)/python scripts/implemented --write

bench: $(READY)  ## measure, against the budgets
	@$(BIN)/gorin bench $(ARGS)

clean:  ## remove .venv and every cache
	@rm -rf $(VENV) dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
