"""Which file carries out which command."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable

from engine.cli import docs, dungeon, facts, play, saves


def run(options: Namespace) -> int:
    """Carry out a parsed command line; no command at all goes on with the last game or begins one."""
    commands: dict[str | None, Callable[[Namespace], int]] = {
        None: play.open_door,
        "play": play.begin,
        "continue": play.go_on,
        "dungeon": dungeon.dungeon,
        "check": facts.check,
        "content": facts.content,
        "docs": docs.docs,
        "replay": facts.replay,
        "saves": saves.saves,
    }
    return commands[options.command](options)
