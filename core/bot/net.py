"""A neural net of the bot, read from its file.

A net is a layer of hidden units over 200 or 220 inputs and five outputs.  The
inputs are the two sides' checkers, the side on roll first: for each of its points
four units (more than 0, 1, 2 checkers, and how many above 3), the bar, and the
checkers off in three groups of five.  They always add up to 30, so that weights
can be used with 128 added to each, and no sign has to be handled.  The other 20
are those of `extras_plain`.

The file, little-endian: b"UGN1"; hidden units and inputs, 16 bits each; the
outputs' scale times 256, 32 bits; the first layer's weights as signed bytes,
times 32, those of the 20 more inputs times 128, a column of hidden units for each
input; the units' biases times 32, 16 bits; the second layer's weights times the
scale as signed bytes, output by output; the outputs' biases times 255 and the
scale, 32 bits; the CRC-32 of all.
"""

import binascii
import struct
from array import array

from micropython import const

MAGIC = b"UGN1"
INPUTS = (200, 220)
_HEAD = const(12)
_MIDDLE = const(4096 + 256)  # the lane of a unit whose sum is 0


class Net:
    """What a net's file holds, as the kernels of `roll` take it.

    hidden  its hidden units
    weights bytearray, a column of hidden units for each input, signed as in the file
    base    array('I') of two 16-bit lanes a word, what the units start from
    second  bytearray, five weights for each lane, plus 128 each
    bias    what the five outputs start from
    unit    a logit of 1 in the outputs' sums
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
        if inputs not in INPUTS or hidden % 4 or not 0 < hidden <= 256:
            raise ValueError("the net has another shape")
        if not 256 <= scale < 1 << 16:
            raise ValueError("the net has another scale")
        self.weights = bytearray(inputs * hidden)
        read = file.readinto(self.weights)
        rest = file.read(7 * hidden + 25)
        if read != len(self.weights) or len(rest) != 7 * hidden + 24:
            raise ValueError("the net is cut short or too long")
        total = binascii.crc32(rest[:-4], binascii.crc32(self.weights, binascii.crc32(head)))
        if total != struct.unpack("<I", rest[-4:])[0]:
            raise ValueError("the net is damaged")
        self.base = self._lanes(rest[: 2 * hidden])
        self.second = self._by_unit(rest[2 * hidden : 7 * hidden])
        self.bias = struct.unpack("<5i", rest[7 * hidden : -4])
        self.unit = 255 * scale // 256

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
