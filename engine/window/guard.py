"""Guard: around every handler. A fault keeps the game, writes the log, shows it, and fails the exit code (F5)."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine.play.interrupts import fault_of

if TYPE_CHECKING:
    from engine.window.app import App

CRASHED = 1


def guarded(app: App, handler: Callable[..., Any]) -> Callable[..., Any]:
    """The handler with a guard around it."""

    def safe(*arguments: Any) -> Any:
        try:
            return handler(*arguments)
        except BaseException as error:  # whatever a rule, a pack or the window did wrong, the game is not lost with it
            return caught(app, fault_of(error))  # nobody's Ctrl-C: while the window is open signals are held back

    safe.__name__ = handler.__name__
    return safe


def caught(app: App, error: Exception) -> bool:
    """Show the crash page; when even that cannot be drawn, leave."""
    desk = app.desk
    desk.exit_code = CRASHED
    already = desk.pages == ["crash"]
    sentence = desk.house.log(error)
    if already:
        print(f"torchturn: {sentence}", file=sys.stderr)
        app.leave()
    else:
        desk.crashed(sentence)
    return True
