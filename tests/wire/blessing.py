"""Blessing: a walker on the wire is healed and fed beside all rules, to show the way and not the fight."""

from __future__ import annotations

from components.body import Health
from engine.play.game import Game
from tests.laws.bot import Bot
from tests.wire.talk import Answer, Player


def blessed(game: Game, player: Player, hardy: int = 0) -> Player:
    """The same player, healed and fed beside all rules before each request, so that it lives through deep levels.

    Each of its seekers has so much Health more than a fresh one: who has come to a deep level has grown.
    """
    answer: Answer | None = None
    blesser, grown = Bot(game, 0), 0
    while True:
        try:
            request = next(player) if answer is None else player.send(answer)
        except StopIteration:
            return
        if game.seeker:
            if grown != game.seeker:
                grown = game.seeker
                game.world.edit(grown, Health).full += hardy
            blesser.bless()
        answer = yield request
