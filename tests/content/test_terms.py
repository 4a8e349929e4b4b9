"""Terms of sums: what a pack adds to warmth, odds, prices and senses counts, is shown, and stands where it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from components.creatures import Creature, Temper
from components.place import Spot
from components.room import HardGoing, SelfLit
from components.water import Wet
from content.check import check
from content.loader import load
from content.make import make
from content.registry import Content
from engine.kernel.world import World
from engine.play.trial import bare_world
from systems.body.warmth import felt, warmth
from systems.combat.arms import melee
from systems.core.odds import hit
from systems.creatures.senses import senses
from systems.things.carrying import capacity
from systems.travel.moves import step_ap
from tests.build import a_rat, a_room, a_row, a_seeker
from tests.content.packs import faults_of
from tests.content.test_code_packs import coded
from tests.planted_fault import planted
from tests.rules import rule

FROST = '''
from components.card import Card
from components.place import Spot


def frosty(world, room):
    return any(world.get(card, Card).prototype == "{0}:rime" for card in world.held(room, Spot.CONDITION))


def slow(world, actor, room, so_far):
    return so_far if frosty(world, room) else 0


def register(pack):
    pack.add_term("warmth", "{0}.cold", lambda world, seeker, room: -2 if frosty(world, room) else 0, "warmth.wet")
    pack.add_term("to_hit", "{0}.slippery", lambda world, blow: -15 if frosty(world, blow.room) else 0, "odds.dark")
    pack.add_term("step", "{0}.slow", slow, upon=True)
    pack.add_term("sight", "{0}.haze", lambda world, creature, seeker, so_far: -so_far, upon=True)
    pack.add_term("capacity", "{0}.stiff", lambda world, body: -30)
    pack.add_sum("{0}", "room")
    pack.add_term("{0}", "{0}.cold", lambda world, room: 7)
'''
CARDS = '''
[card.rime]
name = "Rime"
text = "White."
kind = "condition"
components.condition.condition = {{}}
[messages]
{0}.cold = "rime"
{0}.slippery = "rime"
{0}.slow = "rime"
{0}.haze = "rime"
{0}.stiff = "rime"
sum.{0} = "Rime"
'''
NORTH = Spot.NORTH


def a_frosty_world(folder: Path, name: str) -> World:
    """An empty world with the pack of this name, whose rime chills, makes slippery and slow."""
    return bare_world(load([coded(folder, name, FROST.format(name), cards=CARDS.format(name))]))


def lay_rime(world: World, room: int, name: str) -> None:
    """Lay the pack's condition on a room."""
    make(world, f"{name}:rime", room, Spot.CONDITION)


@planted("systems/core/sums.py", "found.append(Term(label, value))\n            so_far += value", "so_far += value")
@planted("content/sums.py", "order.insert(_behind(order, ready), ready)", "order.append(ready)")
@rule("SURV-2", "COMB-3")
def test_a_packs_terms_are_felt_and_shown_behind_those_that_they_name(tmp_path: Path) -> None:
    world = a_frosty_world(tmp_path, "rimes")
    room = a_room(world, SelfLit())
    seeker = a_seeker(world, room)
    rat = a_rat(world, room, NORTH)
    world.add(seeker, Wet())
    warm, likely = felt(world, seeker), hit(world, seeker, rat, melee(world, seeker)).chance

    lay_rime(world, room, "rimes")

    assert felt(world, seeker) == warm - 2
    assert [term.label for term in warmth(world, seeker)] == ["warmth.wet", "rimes.cold"]
    order = [part.label for part in world.resource(Content).sums["to_hit"].parts]
    assert order.index("odds.dark") < order.index("rimes.slippery") < order.index("odds.wounded")
    odds = hit(world, seeker, rat, melee(world, seeker))
    assert odds.chance == likely - 15
    assert [(term.label, term.value) for term in odds.terms if term.label == "rimes.slippery"] == [
        ("rimes.slippery", -15)]


@planted("systems/core/sums.py", "so_far += (reckon(world, *about, so_far)", "so_far += (reckon(world, *about, 1)")
@rule("MOVE-1")
@pytest.mark.parametrize(("hard", "rime", "price"), [
    (False, False, 1), (True, False, 2), (False, True, 2), (True, True, 4),
])
def test_a_term_upon_a_sum_is_given_what_all_others_come_to(
    tmp_path: Path, hard: bool, rime: bool, price: int
) -> None:
    name = f"slow_{hard:d}{rime:d}"
    world = a_frosty_world(tmp_path, name)
    room = a_room(world, *([HardGoing()] if hard else []))
    seeker = a_seeker(world, room)

    if rime:
        lay_rime(world, room, name)

    assert step_ap(world, seeker, room) == price


@rule("COMB-5", "CHAR-2")
def test_senses_and_loads_take_a_packs_terms_too(tmp_path: Path) -> None:
    plain, world = bare_world(load()), a_frosty_world(tmp_path, "hazes")
    seen, carries = [], []

    for here in (plain, world):
        rooms = a_row(here, 2)
        here.add(rooms[0], SelfLit())
        seeker = a_seeker(here, rooms[0])
        seen.append(senses(here, a_rat(here, rooms[1], NORTH, Creature(1, Temper.PURSUING, sight=2)), seeker))
        carries.append(capacity(here, seeker))

    assert seen == [True, False]
    assert carries[1] == carries[0] - 30


WRONG = {
    "unknown": ('"warmht", "odds.dark", print',
                'expected a sum for the term odds.dark to be of, got "warmht"; did you mean "warmth"?'),
    "nowhere": ('"comfort", "odds.dark", lambda world, room: 1, after="comfort.drt"',
                'expected a term of comfort for odds.dark to stand after, got "comfort.drt"; '
                'did you mean "comfort.dirt"?'),
    "asked": ('"warmth", "odds.dark", lambda world, room: 1',
              "expected a term of warmth that is asked about (world, seeker, room), got <lambda> for odds.dark"),
    "upon_it": ('"step", "odds.dark", lambda world, actor, room: 1, upon=True',
                "expected a term of step that is asked about (world, actor, room, so_far), got <lambda> for odds.dark"),
    "twice": ('"warmth", "warmth.wet", lambda world, seeker, room: 1',
              "expected a label of its own for a term of warmth, got warmth.wet once more"),
    "circular": ('"warmth", "odds.dark", lambda world, seeker, room: 1, after="odds.dark"',
                 "expected a term of warmth for odds.dark to stand after, got one that stands after it"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_term_without_sum_place_or_shape_is_a_fault_of_its_pack(tmp_path: Path, name: str) -> None:
    line, text = WRONG[name]

    faults = faults_of(coded(tmp_path, name, f"def register(pack):\n    pack.add_term({line})\n"))

    assert faults == [f'{name}/pack.toml:6: pack "{name}": code: {text}']


def test_a_sum_that_another_has_and_words_that_are_missing_are_told(tmp_path: Path) -> None:
    taken = coded(tmp_path, "taken", 'def register(pack):\n    pack.add_sum("warmth", "toes")\n')
    mute = coded(tmp_path, "mute", (
        'def register(pack):\n    pack.add_sum("glow", "room")\n    pack.add_term("glow", "mute.moss", print)\n'))

    lines = check(mute).faults

    assert faults_of(taken)[0] == (
        'taken/pack.toml:6: pack "taken": code: expected nothing that pack "base" has declared, got the sum warmth')
    assert [line.partition(": code: ")[2] for line in lines] == [
        'expected words for the message "mute.moss" of a sum, got none',
        'expected words for the message "sum.glow" of a sum, got none',
    ]
