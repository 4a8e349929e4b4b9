"""Names of pyglet's keys and buttons as our own: the one table between them."""

from __future__ import annotations

from pyglet.window import key, mouse

from engine.window.places import named_by_place

BUTTONS = {mouse.LEFT: 1, mouse.MIDDLE: 2, mouse.RIGHT: 3}
_SPECIAL = {
    key.RETURN: "ENTER", key.ENTER: "ENTER", key.NUM_ENTER: "ENTER", key.ESCAPE: "ESCAPE", key.TAB: "TAB",
    key.SPACE: "SPACE", key.UP: "UP", key.DOWN: "DOWN", key.LEFT: "LEFT", key.RIGHT: "RIGHT",
    key.PAGEUP: "PAGEUP", key.PAGEDOWN: "PAGEDOWN", key.HOME: "HOME", key.END: "END", key.DELETE: "DELETE",
    key.BACKSPACE: "BACKSPACE", key.PLUS: "PLUS", key.EQUAL: "EQUAL", key.MINUS: "MINUS",
    key.NUM_ADD: "PLUS", key.NUM_SUBTRACT: "MINUS", key.COMMA: "COMMA", key.PERIOD: "PERIOD", key.SLASH: "SLASH",
    key.QUESTION: "QUESTION", key.SEMICOLON: "SEMICOLON", key.APOSTROPHE: "APOSTROPHE",
    key.NUM_MULTIPLY: "PADTIMES", key.NUM_DIVIDE: "PADOVER", key.NUM_EQUAL: "PADEQUAL",
}
# The keypad is the same whether Num Lock is on or off.
_KEYPAD = {
    key.NUM_HOME: "PAD7", key.NUM_UP: "PAD8", key.NUM_PAGE_UP: "PAD9", key.NUM_LEFT: "PAD4", key.NUM_BEGIN: "PAD5",
    key.NUM_RIGHT: "PAD6", key.NUM_END: "PAD1", key.NUM_DOWN: "PAD2", key.NUM_PAGE_DOWN: "PAD3",
    key.NUM_INSERT: "PAD0", key.NUM_DELETE: "PADPOINT", key.NUM_DECIMAL: "PADPOINT", key.NUM_SEPARATOR: "PADPOINT",
    **{getattr(key, f"NUM_{number}"): f"PAD{number}" for number in range(10)},
}
_FUNCTION = {getattr(key, f"F{number}"): f"F{number}" for number in range(1, 13)}
_LETTERS = {getattr(key, letter): letter for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"}
_DIGITS = {getattr(key, f"_{number}"): str(number) for number in range(10)}
_NAMES = {**_SPECIAL, **_KEYPAD, **_FUNCTION, **_LETTERS, **_DIGITS}
# Keys that only change what others mean: they go down before the one that is meant.
_HOLDING = frozenset({
    key.LSHIFT, key.RSHIFT, key.LCTRL, key.RCTRL, key.LALT, key.RALT, key.LMETA, key.RMETA, key.LWINDOWS, key.RWINDOWS,
    key.LCOMMAND, key.RCOMMAND, key.LOPTION, key.ROPTION, key.CAPSLOCK, key.NUMLOCK,
    key.SCROLLLOCK, key.MODESWITCH,
})
_HOLDING_CODES = frozenset({92, 108})  # AltGr under X
_HELD = ((key.MOD_CTRL, "CTRL"), (key.MOD_ALT, "ALT"), (key.MOD_SHIFT, "SHIFT"))


def key_name(symbol: int, modifiers: int, code: int = 0) -> str:
    """Our name of a key with what is held beside it; nothing for those that are only held beside others.

    `symbol` is pyglet's, `code` says where the key lies, where that is known. A key that we have no name for is called
    as pyglet calls it, or by its number.
    """
    if symbol in _HOLDING or code in _HOLDING_CODES:
        return ""
    alone = not modifiers & (key.MOD_CTRL | key.MOD_ALT)
    name = named_by_place(_NAMES.get(symbol, ""), code, alone)
    if not name or name.startswith("KEY"):
        name = _foreign(symbol) or name
    if not name:
        return ""
    return "+".join([*(word for mask, word in _HELD if modifiers & mask), name])


def _foreign(symbol: int) -> str:
    """What pyglet calls a key, if it has more than a number for it."""
    if symbol <= 0:
        return ""
    told = key.symbol_string(symbol).upper()
    if told.startswith("USER_KEY"):
        return f"KEY{int(told[9:-1], 16)}"
    return told if told.replace("_", "").isalnum() and not told.isdecimal() else ""
