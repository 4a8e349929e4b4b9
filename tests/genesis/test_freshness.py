"""What perishes has lain in an old dungeon for any part of its turns; what comes later is fresh (ROT-3, AGE-1)."""

from components.place import Place, Spot
from components.room import Location
from components.things import Perishable
from content.loader import load
from content.make import make
from tests.genesis.births import every_theme, finished, room_of
from tests.planted_fault import planted
from tests.rules import rule

ROT = load().figures.rot


def span(part: Perishable) -> int:
    """The turns that a fresh card has."""
    return (ROT.raw if part.raw else ROT.organic) * part.percent // 100


@planted("systems/genesis/freshness.py", ".below(part.left) + 1", ".below(part.left // 2) + 1")
@rule("ROT-3", "AGE-1", "B43")
def test_what_lies_in_a_dungeon_from_birth_has_any_part_of_its_turns_left_and_one_at_least() -> None:
    shares = []

    for theme, seed, _, world in every_theme():
        for card, part in world.each(Perishable):
            carried = world.get(card, Place).spot == Spot.GOODS
            icy = "icy" in world.get(room_of(world, card), Location).tags
            assert (part.due is None) == (part.of_body if carried else icy), (theme, seed)
            if part.due is not None:
                shares.append(100 * (part.due - world.turn) / span(part))
                assert 1 <= part.due - world.turn <= span(part), (theme, seed)

    quarters = [sum(low < share <= low + 25 for share in shares) for low in (0, 25, 50, 75)]
    assert len(shares) > 40
    assert min(quarters) > len(shares) / 10


@rule("ROT-3", "B43")
def test_what_comes_into_an_old_dungeon_later_begins_with_all_its_turns() -> None:
    world = finished("base:fen", 1, 9)
    room = next(room for room, place in world.each(Location) if "icy" not in place.tags)

    meat = make(world, "base:raw_meat", room, Spot.STORAGE)

    part = world.get(meat, Perishable)
    assert part.due == world.turn + span(part)
