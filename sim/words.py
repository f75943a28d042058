"""What the simulator itself says to the player, in both languages."""

_TEXTS = {
    "es": {
        "seed": "semilla {}",
        "paused": "en pausa",
        "recording": "grabando",
        "mains": "red",
        "help": (
            ("flechas", "arriba, abajo, izquierda, derecha"),
            ("Z, A, espacio", "botón A (mantener: todos los dados)"),
            ("X, B, retroceso", "botón B"),
            ("Intro", "menú"),
            ("ratón", "botones, tablero; arrastra fichas"),
            ("Tab", "velocidad ×1, ×4, ×16"),
            ("P", "pausa"),
            ("F10", "un paso en pausa"),
            ("F6, F7", "batería menos, más"),
            ("F9", "grabar un GIF, terminar"),
            ("F12", "imagen de la pantalla"),
            ("F1, ?", "esta ayuda"),
            ("Esc", "salir"),
        ),
    },
    "en": {
        "seed": "seed {}",
        "paused": "paused",
        "recording": "recording",
        "mains": "mains",
        "help": (
            ("arrows", "up, down, left, right"),
            ("Z, A, space", "button A (held: all dice)"),
            ("X, B, backspace", "button B"),
            ("Enter", "menu"),
            ("mouse", "buttons, board; drags checkers"),
            ("Tab", "speed ×1, ×4, ×16"),
            ("P", "pause"),
            ("F10", "one step while paused"),
            ("F6, F7", "battery less, more"),
            ("F9", "record a GIF, end it"),
            ("F12", "a picture of the display"),
            ("F1, ?", "this help"),
            ("Esc", "leave"),
        ),
    },
}


def text(lang, key):
    """The text of a key; lang: `es` or `en`."""
    return _TEXTS[lang][key]


def help_lines(lang):
    """The keys as lines of a table."""
    rows = text(lang, "help")
    wide = max(len(key) for key, _ in rows)
    return [f"{key:<{wide}}  {does}" for key, does in rows]
