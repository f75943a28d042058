"""A stand-in for MicroPython's `machine`: pins, buses and clocks of no board.

`install` puts it in the place of the real one.  Tests reach what the code has
made through `BOARD`: they press buttons by pulling pins low, hang models of
controllers on buses and move the time.  Runs on both interpreters.
"""

import sys

from sim.controllers import Fault


class Board:
    """What is wired to the processor, and how late it is.

    pins        every Pin made, by its number; buses, every SPI and I2C
    sensed      pins whose level somebody else tells: `level(number)`
    calls, sent calls that drove a pin or a bus, and bytes that went out, so far
    taken       pins that a bus has for itself
    now         milliseconds
    sleeps      how often it slept lightly
    """

    def __init__(self):
        self.now = 0
        self.clear()

    def clear(self):
        """Unplug everything; the time goes on."""
        self.pins = {}
        self.levels = {}
        self.sensed = {}
        self.taken = set()
        self.buses = []
        self.calls = self.sent = 0
        self.analogue = {}
        self.pwm = {}
        self.on_spi = []
        self.on_i2c = {}
        self.sounds = []
        self.speakers = []
        self.sleeps = 0
        self.frequency = 125000000
        self.peripherals = 48000000
        self.while_waiting = None

    def wait(self, milliseconds):
        """Let time pass."""
        self.now += milliseconds
        if self.while_waiting:
            self.while_waiting()

    def hang_spi(self, model, bus, sck, mosi, dc, cs=None, reset=None):
        """Wire a controller to an SPI bus, and to pins by their numbers."""
        self.on_spi.append((model, (bus, sck, mosi), dc, cs, reset))

    def hang_i2c(self, device, bus, sda, scl, address):
        """Wire a device with `i2c_message`, and perhaps `answer`, to an I2C bus."""
        self.on_i2c[(bus, sda, scl, address)] = device

    def level(self, number):
        """What a pin reads: what pulls it, else what drives or pulls it up."""
        if number in self.levels:
            return self.levels[number]
        if number in self.sensed:
            return self.sensed[number].level(number)
        pin = self.pins.get(number)
        return 1 if pin is None else pin.driven

    def pull(self, number, level):
        """Something outside holds a pin at a level; None lets it go."""
        if level is None:
            self.levels.pop(number, None)
        else:
            self.levels[number] = level

    def changed(self, number, level):
        """A pin is driven: reset wires of controllers feel it."""
        for model, _, _, _, reset in self.on_spi:
            if reset == number:
                model.reset(level)


BOARD = Board()


class Pin:
    """A pin; it is called for its level, or with a new one."""

    IN = 0
    OUT = 1
    PULL_UP = 1
    PULL_DOWN = 2

    def __init__(self, number, mode=None, pull=None, value=None):
        self.number = number
        self.mode = mode
        self.pull = pull
        # A pin that nothing drives or pulls reads anything: high is the trap.
        self.driven = 0 if mode == self.OUT or pull == self.PULL_DOWN else 1
        BOARD.pins[number] = self
        BOARD.taken.discard(number)
        if value is not None:
            self(value)

    def __call__(self, level=None):
        if level is None:
            return BOARD.level(self.number)
        if self.mode != self.OUT:
            raise Fault("pin %d is driven, but not an output" % self.number)
        if self.number in BOARD.taken:
            raise Fault("pin %d was made before the bus that takes it" % self.number)
        self.driven = level
        BOARD.calls += 1
        BOARD.changed(self.number, level)

    value = __call__

    def init(self, mode=None, pull=None, value=None):
        """Set it up anew."""
        self.__init__(self.number, mode, pull, value)


# The pins that an RP2's SPI takes for input by itself.
_INPUT = {0: 16, 1: 8}


