"""Scenes: somebody stands before a rat, and what every face shows of it while kneeling is tried, as plain lines.

`python -m tests.experiment.scenes [PACK]` prints them; without a pack the game itself must have the verb.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from components.place import Spot
from components.room import SelfLit
from content.loader import load
from content.registry import Content
from engine.game import Game
from engine.scene.node import as_json
from engine.scene.view import view
from engine.text.parse import Parser
from engine.text.request import Do
from engine.text.verbs import Vocabulary
from engine.window.parts.deeds import icon_of_act
from systems.core.rooms import room_of
from tests.build import a_hunting_rat, a_rat
from tests.text.drawings import drawings, text_of
from tests.window.situations import a_view
from tests.wire.talk import exchange

TRIES = 4
SEEDS = (7, 12, 31)


def scenes(content: Content) -> Iterator[str]:
    """Every line of every scene."""
    for seed in SEEDS:
        yield from _scene(content, seed)


def _scene(content: Content, seed: int) -> Iterator[str]:
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
        yield from _knelt(game, "kneel north")
        yield from _knelt(game, "kneel south")
        yield str(exchange(game, b'{"do": "wait", "sure": true}'))


def _shown(game: Game) -> Iterator[str]:
    tree = view(game)
    yield as_json(tree).decode()
    page = a_view(game.content, tree)
    yield from (f"{act.name}: {icon_of_act(page, act)}" for act in tree.walk() if act.command is not None and
                act.id.startswith("acts."))
    yield from (f"{name}\n{text_of(block)}" for name, block in drawings(game, 80))
    yield str(exchange(game, b'{"ask": "commands"}'))


def _knelt(game: Game, line: str) -> Iterator[str]:
    """What typing it means, what the wire says of it before and after, and what is seen then."""
    request = Parser(Vocabulary(game.content), view(game), lambda: view(game, "map")).read(line)
    yield repr(request)
    if isinstance(request, Do):
        yield str(game.probe(request.command))
        yield str(game.submit(request.command))
        yield from _shown(game)


if __name__ == "__main__":
    print("\n".join(scenes(load([Path(sys.argv[1])] if sys.argv[1:] else None))))
