"""Names of pyglet's keys and buttons as our own: the one table between them."""

from __future__ import annotations

from pyglet.window import key, mouse

BUTTONS = {mouse.LEFT: 1, mouse.MIDDLE: 2, mouse.RIGHT: 3}
_SPECIAL = {
    key.RETURN: "ENTER", key.ENTER: "ENTER", key.NUM_ENTER: "ENTER", key.ESCAPE: "ESCAPE", key.TAB: "TAB",
    key.SPACE: "SPACE", key.UP: "UP", key.DOWN: "DOWN", key.LEFT: "LEFT", key.RIGHT: "RIGHT",
    key.PAGEUP: "PAGEUP", key.PAGEDOWN: "PAGEDOWN", key.HOME: "HOME", key.END: "END", key.DELETE: "DELETE",
    key.BACKSPACE: "BACKSPACE", key.PLUS: "PLUS", key.EQUAL: "EQUAL", key.MINUS: "MINUS",
    key.NUM_ADD: "PLUS", key.NUM_SUBTRACT: "MINUS", key.COMMA: "COMMA", key.PERIOD: "PERIOD", key.SLASH: "SLASH",
    key.QUESTION: "QUESTION", key.SEMICOLON: "SEMICOLON", key.APOSTROPHE: "APOSTROPHE",
}
_NUMPAD = {getattr(key, f"NUM_{number}"): str(number) for number in range(10)}
_FUNCTION = {getattr(key, f"F{number}"): f"F{number}" for number in range(1, 13)}
_LETTERS = {getattr(key, letter): letter for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"}
_DIGITS = {getattr(key, f"_{number}"): str(number) for number in range(10)}
_NAMES = {**_SPECIAL, **_NUMPAD, **_FUNCTION, **_LETTERS, **_DIGITS}
# Tab with Shift is a key of its own under X, which pyglet knows by no name but its code.
_NAMES[key.user_key(23)] = "TAB"
SHIFTS = (key.LSHIFT, key.RSHIFT)
_HELD = ((key.MOD_CTRL, "CTRL"), (key.MOD_ALT, "ALT"), (key.MOD_SHIFT, "SHIFT"))


def key_name(symbol: int, modifiers: int) -> str:
    """Our name of a key with what is held beside it; nothing for keys we have no name for."""
    name = _NAMES.get(symbol, "")
    if not name:
        return ""
    held = [word for mask, word in _HELD if modifiers & mask]
    return "+".join([*held, name])
