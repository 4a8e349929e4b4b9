"""Blessing: a walker on the wire is healed and fed beside all rules, to show the way and not the fight."""

from __future__ import annotations

from engine.game import Game
from tests.laws.bot import Bot
from tests.wire.talk import Answer, Player


def blessed(game: Game, player: Player) -> Player:
    """The same player, healed and fed beside all rules before each request, so that it lives through deep levels."""
    answer: Answer | None = None
    blesser = Bot(game, 0)
    while True:
        try:
            request = next(player) if answer is None else player.send(answer)
        except StopIteration:
            return
        if game.seeker:
            blesser.bless()
        answer = yield request
