"""Relighting: enchanted lights that burnt out burn again by the recipe that their card names (LIGHT-2)."""

import pytest

from components.body import ActionPoints
from components.card import Card
from components.light import EnchantedLight, Fuel, Lit, RelitBy, Spent, WantsToLight, WantsToRelight
from components.place import Spot
from components.seekers import Ability
from components.things import Broken, Stack
from components.water import Flood
from content.loader import load
from content.make import make
from engine.kernel.world import World
from engine.play import commands as ask
from engine.play.game import Game
from engine.scene.view import view
from systems.light.flames import burn_out, set_alight
from tests.build import a_room, a_seeker, a_torch, a_world, do, everything, pass_turns, refusal
from tests.planted_fault import planted
from tests.rules import rule

LIGHTS = ("base:ember_glass", "base:moon_lamp")


def a_burnt_out(world: World, card: str = LIGHTS[0], missing: int = 0) -> tuple[int, int]:
    """A seeker with a burnt-out enchanted light in hand, and what lights it but for so many: seeker, light."""
    seeker = a_seeker(world, a_room(world))
    light = make(world, card, seeker, Spot.HAND)
    burn_out(world, light)
    for name in world.get(light, RelitBy).cards[missing:]:
        world.edit(make(world, name, seeker, Spot.PACK), Stack).count = 1
    return seeker, light


def pieces(world: World, seeker: int) -> list[tuple[str, int]]:
    """What is in the pack, with how many pieces."""
    found = [(world.get(card, Card).prototype, world.find(card, Stack)) for card in world.held(seeker, Spot.PACK)]
    return [(card, stack.count if stack is not None else 1) for card, stack in found]


@planted("systems/light/flames.py", "    fuel.left = fuel.capacity\n", "    fuel.left = fuel.capacity - 1\n")
@rule("LIGHT-2")
@pytest.mark.parametrize("card", LIGHTS)
def test_a_recipe_lights_an_enchanted_light_again_for_all_its_turns_and_keeps_its_magic(card: str) -> None:
    world = a_world()
    seeker, light = a_burnt_out(world, card)
    turns = world.get(light, Fuel).capacity

    price = do(world, seeker, WantsToRelight(light)).ap
    pass_turns(world, turns - 1)
    burning = world.has(light, Lit)
    pass_turns(world)

    assert (price, burning) == (1, True)
    assert world.has(light, Spent) and world.has(light, EnchantedLight)
    assert pieces(world, seeker) == []


@planted("systems/light/relight.py", 'use_up(world, making, "relit")', "pass")
@rule("LIGHT-2")
def test_one_piece_of_each_is_used_up_and_the_rest_of_a_stack_stays() -> None:
    world = a_world()
    seeker, light = a_burnt_out(world)
    for card in world.held(seeker, Spot.PACK):
        world.edit(card, Stack).count = 2

    do(world, seeker, WantsToRelight(light))

    assert [count for _, count in pieces(world, seeker)] == [1, 1]


@planted("systems/light/legal_relight.py", "ruled.legal and missing else", "ruled.legal and missing > 1 else")
@rule("LIGHT-2", "P3")
def test_what_is_missing_or_not_burnt_out_or_not_enchanted_is_refused_and_nothing_changes() -> None:
    world = a_world()
    seeker, light = a_burnt_out(world, missing=1)
    torch = a_torch(world, seeker, Spot.OFFHAND)
    before = everything(world)

    short = refusal(world, seeker, WantsToRelight(light))
    plain = refusal(world, seeker, WantsToRelight(torch))
    by_itself = refusal(world, seeker, WantsToLight(light))
    same = everything(world) == before
    make(world, world.get(light, RelitBy).cards[0], seeker, Spot.PACK)
    world.add(light, Broken())
    broken = refusal(world, seeker, WantsToRelight(light))
    world.remove(light, Broken)
    world.move(light, seeker, Spot.PACK)
    packed = refusal(world, seeker, WantsToRelight(light))
    world.move(light, seeker, Spot.HAND)
    world.remove(light, Spent)
    world.edit(light, Fuel).left = 5
    set_alight(world, light)
    lit = refusal(world, seeker, WantsToRelight(light))

    assert (short, plain, by_itself) == ("refused.relight_wants", "refused.not_relit", "refused.spent")
    assert (broken, packed, lit) == ("refused.broken", "refused.not_in_hand", "refused.not_spent")
    assert same


@rule("LIGHT-2", "CLOCK-1")
def test_under_water_no_recipe_helps_a_light_on_the_floor() -> None:
    world = a_world()
    seeker, light = a_burnt_out(world)
    room = world.root(seeker)
    world.move(light, room, Spot.CENTRE)
    dry = refusal(world, seeker, WantsToRelight(light))

    world.add(room, Flood(2))

    assert (dry, refusal(world, seeker, WantsToRelight(light))) == ("", "refused.under_water")


@rule("LIGHT-2", "CHAR-3")
def test_the_tender_of_flames_relights_as_cheaply_as_it_lights() -> None:
    world = a_world()
    seeker, light = a_burnt_out(world)
    world.add(seeker, Ability("tender_of_flames"))

    do(world, seeker, WantsToRelight(light))

    assert world.has(light, Lit)
    assert world.get(seeker, ActionPoints).left == 4


@rule("LIGHT-2")
def test_every_enchanted_light_of_the_base_game_has_a_recipe_of_cards_that_can_be_found() -> None:
    content = load()
    given = {card for definition in content.cards.values() for card in definition.goods}
    lights = [card for card in content.cards if content.bears(card, EnchantedLight)]

    recipes = [content.component(card, RelitBy) for card in lights]

    assert sorted(lights) == list(LIGHTS)
    for recipe in recipes:
        assert recipe is not None and len(set(recipe.cards)) == len(recipe.cards) > 1
        assert all(content.card(card).decks or card in given for card in recipe.cards)


@rule("LIGHT-2", "F2")
def test_the_card_names_the_recipe_and_the_act_says_what_is_not_there_and_then_is_done() -> None:
    game = Game.new(3, load(), "delver")
    world, seeker = game.world, game.seeker
    for card in world.held(seeker, Spot.HAND):
        world.doom(card, "test")
    light = make(world, LIGHTS[0], seeker, Spot.HAND)
    burn_out(world, light)
    command = ask.Relight("hand")

    told = [fact.text for fact in view(game).walk() if fact.kind == "relit_by"]
    refused = next(act for act in view(game).walk() if act.command == command)
    for name in world.get(light, RelitBy).cards:
        make(world, name, seeker, Spot.PACK)
    offered = next(act for act in view(game).walk() if act.command == command)

    assert told == ["Burnt out, it burns again by one of each: Flint, Lamp oil"]
    assert (refused.enabled, refused.reason) == (False, "2 of the cards that light it again are not with you.")
    assert offered.enabled and offered.name == "Make Ember glass burn again"
    assert game.submit(command).ok
