"""From version 2: points of before are two fifths of a point each, and every odds stays as it was (S7, CHAR-5)."""

from __future__ import annotations

from typing import Any

import pytest

from components.body import Attributes
from components.card import Card
from components.combat import Skill
from components.creatures import Creature
from components.seekers import Proficiencies
from engine.kernel.world import World
from saves.chronicle import load
from saves.container import Part
from saves.from_version_2 import fifths_of, leave_version_2
from systems.seekers.proficiency import bonus
from tests.build import a_room, a_seeker, a_world, base_content
from tests.planted_fault import planted
from tests.rules import rule
from tests.saves import golden
from tests.saves.test_golden import TODAY
from tests.saves.worlds import make_world


def before(uses: int) -> int:
    """Per cent that so many uses added in version 2: two for each rank of ten, of which there were ten at the most."""
    return 2 * min(10, uses // 10)


@planted("saves/from_version_2.py", "min(uses * _WORTH, (percent + 1) * _FIFTHS_PER_CENT - 1)", "uses * _WORTH")
@rule("S7", "CHAR-5")
def test_the_odds_of_every_number_of_uses_are_the_same_before_and_after() -> None:
    world = a_world()
    room = a_room(world)
    uses = range(160)

    after = [bonus(world, _learnt(world, room, fifths_of(used)), "locks") for used in uses]

    assert after == [before(used) for used in uses]


@planted("saves/from_version_2.py", "_WORTH, _FIFTHS_PER_CENT = 2, 10", "_WORTH, _FIFTHS_PER_CENT = 2, 9")
@rule("S7", "CHAR-5")
@pytest.mark.parametrize(("uses", "points"), [(50, 20), (30, 12), (20, 8), (100, 40), (0, 0)])
def test_what_a_class_began_with_is_two_fifths_of_before(uses: int, points: int) -> None:
    fifths = fifths_of(uses)

    assert fifths == points * 5


def _learnt(world: World, room: int, fifths: int) -> int:
    seeker = a_seeker(world, room)
    world.add(seeker, Proficiencies(["locks"], [fifths]))
    return seeker


def a_save(**tables: list[Any]) -> dict[str, Any]:
    """A save of one section with these tables, their names without "base:" and with _ for the dot."""
    data = {f"base:{name.replace('_', '.', 1)}": table for name, table in tables.items()}
    return {"header": {}, "sections": [{"part": Part.SEEKER, "world": 1, "root": 7, "data": data}]}


@planted("saves/from_version_2.py", '"building" if name == "smithing" else name', "name")
@rule("S7", "CHAR-5")
def test_a_living_warden_keeps_what_it_learnt_and_has_building_for_smithing() -> None:
    save = a_save(actor_proficiencies=[["names", "points"], [7, 8], [
        [["shields", "blades", "smithing"], []], [[57, 30, 20], []]]])

    leave_version_2(save)

    assert save["sections"][0]["data"]["base:actor.proficiencies"] == [["names", "fifths"], [7, 8], [
        [["shields", "blades", "building"], []], [[109, 60, 40], []]]]


@rule("S7", "CHAR-5")
def test_the_seeker_of_the_golden_game_has_two_fifths_of_its_points_and_dodges_as_before() -> None:
    path = golden.FOLDER / "v2_played.torchturn"

    state = load(path.read_bytes(), make_world, TODAY)

    seekers = [(part, world.get(seeker, Skill)) for world in state.worlds for seeker, part in world.each(Proficiencies)]
    # 53, 30 and 20 uses, and of its dodge of 10 half is Agility's.
    assert seekers == [(Proficiencies(["mining", "traps", "building"], [106, 60, 40]), Skill(65, 45, 5))]


@planted("saves/from_version_2.py", '                body["agility"] = 2\n', "                pass\n")
@planted("saves/from_version_2.py", "_PER_AGILITY = 5", "_PER_AGILITY = 4")
@rule("S7", "CHAR-2")
def test_the_creatures_of_the_golden_game_are_as_hard_to_hit_as_their_cards_say() -> None:
    path = golden.FOLDER / "v2_played.torchturn"

    state = load(path.read_bytes(), make_world, TODAY)

    found = {}
    for world in state.worlds:
        for creature, _ in world.each(Creature):
            found[world.get(creature, Card).prototype] = (
                world.get(creature, Attributes).agility, world.get(creature, Skill).dodge)
    content = base_content()
    assert found["base:giant_forest_spider"] == (2, 0)
    assert found == {
        name: (content.component(name, Attributes).agility, content.component(name, Skill).dodge)  # type: ignore[union-attr]
        for name in found
    }


@planted("saves/from_version_2.py", '"base:lamplighter": 15}', '"base:lamplighter": 20}')
@rule("S7", "CHAR-2")
def test_what_a_class_dodged_by_itself_is_lowered_for_the_living_and_packs_are_left_alone() -> None:
    callings = ["base:delver", "base:warden", "base:lamplighter", "more:cook"]
    save = a_save(
        actor_seeker=[["name", "calling"], [1, 2, 3, 4], [["A", "B", "C", "D"], callings]],
        card_card=[["prototype"], [1, 5, 6, 7], [["base:seeker", "base:rat", "more:rat", "base:rope_spider"]]],
        actor_attributes=[["agility"], [1, 2, 3, 4, 5, 6, 7], [[4, 0, 3, 2, 2, 2, 3]]],
        fight_skill=[["dodge"], [1, 2, 3, 4, 5, 6, 7, 8], [[10, 5, 20, 10, 5, 10, 10, 10]]],
    )

    leave_version_2(save)

    data = save["sections"][0]["data"]
    assert data["base:fight.skill"][2] == [[5, 5, 5, 10, 0, 10, 0, 10]]
    assert data["base:actor.attributes"][2] == [[4, 0, 3, 2, 2, 2, 2]]
