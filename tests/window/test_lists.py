"""What stands in the list of deeds, and where: a light while it is dark, no deed twice (TABLE-11)."""

from __future__ import annotations

from math import hypot

import pytest

from components.light import Lit
from engine.play import commands as ask
from engine.scene.doubled import doubled
from engine.scene.node import Node, Role
from engine.window.desk import Desk
from engine.window.frame import frame
from engine.window.pages.board_acts import shown_acts
from engine.window.parts.ways import HEADINGS, rosette
from engine.window.pen import Pen
from engine.window.picture import Box, Layer
from engine.window.settings import Settings
from engine.window.theme import CANDLELIGHT
from tests.laws.chronicles import a_game
from tests.planted_fault import planted
from tests.rules import rule
from tests.window.houses import a_desk, focus_on, press


def names(desk: Desk) -> list[str]:
    """The rows of the list."""
    return [act.name for act in shown_acts(desk.view)]


@planted("engine/window/pages/board_acts.py", "_lights(view, rest) if _is_dark(view) else []", "[]")
@rule("TABLE-11")
def test_while_it_is_dark_a_light_is_among_the_first_deeds_and_only_then() -> None:
    game = a_game(7)
    desk = a_desk(game, Settings(hints=False))
    taking = shown_acts(desk.view)[:3]
    taken = [act.id for act in taking if isinstance(act.command, ask.Equip)]
    assert len(taken) == 1
    desk.acting.do(taken[0])
    kindled = [act.id for act in shown_acts(desk.view)[:3] if isinstance(act.command, ask.Light)]
    assert len(kindled) == 1
    desk.acting.do(kindled[0])

    lit = [entity for entity, _ in game.world.each(Lit)]
    first = shown_acts(desk.view)[:3]

    assert lit
    assert not any(isinstance(act.command, ask.Equip | ask.Light | ask.Snuff) for act in first)


@planted("engine/window/pages/board_acts.py", "if twice.get(act.id) not in asked]", "]")
@planted("engine/window/pages/board_acts.py", " and act.id not in away", "")
@rule("TABLE-11")
def test_a_step_and_a_way_of_one_step_stand_once_in_the_list() -> None:
    desk = a_desk(a_game(80), Settings(hints=False))
    at_centre = names(desk)
    focus_on(desk, "north")
    looked = names(desk)
    press(desk, "UP")
    focus_on(desk, "centre")
    from_side = names(desk)

    assert "Step north" in at_centre and not any("north side" in name for name in at_centre)
    assert looked[0] == "Step north" and not any("north side" in name for name in looked)
    assert "Go to the centre" in from_side and not any("to the centre" in name and "Step" in name for name in from_side)
    assert any("south side" in name for name in from_side)


@rule("TABLE-11")
def test_only_what_a_step_does_as_well_is_called_double() -> None:
    def board(here: str, *acts: Node) -> Node:
        place = Node(id=here, role=Role.SLOT, name=here, states=("here",))
        return Node(id="board", role=Role.SCREEN, name="b",
                    children=(place, Node(id="acts", role=Role.GROUP, name="acts", children=acts)))

    step = Node(id="acts.step.north", role=Role.ACT, name="s", command=ask.Step(heading="north"))
    shut = Node(id="acts.step.north", role=Role.ACT, name="s", command=ask.Step(heading="north"), enabled=False)
    north = Node(id="acts.approach.north", role=Role.ACT, name="a", command=ask.Approach(target="north"))
    centre = Node(id="acts.approach.centre", role=Role.ACT, name="a", command=ask.Approach(target="centre"))

    assert doubled(board("centre", step, north)) == {north.id: step.id}
    assert doubled(board("south", step, centre)) == {centre.id: step.id}
    assert doubled(board("south", step, north)) == doubled(board("centre", shut, north)) == {}
    assert doubled(board("centre")) == doubled(Node(id="x", role=Role.SCREEN, name="x")) == {}


@planted("engine/window/parts/ways.py", "across = x + dx * (w / 2 + 3)", "across = x - dx * (w / 2 + 3)")
@planted("engine/window/parts/ways.py", "down = y + dy * (h / 2 - 3)", "down = y - dy * h")
@rule("TABLE-9")
@pytest.mark.parametrize("words", [0.8, 1.0, 1.5, 2.0])
def test_a_key_that_is_held_and_what_a_rod_shows_lie_beside_the_rosette_and_not_upon_it(words: float) -> None:
    pen, radius = Pen(frame(1280, 720, words), CANDLELIGHT), 54.0
    ways = tuple(Node(id=f"rosette.{name}", role=Role.WAY, name=name, short=name[0], kind="locked",
                      states=("locked", "key_held", "rod", "rod_water")) for name in HEADINGS)

    rosette(pen, 300, 300, radius, ways)

    upon = [item for item in pen.picture.items if isinstance(item, Box) and item.layer == Layer.FLOAT]
    assert len(upon) == 8
    assert all(hypot(it.x + it.w / 2 - 300, it.y + it.h / 2 - 300) >= radius + it.w / 2 for it in upon)
    assert len({(it.x, it.y) for it in upon}) == 8
