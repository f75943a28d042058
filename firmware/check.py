"""The hardware check: display, buttons, sound, brightness, battery, on request.

Asked for by holding A while the device is switched on.  Each page goes on with
A; the page of the buttons with a long A, as A is one of them.
"""

from micropython import const

from core import console
from core.console import event_code
from firmware.notice import INK, Pages

_SQUARE = const(6)
_NOTES = (523, 659, 784, 1047)
_NEXT = const(0x04)  # A pressed
_LONG = const(0x14)  # A held


def run(device, lang):
    """Go through all pages; returns the labels of the buttons that were not pressed."""
    check = Check(device, lang)
    check.display()
    missed = check.buttons()
    check.sound()
    check.light()
    check.battery()
    check.tell("check", "done")
    return missed


class Check(Pages):
    """The pages of the check."""

    def display(self):
        """A frame on the outermost pixels, the corners' colours, all colours as bars.

        A display without colours is all lit.
        """
        device = self.device
        fb = device.fb
        width, height = device.width, device.height
        if device.depth == console.COLOUR:
            fb.fill(0)
            fb.rect(0, 0, width, height, INK)
            self._corners(width, height)
            for k in range(16):
                left = width * (k + 1) // 18
                fb.fill_rect(left, height - 2 * _SQUARE - 4, width // 18, 2 * _SQUARE, k)
            self.text([self.words["display"], self.words["go_on"]])
        else:
            fb.fill(1)
            self.text([self.words["display_mono"], self.words["go_on"]], 0)
        self.show()
        self._until_next()

    def _corners(self, width, height):
        fb = self.device.fb
        right, below = width - _SQUARE, height - _SQUARE
        fb.fill_rect(0, 0, _SQUARE, _SQUARE, 1)
        fb.fill_rect(right, 0, _SQUARE, _SQUARE, 2)
        fb.fill_rect(0, below, _SQUARE, _SQUARE, 3)
        fb.fill_rect(right, below, _SQUARE, _SQUARE, 4)

    def _until_next(self):
        while self.wait() != _NEXT:
            pass

    def buttons(self):
        """Every button of the device by its label; returns those never pressed."""
        device = self.device
        labels = [label for label, _ in device.profile["buttons"]]
        seen = 0
        drawn = -1
        while True:
            down = device.buttons.down
            seen |= down
            if drawn != seen << 16 | down:
                drawn = seen << 16 | down
                self._draw_buttons(labels, seen, down)
            if device.event() == _LONG:
                break
            device.sleep(10)
        return [labels[k] for k in range(len(labels)) if not seen >> k & 1]

    def _draw_buttons(self, labels, seen, down):
        """Labels in rows: lit while down, in a frame once pressed."""
        device, face = self.device, self.face
        fb = device.fb
        fb.fill(0)
        x, y = 2, 1
        for line in face.wrap(self.words["buttons"], device.width - 4):
            face.draw(fb, x, y, line, INK)
            y += face.height
        y += 2
        for k in range(len(labels)):
            wide = face.width(labels[k]) + 4
            if x + wide > device.width:
                x = 2
                y += face.height + 3
            is_down = down >> k & 1
            if is_down:
                fb.fill_rect(x, y, wide, face.height + 2, INK)
            elif seen >> k & 1:
                fb.rect(x, y, wide, face.height + 2, INK)
            face.draw(fb, x + 2, y + 1, labels[k], 0 if is_down else INK)
            x += wide + 2
        self.show()

    def _page(self, text):
        self.device.fb.fill(0)
        self.text([text, self.words["go_on"]])
        self.show()

    def sound(self):
        """Four notes, again with B."""
        device = self.device
        self._page(self.words["sound" if device.has_sound else "no_sound"])
        event = event_code(console.PRESSED, console.B)
        while event != _NEXT:
            if event == event_code(console.PRESSED, console.B) and device.has_sound:
                for hertz in _NOTES:
                    device.tone(hertz, 120)
                    device.sleep(150)
            event = self.wait()

    def light(self):
        """Brightness up and down."""
        percent = 100
        while True:
            self.device.backlight(percent)
            self._page(self.words["light"] % percent)
            event = self.wait()
            if event == event_code(console.PRESSED, console.LEFT):
                percent = max(0, percent - 20)
            elif event == event_code(console.PRESSED, console.RIGHT):
                percent = min(100, percent + 20)
            elif event == _NEXT:
                break
        self.device.backlight(100)

    def battery(self):
        """The charge."""
        charge = self.device.battery()
        known = charge is not None
        self._page(self.words["battery"] % charge if known else self.words["no_battery"])
        self._until_next()
