"""Law P9 in a room walled all around: it plays the same, whichever of its walls are doors, until one is felt."""

from __future__ import annotations

import pytest

from components.place import Spot
from components.room import Exits
from components.walls import HiddenDoor, Material, Wall
from content.make import make
from engine.play import commands as ask
from engine.play.game import Game
from systems.core.rooms import room_of
from systems.walls.structures import walls_around
from tests.laws.chronicles import a_game, twin
from tests.laws.test_twins import view
from tests.rules import rule


@rule("P9", "WALL-13")
@pytest.mark.parametrize("seed", range(80, 83))
def test_a_room_walled_all_around_plays_the_same_whichever_of_its_walls_are_doors(seed: int) -> None:
    game = walled_in(seed)
    other = twin(game)
    for passage in _walls_around(other):
        other.world.add(passage, HiddenDoor())
    tool = "hand"

    for command in (ask.Break("beyond.north"), ask.Wait(), *(ask.Step(name) for name in ask.HEADINGS), ask.Wait(),
                    ask.Break(f"beyond.{ask.HEADINGS[_walls(game)[0]]}"), ask.Drop(tool), ask.WaitTurns(turns=4)):
        assert view(game) == view(other)
        here, there = game.submit(command), other.submit(command)
        if isinstance(command, ask.Step) and here.refusal is not None:
            # What a bump feels like is told to the one who bumps, and to nobody before.
            assert (here.perceived, here.turns) == (there.perceived, there.turns)
        else:
            assert here == there
    assert view(game) == view(other)


def walled_in(seed: int) -> Game:
    """A game whose seeker stands in a room with stone before each of its ways, a pickaxe in hand."""
    game = a_game(seed, 12, blessed=True)
    world, seeker = game.world, game.seeker
    for passage in world.get(room_of(world, seeker), Exits).passages:
        if passage:
            world.remove(passage, HiddenDoor)
            world.add(passage, Wall(Material.STONE, 6))
    for card in world.held(seeker, Spot.HAND) + world.held(seeker, Spot.OFFHAND):
        world.move(card, seeker, Spot.PACK)
    make(world, "base:pickaxe", seeker, Spot.HAND)
    return game


def _walls(game: Game) -> list[int]:
    return [heading for heading, _ in walls_around(game.world, room_of(game.world, game.seeker))]


def _walls_around(game: Game) -> list[int]:
    return [passage for _, passage in walls_around(game.world, room_of(game.world, game.seeker))]
