"""Data of a missing pack: sealed, out of all rules, written back to the byte, alive when the pack returns (S8)."""

import random

import pytest

from components.card import Card
from components.light import Fuel, Lit
from components.place import Place, Spot
from components.registry import GROUND, Component, component
from components.room import Room
from components.sealed import Sealed
from components.seekers import Seeker
from components.things import Container, Weight
from engine.kernel.dice import Dice
from engine.kernel.world import World
from saves import PackStamp
from saves.chronicle import dump, load
from saves.snapshot import Keeper
from tests.proofs.table import Figures
from tests.rules import rule
from tests.saves.worlds import PACKS, a_random_world, a_state, contents, make_world, some_edits

GLIMMER = PackStamp("glimmer", "2.0", 1, "22" * 16)
BOTH = [*PACKS, GLIMMER]


@component("glimmer:aura.shine")
class Shine(Component):
    """A component of a pack that comes and goes."""

    strength: int
    words: list[str]
    due: int | None = None


@component("glimmer:aura.quiet")
class Quiet(Component):
    """A marker of that pack."""


def _level() -> tuple[World, dict[str, int]]:
    world = World(1, Dice(1))
    room = world.spawn(Room(0, 0, 0), Card("glimmer:grotto"))
    other = world.spawn(Room(1, 0, 1), Quiet())
    seeker = world.spawn(Seeker("Ada", "glimmer:mage"), Place(room, Spot.CENTRE), Shine(3, ["a"]))
    torch = world.spawn(Card("base:torch"), Fuel(9, 9, 5), Shine(1, ["x", "y"], 5), Place(seeker, Spot.HAND))
    orb = world.spawn(Card("glimmer:orb"), Weight(4), Quiet(), Place(seeker, Spot.PACK))
    chest = world.spawn(Card("glimmer:chest"), Container(), Place(room, Spot.NORTH))
    coin = world.spawn(Card("base:coin"), Weight(1), Place(chest, Spot.INSIDE))
    free = world.spawn(Card("glimmer:omen"), Weight(2))
    box = world.spawn(Card("base:box"), Place(other, Spot.EAST))
    gem = world.spawn(Card("glimmer:gem"), Lit(), Place(box, Spot.INSIDE))
    names = ("room", "other", "seeker", "torch", "orb", "chest", "coin", "free", "box", "gem")
    return world, dict(zip(names, (room, other, seeker, torch, orb, chest, coin, free, box, gem), strict=True))


@rule("S8")
def test_a_save_whose_pack_is_missing_is_written_back_to_the_byte() -> None:
    world, _ = _level()
    saved = dump(a_state(world, packs=BOTH), {})

    state = load(saved, make_world, PACKS)

    assert state.packs == BOTH
    assert dump(state, {}) == saved


@rule("S8")
def test_no_rule_meets_a_sealed_card_or_a_sealed_component() -> None:
    world, ids = _level()

    sealed = load(dump(a_state(world, packs=BOTH), {}), make_world, PACKS).worlds[0]

    assert [entity for entity, _ in sealed.each(Card)] == [ids[name] for name in ("room", "torch", "box")]
    assert list(sealed.each(Shine)) == list(sealed.each(Quiet)) == list(sealed.each(Weight)) == []
    assert (sealed.held(ids["room"]), sealed.held(ids["seeker"])) == ([ids["seeker"]], [ids["torch"]])
    assert sealed.held(ids["box"]) == []
    sealed.turn = 5
    assert (sealed.due(Shine), sealed.due(Fuel)) == ([], [ids["torch"]])


@rule("S8")
def test_with_the_pack_back_everything_is_alive_where_it_was() -> None:
    world, _ = _level()
    sealed = load(dump(a_state(world, packs=BOTH), {}), make_world, PACKS)

    state = load(dump(sealed, {}), make_world, BOTH)

    assert contents(state.worlds[0]) == contents(world)
    assert dump(state, {}) == dump(a_state(world, packs=BOTH), {})


