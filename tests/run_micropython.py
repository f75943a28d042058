"""Runs the core's tests on MicroPython, which has no pytest.

    micropython tests/run_micropython.py [FILE or DIRECTORY ...]

Every function `test_...` of every `test_...` module is called; a failing one is
shown with its traceback.  With no arguments it takes tests/core.  The import
path has to hold `core`: run it in the checkout, or set MICROPYPATH.
"""

import gc
import os
import sys


def is_directory(path):
    """True for a directory; raises OSError for nothing."""
    return os.stat(path)[0] & 0x4000 != 0


def test_modules(path):
    """The (directory, name) of each test module at `path`, compiled or not."""
    if not is_directory(path):
        directory, _, file = path.rpartition("/")
        return [(directory or ".", file.rsplit(".", 1)[0])]
    files = sorted(entry[0] for entry in os.ilistdir(path))
    files = [f for f in files if f.startswith("test_") and f.endswith((".py", ".mpy"))]
    return [(path, f.rsplit(".", 1)[0]) for f in files]


def run_test(label, function):
    """Call one test; return True when it raised nothing."""
    gc.collect()
    try:
        function()
    except Exception as error:
        print("FAIL", label)
        sys.print_exception(error)
        return False
    print("ok", label)
    return True


def run_module(directory, name):
    """Import a module, run its tests; return how many passed and failed."""
    sys.path.insert(0, directory)
    try:
        module = __import__(name)
    except Exception as error:
        print("FAIL", name, "(import)")
        sys.print_exception(error)
        return 0, 1
    finally:
        sys.path.pop(0)
    names = sorted(n for n in dir(module) if n.startswith("test_"))
    results = [run_test(name + "." + n, getattr(module, n)) for n in names]
    del sys.modules[name]
    return sum(results), len(results) - sum(results)


def main(paths):
    """Run everything; return the exit status."""
    passed = failed = 0
    for path in paths or ["tests/core"]:
        for directory, name in test_modules(path):
            good, bad = run_module(directory, name)
            passed += good
            failed += bad
    print("%d passed, %d failed" % (passed, failed))
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    # This file's own directory has a `core` in it that is not the game's.
    sys.path[0] = ""
    sys.exit(main(sys.argv[1:]))
