"""Show: open the window over a desk and run it; the one entrance from outside, so that pyglet is imported last."""

from __future__ import annotations

from collections.abc import Callable

from engine.window.desk import Desk

# pyglet has no one class for it: X says that there is no display, Mesa that it can make no config or no context.
_KINDS = ("NoSuchDisplayException", "NoSuchConfigException", "ContextException", "WindowException")


class NoDisplayError(Exception):
    """There is nothing to open a window on."""


def show(desk: Desk, on_settings: Callable[[], object]) -> int:
    """Show the window until it is closed; the exit code. `on_settings` is called when a setting changed,
    and says what kept it from being kept, or nothing.
    """
    import pyglet

    pyglet.options.shadow_window = False
    pyglet.options.debug_gl = False  # asks the card after every call whether it went well, and doubles a frame's cost
    try:
        from engine.window.app import App
        from engine.window.lost_display import keep_when_lost
        from engine.window.sound import Sound

        keep_when_lost(desk.house)
        app = App(desk, Sound(desk.house.content.signs), on_settings)
    except Exception as error:
        if any(kind.__name__ in _KINDS for kind in type(error).__mro__):
            raise NoDisplayError(str(error)) from None
        raise
    return app.run()
