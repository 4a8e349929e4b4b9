"""Every card can turn up: dealt on a level, held by another card, laid on by an effect, or set down by the rules."""

from __future__ import annotations

import pytest

from components.building import Recipe
from components.conditions import Afflicting, Collapses, Emerges, Leaves
from components.creatures import Bounty, Creature, Poses, Risen, Wanders
from components.creatures import Temper as Mood
from components.effect import Afflicts, Cures, Summons
from components.gathering import Offers, Outcrop, Vein
from components.locks import Trap
from components.things import Materials, Perishable, Weight
from content.decks import weight
from content.kinds import Kind
from content.loader import load
from content.shape import card_fields
from tests.rules import rule

CONTENT = load()
LEVELS = range(1, 21)
SET_BY_RULES = {name for name, card in CONTENT.cards.items() if card.serves}
LATER = (Poses, Risen, Recipe)
LEADING = (Afflicts, Summons, Offers, Vein, Outcrop, Collapses, Emerges, Afflicting, Leaves, Perishable)
DEALT = (Kind.LOCATION, Kind.ENEMY, Kind.ITEM, Kind.CONTAINER, Kind.TRAP)


def named(written: str) -> str:
    """The full id of a card of the base game."""
    return written if ":" in written else f"base:{written}"


def dealt() -> set[str]:
    """Cards that a theme deals on some level, or lays on rooms, and those that are drawn in a section."""
    found = {card for theme in CONTENT.themes.values() for card in (*theme.conditions, *theme.veins)}
    found |= {card for section in CONTENT.sections.values() for card in section.cards()}
    for theme in CONTENT.themes.values():
        for level in LEVELS:
            for kind in (Kind.LOCATION, *theme.shares):
                found.update(c for c in CONTENT.deck(theme.deck, kind, level) if weight(CONTENT.card(c), theme))
    return found


def mouths() -> set[str]:
    """Cards by which one goes into a sub-dungeon that some theme opens to, and out again."""
    return {card for theme in CONTENT.themes.values() for to in theme.mouths for card in CONTENT.mouths(to)}


def led_to(card: str) -> list[str]:
    """Cards that this one holds, summons, lays on, offers or turns into."""
    found = [named(good) for good in CONTENT.card(card).goods]
    found += [opened] if (opened := CONTENT.card(card).opened) else []
    for kind in LEADING:
        part = CONTENT.component(card, kind)
        for field in card_fields(kind) if part else ():
            value = getattr(part, field)
            found += value if isinstance(value, list) else [value]
    return found


def met() -> set[str]:
    """Cards that can be met in play: dealt, and whatever these lead to, starting kits, mimics and the risen."""
    found = {named(card) for calling in CONTENT.callings.values() for card in calling.kit}
    found |= SET_BY_RULES | mouths() | dealt()
    found |= {card for card in CONTENT.cards for kind in LATER if CONTENT.bears(card, kind)}
    todo = sorted(found)
    while todo:
        fresh = led_to(todo.pop())
        todo += [other for other in fresh if other not in found]
        found.update(fresh)
    return found


def test_every_card_can_be_met_in_play() -> None:
    never = sorted(set(CONTENT.cards) - met())

    assert never == []


@pytest.mark.parametrize("level", LEVELS)
@rule("LEVL-1")
def test_every_level_has_enough_of_each_kind_to_choose_from(level: int) -> None:
    choice = {kind: len([c for c in CONTENT.deck("main", kind, level) if CONTENT.card(c).weight]) for kind in DEALT}

    assert choice[Kind.LOCATION] >= 16
    assert choice[Kind.ENEMY] >= 8
    assert choice[Kind.ITEM] >= 50
    assert choice[Kind.CONTAINER] >= 8
    assert choice[Kind.TRAP] >= 8


@pytest.mark.parametrize("level", range(1, 13))
@rule("LEVL-1", "COMB-5")
def test_every_level_has_enemies_of_about_its_own_strength(level: int) -> None:
    strengths = [
        creature.level
        for card in CONTENT.deck("main", Kind.ENEMY, level)
        if (creature := CONTENT.component(card, Creature))
    ]

    assert max(strengths) <= level + 3
    assert any(level - 1 <= strength <= level + 1 for strength in strengths)


