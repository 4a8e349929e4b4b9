"""Mimics are born in very old levels alone (MIMIC-1, AGE-7)."""

from __future__ import annotations

from components.card import Card
from components.creatures import Creature, Mimic, Poses
from components.locks import Key
from components.place import Spot
from components.things import Container
from tests.genesis.ages import WET, by_age
from tests.planted_fault import planted
from tests.rules import rule


@planted("content/base/figures.toml", "mimics_from = 8", "mimics_from = 7")
@planted("content/base/figures.toml", "mimics_most = 3", "mimics_most = 4")
@rule("MIMIC-1", "AGE-7")
def test_mimics_are_in_very_old_dungeons_alone_one_to_three_a_level() -> None:
    counts = {
        generations: {sum(1 for _ in world.each(Mimic)) for world in worlds} for generations, worlds in by_age().items()
    }

    assert all(counts[generations] == {0} for generations in range(1, 8))
    assert all(counts[generations] <= {1, 2, 3} for generations in (8, 9, 10))
    assert set.union(*counts.values()) == {0, 1, 2, 3}


@planted("systems/genesis/keys.py", " and slot not in plan.mimics", "")
@planted("systems/genesis/mimics.py", " and not plan.deck.tiers[card]", "")
@rule("MIMIC-1", "P9")
def test_a_mimic_is_a_container_that_its_form_can_be_taken_for_with_goods_and_without_keys() -> None:
    goods = 0
    for generations in (8, 9, 10):
        for world in by_age()[generations]:
            for card, mimic in world.each(Mimic):
                posing = WET.component(mimic.form, Poses)
                assert posing is not None and world.get(card, Card).prototype in posing.cards
                assert world.has(card, Container) and not world.has(card, Creature)
                assert not [key for key in world.held(card) if world.has(key, Key)]
                assert not [key for key, part in world.each(Key) if part.lock == card]
                goods += len(world.held(card, Spot.INSIDE))

    assert goods > 20
