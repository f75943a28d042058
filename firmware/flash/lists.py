"""Writes `manifest.py` and `package.json`, which name every module of the game.

python -m firmware.flash.lists
"""

import json
from collections import defaultdict

from firmware.flash.files import NETS
from sim import runtime

_FROZEN = '''"""Freezes the game into a MicroPython of one's own; INSTALL.md has the command.

Written by `python -m firmware.flash.lists`.
"""
'''


def _modules():
    """Every module by its package, as paths below it."""
    found = defaultdict(list)
    for package in ("core", "firmware"):
        base = runtime.ROOT / package
        found[package] = [path.relative_to(base).as_posix() for path in runtime.modules(package)]
    return found


def texts():
    """What the files hold, by name."""
    modules = _modules()
    manifest = _FROZEN
    for package, names in modules.items():
        listed = "".join(f'        "{name}",\n' for name in names)
        manifest += f'\npackage(  # noqa: F821\n    "{package}",\n    files=(\n{listed}    ),\n'
        manifest += '    base_path="..",\n)\n'
    paths = [f"{package}/{name}" for package, names in modules.items() for name in names]
    paths += [f"assets/nets/{name}" for name in NETS]
    urls = [[path, f"../{path}"] for path in paths]
    package = {"urls": urls, "version": "0.1.0"}
    return {"manifest.py": manifest, "package.json": json.dumps(package, indent=1) + "\n"}


if __name__ == "__main__":
    for name, text in texts().items():
        (runtime.ROOT / "firmware" / name).write_text(text, encoding="utf-8")
