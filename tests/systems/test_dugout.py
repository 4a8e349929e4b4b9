"""The Dugout: where it is dug, what it rolls, and what it threatens (DUG-1, VEIN-1, VEIN-2)."""

from collections import Counter

from components.building import WantsToFinishUpgrade
from components.card import Card
from components.gathering import Vein
from components.knowledge import Choice
from components.room import Location, Terrain
from components.things import WantsToSearch
from systems.building.upgrades import recipes, upgrades_for
from systems.conditions.conditions import conditions
from tests.build import a_room, a_world, base_content, do
from tests.planted_fault import planted
from tests.rules import rule
from tests.systems.test_upgrade import DUGOUT, a_digger, set_all


@planted("systems/gathering/veins.py", "content.themes[theme].veins):\n        share -= percent\n",
         "content.themes[theme].veins):\n        share -= 3 * percent\n")
@rule("VEIN-1")
@rule("VEIN-2")
@rule("P7")
def test_a_dugout_rolls_its_vein_by_the_shares_of_the_mine_and_stays_unstable() -> None:
    found: Counter[str] = Counter()

    for seed in range(400):
        world = a_world(seed)
        room, seeker, wood = a_digger(world)
        set_all(world, seeker, wood)
        do(world, seeker, WantsToFinishUpgrade(DUGOUT))
        names = [world.get(card, Card).prototype for card in conditions(world, room)]
        assert "base:unstable" in names
        for card in conditions(world, room):
            vein = world.find(card, Vein)
            if vein is not None:
                found[world.get(card, Card).prototype] += 1
                assert vein.least <= vein.left <= vein.most

    # 10, 8 and 7 in a hundred of 400, within four standard deviations.
    assert 16 <= found["base:vein_iron"] <= 64
    assert 10 <= found["base:vein_gold"] <= 54
    assert 7 <= found["base:vein_silver"] <= 49


@planted("systems/conditions/risks.py", " if card in acted.conditions] if acted.conditions else []", "]")
@rule("COND-1", "DUG-1", "P7")
def test_finishing_a_dugout_runs_no_risk_of_the_supports_it_raises_and_the_next_act_there_does() -> None:
    fell: Counter[str] = Counter()

    for seed in range(150):
        world = a_world(seed)
        room, seeker, wood = a_digger(world)
        set_all(world, seeker, wood)
        do(world, seeker, WantsToFinishUpgrade(DUGOUT))
        fell["as it was finished"] += world.has(seeker, Choice)
        do(world, seeker, WantsToSearch(room))
        fell["later"] += world.has(seeker, Choice)

    assert fell["as it was finished"] == 0
    assert fell["later"] > 0


@rule("DUG-1")
def test_a_dugout_is_dug_in_rock_or_earth_that_is_no_mine_yet() -> None:
    world = a_world()
    grounds = {terrain: a_room(world, terrain=terrain, x=number) for number, terrain in enumerate(Terrain)}

    diggable = {terrain for terrain, room in grounds.items() if DUGOUT in upgrades_for(world, room)}

    assert diggable == {Terrain.CAVE, Terrain.WILD}
    assert base_content().card(DUGOUT).weight == 0


@planted("content/base/genesis/locations_chambers.toml", 'terrains = ["cave", "wild"], tool',
         'terrains = ["cave", "wild", "mine"], tool')
@rule("DUG-1", "VEIN-1")
def test_whatever_a_dugout_is_made_into_its_rock_is_not_rolled_for_again() -> None:
    known, made, left = recipes(base_content()), set(), {DUGOUT}
    grounds = {name: part.terrain for name in known if (part := base_content().component(name, Location))}

    while left - made:
        made |= left
        left = {name for name, recipe in known.items() if {grounds[one] for one in made} & set(recipe.terrains)}

    assert "base:staged_working" in made
    assert not any(known[name].veins for name in left)
