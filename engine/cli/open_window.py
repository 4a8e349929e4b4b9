"""The window's command: a house for its games, settings from the home, and one sentence when there is no display."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_config_path

from engine.cli.exits import UsageError
from engine.cli.window_house import HomeHouse
from engine.play.interrupts import Interrupts
from engine.window import settings as kept
from engine.window.desk import Desk
from engine.window.show import NoDisplayError, show

NO_DISPLAY = (
    "there is no display to open a window on; play in the terminal with --text, or run it under `xvfb-run -a torchturn`"
)


def settings_path(home: Path | None) -> Path:
    """Where settings are kept: in the home that was named, else where this system keeps them."""
    folder = home if home is not None else user_config_path("torchturn", appauthor=False)
    return folder / "settings.toml"


def open_window(
    house: HomeHouse, home: Path | None, name: str | None = None, new: bool = False, sealed: bool = False
) -> int:
    """Show the window until it is closed; the exit code. `name` opens a kept game, `new` begins one."""
    path = settings_path(home)
    settings, warning = kept.load(path)
    desk, interrupts = Desk(house, settings), Interrupts(held=True)
    desk.called = interrupts.wanted
    if name is not None:
        desk.open(name, sealed)
    elif new:
        desk.enter(house.begin())
    if warning:
        desk.toast(warning)
    with interrupts:
        try:
            return show(desk, lambda: kept.save(desk.settings, path))
        except NoDisplayError:
            raise UsageError(NO_DISPLAY) from None
        finally:
            house.close()
