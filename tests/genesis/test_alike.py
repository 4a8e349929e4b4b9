"""Another seed, another site, another level: another shape, in all of its parts and with other cards (GROW-3)."""

from __future__ import annotations

import pytest

from components.card import Card
from components.place import Place
from components.room import Passage, Room
from content.loader import load
from engine.kernel.dice import Dice
from engine.kernel.world import World
from systems.genesis import bear, design
from systems.genesis.blueprint import Blueprint
from tests.genesis.births import CAVERNS, themed
from tests.genesis.oracle import entrance
from tests.planted_fault import planted
from tests.rules import rule

THEMES = sorted(load().themes)
Shape = frozenset[tuple[int, int, int]]


def of_site(site: str, seed: int, level: int, theme: str) -> World:
    """A level of a theme at a site."""
    world = World(1, Dice(seed))
    bear(world, load(), seed, site, level, theme)
    return world


def shape(world: World) -> Shape:
    """Passages by the cell of one room as seen from the entrance, and where they lead; nothing of cards."""
    start, rooms = world.get(entrance(world), Room), dict(world.each(Room))
    firsts = [(rooms[edge.first], edge.heading) for _, edge in world.each(Passage)]
    return frozenset((room.x - start.x, room.y - start.y, heading) for room, heading in firsts)


def cards(world: World) -> tuple[str, ...]:
    """The cards that lie in rooms, in the order in which they were laid."""
    return tuple(card.prototype for _, card, _ in world.rows(Card, Place))


@planted("systems/genesis/blueprint.py", "Stream(self.seed, drawn_at(self.site),", 'Stream(self.seed, "gate",',
         case="base:fen")
@planted("systems/genesis/blueprint.py", "Stream(self.seed, drawn_at(self.site),", "Stream(self.seed % 50, self.site,",
         case="base:mine")
@planted("systems/genesis/blueprint.py", "drawn_at(self.site), self.level, *names", "self.site, *names",
         case="base:tower")
@rule("GROW-3", "G11")
@pytest.mark.parametrize("theme", THEMES)
def test_another_seed_another_site_and_another_level_give_another_shape_and_other_cards(theme: str) -> None:
    born = [of_site("gate", seed, 5, theme) for seed in range(100)]
    elsewhere = [of_site("moor", seed, 5, theme) for seed in range(10)]
    deeper = [of_site("gate", seed, 6, theme) for seed in range(10)]

    assert len({shape(world) for world in (*born, *elsewhere)}) == 110
    assert len({cards(world) for world in (*born, *elsewhere)}) == 110
    # A level that only went on where the one above ended would be no level of its own.
    assert not [seed for seed in range(10) if _begins_alike(born[seed], deeper[seed])]


def _begins_alike(one: World, other: World) -> bool:
    """Whether more than half of the passages are the same."""
    return 2 * len(shape(one) & shape(other)) > len(shape(one)) and cards(one)[:8] == cards(other)[:8]


@planted("systems/genesis/growth.py", 'spread(plan, plan.stream("growth"),', 'spread(plan, Stream(1, *plan.again),')
@planted("systems/genesis/deep.py", 'stream = plan.stream("deep")', "stream = Stream(1, *plan.again)")
@rule("GROW-3")
def test_core_and_deep_each_differ_from_seed_to_seed() -> None:
    plans = [design(themed({"sections_most": 0}), seed, "gate", 4, CAVERNS) for seed in range(150)]

    assert len({_core(plan) for plan in plans}) > 140
    assert len({_deep(plan) for plan in plans}) > 120


def _core(plan: Blueprint) -> frozenset[tuple[int, int]]:
    return frozenset(list(zip(plan.xs, plan.ys, strict=True))[: plan.core])


def _deep(plan: Blueprint) -> frozenset[tuple[int, int]]:
    x, y = plan.xs[plan.gate], plan.ys[plan.gate]
    deep = list(zip(plan.xs, plan.ys, strict=True))[plan.core :]
    return frozenset((one - x, other - y) for one, other in deep)
