"""The firmware's own texts in English: hardware check, storage, crash."""

TEXTS = {
    "full": "No space is left: the match goes on, but is not saved.",
    "absent": "Nowhere to save: the match is lost when power goes.",
    "damaged": "Something saved was damaged and has been set aside.",
    "go_on": "A: go on",
    "check": "Hardware check",
    "display": "Frame whole; corners red, green, blue, white",
    "display_mono": "All lit, no black dots",
    "buttons": "Press each button. Long A: go on",
    "sound": "Sound: B repeats it",
    "no_sound": "No sound",
    "light": "Brightness: %d %%. Left, right",
    "battery": "Battery: %d %%",
    "no_battery": "Battery: not measured",
    "done": "Check finished",
    "crash": "Saved in error.log. A: restart",
}
