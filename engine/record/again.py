"""Again: what a recording or a bundle says was asked of a game is asked once more (F5)."""

from __future__ import annotations

from typing import Any

from engine.play.commands import parse
from engine.play.game import Game
from engine.play.origin import BEFORE_THEMES


def ask_again(game: Game, verb: str, asked: dict[str, Any], perceive: bool) -> None:
    """Carry out `join`, `play` or `do` with its arguments; whatever the rules raise comes out."""
    if verb == "join":
        if not game.seeker:
            game.chronicle.choose(asked.get("theme", BEFORE_THEMES))
        game.join(asked["calling"], asked["pick"])
    elif verb == "play":
        game.play(asked["seeker"])
    else:
        game.submit(parse(asked, game.content.verbs), perceive)
