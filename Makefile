# Honor Hub: `make` alone tells what there is. Everything installs itself into
# .venv on first use, from the locks in requirements/, and only when they change.
#
#   make run ARGS="--port 9000"       arguments for the program behind a target
#   make test PYTHON=python3.13       another Python; .venv is made anew for it

PYTHON ?= python3
ARGS ?=
ARCH ?= aarch64

SHELL := /bin/sh
MAKEFLAGS += --no-builtin-rules
# Tests start hundreds of Pythons; without bytecode each of them would compile everything anew.
unexport PYTHONDONTWRITEBYTECODE
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# A lock names every package, so pip resolves nothing: it would take a version newer than the lock's
# for a requirement with an extra ("coverage[toml]") and then refuse it for want of a hash.
LOCKED := $(PIP) install --no-deps --require-hashes -r
UV := uv==0.13.7

# Builds the pages and runs their tools; ends with 3 if there is no Node, and then one is brought.
MAKING := $(BIN)/python -m static.making
# Two more than there are cores: many tests wait for a browser, a hub or a lamp.
WORKERS := $(shell expr $$(nproc) + 2)
NODE := echo "Fetching Node; this happens once ..." && $(LOCKED) requirements/node.txt
making = $(MAKING) $(1) || { [ $$? = 3 ] && $(NODE) && $(MAKING) $(1); }
SCRIPTS = $(addprefix ../,$(shell find tests/static -name '*.test.js' 2>/dev/null))

