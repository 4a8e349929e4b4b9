"""Mimics: each looks like a container, and grows with the level."""

from __future__ import annotations

from components.body import Health
from components.combat import Skill, Weapon
from components.creatures import Bounty, Creature, Poses
from components.registry import Component
from content.kinds import Kind
from content.loader import load
from systems.creatures.mimicry import forms, grown
from tests.rules import rule

CONTENT = load()
FORMS = sorted(card for card in CONTENT.cards if CONTENT.bears(card, Poses))
LEVELS = range(1, 13)


def strength(form: str, level: int, kind: type[Component]) -> list[int]:
    """The numbers of one component of a form on a level."""
    part = next(part for part in grown(CONTENT, form, level) if isinstance(part, kind))
    return [getattr(part, field) for field in part.__struct_fields__ if isinstance(getattr(part, field), int)]


@rule("MIMIC-1")
def test_five_forms_can_be_taken_for_most_containers() -> None:
    dealt = [card for card, definition in CONTENT.cards.items() if definition.decks]
    containers = [card for card in dealt if CONTENT.card(card).kind is Kind.CONTAINER]

    hidden = [card for card in containers if forms(CONTENT, card)]

    assert len(FORMS) >= 5
    assert all("mimic" in CONTENT.card(form).tags and not CONTENT.card(form).decks for form in FORMS)
    assert len(hidden) * 3 > len(containers) * 2


@rule("MIMIC-1")
def test_forms_pose_as_containers_alone() -> None:
    posing = {form: CONTENT.component(form, Poses) for form in FORMS}

    for form, part in posing.items():
        assert part is not None and part.cards, form
        assert all(CONTENT.card(card).kind is Kind.CONTAINER for card in part.cards), form


@rule("MIMIC-1")
def test_a_form_grows_from_level_to_level_and_its_prototype_stays() -> None:
    before = {form: repr(CONTENT.components(form)) for form in FORMS}

    for form in FORMS:
        for kind in (Creature, Health, Skill, Weapon, Bounty):
            steps = [strength(form, level, kind) for level in LEVELS]
            assert steps == sorted(steps) and steps[0] < steps[-1], (form, kind)
        assert strength(form, 7, Creature)[0] == 7

    assert before == {form: repr(CONTENT.components(form)) for form in FORMS}
