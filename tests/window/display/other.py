"""Another window in the corner, which says its number and stays until it is closed; and what a window manager does.

`python -m tests.window.display.other WIDTH HEIGHT [MANAGED]`: a click upon the window MANAGED brings it forward, and is
handed on to it then.
"""

from __future__ import annotations

import sys
from ctypes import byref

from pyglet.libs.x11 import xlib

_ANY, _REPLAY = 0, 2  # AnyButton and 1 << 15 is AnyModifier; ReplayPointer


def main(width: int, height: int, managed: int = 0) -> None:
    """Show it until the process ends."""
    display = xlib.XOpenDisplay(None)
    root = xlib.XDefaultRootWindow(display)
    window = xlib.XCreateSimpleWindow(display, root, 0, 0, width, height, 0, 0, 0xFFFFFF)
    xlib.XMapRaised(display, window)
    if managed:
        how = (xlib.GrabModeSync, xlib.GrabModeAsync)
        xlib.XGrabButton(display, _ANY, 1 << 15, managed, False, xlib.ButtonPressMask, *how, 0, 0)
    xlib.XSync(display, 0)
    print(window, flush=True)
    event = xlib.XEvent()
    while managed:
        xlib.XNextEvent(display, byref(event))
        if event.type == xlib.ButtonPress:
            xlib.XSetInputFocus(display, managed, xlib.RevertToParent, event.xbutton.time)
            xlib.XAllowEvents(display, _REPLAY, event.xbutton.time)
            xlib.XSync(display, 0)
    sys.stdin.read()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
