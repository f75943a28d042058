"""Plain pages outside the game: a text in the middle of the display, A goes on."""

from core import console
from core.ui.memory import drop
from core.ui.type import Type

# Black, then what a check of colours needs; 4 is the ink of texts.
PALETTE = (
    b"\x00\x00\x00\xff\x00\x00\x00\xff\x00\x00\x00\xff\xff\xff\xff\x00\xff\xff\xff\x00\xff"
    b"\xff\xff\x00\x24\x24\x24\x48\x48\x48\x6c\x6c\x6c\x90\x90\x90\xb4\xb4\xb4\xd8\xd8\xd8"
    b"\x80\x40\x00\x00\x40\x80"
)
INK = 4


def texts(lang):
    """The firmware's texts in a language, `es` or `en`."""
    if lang == "en":
        from firmware.words_en import TEXTS
    else:
        from firmware.words_es import TEXTS
    return TEXTS


class Pages:
    """A display to write on, and its buttons.

    device  the DeviceConsole
    words   the texts by their keys
    face    the Type of texts
    """

    def __init__(self, device, lang):
        self.device = device
        self.words = texts(lang)
        if device.width < 160:
            from core.ui import font_mini as font
        else:
            from core.ui import font_small as font
        self.face = Type(font)
        device.set_palette(PALETTE)

    def text(self, lines, ink=INK):
        """Draw lines of text, wrapped, centred in the display."""
        device, face = self.device, self.face
        wrapped = [part for line in lines for part in face.wrap(line, device.width - 8)]
        y = (device.height - len(wrapped) * (face.height + 1)) // 2
        for line in wrapped:
            face.draw(device.fb, (device.width - face.width(line)) // 2, y, line, ink)
            y += face.height + 1

    def show(self):
        """Send the whole frame."""
        self.device.show(0, 0, self.device.width, self.device.height)

    def wait(self):
        """Wait for a button of the game to be pressed or held; returns the event."""
        while True:
            event = self.device.event()
            if event >= 0 and event >> 4 != console.RELEASED:
                return event
            self.device.sleep(20)

    def tell(self, *keys):
        """Show texts by their keys until A is pressed."""
        self.device.fb.fill(0)
        self.text([self.words[key] for key in keys] + [self.words["go_on"]])
        self.show()
        while self.wait() != console.event_code(console.PRESSED, console.A):
            pass


def tell(device, lang, key):
    """Show one text until A is pressed, and forget what that took."""
    Pages(device, lang).tell(key)
    drop("firmware.words_" + lang, "firmware.notice")
