"""What a player reads at a glance: the load and its price, and the condition in the way (CHAR-2, COND-3)."""

from __future__ import annotations

import pytest

from components.place import Spot
from components.things import Stack, Weight
from content.make import make
from engine.play.commands import Clean, Rest
from engine.play.game import Game
from engine.scene.eye import Eye
from engine.scene.view import view
from systems.core.rooms import room_of
from systems.rest.pool import renewed
from systems.things.carrying import capacity, load
from tests.build import base_content
from tests.planted_fault import planted
from tests.rules import rule


def with_a_load(over: int) -> Game:
    """A game whose seeker carries so many tenths above its capacity."""
    game = Game.new(7, base_content(), "delver")
    block = make(game.world, "base:iron_bar", game.seeker, Spot.PACK)
    world = game.world
    world.add(block, Weight(world.get(block, Weight).tenths + capacity(world, game.seeker) - load(world, game.seeker)
                            + over))
    return game


@planted("engine/scene/status.py", "    if not overburdened(eye.world, eye.seeker):\n", "    if True:\n")
@rule("CHAR-2", "P7")
def test_a_load_too_great_is_told_with_the_ap_that_it_takes() -> None:
    heavy, full = with_a_load(1), with_a_load(0)

    told, silent = view(heavy).find("seeker.burden"), view(full).find("seeker.burden")

    lost = renewed(full.world, full.seeker) - renewed(heavy.world, heavy.seeker)
    assert told is not None
    assert (told.name, told.text) == ("Overburdened", f"{lost} AP less each turn, until you carry less")
    assert silent is None


@planted("systems/rest/legal_rest.py", "card=over)", "card=room)")
@rule("COND-3", "P3")
@pytest.mark.parametrize(("laid", "command", "told"), [
    ("overgrown", Clean("centre"), "Overgrown prevents that until it is cleared away."),
    ("windswept", Rest(), "Windswept lets nobody rest here."),
])
def test_a_refusal_names_the_condition_that_stands_in_the_way(laid: str, command: Clean | Rest, told: str) -> None:
    game = Game.new(80, base_content())
    room = room_of(game.world, game.seeker)
    for name in ("unstable", laid):
        make(game.world, f"base:{name}", room, Spot.CONDITION)

    refused = game.submit(command).refusal

    assert refused is not None
    assert Eye(game).reason(refused) == told


@planted("systems/things/tellers.py", "if part.count > 1 else None", "if part.count > 0 else None")
@rule("ITEM-1")
def test_one_piece_is_not_counted_and_several_are() -> None:
    game = Game.new(7, base_content(), "delver")
    bars = make(game.world, "base:iron_bar", game.seeker, Spot.PACK)
    counts = []

    for pieces in (1, 2):
        game.world.edit(bars, Stack).count = pieces
        card = next(node for node in view(game).walk() if node.art == "base:iron_bar")
        counts.append([(fact.value, fact.name) for fact in card.children if fact.kind == "stack"])

    assert counts == [[], [(2, "2 pieces")]]
