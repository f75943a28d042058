"""Drivers of display controllers: they send rectangles of the game's frame.

`wires` is how bytes get to a controller, `colour` and `mono` are what the
controllers of a kind share, one file each has the rest.  Nothing here touches
`machine`: a board's `build` hands in the bus and the pins.
"""
