"""What the base game lets fire have: cloth, writing, oil and plain wood, and nothing that is only metal or stone."""

from __future__ import annotations

from components.conditions import Burns
from components.fire import Flammable
from components.light import Oil
from components.things import Materials, Scroll
from content.kinds import Kind
from content.loader import load
from tests.planted_fault import planted
from tests.rules import rule

CONTENT = load()
ITEMS = [card for card in CONTENT.cards if CONTENT.card(card).kind is Kind.ITEM]


def tags(card: str) -> list[str]:
    """What a card is made of."""
    made = CONTENT.component(card, Materials)
    return made.tags if made is not None else []


@planted("content/base/genesis/sections_eel_wifes_weir.toml", "fire.flammable = { turns = 6 }\n", "")
@rule("CLOCK-1")
def test_every_piece_of_cloth_plain_wood_writing_and_oil_can_catch_fire() -> None:
    burnable = [
        card for card in ITEMS
        if "textile" in tags(card) or tags(card) == ["timber"]
        or CONTENT.bears(card, Scroll) or CONTENT.bears(card, Oil)
    ]

    assert len(burnable) > 20
    assert [card for card in burnable if not CONTENT.bears(card, Flammable)] == []


@rule("CLOCK-1")
def test_metal_and_stone_do_not_burn_and_what_grows_over_a_room_does() -> None:
    dead = [card for card in CONTENT.cards if tags(card) and set(tags(card)) <= {"metal", "masonry"}]
    growths = sorted(card for card in CONTENT.cards if CONTENT.bears(card, Burns))

    assert len(dead) > 20
    assert [card for card in dead if CONTENT.bears(card, Flammable)] == []
    assert growths == ["base:deadfall", "base:overgrown", "base:webbed"]
