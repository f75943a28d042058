"""Where the simulated device keeps its named blobs.  Runs on both interpreters."""

import os


class MemoryStore:
    """Blobs that live as long as the process.

    fault   None: it never fails, as a device's storage may
    """

    fault = None

    def __init__(self):
        self._blobs = {}

    def read(self, name):
        """Return the blob as bytes, or None."""
        return self._blobs.get(name)

    def append(self, name, data):
        """Add to the end of a blob."""
        self._blobs[name] = self._blobs.get(name, b"") + bytes(data)

    def replace(self, name, data):
        """Set a blob."""
        self._blobs[name] = bytes(data)


class FileStore:
    """A file for each blob, in a directory that exists."""

    fault = None

    def __init__(self, directory):
        self._directory = str(directory)

    def _path(self, name):
        return self._directory + "/" + name

    def read(self, name):
        """Return the blob as bytes, or None."""
        try:
            with open(self._path(name), "rb") as file:
                return file.read()
        except OSError:
            return None

    def append(self, name, data):
        """Add to the end of a blob."""
        with open(self._path(name), "ab") as file:
            file.write(data)

    def replace(self, name, data):
        """Set a blob: the new file is whole before it takes the old one's place."""
        new = self._path(name) + ".new"
        with open(new, "wb") as file:
            file.write(data)
        # MicroPython has no os.replace; rename does the same on a PC's Unix.
        getattr(os, "replace", os.rename)(new, self._path(name))
