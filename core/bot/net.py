"""A neural net of the bot: reads its file and gives the five chances of a position.

The arithmetic is in `net_plain` and `net_viper`.  A net is loaded once; judging a
position allocates nothing.

The file, little-endian: b"UGN1"; hidden units and inputs, 16 bits each; the
outputs' scale times 256, 32 bits; the first layer's weights times 32 as signed
bytes, a column of hidden units for each input; the units' biases times 32, 16
bits; the second layer's weights times the scale as signed bytes, output by
output; the outputs' biases times 255 and the scale, 32 bits; the CRC-32 of all.
"""

import binascii
import math
import struct
from array import array

from micropython import const

from core import kernels

if kernels.NAME == "viper":
    from core.bot.net_viper import run
else:
    from core.bot.net_plain import run

MAGIC = b"UGN1"
INPUTS = const(200)
_HEAD = const(12)
_MIDDLE = const(4096 + 256)  # the lane of a unit whose sum is 0
_STEPS = const(1024)  # of a logit, in what `_chance` takes
_FINE = const(64)  # of those, between two entries of its table

# A hidden unit's value, and the chance in ten-thousandths for a logit of k / 16.
_VALUES = bytes([int(255 / (1 + math.exp((256 - k) / 32)) + 0.5) for k in range(512)])
_CHANCES = array("H", [int(10000 / (1 + math.exp(-k / 16)) + 0.5) for k in range(161)])


def _chance(logit):
    """Ten-thousandths of a logit in steps of 1/1024."""
    if logit < 0:
        return 10000 - _chance(-logit)
    at = logit // _FINE
    if at >= 160:
        return _CHANCES[160]
    return _CHANCES[at] + (_CHANCES[at + 1] - _CHANCES[at]) * (logit % _FINE) // _FINE


class Net:
    """A loaded net.

    hidden  its hidden units
    """

    def __init__(self, file):
        """file: open for reading bytes; ValueError if it is damaged or another kind.

        The weights go straight to where they stay: they are too large for a
        board to hold them twice.
        """
        head = file.read(_HEAD)
        if head[:4] != MAGIC or len(head) < _HEAD:
            raise ValueError("this is not a net")
        self.hidden, inputs, scale = struct.unpack("<HHI", head[4:])
        hidden = self.hidden
        if inputs != INPUTS or hidden % 4 or not 0 < hidden <= 256:
            raise ValueError("the net has another shape")
        if not 256 <= scale < 1 << 16:
            raise ValueError("the net has another scale")
        self._weights = bytearray(inputs * hidden)
        read = file.readinto(self._weights)
        rest = file.read(7 * hidden + 25)
        if read != len(self._weights) or len(rest) != 7 * hidden + 24:
            raise ValueError("the net is cut short or too long")
        total = binascii.crc32(rest[:-4], binascii.crc32(self._weights, binascii.crc32(head)))
        if total != struct.unpack("<I", rest[-4:])[0]:
            raise ValueError("the net is damaged")
        _lift(self._weights)
        self._base = self._lanes(rest[: 2 * hidden])
        self._second = self._by_unit(rest[2 * hidden : 7 * hidden])
        self._bias = struct.unpack("<5i", rest[7 * hidden : -4])
        self._unit = 255 * scale // 256
        self._acc = array("I", bytes(2 * hidden))
        self._sums = array("i", (0, 0, 0, 0, 0))

    def _order(self, k):
        """The unit that lane `k` belongs to."""
        return k - k % 4 + (0, 2, 1, 3)[k % 4]

    def _lanes(self, biases):
        """Two lanes a word: the bias, and what takes the 128 of 30 inputs away."""
        values = struct.unpack("<%dh" % self.hidden, biases)
        lanes = [values[self._order(k)] - 30 * 128 + _MIDDLE for k in range(self.hidden)]
        return array("I", [lanes[k] | lanes[k + 1] << 16 for k in range(0, self.hidden, 2)])

    def _by_unit(self, second):
        """The second layer's weights, five for each lane, 128 added."""
        out = bytearray(5 * self.hidden)
        for k in range(self.hidden):
            for o in range(5):
                out[5 * k + o] = (second[o * self.hidden + self._order(k)] + 128) & 255
        return out

    def chances(self, cells, first, out):
        """Write the five chances of the side on roll to `out`, in ten-thousandths.

        cells   bytearray(52) of a Position; first: 0 or 26, the half on roll
        """
        sums = self._sums
        run(cells, first, self._weights, self._base, _VALUES, self._second, self._acc, sums)
        for k in range(5):
            # Cut at ten, what is multiplied stays a small integer on a board.
            logit = min(10 * self._unit, max(-10 * self._unit, sums[k] + self._bias[k]))
            out[k] = _chance(logit * _STEPS // self._unit)
        out[1] = min(out[1], out[0])
        out[2] = min(out[2], out[1])
        out[3] = min(out[3], 10000 - out[0])
        out[4] = min(out[4], out[3])


def _lift(weights):
    """Add 128 to every signed byte."""
    for k in range(len(weights)):
        weights[k] ^= 0x80
