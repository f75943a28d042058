"""Starts the game on a board; the file `board.txt` says on which one.

It lies on the board as `main.py`, or another one calls `run`.  A held while the
device is switched on asks for the hardware check.  A match that was not over is
on the display again; what fails is shown, logged and started anew.
"""


def run(store=None):
    """Start the board and play; `store` None is the board's own file system."""
    from core.ui.memory import drop
    from firmware import start

    try:
        device = start.open_device(start.board_name(), store)
    except start.NoBoard as error:
        print(error)
        return
    except Exception as error:
        from firmware.crash import log, trace

        # There is no display to show it on: the serial line has it, and the log.
        log(trace(error))
        raise
    try:
        app = start.start(device)
        del start
        drop("firmware.start")
        play(app)
    except Exception as error:
        from firmware.crash import fail

        fail(device, error)


def play(app):
    """Let the game run, for ever; tell when storage fails."""
    device = app.console
    fault = None
    while True:
        if device.store.fault != fault:
            fault = device.store.fault
            if fault:
                _tell(app, fault)
        device.sleep(app.step())
        if app.quit:
            app.quit = False
            device.doze()


def _tell(app, fault):
    """Tell what storage lacks, over whatever is on the display."""
    from firmware.notice import tell

    tell(app.console, app.settings.language(), fault)
    app.use_settings()
    app.invalidate()


if __name__ == "__main__":
    run()
