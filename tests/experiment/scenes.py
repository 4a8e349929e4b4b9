"""Scenes: what every face shows while a feature is played with, as plain lines.

`python -m tests.experiment.scenes kneel [PACK]` prints them; without a pack the game itself must have the feature.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from components.place import Spot
from components.room import SelfLit
from content.loader import load
from content.make import make
from content.registry import Content
from engine.play.game import Game
from engine.scene.node import as_json
from engine.scene.view import view
from engine.text.parse import Parser
from engine.text.request import Do
from engine.text.verbs import Vocabulary
from engine.window.parts.deeds import icon_of_act
from systems.conditions.laying import lay_condition
from systems.core.rooms import room_of
from tests.build import a_hunting_rat, a_rat
from tests.text.drawings import drawings, text_of
from tests.window.situations import a_view
from tests.wire.talk import exchange

TRIES = 4
SEEDS = (7, 12, 31)


def kneel(content: Content, seed: int) -> Iterator[str]:
    """Two rats, one of which looks at the seeker: it kneels before both, again and again."""
    game = Game.new(seed, content)
    here = room_of(game.world, game.seeker)
    game.world.add(here, SelfLit())
    for side in (Spot.NORTH, Spot.SOUTH):
        for card in game.world.held(here, side):
            game.world.move(card, here, Spot.STORAGE)
    a_hunting_rat(game.world, here, Spot.NORTH, game.seeker)
    a_rat(game.world, here, Spot.SOUTH)
    yield from _shown(game)
    for _ in range(TRIES):
        yield from _done(game, "kneel north")
        yield from _done(game, "kneel south")
        yield str(exchange(game, b'{"do": "wait", "sure": true}'))


def frost(content: Content, seed: int) -> Iterator[str]:
    """Frost lies on the room: what it is told to do, what it does, what a rest there would bring, and how it goes."""
    game = Game.new(seed, content, theme="base:caverns")
    here, card = room_of(game.world, game.seeker), next(card for card in content.cards if card.endswith(":frost"))
    lay_condition(game.world, here, card)
    yield from _shown(game)
    yield str(a_view(content, view(game)).look_of(card))
    for ask in ("examine", "camp", "wait"):
        yield from _done(game, ask)
    pick = next(card for card in content.cards if card.endswith(":ice_pick"))
    make(game.world, pick, game.seeker, Spot.PACK)
    for line in ("ready ice pick", "chip", "work frost", "work frost", "wait", "work frost", "work frost"):
        yield from _done(game, line)


def _shown(game: Game) -> Iterator[str]:
    tree = view(game)
    yield as_json(tree).decode()
    page = a_view(game.content, tree)
    yield from (f"{act.name}: {icon_of_act(page, act)}" for act in tree.walk() if act.command is not None and
                act.id.startswith("acts."))
    yield from (f"{name}\n{text_of(block)}" for name, block in drawings(game, 80))
    yield str(exchange(game, b'{"ask": "commands"}'))


def _done(game: Game, line: str) -> Iterator[str]:
    """What typing it means, what the wire says of it before and after, and what is seen then."""
    request = Parser(Vocabulary(game.content), view(game), lambda: view(game, "map")).read(line)
    yield repr(request)
    if isinstance(request, Do):
        yield str(game.probe(request.command))
        yield str(game.submit(request.command))
        yield from _shown(game)


if __name__ == "__main__":
    scene, pack = {"kneel": kneel, "frost": frost}[sys.argv[1]], [Path(name) for name in sys.argv[2:]]
    for seed in SEEDS:
        print("\n".join(scene(load(pack), seed)))