@rule("LEVL-1")
def test_deeper_levels_are_harder_and_pay_better() -> None:
    def mean(level: int, worth: type[Creature] | type[Bounty]) -> float:
        cards = CONTENT.deck("main", Kind.ENEMY, level)
        parts = [(CONTENT.card(card).weight, CONTENT.component(card, worth)) for card in cards]
        total = sum(w * (p.level if isinstance(p, Creature) else p.experience if p else 0) for w, p in parts)
        return total / sum(w for w, _ in parts)

    steps = (1, 3, 5, 7, 9, 12)

    assert [mean(level, Creature) for level in steps] == sorted(mean(level, Creature) for level in steps)
    assert [mean(level, Bounty) for level in steps] == sorted(mean(level, Bounty) for level in steps)


@rule("COMB-5")
def test_enemies_cover_all_tempers_that_lie_in_wait_and_all_senses() -> None:
    creatures = [creature for card in CONTENT.cards if (creature := CONTENT.component(card, Creature))]

    assert {creature.temper for creature in creatures} >= {Mood.LURKING, Mood.ROAMING, Mood.GUARDING, Mood.PURSUING}
    assert all(creature.sight or creature.hearing or creature.scent for creature in creatures)
    for sense in ("sight", "hearing", "scent"):
        assert any(getattr(creature, sense) == 0 for creature in creatures)
        assert any(getattr(creature, sense) > 0 for creature in creatures)


@rule("COMB-5")
def test_all_roamers_wander_and_beside_them_only_such_as_flee() -> None:
    roamers = [card for card in CONTENT.cards if (c := CONTENT.component(card, Creature)) and c.temper is Mood.ROAMING]

    wanderers = [card for card in CONTENT.cards if CONTENT.bears(card, Wanders)]

    assert set(roamers) <= set(wanderers)
    assert set(wanderers) - set(roamers) == {"base:hook_bat", "base:rift_crow"}


@rule("P10")
def test_what_an_enemy_calls_up_pays_nothing_and_calls_up_nothing() -> None:
    callers = [card for card, definition in CONTENT.cards.items() if definition.kind is Kind.ENEMY]
    called = [named(summons.card) for card in callers if (summons := CONTENT.component(card, Summons))]

    assert called
    for card in called:
        bounty = CONTENT.component(card, Bounty)
        assert bounty is not None and bounty.experience == 0
        assert not CONTENT.card(card).goods and not CONTENT.bears(card, Summons)


@rule("SURV-5")
def test_every_affliction_that_harms_has_a_cure() -> None:
    cured = {named(card) for holder in CONTENT.cards if (c := CONTENT.component(holder, Cures)) for card in c.cards}
    afflictions = {card for card, definition in CONTENT.cards.items() if definition.kind is Kind.AFFLICTION}

    assert afflictions - cured == {"base:mending"}


@rule("P1")
def test_what_lies_about_can_be_lifted_and_what_holds_it_cannot() -> None:
    items = [card for card, definition in CONTENT.cards.items() if definition.kind in (Kind.ITEM, Kind.KEY)]
    fixed = [card for card, definition in CONTENT.cards.items() if definition.kind in (Kind.CONTAINER, Kind.TRAP)]

    assert all(CONTENT.bears(card, Weight) for card in items)
    assert not any(CONTENT.bears(card, Weight) for card in fixed)


@rule("G9")
def test_keys_are_made_of_nothing_that_rots_or_serves_as_material() -> None:
    material = CONTENT.component("base:skeleton_key", Materials)

    assert material is None


@rule("TRAP-1")
def test_shallow_traps_can_be_noticed_by_every_class() -> None:
    keenest = min(calling.perception for calling in CONTENT.callings.values())
    bonus = CONTENT.figures.traps.notice_bonus
    traps = {card: trap for card in CONTENT.deck("main", Kind.TRAP, 1) if (trap := CONTENT.component(card, Trap))}

    hopeless = [card for card, trap in traps.items() if keenest + bonus - trap.difficulty < 1]

    assert traps
    assert hopeless == []
