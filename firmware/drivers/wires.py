"""How bytes get to a controller: SPI with its extra pins, or I2C.

Two kinds of bytes: commands and data.  I2C marks them with a control byte that
stands in front of each message, for which the sender's buffers leave `lead`
bytes free; on SPI the pin D/C tells them apart.
"""

from firmware import clock


class SpiWires:
    """A controller on SPI.

    spi     a bus with `write`
    dc      pin: 0 for commands, 1 for data
    cs      pin: 0 while the controller listens; None where it always does
    reset   pin: 0 resets; None where there is no such wire
    write   sends bytes, between `open` and `close`
    """

    lead = 0

    def __init__(self, spi, dc, cs=None, reset=None):
        self.write = spi.write
        self._dc = dc
        self._cs = cs or _no_pin
        self._reset = reset
        self._code = bytearray(1)
        self._cs(1)

    def reset(self):
        """Pulse the reset wire, if there is one, and let the controller wake."""
        clock.sleep_ms(10)  # it may have got its power just now
        if self._reset is not None:
            for level, wait in ((0, 20), (1, 120)):
                self._reset(level)
                clock.sleep_ms(wait)

    def command(self, code, parameters=None):
        """Send a command, a number from 0 to 255, and its parameters as data."""
        self.open()
        self.put(code, parameters)
        self.close()

    def open(self):
        """The controller listens from now on."""
        self._cs(0)

    def put(self, code, parameters=None):
        """Between `open` and `close`: a command; what `write` sends then is its data."""
        self._code[0] = code
        self._dc(0)
        self.write(self._code)
        self._dc(1)
        if parameters:
            self.write(parameters)

    def close(self):
        """The controller listens no more."""
        self._cs(1)

    def commands(self, codes):
        """Send bytes that are all commands."""
        self._send(0, codes)

    def data(self, view):
        """Send bytes for the controller's memory."""
        self._send(1, view)

    def _send(self, kind, view):
        self._dc(kind)
        self._cs(0)
        self.write(view)
        self._cs(1)


class I2cWires:
    """A controller on I2C: an OLED's, as no colour display has so slow a bus.

    i2c         a bus with `writeto`
    address     of the controller, 0x3C or 0x3D as a rule
    """

    lead = 1

    def __init__(self, i2c, address=0x3C):
        self._write = i2c.writeto
        self._address = address

    def reset(self):
        """Such modules reset themselves when the power comes."""

    def commands(self, codes):
        """Send a lead byte and commands; the lead byte is set here."""
        codes[0] = 0x00
        self._write(self._address, codes)

    def data(self, view):
        """Send a lead byte and data; the lead byte is set here."""
        view[0] = 0x40
        self._write(self._address, view)


def find_display(i2c):
    """The address of the OLED on a bus; raises OSError that says what to look at."""
    for address in i2c.scan():
        if address == 0x3C or address == 0x3D:
            return address
    raise OSError("no display answers on I2C: look at SDA, SCL, 3V3 and GND")


def _no_pin(level):
    """In place of a pin that is not wired."""
