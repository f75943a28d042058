"""Core imports only what MicroPython has, and loads there."""

import ast

import pytest

from sim import runtime

# MicroPython's own modules that every port we build for has, and core itself.
ALLOWED = {
    "array",
    "binascii",
    "core",
    "errno",
    "framebuf",
    "gc",
    "io",
    "json",
    "micropython",
    "os",
    "struct",
    "sys",
    "time",
}
SOURCES = runtime.modules("core")
TESTS = sorted((runtime.ROOT / "tests" / "core").glob("*.py"))


def imported(source):
    """The top names of all that a file imports; '.' for a relative import.

    What it can do without, in `try` with `except ImportError`, does not count.
    """
    tree = ast.parse(source.read_text(encoding="utf-8"))
    optional = {inner for node in ast.walk(tree) for inner in guarded(node)}
    for node in ast.walk(tree):
        if node in optional:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "." if node.level else node.module.partition(".")[0]


def guarded(node):
    """The nodes that run under the guard of an `except ImportError`."""
    if isinstance(node, ast.Try):
        caught = {getattr(handler.type, "id", None) for handler in node.handlers}
        if "ImportError" in caught:
            for statement in node.body:
                yield from ast.walk(statement)


def dotted(source):
    """The module's name as an import has it."""
    parts = source.relative_to(runtime.ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@pytest.mark.parametrize("source", SOURCES, ids=dotted)
def test_core_imports_only_what_micropython_has(source):
    assert set(imported(source)) <= ALLOWED


@pytest.mark.parametrize("source", TESTS, ids=lambda source: source.stem)
def test_the_tests_of_core_import_only_it_and_each_other(source):
    assert set(imported(source)) <= ALLOWED | {test.stem for test in TESTS}


def test_every_module_of_core_loads_on_micropython():
    names = [dotted(s) for s in filter(runtime.loads_here, SOURCES) if s.stem != "__main__"]
    script = "\n".join(["import sys", *(f"import {name}" for name in names)])
    done = runtime.run(["-c", script], [runtime.ROOT, ".frozen"], "8M")
    assert done.returncode == 0, done.stdout + done.stderr
