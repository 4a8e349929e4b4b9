"""A trapped container is the double of a plain one: nothing that can be seen tells them apart (P9, TRAP-1)."""

from __future__ import annotations

import pytest

from components.effect import EFFECTS
from components.locks import Trap
from components.registry import Component
from components.things import Container, Materials, Weight
from content.kinds import Kind
from content.loader import load
from tests.rules import rule

CONTENT = load()
TRAPPED = [card for card in CONTENT.cards if CONTENT.bears(card, Container) and CONTENT.bears(card, Trap)]


def plain_twin(card: str) -> str:
    """The container of the same name without a trap."""
    name = CONTENT.card(card).name
    (twin,) = [
        other
        for other, definition in CONTENT.cards.items()
        if definition.kind is Kind.CONTAINER and definition.name == name and not CONTENT.bears(other, Trap)
    ]
    return twin


def to_be_seen(card: str) -> list[Component]:
    """The components of a container that are open to the eye: neither its trap nor what that does."""
    return [part for part in CONTENT.components(card) if not isinstance(part, (Trap, *EFFECTS))]


def test_some_containers_are_trapped_and_more_are_not() -> None:
    plain = [card for card in CONTENT.cards if CONTENT.bears(card, Container) and card not in TRAPPED]

    weights = [sum(CONTENT.card(card).weight for card in cards) for cards in (TRAPPED, plain)]

    assert len(TRAPPED) >= 8
    assert 0 < weights[0] < weights[1]


@rule("P9", "TRAP-1")
@pytest.mark.parametrize("card", TRAPPED)
def test_a_trapped_container_looks_like_its_twin_in_every_word_and_part(card: str) -> None:
    trapped, plain = CONTENT.card(card), CONTENT.card(plain_twin(card))

    seen, twin = to_be_seen(card), to_be_seen(plain_twin(card))

    assert (trapped.name, trapped.short, trapped.text) == (plain.name, plain.short, plain.text)
    assert (trapped.icon, trapped.scene) == (plain.icon, plain.scene)
    assert seen == twin
    assert not CONTENT.bears(card, Weight)
    assert CONTENT.component(card, Materials) is not None


@rule("P9")
@pytest.mark.parametrize("card", TRAPPED)
def test_a_trapped_container_turns_up_on_no_level_without_its_twin(card: str) -> None:
    (first, last), (from_level, to_level) = CONTENT.card(card).levels, CONTENT.card(plain_twin(card)).levels

    alone = [level for level in range(first, min(last, 30) + 1) if not from_level <= level <= to_level]

    assert alone == []


@rule("P9")
@pytest.mark.parametrize("card", TRAPPED)
def test_what_lies_in_a_container_never_proves_that_it_was_safe(card: str) -> None:
    own, twin = CONTENT.card(card).goods, CONTENT.card(plain_twin(card)).goods

    shared = set(own) & set(twin)

    assert len(shared) >= 3


def test_names_are_shared_by_twins_alone() -> None:
    names: dict[str, list[str]] = {}
    for card, definition in CONTENT.cards.items():
        names.setdefault(definition.name, []).append(card)

    shared = [card for cards in names.values() if len(cards) > 1 for card in cards]

    assert sorted(shared) == sorted([*TRAPPED, *(plain_twin(card) for card in TRAPPED)])