@rule("S8")
def test_what_was_done_meanwhile_stays_done_and_what_is_sealed_goes_with_its_bearer() -> None:
    world, ids = _level()
    sealed = load(dump(a_state(world, packs=BOTH), {}), make_world, PACKS)
    play = sealed.worlds[0]
    play.move(ids["seeker"], ids["other"], Spot.WEST)
    play.move(ids["torch"], ids["other"], Spot.NORTH)
    play.edit(ids["torch"], Fuel).left = 2

    back = load(dump(sealed, {}), make_world, BOTH).worlds[0]

    assert back.get(ids["torch"], Shine) == Shine(1, ["x", "y"], 5)
    assert back.get(ids["torch"], Fuel).left == 2
    assert back.get(ids["orb"], Place) == Place(ids["seeker"], Spot.PACK)
    assert (back.root(ids["orb"]), back.root(ids["coin"])) == (ids["other"], ids["room"])


@rule("S8")
def test_what_a_seeker_carries_sealed_goes_with_it_into_another_world() -> None:
    world, ids = _level()
    below = World(2, Dice(1))
    below.spawn(Room(0, 0, 0))
    sealed = load(dump(a_state(world, below, packs=BOTH), {}), make_world, PACKS)
    one, two = sealed.worlds
    carried = [ids["seeker"], *one.held(ids["seeker"])]
    rows = [(entity, one.release(entity)) for entity in carried]
    for entity, parts in rows:
        two.adopt(entity, *parts)
    two.move(ids["seeker"], two.entities()[-1], Spot.CENTRE)

    back = load(dump(sealed, {}), make_world, BOTH).worlds[1]

    assert back.get(ids["orb"], Weight) == Weight(4)
    assert back.get(ids["seeker"], Shine) == Shine(3, ["a"])
    assert back.bearer(ids["orb"]) == ids["seeker"]


@rule("S8")
def test_a_sealed_card_whose_bearer_ends_lies_with_whoever_held_that() -> None:
    world, ids = _level()
    sealed = load(dump(a_state(world, packs=BOTH), {}), make_world, PACKS)
    play = sealed.worlds[0]

    play.doom(ids["box"], "fire")
    play.bury()

    assert dump(sealed, {}) == dump(load(dump(sealed, {}), make_world, PACKS), {})
    back = load(dump(sealed, {}), make_world, BOTH).worlds[0]
    assert back.get(ids["gem"], Place) == Place(ids["other"], Spot.STORAGE)
    assert (back.has(ids["gem"], Lit), back.alive(ids["box"])) == (True, False)


@rule("S8")
@pytest.mark.proofs
@pytest.mark.parametrize("seed", range(15))
def test_random_worlds_played_on_sealed_keep_every_row_of_the_missing_pack(seed: int, figures: Figures) -> None:
    draw = random.Random(seed)
    world = a_random_world(draw)
    for entity in world.entities():
        if draw.random() < 0.3:
            world.add(entity, Shine(draw.randrange(9), ["s"]))
        if draw.random() < 0.2:
            world.add(entity, Card(draw.choice(["glimmer:orb", "base:torch"])))
    state = load(dump(a_state(world, packs=BOTH), {}), make_world, PACKS)
    keepers: dict[int, Keeper] = {}

    for _ in range(4):
        assert dump(state, keepers) == dump(state, {})
        for entity in draw.sample(state.worlds[0].entities(), 5):
            state.worlds[0].add(entity, Fuel(draw.randrange(9), 1))

    back = load(dump(state, keepers), make_world, BOTH).worlds[0]
    shining = GROUND.named("glimmer:aura.shine")
    assert shining is Shine
    assert [(e, part) for e, part in back.each(Shine)] == [(e, part) for e, part in world.each(Shine)]
    assert [e for e, card in back.each(Card) if card.prototype == "glimmer:orb"] == [
        e for e, card in world.each(Card) if card.prototype == "glimmer:orb"
    ]
    assert not list(back.each(Sealed))
    figures.count("S8", "worlds played on sealed; with the pack back nothing differs", 1)
    figures.count("S8", "components of the missing pack in them", len(list(back.each(Shine))))
    some_edits(back, draw, 5)
