"""Law P9 on the tree and the wire: twins that differ only in what is hidden show and say the same, byte for byte."""

from __future__ import annotations

import pytest

from components.creatures import Creature
from components.locks import Noticed, Trap
from components.place import Place
from components.room import Exits
from components.things import Container
from components.walls import HiddenDoor, Material, Wall
from engine.play.game import Game
from engine.scene.looks import look
from engine.scene.node import as_json
from systems.core.sight import knows
from tests.laws.chronicles import twin
from tests.laws.test_twins import CHANGES, STILL, changed_twin
from tests.rules import rule
from tests.scene.games import a_game, all_screens
from tests.wire.talk import exchange

LOOKED_AT = (b"north", b"east.thing", b"beyond.south", b"storage.1")
REQUESTS = (
    b'{"ask":"view"}', b'{"ask":"commands"}', b'{"ask":"view","screen":"map"}', b'{"ask":"digest"}',
    *(b'{"ask":"view","screen":"card","of":"%s"}' % of for of in LOOKED_AT),
    *(b'{"ask":"probe","command":{"do":"%s","target":"%s"}}' % (do, at)
      for do in (b"search", b"strike", b"disarm", b"take", b"approach") for at in (b"north", b"east", b"west.thing")),
    *(b'{"ask":"probe","command":{"do":"%s","target":"beyond.%s"}}' % (do, at)
      for do in (b"push", b"break", b"unlock", b"force") for at in (b"north", b"east", b"south", b"west")),
    b'{"ask":"probe","command":{"do":"examine"}}',
)


def shown(game: Game) -> list[object]:
    """All that a seeker can be shown and told without doing anything."""
    return [[as_json(tree) for tree in all_screens(game)], exchange(game, *REQUESTS)]


@rule("P9")
@pytest.mark.parametrize("name", CHANGES)
def test_twins_show_and_say_the_same(name: str) -> None:
    made = 0
    for seed in (80, 81, 83):
        for commands in (0, 15, 45):
            game = a_game(seed, commands, blessed=True)
            other = changed_twin(game, name, seed)
            if game.ended or other is None:
                continue
            made += 1
            assert shown(game) == shown(other), f"seed {seed}, {commands} commands: {name} shows"
            if name in STILL:
                wait = b'{"do":"wait"}'
                assert exchange(game, wait) == exchange(other, wait), f"seed {seed}, {commands} commands: {name} tells"
                assert shown(game) == shown(other)

    assert made >= 4


@rule("P9")
def test_a_hidden_door_looks_like_the_wall_it_is() -> None:
    game = a_game(80, 10, blessed=True)
    world = game.world
    passages = [edge.passages[side] for _, edge in _exits(game) for side in range(4) if edge.passages[side]]
    for passage in passages[:4]:
        world.add(passage, Wall(Material.STONE, 6))
    other = twin(game)

    for passage in passages[:4]:
        other.world.add(passage, HiddenDoor())

    assert shown(game) == shown(other)


@rule("P9")
def test_a_trapped_chest_has_the_picture_of_a_plain_one() -> None:
    game = a_game(80, 0)
    cards = game.content.cards
    doubles = [(one, other) for one in sorted(cards) for other in sorted(cards)
               if one < other and cards[one].name == cards[other].name and cards[one].text == cards[other].text]

    assert doubles
    assert all(look(game.content, one) == look(game.content, other) for one, other in doubles)


@rule("P9")
def test_the_comparison_sees_a_trap_once_it_is_noticed() -> None:
    game = next(game for game in (a_game(80, n, blessed=True) for n in range(5, 100, 5)) if _known_boxes(game))
    other = twin(game)
    box = _known_boxes(other)[0]

    other.world.add(box, Trap(2))
    other.world.add(box, Noticed([other.seeker]))

    assert shown(game) != shown(other)


def _exits(game: Game) -> list[tuple[int, Exits]]:
    return list(game.world.each(Exits))


def _known_boxes(game: Game) -> list[int]:
    return [box for box, container in game.world.each(Container)
            if not container.opened and game.world.has(box, Place) and knows(game.world, game.seeker, box)
            and not game.world.has(box, Creature)]
