"""The window under X, which knows of each key where it lies, and of each press what it began.

pyglet tells which sign a key makes just then. That changes with Shift and Num Lock while a key is held, is a letter
that nobody bound on many keyboards, and says nothing of where the key lies.
"""

from __future__ import annotations

from typing import Any


def keyed(base: type) -> type:
    """pyglet's class of windows, as one whose keys have places; any other than that of X stays as it is.

    `place` is the number of the key of the last press, 0 where it is not known.
    """
    if not hasattr(base, "_event_text_symbol"):
        return base

    class Keyed(base):  # type: ignore[misc]
        def _event_text_symbol(self, event: Any) -> tuple[str | None, int | None]:
            from pyglet.libs.x11 import xlib

            text, symbol = super()._event_text_symbol(event)
            code = event.xkey.keycode
            held: dict[int, int] = self.__dict__.setdefault("held", {})
            self.place = code
            if not code or not symbol:
                return text, symbol
            # A key comes up under the name under which it went down, whatever was pressed beside it since.
            if event.type == xlib.KeyPress:
                return text, held.setdefault(code, _unshifted(event, symbol))
            return text, held.pop(code, symbol)

        def forget_keys(self) -> None:
            """Keys come up unseen from here on: none may count as held for ever, or it would never go down again."""
            self.__dict__.setdefault("held", {}).clear()
            self.__dict__.setdefault("pressed_keys", set()).clear()

        def button_down(self) -> bool:
            """Whether a button of the mouse is down at this moment."""
            from ctypes import byref, c_int, c_uint, c_ulong

            from pyglet.libs.x11 import xlib

            windows, places, mask = (c_ulong(), c_ulong()), [c_int() for _ in range(4)], c_uint()
            xlib.XQueryPointer(
                self._x_display, self._window, *map(byref, windows), *map(byref, places), byref(mask)
            )
            return bool(mask.value & (xlib.Button1Mask | xlib.Button2Mask | xlib.Button3Mask))

    return Keyed


def _unshifted(event: Any, symbol: int) -> int:
    """The sign that a key makes without Shift, Caps Lock and AltGr, as pyglet calls it."""
    from ctypes import byref, create_string_buffer

    from pyglet.libs.x11 import xlib
    from pyglet.window import key

    plain = type(event.xkey).from_buffer_copy(event.xkey)
    plain.state &= ~(xlib.ShiftMask | xlib.LockMask | xlib.Mod5Mask)
    found, text = xlib.KeySym(), create_string_buffer(32)
    xlib.XLookupString(byref(plain), text, len(text) - 1, byref(found), None)
    sign = found.value
    if not sign:
        return symbol
    return sign if key.symbol_string(sign) != str(sign) else int(key.user_key(plain.keycode))
