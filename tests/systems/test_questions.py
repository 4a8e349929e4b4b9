"""Questions: who may give an answer, what it takes, what it does, and that one question stands at a time (EVNT-1)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import mkdtemp

import pytest

from components.acting import Acting
from components.body import ActionPoints, Attributes, Health, Mana, Stamina
from components.card import Card
from components.events.body import Hurt, Restored
from components.knowledge import Choice
from components.light import Lit
from components.place import Spot
from components.question import Asked, Busy
from components.rest import Waited, WantsToWait
from components.seekers import Proficiencies, Seeker, WantsToAnswer
from components.things import Stack
from content.loader import load
from content.make import make
from content.registry import Content
from engine.kernel.turn import act, take_turn
from engine.kernel.world import World
from engine.play.trial import bare_world
from systems import order
from systems.core.legal import verdict
from systems.core.using import unleash
from systems.core.verdict import Verdict
from systems.questions.answers import ask
from tests.build import a_room, a_seeker, everything
from tests.content.packs import a_pack
from tests.planted_fault import planted
from tests.rules import rule

PRICES = {
    "ap": "price.ap = { count = 2 }", "stamina": "price.stamina = { count = 3 }",
    "mana": "price.mana = { count = 4 }", "health": "price.health = { count = 5 }",
    "gold": "price.gold = { count = 6 }", "cards": 'price.cards = { card = "base:timber", count = 2 }',
    "turns": "price.turns = { count = 3 }",
}
NEEDS = {
    "class": 'need.class = { any = ["warden"] }', "attribute": 'need.attribute = { name = "will", least = 2 }',
    "proficiency": 'need.proficiency = { name = "lore", least = 7 }', "item": 'need.item = { any = ["base:timber"] }',
    "component": 'need.component = { any = ["light.lit"] }',
}
EFFECTS = {
    "harm": "effect.harms = { dice = 1, plus = 2 }", "heal": "effect.heals = { health = 3 }",
    "next": 'effect.asks = { card = "second" }', "raise": 'effect.raises = { attribute = "will" }',
}
ANSWERS = [*PRICES, *NEEDS, *EFFECTS, "leave"]


@cache
def content() -> Content:
    """The base game with one event that has an answer for each condition, price and effect, and a second event."""
    rows = ['[card.all]\nname = "All of it"\ntext = "Choose."\nkind = "event"']
    for name in ANSWERS:
        part = {**PRICES, **NEEDS, **EFFECTS}.get(name)
        rows.append(f'[card.all.answers.{name}]\nwords = "The {name}"\n' + (f"components.{part}\n" if part else ""))
    second = '[card.second]\nname = "Second"\ntext = "Again."\nkind = "event"\nanswers.on = { words = "Go on" }\n'
    trap = '[card.bell]\nname = "Bell"\ntext = "It asks."\nkind = "item"\n' \
           'components.item.weight = { tenths = 1 }\ncomponents.effect.asks = { card = "second" }\n'
    return load([a_pack(Path(mkdtemp()), "mod", cards="\n".join([*rows, second, trap]))])


def asked(question: str = "mod:all") -> tuple[World, int]:
    """A seeker, who bears a class, before whom this question stands."""
    world = bare_world(content())
    seeker = a_seeker(world, a_room(world))
    ask(world, seeker, question)
    turn(world)
    return world, seeker


def turn(world: World) -> None:
    """One world turn."""
    take_turn(world, order(content()))


def answer(world: World, seeker: int, name: str) -> Verdict:
    """Give this answer, which must be legal; the ruling on it."""
    ruled = verdict(world, seeker, WantsToAnswer(ANSWERS.index(name)))
    assert ruled.legal, ruled.refusal
    world.add(seeker, WantsToAnswer(ANSWERS.index(name)))
    world.add(seeker, Acting())
    act(world, order(content()), seeker)
    return ruled


def refused(world: World, seeker: int, name: str) -> str:
    """Why an answer cannot be given, or nothing."""
    refusal = verdict(world, seeker, WantsToAnswer(ANSWERS.index(name))).refusal
    return refusal.message if refusal is not None else ""


def given(world: World, seeker: int, card: str, count: int) -> int:
    """So many pieces of a card in the pack."""
    thing = make(world, card, seeker, Spot.PACK)
    world.edit(thing, Stack).count = count
    return thing


def pieces(world: World, seeker: int, card: str) -> int:
    """How many pieces of a card are in the pack."""
    cards = [thing for thing in world.held(seeker, Spot.PACK) if world.get(thing, Card).prototype == card]
    return sum(world.get(thing, Stack).count for thing in cards)


@planted("systems/questions/asking.py", "while not world.has(seeker, Choice) and is_living", "while is_living")
@rule("EVNT-1")
def test_one_question_stands_at_a_time_and_the_next_one_waits_for_its_answer() -> None:
    world, seeker = asked()
    ask(world, seeker, "mod:second")
    turn(world)

    before = world.get(seeker, Choice).question, list(world.get(seeker, Asked).cards)
    answer(world, seeker, "leave")

    assert before == ("mod:all", ["mod:second"])
    assert world.get(seeker, Choice) == Choice("mod:second", ["on"], [""]) and not world.has(seeker, Asked)


@planted("systems/core/legal.py", 'return refuse("refused.choice")', "pass")
@rule("EVNT-1", "P3")
def test_while_a_question_stands_nothing_else_is_done() -> None:
    world, seeker = asked()

    refusal = verdict(world, seeker, WantsToWait()).refusal

    assert refusal is not None and refusal.message == "refused.choice"


@planted("systems/questions/prices.py", "return None if left > price.count else", "return None if left else",
         case="health-refused.price_health")
@planted("systems/questions/prices.py", "_coins(world, seeker))\n    return None if left >= price.count",
         "_coins(world, seeker))\n    return None if left", case="gold-refused.price_gold")
@planted("systems/questions/legal_answer.py", "replace(verdict, **{record.to: getattr(verdict, record.to)",
         "replace(verdict, **{record.to: getattr(verdict, record.to) - 9", case="ap-refused.ap")
@planted("systems/questions/needs.py", "if points(world, seeker, need.name) >= need.least:", "if need.name:",
         case="proficiency-refused.need_proficiency")
@rule("EVNT-1", "P3")
@pytest.mark.parametrize(("name", "said"), [
    ("ap", "refused.ap"), ("stamina", "refused.stamina"), ("mana", "refused.mana"), ("health", "refused.price_health"),
    ("gold", "refused.price_gold"), ("cards", "refused.price_cards"), ("class", "refused.need_class"),
    ("attribute", "refused.need_attribute"), ("proficiency", "refused.need_proficiency"),
    ("item", "refused.need_item"), ("component", "refused.need_component"),
])
def test_what_is_not_met_or_cannot_be_paid_is_refused_and_changes_nothing(name: str, said: str) -> None:
    world, seeker = asked()
    world.edit(seeker, ActionPoints).left = 1
    world.edit(seeker, Stamina).left, world.edit(seeker, Mana).left, world.edit(seeker, Health).left = 2, 3, 5
    given(world, seeker, "base:gold_coins", 5)
    world.add(seeker, Proficiencies(["lore"], [5 * 6]))
    before = everything(world)

    told = refused(world, seeker, name)

    assert told == said
    assert refused(world, seeker, "leave") == ""
    assert everything(world) == before


@planted("systems/questions/needs.py", "calling in need.any", "calling not in need.any")
@planted("systems/questions/needs.py", "bearers = [seeker, *carried(world, seeker)]", "bearers = [seeker]")
@rule("EVNT-1")
def test_whoever_meets_a_condition_may_give_the_answer() -> None:
    world, seeker = asked()
    world.edit(seeker, Seeker).calling = "base:warden"
    world.edit(seeker, Attributes).will = 2
    world.add(seeker, Proficiencies(["lore"], [5 * 7]))
    given(world, seeker, "base:timber", 1)
    world.add(make(world, "base:torch", seeker, Spot.HAND), Lit())

    assert {name: refused(world, seeker, name) for name in NEEDS} == dict.fromkeys(NEEDS, "")


@planted("systems/questions/answer.py", "                _pay(world, actor, given)\n", "", case="gold")
@planted("systems/questions/prices.py", "        pieces -= taken\n", "", case="cards")
@planted("systems/questions/prices.py", "world.edit(seeker, Mana).left -= price.count", "pass", case="mana")
@rule("EVNT-1")
@pytest.mark.parametrize("name", [name for name in PRICES if name != "turns"])
def test_each_price_is_taken_to_the_piece(name: str) -> None:
    world, seeker = asked()
    given(world, seeker, "base:gold_coins", 9)
    for _ in range(3):
        given(world, seeker, "base:timber", 1)

    ruled = answer(world, seeker, name)

    left = {
        "ap": world.get(seeker, ActionPoints).left, "stamina": world.get(seeker, Stamina).left,
        "mana": world.get(seeker, Mana).left, "health": world.get(seeker, Health).left,
        "gold": pieces(world, seeker, "base:gold_coins"), "cards": pieces(world, seeker, "base:timber"),
    }
    full = {"ap": 4, "stamina": 10, "mana": 10, "health": 20, "gold": 9, "cards": 3}
    taken = {"ap": 2, "stamina": 3, "mana": 4, "health": 5, "gold": 6, "cards": 2}
    assert {what: full[what] - left[what] for what in full if left[what] != full[what]} == {name: taken[name]}
    assert (ruled.ap, ruled.stamina) == (2 if name == "ap" else 0, 3 if name == "stamina" else 0)
    assert not world.has(seeker, Choice)


@planted("systems/rest/renewal.py", "    if busy.turns <= 1:", "    if busy.turns <= 2:")
@planted("systems/questions/prices.py", "    world.add(seeker, Waited())\n", "")
@rule("EVNT-1")
def test_a_price_of_turns_keeps_the_seeker_busy_for_so_many() -> None:
    world, seeker = asked()

    ruled = answer(world, seeker, "turns")
    busy = []
    for _ in range(3):
        busy.append(world.has(seeker, Busy) and world.has(seeker, Waited))
        turn(world)

    assert ruled.turns == 3
    assert busy == [True, True, True]
    assert not (world.has(seeker, Busy) or world.has(seeker, Waited))


@planted("systems/questions/answer.py", '*others, cause="asked") if others else 0', 'cause="asked") if others else 0')
@rule("EVNT-1")
def test_what_an_answer_does_is_told_of_its_card_and_leaves_nothing_behind() -> None:
    world, seeker = asked()
    living = world.entities()

    answer(world, seeker, "harm")
    hurts = [event for event in world.events if isinstance(event, Hurt)]

    assert len(hurts) == 1
    hurt = hurts[0]
    assert 3 <= hurt.damage <= 8 and world.get(seeker, Health).left == 20 - hurt.damage
    assert hurt.cause not in living and not world.alive(hurt.cause)
    assert world.entities() == living


@planted("systems/questions/answer.py", "world.remove(actor, kind)", "pass")
@planted("systems/seekers/raising.py", "getattr(body, attribute) + 1", "getattr(body, attribute) + 2")
@rule("EVNT-1", "CHAR-2")
def test_an_effect_of_the_body_is_borne_for_one_pass_alone() -> None:
    world, seeker = asked()
    before = {type(part) for part in world.components(seeker)} - {Choice}

    answer(world, seeker, "raise")
    ask(world, seeker, "mod:all")
    turn(world)
    answer(world, seeker, "leave")

    assert world.get(seeker, Attributes).will == 1
    assert {type(part) for part in world.components(seeker)} == before


@planted("systems/questions/open_question.py", "ask(world, unleashed.target, asks.card)", "pass")
@rule("EVNT-1")
def test_an_answer_or_any_unleashed_card_may_ask_the_next_question_at_once() -> None:
    world, seeker = asked()
    answer(world, seeker, "next")
    by_answer = world.get(seeker, Choice).question
    world.remove(seeker, Choice)
    bell = make(world, "mod:bell", seeker, Spot.PACK)
    world.add(seeker, WantsToWait())
    world.add(seeker, Acting())
    unleash(world, bell, seeker, seeker)

    act(world, order(content()), seeker)

    assert by_answer == world.get(seeker, Choice).question == "mod:second"


@rule("EVNT-1")
def test_healing_by_an_answer_is_told_like_any_other() -> None:
    world, seeker = asked()
    world.edit(seeker, Health).left = 10

    answer(world, seeker, "heal")

    assert world.get(seeker, Health).left == 13
    assert any(isinstance(event, Restored) for event in world.events)


@planted("systems/questions/legal_answer.py", "    if given is None:\n        return Verdict()\n",
         "    assert given is not None\n")
@rule("EVNT-1", "S8")
def test_a_question_whose_card_is_gone_can_be_put_away() -> None:
    world, seeker = asked()
    world.add(seeker, Choice("gone:shrine", ["pray"], [""]))

    ruled = verdict(world, seeker, WantsToAnswer(0))
    world.add(seeker, WantsToAnswer(0))
    world.add(seeker, Acting())
    act(world, order(content()), seeker)

    assert ruled == Verdict() and not world.has(seeker, Choice)
