"""From version 3: a choice that was pending in a save of before can still be answered, in each way (S7, EVNT-1).

The golden saves were made by the game of version 3, by its own rules: a level gained, a tremor with a timber in the
pack, and the tremor of one who had just stepped out.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from components.body import Attributes, Health
from components.card import Card
from components.conditions import Tremor
from components.events.conditions import CeilingHeld, PropBroke
from components.events.seekers import AttributeRaised
from components.knowledge import Choice
from components.place import Spot
from engine.play.commands import Answer, Wait
from engine.play.game import Game
from engine.scene.view import view
from saves.container import Part
from saves.from_version_3 import leave_version_3
from systems.conditions.conditions import conditions
from systems.core.rooms import neighbour, room_of
from tests.build import base_content
from tests.planted_fault import planted
from tests.rules import rule
from tests.saves import golden


def opened(what: str) -> Game:
    """A golden game of version 3."""
    path: Path = golden.FOLDER / f"v3_{what}.torchturn"
    return Game.load(path, base_content(), keep=False)


def told(game: Game) -> tuple[str, list[tuple[str, bool]]]:
    """What the seeker is asked, and its answers, each with whether it can be given."""
    asked = view(game).find("choice")
    assert asked is not None
    return asked.name, [(answer.name, answer.enabled) for answer in asked.children]


@planted("saves/from_version_3.py", '"choice.attribute": "base:level_gained"', '"choice.attribute": "base:tremor"')
@planted("saves/from_version_3.py", 'return "raise", said.removeprefix(_ATTRIBUTE)', 'return "raise", ""')
@rule("S7", "CHAR-4")
def test_a_level_gained_in_version_3_asks_in_the_words_of_before() -> None:
    game = opened("level")

    assert told(game) == ("You have grown. In what?", [
        (name, True) for name in ("Strength", "Defence", "Perception", "Agility", "Will")
    ])


@rule("S7", "COND-UNSTABLE")
@pytest.mark.parametrize(("what", "last", "timber"), [
    ("tremor", "Leap out to the east: 5 Health, and what lies loose here is buried", True),
    ("outside", "Get clear of it: 5 Health, and what lies loose in there is buried", False),
])
def test_a_tremor_of_version_3_asks_in_the_words_of_before(what: str, last: str, timber: bool) -> None:
    game = opened(what)

    assert told(game) == ("Tremor: the ceiling is coming down.", [
        ("Put your arms over your head: 5 Health, and the room collapses", True),
        ("Set a timber under it: 5 Health, and if it holds, the room does not collapse", timber),
        (last, True),
    ])


@planted("saves/steps.py", ", 3: leave_version_3}", "}", case="4")
@rule("S7", "CHAR-4")
@pytest.mark.parametrize("number", range(5))
def test_each_answer_to_a_level_of_version_3_raises_its_attribute(number: int) -> None:
    game = opened("level")
    before = [getattr(game.world.get(game.seeker, Attributes), name) for name in Attributes.__struct_fields__]

    outcome = game.submit(Answer(number))

    body = game.world.get(game.seeker, Attributes)
    assert outcome.ok and any(isinstance(event, AttributeRaised) for event in game.world.events)
    assert [getattr(body, name) for name in Attributes.__struct_fields__] == [
        value + (at == number) for at, value in enumerate(before)
    ]
    assert game.submit(Wait(sure=True)).ok


@planted("saves/from_version_3.py", "return name, heading", 'return name, ""', case="tremor-2")
@rule("S7", "COND-UNSTABLE")
@pytest.mark.parametrize(("what", "number"), [
    ("tremor", 0), ("tremor", 1), ("tremor", 2), ("outside", 0), ("outside", 2),
])
def test_each_answer_to_a_tremor_of_version_3_does_what_it_says(what: str, number: int) -> None:
    game = opened(what)
    world, seeker = game.world, game.seeker
    room, stood, left = world.get(seeker, Tremor).room, room_of(world, seeker), world.get(seeker, Health).left

    outcome = game.submit(Answer(number))

    assert outcome.ok and not (world.has(seeker, Choice) or world.has(seeker, Tremor))
    assert world.get(seeker, Health).left == left - 5
    leapt = (what, number) == ("tremor", 2)
    assert room_of(world, seeker) == (neighbour(world, room, Spot.EAST) if leapt else stood)
    held = any(isinstance(event, CeilingHeld) for event in world.events)
    if number == 1:
        assert held != any(isinstance(event, PropBroke) for event in world.events)
    assert [world.get(card, Card).prototype for card in conditions(world, room)] == [
        "base:unstable" if held else "base:collapsed"
    ]


@planted("saves/from_version_3.py", ' and "of" not in data[_CHOICE][0]', "")
@rule("S7")
def test_a_choice_of_version_4_in_the_making_is_left_as_it_is() -> None:
    asked = [["question", "answers", "of"], [7], [["base:tremor"], [["leap"]], [["east"]]]]
    save = {"header": {}, "sections": [{"part": Part.ROOM, "data": {"base:knowledge.choice": asked}}]}

    leave_version_3(save)

    assert save["sections"][0]["data"]["base:knowledge.choice"] == [  # type: ignore[index]
        ["question", "answers", "of"], [7], [["base:tremor"], [["leap"]], [["east"]]],
    ]
