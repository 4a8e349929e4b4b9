"""Veins, outcrops and what rooms offer: price, odds and what is won (VEIN-3, COND-1, COND-OUTCROP)."""

from collections import Counter

import pytest

from components.body import ActionPoints
from components.card import Card
from components.conditions import WantsToClear
from components.gathering import Offers, Outcrop, Vein, WantsToGather, WantsToMine
from components.level import LevelInfo
from components.place import Spot
from components.room import Location
from components.seekers import Proficiencies
from components.things import Durability, Stack
from engine.kernel.world import World
from systems.conditions.laying import lay_condition
from systems.core.legal import verdict
from systems.gathering.veins import ore_of
from tests.build import a_room, a_seeker, a_tool, a_world, base_content, do, pass_turns, refusal
from tests.planted_fault import planted
from tests.rules import rule


def owned(world: World, seeker: int) -> Counter[str]:
    """Pieces in the pack, by card."""
    found: Counter[str] = Counter()
    for card in world.held(seeker, Spot.PACK):
        stack = world.find(card, Stack)
        found[world.get(card, Card).prototype] += stack.count if stack is not None else 1
    return found


def rested(world: World, seeker: int) -> None:
    """The seeker has all its AP again."""
    world.edit(seeker, ActionPoints).left = 4


@rule("VEIN-3")
@rule("P7")
def test_a_swing_wins_a_portion_in_forty_five_of_a_hundred_and_wears_the_pickaxe_either_way() -> None:
    won = 0

    for seed in range(400):
        world = a_world(seed)
        room = a_room(world)
        seeker = a_seeker(world, room)
        vein = lay_condition(world, room, "base:vein_iron", 8)
        pick = a_tool(world, seeker, "pickaxe")
        shown = verdict(world, seeker, WantsToMine(vein))
        do(world, seeker, WantsToMine(vein))
        won += owned(world, seeker)["base:iron_ore"]
        assert world.get(pick, Durability).left == 19
        assert world.get(vein, Vein).left == 8 - owned(world, seeker)["base:iron_ore"]
        assert (shown.ap, shown.odds.chance if shown.odds else 0) == (1, 45)

    # 45 in a hundred of 400, within four standard deviations.
    assert 141 <= won <= 219


@rule("VEIN-3")
@rule("CHAR-5")
def test_a_miner_has_better_odds() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    world.add(seeker, Proficiencies(["mining"], [64]))
    vein = lay_condition(world, room, "base:vein_gold", 8)
    a_tool(world, seeker, "pickaxe")

    odds = verdict(world, seeker, WantsToMine(vein)).odds

    assert odds is not None
    assert odds.chance == 45 + 6


@planted("systems/gathering/mine.py", "    if body.left <= 0:\n", "    if body.left < 0:\n")
@rule("VEIN-3")
def test_a_vein_is_gone_with_its_last_portion() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    vein = lay_condition(world, room, "base:vein_silver", 3)
    a_tool(world, seeker, "pickaxe", durability=20)

    while world.alive(vein):
        rested(world, seeker)
        do(world, seeker, WantsToMine(vein))

    assert owned(world, seeker)["base:silver_ore"] == 3


@rule("VEIN-3")
def test_without_a_pickaxe_in_hand_nobody_mines_and_no_vein_is_cleared_away() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    vein = lay_condition(world, room, "base:vein_iron", 5)
    bare = refusal(world, seeker, WantsToMine(vein))
    a_tool(world, seeker, "pickaxe")

    assert bare == "refused.needs_tool"
    assert refusal(world, seeker, WantsToClear(vein)) == "refused.not_cleared"


@planted("systems/gathering/veins.py",
         "outcrop.shares, strict=True):\n        share -= percent\n        if share <= 0:",
         "outcrop.shares, strict=True):\n        share -= percent\n        if share < 0:")
@rule("COND-OUTCROP")
def test_an_outcrop_holds_a_portion_a_point_of_size_of_stone_flint_or_the_ore_of_the_level() -> None:
    world = a_world()
    room = a_room(world)
    outcrop = lay_condition(world, room, "base:outcrop")
    world.spawn(LevelInfo("base:caverns", "gate", 4, 1))

    shares = Counter(ore_of(world, outcrop, share) for share in range(1, 101))

    assert world.get(outcrop, Outcrop).left == world.get(room, Location).size
    assert shares == {"base:rough_stone": 60, "base:flint": 25, "base:silver_ore": 15}


@rule("COND-OUTCROP")
def test_an_outcrop_is_used_up_like_a_vein() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    outcrop = lay_condition(world, room, "base:outcrop")
    a_tool(world, seeker, "pickaxe")

    while world.alive(outcrop):
        rested(world, seeker)
        do(world, seeker, WantsToMine(outcrop))

    assert sum(owned(world, seeker).values()) == world.get(room, Location).size


