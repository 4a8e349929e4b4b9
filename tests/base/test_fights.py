"""What a fight is likely to cost, reckoned out by brute force for each class and enemy (COMB-1, COMB-2, COMB-5)."""

from __future__ import annotations

import pytest

from components.body import Health
from components.combat import Skill, Weapon
from components.creatures import Bounty, Creature
from content.kinds import Kind
from content.loader import load
from tests.base.duel import Fate, fate
from tests.rules import rule

CONTENT = load()
CLASSES = sorted(CONTENT.callings)
ENEMIES = sorted(card for card, definition in CONTENT.cards.items() if definition.kind is Kind.ENEMY)


def level_of(card: str) -> int:
    """The level of an enemy."""
    creature = CONTENT.component(card, Creature)
    assert creature is not None
    return creature.level


def fates(level: int) -> dict[tuple[str, str], Fate]:
    """The duels of every class with every enemy of a level."""
    return {
        (name, enemy): fate(CONTENT, CONTENT.callings[name], enemy)
        for name in CLASSES
        for enemy in ENEMIES
        if level_of(enemy) == level
    }


@rule("COMB-5")
def test_a_fresh_seeker_beats_every_enemy_of_the_first_level_and_pays_little() -> None:
    duels = fates(1)

    lost = [(who, duel) for who, duel in duels.items() if duel.wins < 0.95 or duel.lost > 4]

    assert len(duels) >= 3 * len(CLASSES)
    assert lost == []


@rule("COMB-5")
@pytest.mark.parametrize("level", [2, 3])
def test_a_fresh_seeker_beats_enemies_of_the_next_levels_more_often_than_not(level: int) -> None:
    duels = fates(level)

    lost = [(who, duel) for who, duel in duels.items() if duel.wins <= 0.5]

    assert duels
    assert lost == []


@rule("COMB-5")
def test_a_fresh_seeker_has_no_business_with_the_deep_ones() -> None:
    duels = fates(11) | fates(12)

    won = [(who, duel) for who, duel in duels.items() if duel.wins > 0.8]

    assert duels
    assert won == []
    assert all(duel.wins < 0.05 for duel in fates(12).values())


@rule("COMB-5", "LEVL-1")
def test_on_the_whole_a_higher_level_costs_more() -> None:
    def cost(levels: range) -> float:
        duels = [duel for level in levels for duel in fates(level).values()]
        return sum(duel.lost for duel in duels) / len(duels)

    bands = [cost(levels) for levels in (range(1, 2), range(2, 4), range(4, 7), range(7, 10), range(10, 13))]

    assert bands == sorted(bands)
    assert bands[-1] > 8 * bands[0]


@rule("COMB-1")
def test_no_class_hits_any_enemy_almost_always_or_almost_never_by_skill_alone() -> None:
    figures = CONTENT.figures.combat
    skills = [skill for enemy in ENEMIES if (skill := CONTENT.component(enemy, Skill))]

    chances = [calling.melee - skill.dodge for calling in CONTENT.callings.values() for skill in skills]

    assert len(skills) == len(ENEMIES)
    assert all(figures.floor < chance - figures.dark < chance < figures.ceiling for chance in chances)


@rule("COMB-4")
def test_natural_weapons_ask_no_stamina() -> None:
    weapons = {enemy: CONTENT.component(enemy, Weapon) for enemy in ENEMIES}

    asking = [enemy for enemy, weapon in weapons.items() if weapon is None or weapon.stamina]

    assert asking == []


@rule("CHAR-4")
def test_experience_grows_with_the_level_of_what_was_beaten() -> None:
    pay = {card: CONTENT.component(card, Bounty) for card in ENEMIES}
    worths = sorted((level_of(card), bounty.experience) for card, bounty in pay.items() if bounty and bounty.experience)

    means = [
        sum(e for level, e in worths if level == wanted) / len([e for level, e in worths if level == wanted])
        for wanted in sorted({level for level, _ in worths})
    ]

    assert means == sorted(means)
    assert all(health.left == health.full for card in ENEMIES if (health := CONTENT.component(card, Health)))
