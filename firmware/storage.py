"""Named blobs on the device's file system, safe against a cut of the power.

A board's console gives `read`, `append` and `replace` of the seam on to a
`Store`.  A blob is a file: LEAD, the length and the CRC-32 of what `replace`
wrote last, that, and then what was appended, which has check sums of its own
(`core.journal`).  littlefs commits a file when it is closed and renames in one
step: a new file is whole before it takes the place of the old one, and nothing
is removed first.

Where the file system fails the game goes on in memory, and `fault` says why.
"""

import binascii
import errno
import os
import struct

# Why blobs are in memory only, or what was found broken.
FULL = "full"  # no space is left
ABSENT = "absent"  # there is no file system that can be written
DAMAGED = "damaged"  # it fails, or a blob is not what was written

LEAD = b"UGB1"
_HEAD = "<4sHI"
# MicroPython's `errno` names neither ENOSPC nor EROFS.
_ENOSPC = 28
_EROFS = 30
_NOWHERE = (errno.ENODEV, errno.EPERM, errno.ENOENT, errno.EACCES, _EROFS)


class Store:
    """Blobs by name, in the files of one directory.

    fault   None, or FULL, ABSENT or DAMAGED: the last that went wrong; None
            again once everything in memory could be written after all
    """

    def __init__(self, directory="/save", logs=("match",)):
        """directory: made if it is not there.

        logs: the blobs that grow by `append`; of all others the generation
        before is kept too, for the case that the current one is damaged.
        Raises nothing for a file system that fails.
        """
        self.fault = None
        self._directory = directory
        self._logs = logs
        self._memory = {}  # what the files do not hold; None: out of step with them
        self._settled = set()
        try:
            self._make_directory()
        except OSError as error:
            self._note(error)

    def read(self, name):
        """Return the blob as bytes, or None if there is none that can be read."""
        if name in self._memory:
            return self._memory[name]
        if name in self._settled:
            return self._load(self._path(name))
        self._settled.add(name)
        return self._settle(self._path(name))

    def append(self, name, data):
        """Add to the end of a blob; it is made if missing."""
        before = None if name in self._settled else self.read(name)
        if name in self._memory:
            self._append_in_memory(name, data)
        elif not self._extend(name, data):
            if name not in self._memory:
                self.replace(name, (before or b"") + data)
            else:
                self._append_in_memory(name, data)

    def replace(self, name, data):
        """Set a blob; after a cut of the power it is the old or the new one."""
        self._settled.add(name)
        try:
            self._write(name, data)
        except OSError as error:
            self._note(error)
            self._memory[name] = bytes(data)
            return
        self._memory.pop(name, None)
        if not self._memory and self.fault != DAMAGED:
            self.fault = None

    def _path(self, name):
        return self._directory + "/" + name

    def _note(self, error):
        """Put an error of the file system down as the fault."""
        code = error.errno
        self.fault = FULL if code == _ENOSPC else ABSENT if code in _NOWHERE else DAMAGED

    def _make_directory(self):
        try:
            os.mkdir(self._directory)
        except OSError as error:
            if error.errno != errno.EEXIST:
                raise

    # -- reading ---------------------------------------------------------------

    def _settle(self, path):
        """Read a blob for the first time: the current file, else the one before.

        A damaged file is set aside as `.bad`, so that nothing is written over it.
        """
        data = self._load(path)
        if data is not None:
            return data
        _rename(path, path + ".bad")
        data = self._load(path + ".old")
        if data is not None:
            _rename(path + ".old", path)
        return data

    def _load(self, path, end=None):
        """The blob in a file, up to byte `end`; None if it is missing or damaged."""
        try:
            with open(path, "rb") as file:
                data = _unpacked(file.read()[:end])
        except OSError as error:
            if error.errno != errno.ENOENT:
                self._note(error)
            return None
        if data is None:
            self.fault = DAMAGED
        return data

    # -- writing ---------------------------------------------------------------

    def _extend(self, name, data):
        """Append to the file; False if there is none, or it fails.

        When it fails the blob is in memory from now on.
        """
        path = self._path(name)
        try:
            size = os.stat(path)[6]
        except OSError:
            return False
        try:
            with open(path, "ab") as file:
                file.write(data)
            return True
        except OSError as error:
            # Only to where it was: a part of the new data may have arrived.
            self._memory[name] = self._load(path, size)
            self._note(error)
            return False

    def _append_in_memory(self, name, data):
        """Append to a blob that is in memory, and try to write it again."""
        held = self._memory[name]
        # None could not be read: what is in its file must not be written over.
        if held is not None:
            self.replace(name, held + data)

    def _write(self, name, data):
        """Write a blob beside its file, then put it in the file's place."""
        path = self._path(name)
        new = path + ".new"
        self._make_directory()
        try:
            with open(new, "wb") as file:
                file.write(struct.pack(_HEAD, LEAD, len(data), binascii.crc32(data)))
                file.write(data)
        except OSError:
            _remove(new)
            raise
        if name not in self._logs:
            _rename(path, path + ".old")
        os.rename(new, path)


def _unpacked(raw):
    """What a blob's file holds, without its head; None if the check fails."""
    start = struct.calcsize(_HEAD)
    if len(raw) < start:
        return None
    lead, length, total = struct.unpack(_HEAD, raw[:start])
    data = raw[start:]
    if lead != LEAD or len(data) < length or binascii.crc32(data[:length]) != total:
        return None
    return data


def _rename(path, to):
    """Rename a file if it is there and the file system works."""
    try:
        os.rename(path, to)
    except OSError:
        pass


def _remove(path):
    """Remove a file if it is there."""
    try:
        os.remove(path)
    except OSError:
        pass
