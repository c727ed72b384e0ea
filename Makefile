# make demo, make test: each works as the first command on a fresh machine.

PREFIX ?= /usr/local
BINARY := .build/release/seguegraph
LIBRARIES := libgvc libxml-2.0 popt yaml-0.1
# What provides them on Debian and Ubuntu; the tools are for tests and benchmarks.
PACKAGES := libgraphviz-dev libxml2-dev libpopt-dev libyaml-dev pkg-config graphviz libxml2-utils

.PHONY: build release deps toolchain demo test test-heavy docs lint format bench installable install uninstall deb test-install clean

build: deps
	swift build

release: deps
	swift build -c release --product seguegraph

# Installs what is missing, and does nothing where everything is there.
deps: toolchain
	@if pkg-config --exists $(LIBRARIES) && command -v dot && command -v xmllint; then exit 0; fi >/dev/null 2>&1; \
	if ! command -v apt-get >/dev/null; then \
	  echo "error: install the development files of Graphviz, libxml2, popt and libyaml, pkg-config, dot and xmllint" >&2; exit 1; \
	fi; \
	if [ "$$(id -u)" = 0 ]; then root=; elif command -v sudo >/dev/null; then root=sudo; else \
	  echo "error: run as root: apt-get install $(PACKAGES)" >&2; exit 1; \
	fi; \
	export DEBIAN_FRONTEND=noninteractive; \
	$$root apt-get install -y --no-install-recommends $(PACKAGES) || \
	  { $$root apt-get update && $$root apt-get install -y --no-install-recommends $(PACKAGES); }

toolchain:
	@command -v swift >/dev/null || \
	  { echo "error: swift was not found: install a Swift 6 toolchain from https://www.swift.org/install" >&2; exit 1; }

demo: release
	@mkdir -p .build/demo
	$(BINARY) render Examples/Shop --output .build/demo/Shop.svg
	$(BINARY) analyze --fail-on never Examples/Shop
	@echo "The drawing is .build/demo/Shop.svg; open it in a browser."

# UPDATE_GOLDEN=1 make test accepts the present output as expected; look at the difference before you commit it.
test: deps
	swift test

# With the stress tests, which take minutes.
test-heavy: deps
	SEGUEGRAPH_HEAVY=1 swift test
	$(MAKE) test-install

# Writes docs/rules and docs/configuration anew from rules and keys; a test fails where that was forgotten.
docs: deps
	UPDATE_GOLDEN=1 swift test --filter "RuleDocumentationTests|ConfigurationDocumentationTests"

lint: toolchain
	swift format lint --strict --parallel --recursive Sources Tests Package.swift
	@.ci/check-files

format: toolchain
	swift format --in-place --parallel --recursive Sources Tests Package.swift

bench: release
	swift build -c release --product parse-only
	python3 Benchmarks/bench.py $(BINARY)

# The same program, but it looks for the libraries of the toolchain beside itself; where it is built it cannot run.
installable: deps
	SEGUEGRAPH_RUN_PATH='$$ORIGIN/../lib/seguegraph' swift build -c release --product seguegraph

install: installable
	@Packaging/install $(BINARY) "$(DESTDIR)" "$(PREFIX)"

uninstall:
	@Packaging/uninstall "$(DESTDIR)" "$(PREFIX)"

# Writes .build/seguegraph_VERSION_ARCHITECTURE.deb; then: apt install ./.build/seguegraph_*.deb
deb: installable
	@Packaging/deb $(BINARY) .build

# Installs into temporary folders, and runs what is there with nothing else in reach.
test-install: installable
	@Packaging/check $(BINARY)

clean:
	rm -rf .build