class SPI:
    """A bus; what is written goes to the controllers whose CS is low."""

    def __init__(self, bus, baudrate=1000000, polarity=0, phase=0, sck=None, mosi=None, miso=None):
        self.baudrate = baudrate
        BOARD.buses.append(self)
        self._key = (bus, sck.number, mosi.number)
        # A bus takes its pins, and one for input that it chooses if none is given.
        for number in (sck.number, mosi.number, miso.number if miso else _INPUT.get(bus)):
            BOARD.pins.pop(number, None)
            BOARD.taken.add(number)

    def write(self, data):
        """Send bytes."""
        BOARD.calls += 1
        BOARD.sent += len(data)
        for model, key, dc, cs, _ in BOARD.on_spi:
            if key == self._key and (cs is None or not BOARD.level(cs)):
                model.message(data, BOARD.level(dc))


class I2C:
    """A bus; addresses that nobody has raise OSError as the real one does."""

    def __init__(self, bus, scl=None, sda=None, freq=400000):
        self.frequency = freq
        BOARD.buses.append(self)
        self._key = (bus, sda.number, scl.number)

    def scan(self):
        """The addresses that answer."""
        return sorted(key[3] for key in BOARD.on_i2c if key[:3] == self._key)

    def _device(self, address):
        device = BOARD.on_i2c.get(self._key + (address,))
        if device is None:
            raise OSError(19)
        return device

    def writeto(self, address, data):
        """Send a message."""
        BOARD.calls += 1
        BOARD.sent += len(data) + 1
        self._device(address).i2c_message(bytes(data))

    def readfrom_into(self, address, buffer):
        """Receive a message that fills the buffer."""
        self._device(address).answer(buffer)


class PWM:
    """A pin that swings."""

    def __init__(self, pin, freq=0, duty_u16=0):
        self._freq = freq
        self.duty = duty_u16
        BOARD.pwm[pin.number] = self

    def freq(self, hertz=None):
        """Set or tell the frequency."""
        if hertz is None:
            return self._freq
        if hertz < 8:
            raise ValueError("freq too small")
        self._freq = hertz

    def duty_u16(self, duty=None):
        """Set or tell how long it is high, of 65535."""
        if duty is None:
            return self.duty
        self.duty = duty


class ADC:
    """A pin that measures; BOARD.analogue has what, of 65535."""

    ATTN_11DB = 3

    def __init__(self, pin, atten=None):
        self._number = pin.number if isinstance(pin, Pin) else pin

    def read_u16(self):
        """What is measured."""
        return BOARD.analogue.get(self._number, 0)


class I2S:
    """A bus for sound; BOARD.sounds gets what is written."""

    TX = 0
    MONO = 0

    def __init__(self, bus, sck=None, ws=None, sd=None, **form):
        self._handler = None
        self.form = form
        BOARD.speakers.append(self)

    def deinit(self):
        """Stop."""
        BOARD.speakers.remove(self)

    def irq(self, handler):
        """Have the handler called when what was written has gone out."""
        self._handler = handler

    def write(self, data):
        """Take samples at once."""
        BOARD.sounds.append(bytes(data))
        return len(data)

    def drain(self):
        """For tests: what was written has gone out."""
        self._handler(self)


class Reset(Exception):
    """The board was reset."""


def reset():
    """Restart, which ends the test's run."""
    raise Reset


def freq(cpu=None, peripherals=None):
    """Tell or set the clocks, in hertz."""
    if cpu is None:
        return BOARD.frequency
    BOARD.frequency = cpu
    BOARD.peripherals = peripherals or 48000000


def lightsleep(milliseconds):
    """Sleep with everything kept but the clocks, as on an RP2."""
    BOARD.sleeps += 1
    BOARD.peripherals = 48000000
    BOARD.wait(milliseconds)


def _ticks():
    return BOARD.now


def install():
    """Take the places of `machine` and of the firmware's clock."""
    from firmware import clock

    sys.modules["machine"] = sys.modules[__name__]
    clock.sleep_ms = BOARD.wait
    clock.ticks_ms = _ticks
    BOARD.clear()
