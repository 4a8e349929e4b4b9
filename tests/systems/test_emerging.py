"""What comes out of webs, spirits and nests: how many at once, how strong, what it is worth (COND-WEBBED, P10)."""

import pytest

from components.body import Health
from components.card import Loot
from components.combat import Skill, Weapon
from components.conditions import Emerges
from components.creatures import Bounty, Brood, Creature, Scales
from components.level import LevelInfo
from components.place import Spot
from components.rest import Waited, WantsToWait
from components.seekers import Experience
from content.kinds import Kind
from content.make import make
from engine.kernel.world import World
from systems.body.wounds import wound
from systems.conditions.laying import lay_condition
from systems.core.rooms import creatures_in
from systems.creatures.emerging import emerge
from tests.build import a_room, a_seeker, a_world, base_content, do, pass_turns, two_rooms
from tests.planted_fault import planted
from tests.rules import rule

SPIDER, WISP = "base:giant_forest_spider", "base:barrow_wisp"
WEBS, SPIRITS, NEST = "base:webbed", "base:haunted", "base:infested"


def on_level(level: int) -> World:
    """A world that is this level of a dungeon."""
    world = a_world()
    world.spawn(LevelInfo("base:caverns", "gate", level, 3))
    return world


@planted("content/base/conditions/conditions.toml",
         'card = "giant_forest_spider", most = 1 }', 'card = "giant_forest_spider" }',
         case="base:webbed-1")
@planted("systems/creatures/emerging.py", "    if _crowded(world, room, card, of):\n        return 0\n", "",
         case="base:haunted-1")
@pytest.mark.parametrize(("condition", "most"), [(WEBS, 1), (SPIRITS, 1), (NEST, 2)])
@rule("COND-WEBBED", "COND-HAUNTED", "COND-INFESTED", "P10")
def test_of_webs_and_spirits_one_at_a_time_lives_in_a_room_and_of_a_nest_two(condition: str, most: int) -> None:
    world = on_level(9)
    room = a_room(world)
    seeker = a_seeker(world, room)
    lay_condition(world, room, condition)
    counts = set()

    for _ in range(300):
        world.remove(seeker, Waited)
        do(world, seeker, WantsToWait())
        counts.add(len(creatures_in(world, room)))

    assert counts == set(range(most + 1))


@planted("systems/creatures/emerging.py",
         "max(len(here), len(brood(world, of))) >= risk.most", "len(here) >= risk.most")
@planted("systems/creatures/emerging.py", "max(len(here), len(brood(world, of))) >= risk.most",
         "len(brood(world, of)) >= risk.most")
@rule("COND-WEBBED", "P10")
def test_one_that_was_there_before_counts_and_one_that_has_gone_elsewhere_and_none_that_is_dead() -> None:
    world = on_level(9)
    room, beyond = two_rooms(world)
    webs = lay_condition(world, room, WEBS)
    born = make(world, SPIDER, room, Spot.EAST)
    beside_another = emerge(world, room, SPIDER, webs)
    world.move(born, beyond, Spot.EAST)
    first = emerge(world, room, SPIDER, webs)
    world.move(first, beyond, Spot.WEST)
    while_it_is_away = emerge(world, room, SPIDER, webs)
    wound(world, first, 99, 0, "cause.harm")
    pass_turns(world)

    after = emerge(world, room, SPIDER, webs)

    assert (beside_another, while_it_is_away) == (0, 0)
    assert first and after


@planted("systems/creatures/emerging.py", "if level < world.get(creature, Creature).level:", "if False:")
@planted("systems/creatures/mimicry.py", "past = level - nature.level", "past = level - 1")
@pytest.mark.parametrize(("level", "card", "figures"), [
    # level, health, melee, damage: each level below its own takes 2, 4, and a point of damage for two.
    (1, SPIDER, (1, 8, 42, -1)), (2, SPIDER, (2, 10, 46, -1)), (3, SPIDER, (3, 12, 50, 0)),
    (9, SPIDER, (3, 12, 50, 0)), (1, WISP, (1, 7, 43, -3)), (4, WISP, (4, 10, 55, -1)),
])
@rule("COND-WEBBED", "COND-HAUNTED", "COMB-5")
def test_what_emerges_is_of_its_cards_level_or_the_dungeons_if_that_is_lower(
    level: int, card: str, figures: tuple[int, ...]
) -> None:
    world = on_level(level)
    room = a_room(world)
    condition = lay_condition(world, room, WEBS)

    body = emerge(world, room, card, condition)

    health = world.get(body, Health)
    found = (world.get(body, Creature).level, health.full, world.get(body, Skill).melee, world.get(body, Weapon).damage)
    assert found == figures
    assert health.left == health.full
    assert world.get(body, Brood).of == condition


@planted("systems/creatures/emerging.py", "if risk.brought == 1 and bounty is not None:", "if bounty is not None:")
@planted("systems/creatures/emerging.py", "if risk.brought == 1 and bounty is not None:", "if False:")
@pytest.mark.parametrize(("level", "worth"), [(1, 8), (3, 18), (9, 18)])
@rule("COND-WEBBED", "P10", "CHAR-4")
def test_the_first_is_worth_experience_by_its_level_and_every_later_one_nothing(level: int, worth: int) -> None:
    world = on_level(level)
    room = a_room(world)
    seeker = a_seeker(world, room)
    webs = lay_condition(world, room, WEBS)
    gained = []

    for _ in range(3):
        spider = emerge(world, room, SPIDER, webs)
        assert not world.has(spider, Loot)
        before = world.get(seeker, Experience).total
        wound(world, spider, 99, seeker, "cause.struck")
        pass_turns(world)
        gained.append(world.get(seeker, Experience).total - before)
        assert world.get(webs, Emerges).brought == len(gained)

    assert gained == [worth, 0, 0]


@rule("COND-WEBBED", "COND-HAUNTED")
def test_whatever_emerges_from_a_card_of_the_game_can_be_as_small_as_a_first_level() -> None:
    content = base_content()
    emerging = [
        risk.card
        for card in content.cards
        if content.cards[card].kind is Kind.CONDITION and (risk := content.component(card, Emerges)) is not None
    ]

    too_great = [
        card
        for card in emerging
        if (nature := content.component(card, Creature)) is not None
        and nature.level > 1
        and not content.bears(card, Scales)
    ]

    assert len(emerging) >= 3 and too_great == []
    assert all(content.bears(card, Bounty) for card in emerging)
    assert "base:rat" in emerging
