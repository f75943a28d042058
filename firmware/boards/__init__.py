"""One file a board, named as the board is on the command line.

Each holds `PROFILE`, plain data that the simulator reads too, and `build(store)`,
which puts the console of the real device together from `firmware.parts`:

name, title     the file's name, and the name that makers know
width, height   pixels of the display as the player holds it
depth           bits a pixel of the game's frame: 1 mono, 4 for 16 colours
controller      of the display
rotation        quarter turns of the picture against the controller's memory
march           processor that native code is compiled for, as mpy-cross has it;
                one file serves a Pico and a Pico 2
tried           True once a person has played on the device itself
buttons         (label on the device, button of the game) in the device's order;
                two may do the same
holds           where buttons are few: (label, button of the game) that the same
                button gives when it is held; a short press acts on release then
picture         the device as the simulator draws it, in display pixels:
                size (w, h), body colour, screen (x, y) of the display's corner,
                and buttons: (label, shape, x, y, w, h), where shape is 'round',
                'square', or the arrows 'up', 'down', 'left', 'right'.
                May have: corner, radius of the body's; glass (x, y, w, h) round the
                display; caps, colours of buttons by label, '' for all others; and
                marks, painted on the body in turn, each (kind, x, y, w, h, ...):
                box (colour, radius), text (colour, text), dots (colour, pitch),
                pins (how many), keys (colour, names of a row of keys)
"""
