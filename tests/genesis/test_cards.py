"""Five cards to a room, from the theme's deck, by the theme's weights and shares."""

from __future__ import annotations

from collections import Counter

from components.card import BareGround, Card
from components.creatures import Creature
from components.locks import Key, Trap
from components.place import SIDES, Place, Spot
from components.room import Location, Room, Terrain
from content.kinds import Kind
from content.loader import load
from engine.kernel.world import World
from tests.genesis.births import Born, born, crowd, side_kinds, sized, themed
from tests.genesis.oracle import entrance
from tests.rules import rule

SET_BY_GENESIS = {
    "base:skeleton_key", "base:stair_down", "base:stair_up", "base:tower_stair_up", "base:tower_stair_down",
    "base:bare_ground",
} | {
    card for card, part in load().cards.items() if part.kind is Kind.MOUTH
}


def prototypes(world: World) -> Counter[str]:
    """How often each card lies in the level."""
    return Counter(part.prototype for _, part in world.each(Card))


def tagged(births: list[Born], kind: Kind, tag: str) -> int:
    """How many of a kind of card bear the tag."""
    content = births[0].content
    cards = [content.card(card) for one in births for card in prototypes(one.world).elements()]
    return sum(card.kind is kind and tag in card.tags for card in cards)


@rule("ROOM-1")
def test_a_room_is_a_location_and_one_card_on_each_side() -> None:
    for seed, level in crowd(30):
        world = born(seed, level).world

        dealt = {room: [len(world.held(room, side)) for side in SIDES] for room, _ in world.each(Room)}

        assert all(world.has(room, Location) for room in dealt)
        assert set(map(tuple, dealt.values())) == {(1, 1, 1, 1)}


@rule("ROOM-1")
def test_bare_ground_is_a_card_like_any_other() -> None:
    world = born(4, 5).world

    bare = [entity for entity, _ in world.each(BareGround)]

    assert bare
    assert all(world.get(card, Card).prototype == "base:bare_ground" for card in bare)
    assert all(world.get(card, Place).spot in SIDES for card in bare)


@rule("DECK-1")
def test_cards_come_from_the_themes_deck_and_level_alone() -> None:
    content = load()
    for seed, level in crowd(30):
        world = born(seed, level, themed(springs=0)).world
        goods = {card for card in prototypes(world) for card in content.card(card).goods}

        for name in set(prototypes(world)) - SET_BY_GENESIS:
            card = content.card(name)
            assert "main" in card.decks, name
            assert card.levels[0] <= level <= card.levels[1] or name in goods, name


@rule("DECK-1", "THEME-1")
def test_a_card_that_the_theme_gives_no_weight_never_turns_up() -> None:
    births = [born(seed, content=sized(60, favours={"vermin": 0})) for seed in range(10)]

    assert tagged(births, Kind.ENEMY, "vermin") == 0
    assert tagged([born(seed, content=sized(60)) for seed in range(10)], Kind.ENEMY, "vermin") > 0


@rule("THEME-1")
def test_a_theme_weighs_the_cards_of_its_deck() -> None:
    little, much = ([born(s, content=sized(60, favours={"damp": w})) for s in range(10)] for w in (20, 500))

    assert 3 * tagged(little, Kind.LOCATION, "damp") < tagged(much, Kind.LOCATION, "damp")


@rule("THEME-1", "THEME-2")
def test_the_caverns_have_one_code_name_and_motto_and_are_mostly_natural_rock() -> None:
    theme = load().themes["base:caverns"]
    worlds = [born(seed, level).world for seed, level in crowd(24)]

    terrains = Counter(part.terrain for world in worlds for _, part in world.each(Location))

    assert (theme.code, theme.name) == ("CAV", "Caverns")
    assert theme.motto
    assert terrains.most_common(1)[0][0] is Terrain.CAVE
    assert terrains[Terrain.CAVE] > terrains.total() / 2


@rule("THEME-1", "ROOM-1")
def test_side_cards_come_in_the_themes_shares() -> None:
    births = [born(seed, content=sized(60)) for seed in range(40)]
    shares = births[0].content.themes["base:caverns"].shares

    kinds = Counter(kind for one in births for kind in side_kinds(one))

    for kind in (Kind.ENEMY, Kind.ITEM, Kind.CONTAINER, Kind.TRAP):
        assert abs(kinds[kind] * 100 / kinds.total() - shares[kind]) < 0.15 * shares[kind] + 0.5, kind


@rule("ROOM-1")
def test_larger_locations_hold_more() -> None:
    bare: dict[int, list[bool]] = {size: [] for size in range(1, 7)}
    for seed in range(30):
        world = born(seed, content=sized(60, locks=(0, 0, 0, 0))).world
        for room, _, location in world.each(Room, Location):
            bare[location.size] += [world.has(card, BareGround) for side in SIDES for card in world.held(room, side)]

    small = [bare_slot for size in (1, 2) for bare_slot in bare[size]]
    large = [bare_slot for size in (5, 6) for bare_slot in bare[size]]

    assert sum(small) / len(small) > 1.1 * sum(large) / len(large)


@rule("ROOM-1")
def test_nothing_lies_in_wait_where_a_seeker_arrives() -> None:
    for seed in range(60):
        world = born(seed, content=themed(shares={Kind.ENEMY: 50, Kind.TRAP: 50})).world

        waiting = [card for card in world.held(entrance(world)) if world.has(card, Creature) or world.has(card, Trap)]

        assert not waiting


@rule("TRAP-1", "ROOM-2")
def test_containers_and_enemies_hold_what_their_cards_say() -> None:
    held: Counter[tuple[Kind, Spot]] = Counter()
    for seed, level in crowd(40):
        one = born(seed, level, themed(springs=0))
        for entity, place in one.world.each(Place):
            holder = one.world.find(place.holder, Card)
            if place.spot in (Spot.INSIDE, Spot.GOODS) and holder is not None and not one.world.has(entity, Key):
                card = one.content.card(holder.prototype)
                held[card.kind, place.spot] += 1
                assert one.world.get(entity, Card).prototype in card.goods

    assert set(held) == {(Kind.CONTAINER, Spot.INSIDE), (Kind.ENEMY, Spot.GOODS)}