# The stamps carry Python's version, so that a changed Python makes .venv anew.
VERSION := $(shell $(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null)
RUN := $(VENV)/.run-$(VERSION)
DEV := $(VENV)/.dev-$(VERSION)

# One line for what is missing, with the command that brings it; empty if all is well.
TROUBLE = $(shell case "$(VERSION)" in \
	("") echo "$(PYTHON) is missing; bring it with: sudo apt install python3-venv" ;; \
	(3.11|3.12|3.13|3.14) $(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		echo "$(PYTHON) cannot make virtual environments; bring that with: sudo apt install python3-venv" ;; \
	(2.*|3.?|3.10) echo "$(PYTHON) is Python $(VERSION), too old: Honor Hub needs 3.11 to 3.14;" \
		"bring it with: sudo apt install python3.11-venv && make PYTHON=python3.11" ;; \
	(*) echo "$(PYTHON) is Python $(VERSION), newer than Honor Hub knows: it needs 3.11 to 3.14;" \
		"bring it with: sudo apt install python3.13-venv && make PYTHON=python3.13" ;; \
	esac)

.PHONY: help
help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' Makefile

.PHONY: run
run: assets ## serve the hub on this machine's network (ARGS="--port 9000")
	@$(BIN)/honor-hub serve $(ARGS)

.PHONY: demo
demo: assets ## serve the hub with a table that plays itself, and print the link to watch it
	@$(BIN)/honor-hub demo $(ARGS)

# What is Python's and what is the pages' are checked beside each other, and what either says is
# not mixed. That tests cannot be collected is no trouble yet: pytest will say it below.
.PHONY: test
test: $(DEV) ## lint, format, types, then all the tests
	@said=$(VENV)/checked; \
	$(MAKE) --no-print-directory lint-python types-python collected >$$said 2>&1 & python=$$!; \
	$(MAKE) --no-print-directory lint-pages types-pages test-pages; pages=$$?; \
	wait $$python; python=$$?; cat $$said; exit $$((pages | python))
	$(BIN)/python -m pytest -n $(WORKERS) $(ARGS)

# Pytest rewrites what tests assert when it first reads them, and keeps that. Each of its workers
# would do so for every file.
.PHONY: collected
collected: $(DEV)
	@$(BIN)/python -m pytest --collect-only -qq >/dev/null 2>&1 || true

.PHONY: test-pages
test-pages: assets
	@$(call making,tool node --test --test-reporter=dot $(SCRIPTS))

# Apart, because counting lines makes what only computes three times as slow.
.PHONY: coverage
coverage: $(DEV) assets ## all but the browser's tests, and which lines they never reach
	$(BIN)/python -m pytest -n $(WORKERS) --ignore tests/browser --cov --cov-report=term $(ARGS)

.PHONY: test-long
test-long: $(DEV) assets ## the tests that take longer: an hour or two
	$(BIN)/python -m pytest -m long -n $(WORKERS) $(ARGS)

# It measures the tests, not the hub, and takes a night: apart, and ARGS=--resume goes on with it.
.PHONY: mutation
mutation: $(DEV) assets ## break 300 places of the hub on purpose, and count how many tests notice
	$(BIN)/python -m tests.mutation $(ARGS)

.PHONY: bench
bench: $(DEV) ## run the benchmarks
	@$(BIN)/python -m tests.bench $(ARGS)

.PHONY: pictures
pictures: $(DEV) assets ## take every picture of the README and docs/ anew (ARGS="--only solo hall")
	@$(BIN)/python -m tests.browser.pictures $(ARGS)
	@echo "Look at them before you keep them: git diff --stat docs"

.PHONY: lint lint-python lint-pages
lint: lint-python lint-pages ## look for mistakes and for code that is not formatted

lint-python: $(DEV)
	$(BIN)/ruff check
	$(BIN)/ruff format --check

lint-pages: $(DEV)
	@$(call making,tool biome check --error-on-warnings)

.PHONY: format
format: $(DEV) ## format the code and mend what can be mended
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format
	@$(call making,tool biome check --write)

.PHONY: types types-python types-pages
types: types-python types-pages ## check the types

types-python: $(DEV)
	$(BIN)/mypy

types-pages: $(DEV)
	@$(call making,tool tsc)

.PHONY: lock
lock: ## lock the dependencies anew (ARGS=--upgrade for newer versions)
	$(if $(TROUBLE),$(error $(TROUBLE)))
	@set -e; tools=$$(mktemp -d); trap 'rm -rf "$$tools"' EXIT; \
	$(PYTHON) -m venv "$$tools"; \
	"$$tools/bin/python" -m pip --disable-pip-version-check --quiet install "$(UV)"; \
	cd requirements; \
	for lock in run dev node; do \
		[ $$lock = node ] && project= || project=../pyproject.toml; \
		"$$tools/bin/uv" pip compile --quiet --universal --generate-hashes --no-emit-index-url \
			--python-version 3.11 --custom-compile-command "make lock" $(ARGS) \
			$$project $$lock.in --output-file $$lock.txt; \
		echo "requirements/$$lock.txt"; \
	done

.PHONY: assets
assets: $(RUN) ## build the pages into hub/web/assets/, if they changed
	@$(call making,)

.PHONY: build
build: assets ## build the wheel into dist/
	@$(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .
	@ls dist/*.whl

.PHONY: bundle
bundle: build ## pack the wheel, all it needs on a Pi and the installer into one archive (ARCH=x86_64)
	@$(BIN)/python requirements/bundle.py "$$(ls -t dist/honor_hub-*.whl | head -n 1)" $(ARCH)

.PHONY: clean
clean: ## remove .venv and everything else that was made here
	rm -rf $(VENV) build dist hub/web/assets hub/web/assets.new static/node_modules htmlcov mutants test-output .coverage .coverage.* .hypothesis
	rm -rf .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name .git -prune -o -name __pycache__ -type d -prune -exec rm -rf {} +

# What a hub needs to run. Its pages are built after this, with a clearer word if they cannot be.
$(RUN): requirements/run.txt pyproject.toml
	$(if $(TROUBLE),$(error $(TROUBLE)))
	@echo "Setting up $(VENV) with Python $(VERSION); this happens once ..."
	@[ "$$($(BIN)/python -c 'import pip, sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null)" = "$(VERSION)" ] \
		|| $(PYTHON) -m venv --clear $(VENV)
	@$(LOCKED) requirements/run.txt
	@HATCH_BUILD_NO_HOOKS=true $(PIP) install --no-deps --no-build-isolation -e .
	@$(PIP) check
	@touch $@

# What the tests and checks need on top.
$(DEV): requirements/dev.txt $(RUN)
	@echo "Adding the tools for tests and checks; this happens once ..."
	@$(LOCKED) requirements/dev.txt
	@$(PIP) check
	@touch $@
