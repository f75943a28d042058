"""Programs in short names do what they did, and what boards' makers write still fits them."""

import ast
import subprocess

import pytest

from firmware.flash import squeeze
from firmware.flash.squeeze import Squeezer
from sim import runtime


def short(text, **others):
    """A program of a file `core/a.py` and others, squeezed; the text of the first."""
    sources = {"core/a.py": text}
    sources.update({f"core/{name}.py": other for name, other in others.items()})
    return Squeezer(sources).squeeze("core/a.py").strip()


def test_private_names_are_short_and_public_ones_stay():
    text = "def _add_all(x):\n    return x\n\ndef total():\n    return _add_all(1)"
    assert short(text) == (
        "def _a(_b):\n    return _b\n\ndef total():\n    return _a(1)"
    )  # fmt: skip


def test_names_that_a_string_holds_stay():
    assert "_hidden" in short("def _hidden():\n    pass\nprint(globals()['_hidden'])")


def test_names_of_an_object_differ_from_those_of_its_ancestors():
    program = Squeezer({
        "core/a.py": "class A:\n    def __init__(self):\n        self._one = 1",
        "core/b.py": "from core.a import A\nclass B(A):\n    pass",
        "core/c.py": "from core import b\nclass C(b.B):\n    def set(self):\n        self._two = 2",
        "core/d.py": "_three = 3",
    })  # fmt: skip
    assert program.names["_one"] != program.names["_two"]
    assert program.names["_three"] == "_a"


def test_a_file_that_uses_anothers_private_name_knows_its_new_one():
    program = Squeezer({"core/a.py": "_one = 1\n_two = 2", "core/b.py": "_three = 3"})
    assert program.squeeze("x.py", "import core.a as a\na._two = 5\n_mine = 4") == (
        f"import core.a as a\na.{program.names['_two']} = 5\n_mine = 4\n"
    )


def test_another_files_own_private_names_stay():
    program = Squeezer({"core/a.py": "_one = 1"})
    assert program.squeeze("x.py", "_one = 2\nprint(_one)") == "_one = 2\nprint(_one)\n"


def test_arguments_that_are_named_in_a_call_stay():
    assert "def f(_a, many)" in short("def f(count, many):\n    pass\nf(1, many=2)")


def test_arguments_that_callers_elsewhere_name_stay():
    program = Squeezer({"core/a.py": "def f(count):\n    pass"}, ["f(count=1)"])
    assert "def f(count)" in program.squeeze("core/a.py")


def test_a_function_keeps_its_name_though_an_argument_has_the_same():
    assert short("def face(face):\n    return face") == "def face(_a):\n    return _a"


def test_defaults_are_of_the_scope_outside():
    assert short("size = 3\ndef f(size=size):\n    pass").endswith("def f(_a=size):\n    pass")


def test_machine_code_keeps_its_registers():
    text = "@micropython.asm_thumb\ndef f(r0, r1):\n    add(r0, r0, r1)"
    assert short(text) == text


def test_public_functions_of_the_firmware_keep_their_arguments():
    program = Squeezer({"firmware/parts.py": "def light(pin):\n    pass\ndef _own(pin):\n    pass"})
    text = program.squeeze("firmware/parts.py")
    assert "def light(pin)" in text and "(pin)" not in text.split("light(pin)")[1]


HOME = "from micropython import const\nBAR = const(25)\nLOW = const(-1)\nSIZE = const(BAR + 1)"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("from core.home import BAR\nprint(BAR)", "print(25)"),
        ("from core.home import BAR as B, far\nprint(B)", "from core.home import far\nprint(25)"),
        ("from core import home\nprint(home.LOW)", "from core import home\nprint(-1)"),
        ("import core.home as h\nprint(h.SIZE)", "import core.home as h\nprint(26)"),
        ("def f():\n    from core.home import BAR\n    return BAR", "def f():\n    return 25"),
        ("def f():\n    from core.home import BAR", "def f():\n    pass"),
        (
            "from core.home import BAR\ndef f(BAR=1):\n    return BAR",
            "def f(_a=1):\n    return _a",
        ),
        (
            "from core import home\ndef f():\n    home = Other()\n    return home.BAR",
            "from core import home\n\ndef f():\n    home = Other()\n    return home.BAR",
        ),
    ],
)
def test_constants_are_numbers_where_they_are_used(text, expected):
    assert short(text, home=HOME) == expected


def test_constants_are_forgotten_where_they_stand():
    assert "_BAR = const(25)" in short(HOME)


def test_a_file_that_sets_its_own_globals_has_no_constants():
    theme = "from micropython import const\nWHITE = const(12)\nglobals()['WHITE'] = 1"
    assert "WHITE" in short("from core.theme import WHITE\nprint(WHITE)", theme=theme)


def test_two_values_at_once_make_no_tuple():
    assert short("a, b = b, a\nc = (a, b)") == "a, b = b, a\nc = (a, b)"


def test_descriptions_are_left_out():
    assert short('"""What for."""\ndef f():\n    """Nothing."""') == "def f():\n    pass"


@pytest.mark.parametrize("march", ["armv6m", "xtensawin"])
def test_every_file_of_the_game_compiles_in_short(march, tmp_path):
    for source in [*runtime.modules("core"), *runtime.modules("firmware")]:
        if march.startswith("arm") or runtime.loads_here(source):
            text = squeeze.program().squeeze(source.relative_to(runtime.ROOT).as_posix())
            runtime.compile_text(text, tmp_path / "x.mpy", march, "x")


def test_most_private_names_are_one_letter():
    names = squeeze.program().names
    assert len(names) > 500 and len(set(names.values())) < 60
    assert all(ast.parse(name) for name in names.values())


def test_the_command_says_what_a_name_in_a_report_stands_for():
    name = squeeze.program().names["_draw"]
    done = subprocess.run(
        [runtime.tool("python"), "-m", "firmware.flash.squeeze", name],
        capture_output=True, text=True, cwd=runtime.ROOT,
    )  # fmt: skip
    assert done.stdout.startswith(f"{name} = ") and "_draw" in done.stdout
