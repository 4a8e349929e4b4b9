"""Three at the gate, and the body and kit of the one who is chosen (CHAR-1, CHAR-2, CHAR-3)."""

import pytest

from components.body import ActionPoints, Attributes, Health, Hunger, Thirst
from components.card import Card
from components.place import Place, Spot
from components.seekers import Ability, Experience, InPlay, Proficiencies, Seeker
from components.travel import Map
from systems.seekers.embody import candidates, embody, extra_cards
from systems.things.carrying import capacity, carried, equipped, in_the_way, load, worn
from tests.build import a_room, a_world, base_content, pass_turns
from tests.planted_fault import planted
from tests.rules import rule

CALLINGS = sorted(base_content().callings)


@planted("systems/seekers/embody.py", "callings[place % len(callings)]", "callings[0]")
@rule("CHAR-1")
@pytest.mark.parametrize("seed", range(20))
def test_three_stand_at_the_gate_of_different_classes_each_with_a_name_and_a_card(seed: int) -> None:
    content = base_content()

    three = candidates(seed, content, 0)

    assert len(three) == 3
    assert len({one.calling for one in three}) == min(3, len(CALLINGS))
    assert all(one.name in content.callings[one.calling].names for one in three)
    assert all(one.extra_card in content.cards for one in three)


@rule("CHAR-1", "G11")
def test_the_same_seed_offers_the_same_three_and_the_next_three_are_others() -> None:
    content = base_content()

    first, again, later = (candidates(7, content, number) for number in (0, 0, 1))

    assert first == again
    assert first != later


@rule("CHAR-1")
def test_the_cards_beside_the_kit_are_of_many_kinds() -> None:
    content = base_content()

    cards = {one.extra_card for seed in range(200) for one in candidates(seed, content, 0)}

    assert len(cards) > 30


@rule("CHAR-2", "CHAR-3")
@pytest.mark.parametrize("calling", CALLINGS)
def test_a_seeker_has_the_body_its_class_describes(calling: str) -> None:
    world = a_world()
    content = base_content()
    born = content.callings[calling]
    room = a_room(world)

    seeker = embody(world, content, calling, "Ash", room=room)

    body = Attributes(born.strength, born.defence, born.perception, born.agility, born.will)
    assert world.get(seeker, Seeker) == Seeker("Ash", calling)
    assert world.get(seeker, Place) == Place(room, Spot.CENTRE)
    assert world.get(seeker, Attributes) == body
    assert world.get(seeker, Health) == Health(born.health, born.health)
    assert world.get(seeker, ActionPoints) == ActionPoints(4, 4)
    assert world.get(seeker, Ability).name == born.ability
    assert dict(zip(*_skills(world.get(seeker, Proficiencies)), strict=True)) == dict(born.proficiencies)
    assert world.get(seeker, Experience) == Experience()


def _skills(known: Proficiencies) -> tuple[list[str], list[int]]:
    return known.names, [fifths // 5 for fifths in known.fifths]


@rule("CHAR-1", "BASE-2")
@pytest.mark.parametrize("calling", CALLINGS)
def test_the_kit_is_all_there_worn_where_it_fits_and_no_burden(calling: str) -> None:
    world = a_world()
    content = base_content()

    seeker = embody(world, content, calling, "Ash", extra_cards(content, calling)[0], a_room(world))

    cards = carried(world, seeker)
    prototypes = {world.get(card, Card).prototype for card in cards}
    assert prototypes >= set(content.callings[calling].kit)
    assert any(world.has(card, Map) for card in cards)
    assert equipped(world, seeker, Spot.HAND)
    assert not any(in_the_way(world, seeker, card, world.get(card, Place).spot) for card in worn(world, seeker))
    assert load(world, seeker) <= capacity(world, seeker)


@planted("systems/seekers/embody.py", " and _weight(content, name) <= spare", "")
@rule("CHAR-1")
@pytest.mark.parametrize("calling", CALLINGS)
def test_no_card_beside_the_kit_burdens_who_gets_it(calling: str) -> None:
    content = base_content()
    burdened = []

    for card in extra_cards(content, calling):
        world = a_world()
        seeker = embody(world, content, calling, "Ash", card)
        if load(world, seeker) > capacity(world, seeker):
            burdened.append(card)

    assert burdened == []


@rule("SURV-1", "CHAR-3")
def test_hunger_and_thirst_begin_at_nothing_and_rise_by_the_class() -> None:
    world = a_world()
    world.turn = 30
    content = base_content()
    born = content.callings["base:delver"]
    seeker = embody(world, content, "base:delver", "Ash", room=a_room(world))

    pass_turns(world, born.thirst_interval)

    assert world.has(seeker, InPlay)
    assert world.get(seeker, Hunger) == Hunger(0, born.hunger_interval, 30 + born.hunger_interval)
    assert world.get(seeker, Thirst).level == 1


@rule("CHAR-3")
def test_classes_differ_in_kit_attributes_skills_intervals_and_ability() -> None:
    callings = [base_content().callings[name] for name in CALLINGS]

    traits = [
        [one.kit for one in callings],
        [(one.strength, one.defence, one.perception, one.agility, one.will) for one in callings],
        [tuple(one.proficiencies.items()) for one in callings],
        [(one.hunger_interval, one.thirst_interval) for one in callings],
        [one.ability for one in callings],
    ]

    assert all(len(set(map(repr, kinds))) == len(callings) for kinds in traits)
