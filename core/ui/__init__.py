"""All that a person sees: screens, board drawing, fonts and languages.

Draws into the console's frame buffer and acts through the journal; knows no
driver and no rule of its own.  `app.App` is what a device runs.
"""
