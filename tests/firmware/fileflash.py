"""A flash chip that is a file, to be looked at once MicroPython has ended.  Runs there."""

BLOCK = 4096


class FileFlash:
    """A block device as `vfs.VfsLfs2` and `vfs.VfsRom` take it, over the bytes of a file."""

    def __init__(self, name):
        self._file = open(name, "r+b")  # noqa: SIM115
        self.blocks = self._file.seek(0, 2) // BLOCK

    def readblocks(self, block, buffer, offset=0):
        """Fill the buffer from a place in a block."""
        self._file.seek(block * BLOCK + offset)
        self._file.readinto(buffer)

    def writeblocks(self, block, buffer, offset=0):
        """Program a place in a block."""
        self._file.seek(block * BLOCK + offset)
        self._file.write(buffer)

    def ioctl(self, operation, argument):
        """Tell the size; an erase is written, so that a missing one shows."""
        if operation == 4:
            return self.blocks
        if operation == 5:
            return BLOCK
        if operation == 6:
            self.writeblocks(argument, b"\xff" * BLOCK)
        if operation == 3:
            self._file.flush()
        return 0
