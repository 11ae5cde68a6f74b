# ARGS="…" is handed on: make play ARGS="--port 9000", make test ARGS="-k chips".
.DEFAULT_GOAL := help
.PHONY: help play test check format generated golden soak bench wheel lock clean
ARGS ?=
TOOL := @sh tools/with-python -m tools

help: ## say what can be made
	@echo "Backroom: poker table games to host for friends. First try: make play"
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1	\2/p' Makefile

play: ## a running table in under a minute; needs only Python with venv and pip
	$(TOOL).play $(ARGS)

test: ## every test; installs what it needs where it may
	$(TOOL).run_tests $(ARGS)

check: ## format, lint, types, import rules, types of the browser client (needs npm)
	$(TOOL).run_checks

format: ## put the source in the form that `make check` asks for
	$(TOOL).in_environment check ruff format
	$(TOOL).in_environment check ruff check --fix --quiet

generated: ## write anew what programs write: ranking table, wire schema, wire types of the client
	$(TOOL).generate

golden: ## write the golden walk-throughs anew; read the diff
	$(TOOL).in_environment test pytest --golden tests/golden $(ARGS)

soak: ## the long runs: thousands of games, hands and kills, an evening in Chromium
	@BACKROOM_SOAK=1 sh tools/with-python -m tools.in_environment test pytest -m "soak and not browser" $(ARGS)
	@BACKROOM_SOAK=1 sh tools/with-python -m tools.in_environment test pytest -m "soak and browser" tests/web $(ARGS)

bench: ## side by side with others, in an environment of its own
	$(TOOL).run_benchmarks $(ARGS)

wheel: ## all that a host needs in one file, in dist/
	$(TOOL).in_environment test hatchling build --target wheel

lock: ## resolve requirements/*.txt anew from pyproject.toml
	$(TOOL).lock $(ARGS)

clean: ## remove environments and caches; nothing that anybody wrote
	find src -name '*.nb[ic]' -delete
	rm -rf .venv .venv-* node_modules .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis dist
