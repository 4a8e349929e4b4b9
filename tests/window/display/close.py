"""Ask a window to close, as a window manager does when its cross is clicked."""

from __future__ import annotations

import sys
from ctypes import byref

from pyglet.libs.x11 import xlib


def close(window: int) -> None:
    """Send WM_DELETE_WINDOW to the window of this id."""
    display = xlib.XOpenDisplay(None)
    message = xlib.XClientMessageEvent()
    message.type, message.format, message.window = xlib.ClientMessage, 32, window
    message.message_type = xlib.XInternAtom(display, b"WM_PROTOCOLS", 0)
    message.data.l[0] = xlib.XInternAtom(display, b"WM_DELETE_WINDOW", 0)
    event = xlib.XEvent()
    event.xclient = message
    xlib.XSendEvent(display, window, 0, 0, byref(event))
    xlib.XSync(display, 0)
    xlib.XCloseDisplay(display)


if __name__ == "__main__":
    close(int(sys.argv[1]))
