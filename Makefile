# TermChat: everything a person or a machine does with the project.
SWIFT ?= swift
RELEASE = $(SWIFT) build -c release --static-swift-stdlib
STRICT = -Xswiftc -warnings-as-errors -Xcc -Werror
SOURCES = Package.swift Sources Tests Benchmarks Examples
EXAMPLES = $(wildcard Examples/*.jsonl)
TERMCHAT = .build/release/termchat

.PHONY: all deps build demo test check bench screens format lint examples links clean

all: build

# Debian packages, only what is missing.
deps:
	@scripts/install-missing libncurses-dev libmd4c-dev tmux

build: deps
	$(RELEASE) --product termchat

demo: deps
	@$(RELEASE) --quiet --product termchat
	@$(TERMCHAT) demo

test: deps
	$(SWIFT) build --build-tests $(STRICT)
	$(SWIFT) test --skip-build $(STRICT)

check: lint test examples links

lint:
	$(SWIFT) format lint --strict --recursive $(SOURCES)
	@scripts/check-rooms

# Every example plays headless: its expectations hold, nothing in it is wrong.
examples:
	@for file in $(EXAMPLES); do \
	  .build/debug/termchat replay --headless "$$file" > /dev/null || exit 1; \
	done; echo "$(words $(EXAMPLES)) examples play as they expect."

links:
	@scripts/check-links README.md ARCHITECTURE.md CONTRIBUTING.md CHANGELOG.md docs/*.md

bench: deps
	$(RELEASE) --quiet
	.build/release/termchat-bench $(TERMCHAT)

# The pictures in the README and docs.
screens: build
	@scripts/make-screens $(TERMCHAT)

format:
	$(SWIFT) format --in-place --recursive $(SOURCES)

clean:
	rm -rf .build
