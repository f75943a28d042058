"""Every module of the firmware compiles for the processor of every board."""

import subprocess

import pytest

from sim import runtime
from sim.boards import profiles

MARCHES = sorted({profile["march"] for profile in profiles().values()})


@pytest.mark.parametrize("march", MARCHES)
def test_every_module_compiles(march, tmp_path):
    for source in runtime.modules("firmware"):
        if not march.startswith("arm") and not runtime.loads_here(source):
            continue  # another processor's machine code
        command = [runtime.tool("mpy-cross"), f"-march={march}", "-o", str(tmp_path / "x"), source]
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr


def test_the_boards_have_three_kinds_of_processor():
    assert MARCHES == ["armv6m", "armv7emsp", "xtensawin"]
