"""Where presses come from: pins, a matrix, an analogue pad, a keyboard behind I2C.

Each source has `read()`: a number with bit k set while the k-th button of the
board's profile is down.  `firmware.buttons` debounces them and makes events.
"""