@rule("COND-1")
@pytest.mark.parametrize(
    ("condition", "action", "cards"),
    [
        ("overgrown", "forage", {"base:cave_mushroom", "base:blue_cap"}),
        ("overgrown", "gather_roots", {"base:sweet_root"}),
        ("collapsed", "search_stone", {"base:rough_stone"}),
        ("infested", "search_nests", {"base:rat_haunch", "base:gold_coins"}),
        ("fungal", "harvest_mushrooms", {"base:cave_mushroom"}),
        ("scree", "search_scree", {"base:rough_stone", "base:flint"}),
        ("deadfall", "salvage_wood", {"base:timber", "base:planks"}),
        ("webbed", "gather_cobwebs", {"base:cobweb"}),
    ],
)
def test_a_condition_offers_what_the_table_says(condition: str, action: str, cards: set[str]) -> None:
    found: set[str] = set()

    for seed in range(24):
        world = a_world(seed)
        room = a_room(world)
        seeker = a_seeker(world, room)
        lay_condition(world, room, f"base:{condition}")
        do(world, seeker, WantsToGather(action))
        found |= set(owned(world, seeker))

    assert found == cards


@rule("COND-1")
def test_there_is_as_much_in_it_as_the_room_has_size_and_no_more() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    webs = lay_condition(world, room, "base:webbed")

    while not refusal(world, seeker, WantsToGather("gather_cobwebs")):
        do(world, seeker, WantsToGather("gather_cobwebs"))
        rested(world, seeker)

    assert refusal(world, seeker, WantsToGather("gather_cobwebs")) == "refused.nothing_left"
    assert owned(world, seeker)["base:cobweb"] == world.get(webs, Offers).taken == 3


@planted("systems/gathering/terms.py", "world.get(giver, Offers).chance", "world.get(giver, Offers).chance + 5")
@rule("COND-1")
@rule("P7")
def test_a_try_finds_as_often_as_it_says() -> None:
    won, shown = 0, set()

    for seed in range(400):
        world = a_world(seed)
        room = a_room(world)
        seeker = a_seeker(world, room)
        lay_condition(world, room, "base:fungal")
        odds = verdict(world, seeker, WantsToGather("harvest_mushrooms")).odds
        shown.add(odds.chance if odds is not None else 0)
        do(world, seeker, WantsToGather("harvest_mushrooms"))
        won += bool(owned(world, seeker))

    assert shown == {60}
    # 60 in a hundred of 400, within four standard deviations.
    assert 201 <= won <= 279


@planted("systems/gathering/regrow.py", "offers.taken -= 1", "offers.taken -= 2")
@rule("COND-1")
def test_what_grows_comes_back_in_its_turns() -> None:
    world = a_world()
    room = a_room(world)
    world.add(room, Offers(["forage"], ["base:sweet_root"], chance=95, regrows=40))
    seeker = a_seeker(world, room)
    while world.get(room, Offers).taken < 2:
        rested(world, seeker)
        do(world, seeker, WantsToGather("forage"))

    pass_turns(world, 39)
    before = world.get(room, Offers).taken
    pass_turns(world, 1)
    after = world.get(room, Offers).taken
    pass_turns(world, 40)

    assert (before, after) == (2, 1)
    assert world.get(room, Offers).taken == 0
    assert world.get(room, Offers).due is None


@planted("systems/gathering/offers.py", " or left(world, room, found[action]) <= 0 < left(world, room, giver):", ":")
@rule("COND-5")
def test_where_a_location_and_a_condition_offer_the_same_both_are_emptied_one_after_the_other() -> None:
    world = a_world()
    room = a_room(world)
    world.add(room, Offers(["harvest_mushrooms"], ["base:sweet_root"], chance=95))
    seeker = a_seeker(world, room)
    growth = lay_condition(world, room, "base:fungal")

    while not refusal(world, seeker, WantsToGather("harvest_mushrooms")):
        do(world, seeker, WantsToGather("harvest_mushrooms"))
        rested(world, seeker)

    assert [world.get(giver, Offers).taken for giver in (room, growth)] == [world.get(room, Location).size] * 2
    assert owned(world, seeker).keys() == {"base:sweet_root", "base:cave_mushroom"}


@rule("COND-3")
def test_a_condition_that_replaces_takes_the_location_s_own_offers_away() -> None:
    world = a_world()
    room = a_room(world)
    world.add(room, Offers(["fish"], ["base:pale_fish"]))
    seeker = a_seeker(world, room)
    before = refusal(world, seeker, WantsToGather("fish"))

    lay_condition(world, room, "base:scree")

    assert before == ""
    assert refusal(world, seeker, WantsToGather("fish")) == "refused.given_way"
    assert refusal(world, seeker, WantsToGather("dance")) == "refused.not_offered"


@rule("COND-1")
def test_every_action_that_content_offers_has_a_card_for_each_time_it_stands_there() -> None:
    content = base_content()

    for card in content.cards:
        offers = content.component(card, Offers)
        if offers is not None:
            assert len(offers.actions) == len(offers.cards), card
            assert all(content.words.has(f"gather.{action}") for action in offers.actions), card
