"""A flash chip in memory, for MicroPython's file systems.  Runs on MicroPython.

Counts what is done to it, and can lose its power after any operation: the
tests of the storage cut it there, the bench counts its erases.
"""

BLOCK = 4096
_EIO = 5


class RamFlash:
    """A block device as `vfs.VfsLfs2` takes it, of `blocks` blocks of 4 KB.

    data        bytearray, all that is in it
    wear        how often each block has been erased
    operations  programs and erases so far
    twice       programs of a place that was not erased; a real chip would spoil it
    """

    def __init__(self, blocks, data=None):
        """data: what is in it; it is taken, not copied.  None: erased."""
        self.blocks = blocks
        self.data = bytearray(b"\xff" * (blocks * BLOCK)) if data is None else data
        self.wear = [0] * blocks
        self.operations = 0
        self.twice = 0
        self._last = -1
        self._torn = False

    def cut(self, after, torn):
        """Lose power after so many further operations; torn: half of the last is done."""
        self._last = self.operations + after
        self._torn = torn

    def _share(self, length):
        """How many bytes of an operation are done; -1 once there is no power."""
        self.operations += 1
        if self._last < 0 or self.operations < self._last:
            return length
        if self.operations == self._last:
            return length // 2 if self._torn else length
        return -1

    def readblocks(self, block, buffer, offset=0):
        """Fill the buffer from a place in a block; returns 0 or minus the error."""
        if 0 <= self._last < self.operations:
            return -_EIO
        at = block * BLOCK + offset
        buffer[:] = memoryview(self.data)[at : at + len(buffer)]
        return 0

    def writeblocks(self, block, buffer, offset=0):
        """Program a place in a block, which has to be erased; returns as `readblocks`."""
        at = block * BLOCK + offset
        length = self._share(len(buffer))
        if length < 0:
            return -_EIO
        if self.data[at : at + len(buffer)] != b"\xff" * len(buffer):
            self.twice += 1
        self.data[at : at + length] = buffer[:length]
        return 0

    def ioctl(self, operation, argument):
        """Tell the size, erase a block; the rest is nothing to do."""
        if operation == 4:
            return self.blocks
        if operation == 5:
            return BLOCK
        return self._erase(argument) if operation == 6 else 0

    def _erase(self, block):
        """Erase a block; returns 0 or minus the error."""
        length = self._share(BLOCK)
        if length < 0:
            return -_EIO
        at = block * BLOCK
        self.data[at : at + length] = b"\xff" * length
        self.wear[block] += 1
        return 0


class BrokenFlash(RamFlash):
    """A chip whose programs and erases fail while `broken` is set."""

    broken = False

    def _share(self, length):
        return -1 if self.broken else RamFlash._share(self, length)
