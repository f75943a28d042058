"""The parts that a board's `build` puts together, made from pin numbers.

With the `build` functions the only place that touches `machine`.  A bus is made
before the pins of its display: SPI takes a pin for input by itself, which may
be one of theirs.
"""

import machine
from machine import PWM, SPI, Pin


def full_speed():
    """Run an RP2's buses on its processor's clock, not on 48 MHz.

    SPI then reaches half of it.  Called again after a light sleep.
    """
    hertz = machine.freq()
    try:
        machine.freq(hertz, hertz)
    except TypeError:
        pass  # an older MicroPython leaves the buses no choice


def spi_wires(bus, hertz, sck, mosi, dc, cs=None, reset=None):
    """A display on SPI; None for a pin that is not wired."""
    from firmware.drivers.wires import SpiWires

    spi = SPI(bus, baudrate=hertz, sck=Pin(sck), mosi=Pin(mosi))
    return SpiWires(spi, out(dc), out(cs), out(reset))


def i2c_wires(bus, sda, scl, hertz=400000):
    """An OLED on I2C, at whichever address it has; raises OSError if none answers."""
    from firmware.drivers.wires import I2cWires, find_display

    i2c = machine.I2C(bus, sda=Pin(sda), scl=Pin(scl), freq=hertz)
    return I2cWires(i2c, find_display(i2c))


def out(number, level=1):
    """A pin that is driven, at first to `level`; None for None."""
    return None if number is None else Pin(number, Pin.OUT, value=level)


def keys(numbers, first=0, pull=True):
    """Buttons from pins to ground, in the profile's order from `first` on.

    pull    the pins pull up themselves; an ESP32's from 34 on cannot
    """
    from firmware.inputs.pins import PinKeys

    if pull:
        return PinKeys([Pin(n, Pin.IN, Pin.PULL_UP) for n in numbers], first)
    return PinKeys([Pin(n, Pin.IN) for n in numbers], first)


def adc(number):
    """A pin that measures, up to the supply's voltage."""
    if hasattr(machine.ADC, "ATTN_11DB"):
        return machine.ADC(Pin(number), atten=machine.ADC.ATTN_11DB)
    return machine.ADC(Pin(number))


def light(number, lowest=8):
    """A backlight on a pin."""
    from firmware.power import PwmLight

    return PwmLight(PWM(Pin(number)), lowest)


def oled_light(panel, lowest=8):
    """The brightness of an OLED."""
    from firmware.power import PanelLight

    return PanelLight(panel, lowest)


def buzzer(number, loud=32768):
    """A buzzer or speaker on a pin; loud: up to 32768."""
    from firmware.sound import PwmSound

    return PwmSound(PWM(Pin(number)), loud)


def gauge(number, divider):
    """A lithium cell behind a voltage divider by `divider`."""
    from firmware.power import Gauge

    return Gauge(adc(number), 3300 * divider)


def rest(usb=None, again=None):
    """Light sleep; usb: the pin that is high on USB power, again: as in power.Rest."""
    from firmware.power import Rest

    return Rest(machine.lightsleep, None if usb is None else Pin(usb, Pin.IN), again)
