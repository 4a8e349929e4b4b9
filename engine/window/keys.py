"""Keys: what each does, under names of our own, so that nothing here needs a display; players may change them (F1)."""

from __future__ import annotations

from collections.abc import Mapping

# Action -> default keys. The first is the one shown.
DEFAULTS: dict[str, tuple[str, ...]] = {
    "north": ("UP", "W", "K", "PAD8"),
    "east": ("RIGHT", "D", "L", "PAD6"),
    "south": ("DOWN", "S", "J", "PAD2"),
    "west": ("LEFT", "A", "H", "PAD4"),
    "do": ("ENTER",),
    "wait": ("SPACE", "PAD5"),
    "next": ("TAB",),
    "previous": ("SHIFT+TAB",),
    "map": ("M",),
    "pack": ("I",),
    "seeker": ("C",),
    "chronicle": ("V",),
    "look": ("X",),
    "help": ("F1",),
    "settings": ("F2",),
    "explore": ("E",),
    "sweep": ("G",),
    "theme": ("T",),
    "wait_long": ("R",),
    "list_up": ("PAGEUP", "PAD9"),
    "list_down": ("PAGEDOWN", "PAD3"),
    "menu": ("ESCAPE",),
    "focus_north": ("CTRL+UP", "CTRL+PAD8"),
    "focus_east": ("CTRL+RIGHT", "CTRL+PAD6"),
    "focus_south": ("CTRL+DOWN", "CTRL+PAD2"),
    "focus_west": ("CTRL+LEFT", "CTRL+PAD4"),
    # On many keyboards the plus lies above another sign and comes with Shift.
    "larger": ("CTRL+PLUS", "CTRL+EQUAL", "CTRL+SHIFT+EQUAL", "CTRL+SHIFT+PLUS"),
    "smaller": ("CTRL+MINUS",),
    "fullscreen": ("F11",),
    **{f"act{number}": (str(number),) for number in range(1, 10)},
}
_SHOWN = {
    "UP": "↑", "DOWN": "↓", "LEFT": "←", "RIGHT": "→", "ENTER": "Enter", "SPACE": "Space", "TAB": "Tab",
    "ESCAPE": "Esc", "PAGEUP": "Page up", "PAGEDOWN": "Page down", "PLUS": "+", "MINUS": "-", "EQUAL": "=",
    "BACKSPACE": "Backspace", "DELETE": "Del", "HOME": "Home", "END": "End", "INSERT": "Ins", "COMMA": ",",
    "PERIOD": ".", "SLASH": "/", "QUESTION": "?", "SEMICOLON": ";", "APOSTROPHE": "'", "BACKSLASH": "\\",
    "BRACKETLEFT": "[", "BRACKETRIGHT": "]", "GRAVE": "`", "PADPOINT": "Pad .", "PADTIMES": "Pad *", "PADOVER": "Pad /",
    "PADEQUAL": "Pad =", "LESS": "<", "GREATER": ">", "EXCLAMATION": "!", "DOUBLEQUOTE": '"', "HASH": "#",
    "DOLLAR": "$", "PERCENT": "%", "AMPERSAND": "&", "PARENLEFT": "(", "PARENRIGHT": ")", "ASTERISK": "*", "COLON": ":",
    "AT": "@", "UNDERSCORE": "_", "ASCIICIRCUM": "^", "QUOTELEFT": "`", "BRACELEFT": "{", "BAR": "|", "BRACERIGHT": "}",
    "ASCIITILDE": "~", **{f"PAD{number}": f"Pad {number}" for number in range(10)},
}
_WORDS = {"UP": "Up", "DOWN": "Down", "LEFT": "Left", "RIGHT": "Right"}
# Keys that keep their meaning whatever is bound, so that nobody locks themselves out.
FIXED = frozenset({"ESCAPE", "ENTER", "TAB"})


class Bindings:
    """Which key does what now."""

    def __init__(self, changed: Mapping[str, str] | None = None) -> None:
        self.changed = {action: key for action, key in (changed or {}).items() if action in DEFAULTS}

    def keys(self, action: str) -> tuple[str, ...]:
        """The keys of an action; a changed one stands alone."""
        return (self.changed[action],) if action in self.changed else DEFAULTS[action]

    def action(self, key: str) -> str:
        """What a key does, or nothing. A changed binding wins over a default, but never over the keys that stay."""
        if key in FIXED:
            return next(action for action, keys in DEFAULTS.items() if key in keys)
        for action, own in self.changed.items():
            if own == key:
                return action
        for action, keys in DEFAULTS.items():
            if action not in self.changed and key in keys:
                return action
        # On some keyboards a digit comes with Shift alone; it does the same on all of them, unless bound otherwise.
        plain = key.removeprefix("SHIFT+")
        return self.action(plain) if plain != key and plain.isdecimal() else ""

    def conflicts(self) -> dict[str, list[str]]:
        """Keys that stand for several actions, with these."""
        found: dict[str, list[str]] = {}
        for action in DEFAULTS:
            for key in self.keys(action):
                found.setdefault(key, []).append(action)
        return {key: actions for key, actions in found.items() if len(actions) > 1}

    def bind(self, action: str, key: str) -> bool:
        """Let a key do an action; False when the key is one of those that stay, or there is no such action."""
        if action not in DEFAULTS or (key in FIXED and key not in DEFAULTS[action]):
            return False
        if key == DEFAULTS[action][0]:
            self.changed.pop(action, None)
        else:
            self.changed[action] = key
        return True

    def restore(self, action: str) -> None:
        """Give an action back the keys that it had at first."""
        self.changed.pop(action, None)

    def shown(self, action: str) -> str:
        """The key of an action as a player reads it."""
        return shown(self.keys(action)[0]) if action in DEFAULTS else ""


def shown(key: str) -> str:
    """A key as a player reads it: `CTRL+PLUS` is `Ctrl +`."""
    *held, last = key.split("+")
    # An arrow that stands alone is drawn; beside other keys it is told in words.
    word = _WORDS.get(last) if held else None
    return " ".join([*(part.capitalize() for part in held), word or _SHOWN.get(last) or _told(last)])


def _told(key: str) -> str:
    """A key that has no sign of its own: `KEY94` is `Key 94`, `F11` and `Q` are themselves."""
    if key.startswith("KEY") and key[3:].isdecimal():
        return f"Key {key[3:]}"
    return key.replace("_", " ").capitalize()
