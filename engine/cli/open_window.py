"""The window's command: a house for its games, settings from the home, and one sentence when there is no display."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_config_path

from engine.cli.exits import UsageError
from engine.cli.window_house import HomeHouse
from engine.window import settings as kept
from engine.window.desk import Desk

NO_DISPLAY = (
    "there is no display to open a window on; play in the terminal with --text, or run it under `xvfb-run -a torchturn`"
)


def settings_path(home: Path | None) -> Path:
    """Where settings are kept: in the home that was named, else where this system keeps them."""
    folder = home if home is not None else user_config_path("torchturn", appauthor=False)
    return folder / "settings.toml"


def open_window(house: HomeHouse, home: Path | None, name: str | None = None, new: bool = False) -> int:
    """Show the window until it is closed; the exit code. `name` opens a kept game, `new` begins one."""
    path = settings_path(home)
    settings, warning = kept.load(path)
    desk = Desk(house, settings)
    if name is not None:
        desk.open(name)
    elif new:
        desk.enter(house.begin())
    if warning:
        desk.toast(warning)
    try:
        return _shown(desk, path)
    finally:
        house.close()


def _shown(desk: Desk, path: Path) -> int:
    import pyglet

    pyglet.options.shadow_window = False
    try:
        from engine.window.app import App
        from engine.window.sound import Sound

        app = App(desk, Sound(), lambda: kept.save(desk.settings, path) or None)
    except Exception as error:
        if _is_about_displays(error):
            raise UsageError(NO_DISPLAY) from None
        raise
    return app.run()


def _is_about_displays(error: Exception) -> bool:
    """pyglet has no one class for it: X says NoSuchDisplay, Mesa that it can make no config or no context."""
    kinds = ("NoSuchDisplayException", "NoSuchConfigException", "ContextException", "WindowException")
    return any(kind.__name__ in kinds for kind in type(error).__mro__)
