"""One file a board, named as the board is on the command line.

Each holds `PROFILE`, plain data that the simulator reads too:

name, title     the file's name, and the name that makers know
width, height   pixels of the display as the player holds it
depth           bits a pixel of the game's frame: 1 mono, 4 for 16 colours
controller      of the display
rotation        quarter turns of the picture against the controller's memory
buttons         (label on the device, button of the game) in the device's order;
                two may do the same
picture         the device as the simulator draws it, in display pixels:
                size (w, h), body colour, screen (x, y) of the display's corner,
                and buttons: (label, shape, x, y, w, h), where shape is 'round',
                'square', or the arrows 'up', 'down', 'left', 'right'
"""
