"""Runs viper functions of a module as an RP2040 would: emulated, cycles counted.

`mpy-cross` compiles the module for a Cortex-M0+; the calls that its code makes
to MicroPython's runtime are answered here and counted, not timed.  Needs the
package `unicorn`, which comes with the extra `test`.
"""

import re
import struct
import subprocess
import tempfile
from pathlib import Path

import unicorn
from unicorn import arm_const

from sim import runtime, thumb

# A viper function saves all low registers, then makes room for its locals.
_BEGIN = re.compile(rb"\xfe\xb5.\xb0", re.S)
_CODE, _STUBS, _SELF, _DATA, _STACK = 0x10000, 0x30000, 0x40000, 0x20000000, 0x20070000
_REGISTERS = tuple(getattr(arm_const, f"UC_ARM_REG_R{k}") for k in range(4))
# Of the runtime's table of functions (py/nativeglue.h).
_TO_NATIVE, _TO_OBJECT, _GLOBALS, _LOAD_GLOBAL, _SUBSCRIPT, _CALL = 3, 4, 5, 7, 15, 27


def functions(source):
    """(machine code from its beginning on, the file's names) of each viper function."""
    with tempfile.TemporaryDirectory() as directory:
        target = Path(directory) / "code.mpy"
        subprocess.run(
            [runtime.tool("mpy-cross"), *runtime.OPTIMISED, "-march=armv6m"]
            + ["-o", str(target), str(source)],
            check=True,
        )
        compiled = target.read_bytes()
    names = _names(compiled)
    return [(compiled[found.start() :], names) for found in _BEGIN.finditer(compiled)]


def _names(compiled):
    """The table of names at the head of a .mpy; those that every MicroPython has are None."""
    at, names = 4, []

    def number():
        nonlocal at
        value = 0
        while True:
            byte = compiled[at]
            at += 1
            value = value << 7 | byte & 127
            if byte < 128:
                return value

    count, _ = number(), number()
    for _ in range(count):
        length = number()
        if length & 1:
            names.append(None)
            continue
        names.append(compiled[at : at + length // 2].decode())
        at += length // 2 + 1
    return names


class Function:
    """One viper function; `cycles` and `calls` (by number) are those of the last call.

    known   what its globals are: addresses, or functions that are called with
            numbers and return one
    items   of the tuples that it is given: by address, a list of addresses
    """

    def __init__(self, code, known=None, items=None):
        code, self._names = code
        self.uc = uc = unicorn.Uc(
            unicorn.UC_ARCH_ARM, unicorn.UC_MODE_THUMB | unicorn.UC_MODE_MCLASS
        )
        uc.mem_map(_CODE, 0x10000)
        uc.mem_map(_STUBS, 0x1000)
        uc.mem_map(_SELF, 0x2000)
        uc.mem_map(_DATA, 0x80000)
        uc.mem_write(_CODE, code[:0xFF00])
        uc.mem_write(_STUBS, struct.pack("<H", 0x4770) * 0x200)  # bx lr
        table = [_STUBS + 4 * k | 1 for k in range(128)]
        uc.mem_write(_SELF + 0x1000, struct.pack("<128I", *table))
        # The function's object, its module's context, the constants of that.
        uc.mem_write(_SELF, struct.pack("<4I", 0, _SELF + 0x100, 0, 0))
        uc.mem_write(_SELF + 0x100, struct.pack("<4I", 0, 0, _SELF + 0x200, _SELF + 0x300))
        uc.mem_write(_SELF + 0x200, struct.pack("<64H", *range(64)))
        uc.mem_write(_SELF + 0x300, struct.pack("<16I", *[_SELF + 0x1000] * 16))
        uc.hook_add(unicorn.UC_HOOK_CODE, self._count)
        self.known, self.items = known or {}, items or {}
        self._room = _DATA
        self._expected = self.cycles = 0
        self.calls = {}

    def place(self, buffer):
        """Put a buffer into memory for good; returns its address."""
        data = bytes(buffer)
        at = self._room
        self.uc.mem_write(at, data)
        self._room += (len(data) + 15) // 16 * 16
        return at

    def _count(self, uc, address, size, _):
        if address >= _STUBS:
            self._runtime((address - _STUBS) // 4)
            self._expected = 0
            return
        if self._expected and address != self._expected:
            self.cycles += 1  # the branch before was taken
        self._expected = address + size
        self.cycles += thumb.cycles(int.from_bytes(uc.mem_read(address, 2), "little"))

    def _runtime(self, number):
        """Answer a call to the runtime; numbers pass for objects as they are."""
        self.calls[number] = self.calls.get(number, 0) + 1
        if number in (_TO_NATIVE, _TO_OBJECT, _GLOBALS):
            return  # the first register is the result
        one, other, third = [self.uc.reg_read(register) for register in _REGISTERS[:3]]
        if number == _SUBSCRIPT:
            result = self.items[one][other]
        elif number == _LOAD_GLOBAL:
            known = self.known[self._names[one]]
            result = one if callable(known) else known
        elif number == _CALL:
            arguments = struct.unpack(f"<{other}I", self.uc.mem_read(third, 4 * other))
            result = self.known[self._names[one]](*arguments)
        else:
            raise NotImplementedError(f"runtime function {number}")
        self.uc.reg_write(_REGISTERS[0], result & 0xFFFFFFFF)

    def __call__(self, *arguments):
        """Call it with whole numbers; returns the result."""
        uc = self.uc
        words = [argument & 0xFFFFFFFF for argument in arguments]
        uc.mem_write(_STACK, struct.pack(f"<{len(words)}I", *words))
        for register, value in zip(_REGISTERS, (_SELF, len(arguments), 0, _STACK)):
            uc.reg_write(register, value)
        uc.reg_write(arm_const.UC_ARM_REG_SP, _STACK - 16)
        uc.reg_write(arm_const.UC_ARM_REG_LR, _STUBS + 0x800 | 1)
        self.cycles = self._expected = 0
        self.calls = {}
        uc.emu_start(_CODE | 1, _STUBS + 0x800)
        return uc.reg_read(_REGISTERS[0])
