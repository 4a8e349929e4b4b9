"""Each attribute and proficiency that is begun with, offered or for sale changes odds that are shown (CHAR-2, CHAR-5).

What is shown is what is used: `tests/systems` draws each of these chances.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from components.body import Attributes, Health, Mana
from components.combat import Launcher, Shield, Skill, Thrown
from components.effect import Afflicts
from components.locks import Lock, Noticed, Trap
from components.place import SIDES, Spot
from components.room import Location, Terrain
from components.seekers import Proficiencies
from components.things import Materials
from engine.play.game import Game
from engine.scene.node import Node, Role
from engine.scene.view import view
from systems.conditions.laying import lay_condition
from systems.core.knowing import spot, turn_up
from systems.core.rooms import room_of
from systems.seekers.proficiency import for_sale
from systems.seekers.terms import lore_to_search
from tests.build import a_chest, a_hunting_rat, a_rat, a_room, a_seeker, a_sword, a_thing, a_tool, a_world, base_content
from tests.planted_fault import planted
from tests.rules import rule

ATTRIBUTES = Attributes.__struct_fields__
FOR_SALE = for_sale(base_content())
BEGUN_WITH = {name for calling in base_content().callings.values() for name in calling.proficiencies}
LEARNT = sorted({*FOR_SALE, *BEGUN_WITH})
NONE = Attributes()


def a_stage(hand: str = "") -> tuple[Game, int, int]:
    """A seeker without gifts among all that odds are shown for: the game, a hunter and a sleeper."""
    game = Game.new(80, base_content())
    world, seeker, room = game.world, game.seeker, room_of(game.world, game.seeker)
    for side in SIDES:
        turn_up(world, seeker, room, side)
        for card in world.held(room, side):
            world.move(card, room, Spot.STORAGE)
    for carried in world.held(seeker):
        world.move(carried, room, Spot.STORAGE)
    world.move(seeker, room, Spot.CENTRE)
    for part in (NONE, Skill(50, 50, 5), Proficiencies([], []), Mana(9, 9)):
        world.add(seeker, part)
    hunts = a_hunting_rat(world, room, Spot.NORTH, seeker, Attributes(), Health(90, 90), Afflicts("base:cursed", 40))
    sleeps = a_rat(world, room, Spot.WEST, Attributes(), Health(90, 90))
    for creature in (hunts, sleeps):
        spot(world, creature)
    a_chest(world, room, Spot.CENTRE, Lock(1), Trap(1), Noticed([seeker]))
    a_thing(world, seeker, Spot.PACK, Thrown(0, 2), Afflicts("base:burning", 70))
    for condition in ("haunted", "fungal", "vein_iron", "unstable"):
        lay_condition(world, room, f"base:{condition}", 8)
    if hand == "blades":
        world.add(a_sword(world, seeker), Materials(["blade"]))
    elif hand == "bows":
        a_thing(world, seeker, Spot.HAND, Launcher("", 3, 1, 1, 0))
    elif hand == "shields":
        a_thing(world, seeker, Spot.OFFHAND, Shield(15))
    elif hand == "mining":
        a_tool(world, seeker, "pickaxe")
    elif hand == "lore":
        world.edit(room, Location).terrain = Terrain.RUIN
    return game, hunts, sleeps


def shown(game: Game) -> dict[str, object]:
    """All chances and damage on the board, by what they are of."""
    return {node.id: figures for node in view(game).walk() if any(figures := tuple(_figures(node)))}


def _figures(node: Node) -> Iterator[object]:
    yield from (node.odds, node.damage, node.struck, node.brings)
    yield node.text if node.role is Role.FACT and node.id.startswith("centre.condition") else None


@planted("systems/locks/terms.py", "disarm_per_perception * _body(world, actor).perception",
         "disarm_per_perception * 0", case="perception")
@planted("systems/combat/terms.py", "dodge_per_agility * _agility(world, blow)", "dodge_per_agility * 0",
         case="agility")
@planted("systems/conditions/tellers.py", "against_will(eye.world, eye.seeker, part.chance), mana=part.mana",
         "part.chance, mana=part.mana", case="will")
@rule("CHAR-2", "COMB-3")
@pytest.mark.parametrize("name", ATTRIBUTES)
def test_every_attribute_of_a_seeker_changes_what_is_shown(name: str) -> None:
    game, _, _ = a_stage()
    before = shown(game)

    game.world.add(game.seeker, Attributes(**{name: 1}))

    after = shown(game)
    changed = {node for node in before if before[node] != after[node]}
    wanted = {
        "strength": {"acts.force.centre.thing", "acts.strike.north.creature"},
        "defence": {"north.creature.intent", "north.creature.damage"},
        "perception": {"acts.disarm.centre.thing"},
        "agility": {"acts.disarm.centre.thing", "north.creature.intent", "acts.step.east"},
        "will": {"centre.condition.1.drains", "centre.condition.2.afflicts", "north.creature.intent"},
    }[name]
    assert wanted <= changed, changed


@planted("systems/creatures/terms.py", "notice_per_perception * body.perception", "notice_per_perception * 0",
         case="perception")
@planted("systems/body/will.py", "afflicting(world, effect, target, attacker)", "effect.chance", case="will")
@rule("CHAR-2", "COMB-3", "COMB-5")
@pytest.mark.parametrize("name", ATTRIBUTES)
def test_every_attribute_that_a_creature_bears_changes_what_is_shown(name: str) -> None:
    game, hunts, sleeps = a_stage()
    before = shown(game)

    for creature in (hunts, sleeps):
        game.world.add(creature, Attributes(**{name: 1}))

    after = shown(game)
    changed = {node for node in before if before[node] != after[node]}
    wanted = {
        "strength": {"north.creature.intent"},
        "defence": {"acts.strike.north.creature"},
        "perception": {"west.creature.notices"},
        "agility": {"acts.strike.north.creature"},
        "will": {"acts.throw.pack.1.north.creature"},
    }[name]
    assert wanted <= changed, changed


@planted("systems/seekers/terms.py", "bonus(world, actor, TRAPS)", "0", case="traps")
@planted("systems/seekers/terms.py", "bonus(world, actor, LOCKS)", "0", case="locks")
@planted("systems/core/odds.py", "bonus(world, body, SHIELDS)", "0", case="shields")
@planted("systems/seekers/terms.py", "bonus(world, actor, FORAGING)", "0", case="foraging")
@rule("CHAR-5", "COMB-3")
@pytest.mark.parametrize("name", LEARNT)
def test_every_proficiency_that_is_begun_with_or_for_sale_changes_what_is_shown(name: str) -> None:
    game, _, _ = a_stage(hand=name)
    before = shown(game)

    game.world.add(game.seeker, Proficiencies([name], [5 * 2]))

    after = shown(game)
    assert {node for node in before if before[node] != after[node]}


@planted("systems/seekers/terms.py", "bonus(world, actor, LORE)", "0")
@rule("CHAR-5")
def test_lore_changes_how_a_search_of_what_was_built_goes() -> None:
    world = a_world()
    room = a_room(world, terrain=Terrain.RUIN)
    plain, learnt = a_seeker(world, room), a_seeker(world, room)
    world.add(learnt, Proficiencies(["lore"], [10]))

    assert [lore_to_search(world, seeker, room) for seeker in (plain, learnt)] == [0, 1]


@rule("CHAR-2", "CHAR-5")
def test_all_attributes_are_offered_by_levels_and_smithing_and_alchemy_are_neither_begun_with_nor_for_sale() -> None:
    borne = {name for card in base_content().cards for name in ATTRIBUTES
             if (body := base_content().component(card, Attributes)) is not None and getattr(body, name)}

    assert borne == set(ATTRIBUTES)
    assert {"smithing", "alchemy"} & {*FOR_SALE, *BEGUN_WITH} == set()
    assert len(FOR_SALE) == 10 and set(FOR_SALE) >= BEGUN_WITH
