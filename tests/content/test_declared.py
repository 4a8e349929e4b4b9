"""What a pack declares by the door of the base game: how a clock starts, who judges an intent, what death ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from components.body import Health
from components.creatures import Mimic
from components.place import Spot
from components.things import Container
from content.loader import load
from content.make import make
from engine.play.trial import bare_world, pass_turns
from systems.core.legal import verdict
from systems.creatures.posing import woken_by
from tests.build import a_chest, a_room, a_seeker
from tests.content.packs import faults_of
from tests.content.test_code_packs import START, coded
from tests.planted_fault import planted
from tests.rules import rule

CARD = '[card.egg]\nname = "Egg"\ntext = "Warm."\nkind = "item"\ncomponents."{0}:clock.hatch" = {{ interval = 3 }}\n'
CODE = '''
from components.registry import CardId
from engine.api import Component, Entity, Event, System, component, room_of
from systems.core.verdict import Verdict


@component("{0}:clock.hatch")
class Hatch(Component):
    interval: int
    due: int | None = None


@component("{0}:intent.pat")
class WantsToPat(Component):
    card: int


class Hatching(System):
    follows = "Burn"
    wakes_on = ()

    def run(self, world):
        for egg in world.due(Hatch):
            world.edit(egg, Hatch).due = world.turn + 100
            world.edit(egg, Hatch).interval = 0


def register(pack):
    pack.add_system(Hatching())
    pack.add_start(Hatch, lambda world, egg, resting: setattr(egg, "due", world.turn + egg.interval))
    pack.add_judge(WantsToPat, lambda world, actor, intent: Verdict(ap=1), hand="card")
'''


@planted("content/make.py", "        start(world, parts[at], resting)\n", "        pass\n")
@rule("CLOCK-1")
def test_the_clock_of_a_packs_component_starts_as_its_pack_says(tmp_path: Path) -> None:
    content = load([coded(tmp_path, "eggs", CODE.format("eggs"), cards=CARD.format("eggs"))])
    hatch = content.kinds.named("eggs:clock.hatch") or Health
    world = bare_world(content)
    world.turn = 5
    egg = make(world, "eggs:egg", a_room(world), Spot.STORAGE)

    before = getattr(world.get(egg, hatch), "due", None)
    pass_turns(world, 3)

    assert before == 8
    assert getattr(world.get(egg, hatch), "interval", None) == 0


@rule("MIMIC-1", "P3")
def test_an_intent_of_a_pack_is_judged_and_lays_a_hand_on_what_it_names(tmp_path: Path) -> None:
    content = load([coded(tmp_path, "pats", CODE.format("pats"), cards=CARD.format("pats"))])
    kind = content.kinds.named("pats:intent.pat") or Health
    world = bare_world(content)
    room = a_room(world)
    seeker, chest = a_seeker(world, room), a_chest(world, room, Spot.CENTRE)
    world.add(chest, Mimic("base:coffer_mimic"))
    intent = kind(chest)
    world.add(seeker, intent)

    assert verdict(world, seeker, intent).ap == 1
    assert world.has(chest, Container) and woken_by(world, seeker) == chest


@pytest.mark.parametrize(("name", "line", "got"), [
    ("dateless", "pack.add_start(Health, print)", "ValueError: Health has no field `due`, and so no clock"),
    ("judged", "[pack.add_judge(Health, print) for _ in range(2)]", "ValueError: Health has a judge already"),
    ("started", "[pack.add_start(Wanders, print) for _ in range(2)]",
     "ValueError: the clock of Wanders has a start already"),
])
def test_what_is_declared_twice_or_has_no_clock_is_a_fault_of_the_pack(
    tmp_path: Path, name: str, line: str, got: str
) -> None:
    code = "from components.body import Health\nfrom components.creatures import Wanders\n"
    code += f"def register(pack):\n    {line}\n"

    faults = faults_of(coded(tmp_path, name, code))

    assert faults == [f"{name}/{START.format(name, 'rules.py:4')}{got}"]


@planted("content/registrar.py", "for kind in registrar.judges if kind in other.judges", "for kind in ()")
def test_what_the_game_declares_no_pack_declares_again(tmp_path: Path) -> None:
    code = (
        "from components.creatures import Wanders\nfrom components.rest import WantsToWait\n"
        "def register(pack):\n    pack.add_judge(WantsToWait, print)\n    pack.add_start(Wanders, print)\n"
        "    pack.add_order((), (), 'Decide', ())\n"
    )

    faults = faults_of(coded(tmp_path, "again", code))

    start = 'again/pack.toml:6: pack "again": code: expected nothing that pack "base" has declared, got '
    assert faults == [
        f"{start}a judge of WantsToWait", f"{start}a start of Wanders", f"{start}an order of the turn",
    ]
