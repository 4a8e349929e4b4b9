"""Agility enters Dodge, and nobody is harder or easier to hit for it: an own dodge gave way by as much (CHAR-2)."""

from __future__ import annotations

from components.body import Attributes
from components.combat import Skill
from components.creatures import Creature
from tests.build import base_content
from tests.planted_fault import planted
from tests.rules import rule

# What a blow at each lost before Agility counted, for whoever has any.
BEFORE = {
    "page_swarm": 20, "ink_thing": 5, "cliff_goat": 10, "rift_crow": 20, "rope_spider": 10, "wind_eel": 20,
    "barrow_wisp": 15, "pit_howler": 15, "night_weaver": 20, "amber_eel": 20, "rime_shade": 15, "caller_below": 15,
    "called_thing": 10, "lampless_one": 20, "silted_swarm": 20, "weed_hound": 5, "sodden_moth": 15,
    "still_weaver": 10, "giant_forest_spider": 10, "marsh_lantern": 20, "heron_grey": 15, "scullion": 10,
    "carving_master": 15, "stitched_hound": 5, "homunculus": 20, "bottled_storm": 20, "echo_wisp": 20,
    "bone_picker": 15, "cinder_lizard": 10, "brood_mother": 10, "spiderling": 20, "jar_mimic": 10, "shelf_mimic": 5,
    "pack_mimic": 15, "knocker": 15, "gold_blind": 5, "scuttler": 15, "courier": 15, "pacer": 15, "long_walker": 10,
    "night_mail": 10, "rat": 10, "cricket_swarm": 25, "lamp_moth": 30, "slick_newt": 5, "hook_bat": 25,
    "glassback_spider": 15, "ledge_slinger": 20, "cave_hound": 10, "jar_imp": 15, "doubled_man": 10, "the_double": 15,
    "unfinished_spell": 20, "successor": 15, "coin_swarm": 20, "tally_ghost": 15, "vault_hound": 10, "eel_wife": 15,
    "emeritus": 10,
}
CLASSES = {"base:delver": 10, "base:warden": 5, "base:lamplighter": 20}


def dodge_of(card: str) -> int | None:
    """What an attack at one fresh from this card loses to its dodge; None where Agility has no part in it."""
    content = base_content()
    body, skill = content.component(card, Attributes), content.component(card, Skill)
    if body is None or skill is None or not body.agility:
        return None
    return skill.dodge + content.figures.combat.dodge_per_agility * body.agility


@planted("content/base/creatures/shallow.toml", "fight.skill = { melee = 60, ranged = 0, dodge = 10 }",
         "fight.skill = { melee = 60, ranged = 0, dodge = 30 }")
@rule("CHAR-2", "COMB-1")
def test_every_creature_with_agility_is_within_two_points_of_as_hard_to_hit_as_before() -> None:
    content = base_content()

    now = {
        card.removeprefix("base:"): dodge for card in content.cards
        if content.bears(card, Creature) and (dodge := dodge_of(card)) is not None
    }

    assert now.keys() == BEFORE.keys()
    assert {card: (BEFORE[card], dodge) for card, dodge in now.items() if abs(dodge - BEFORE[card]) > 2} == {}


@planted("content/base/seekers/classes.toml", "ranged = 70\ndodge = 5", "ranged = 70\ndodge = 20")
@rule("CHAR-2", "CHAR-3")
def test_a_fresh_seeker_of_each_class_dodges_as_before_and_five_of_it_are_its_own() -> None:
    callings, per_point = base_content().callings, base_content().figures.combat.dodge_per_agility

    dodges = {name: calling.dodge + per_point * calling.agility for name, calling in callings.items()}

    assert dodges == CLASSES
    assert {calling.dodge for calling in callings.values()} == {5}
