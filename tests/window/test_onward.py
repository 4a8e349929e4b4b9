"""Where the focus goes after a deed, and that no deed is offered which undoes it (TABLE-8)."""

from __future__ import annotations

import pytest

from components.light import Lit
from engine.play import commands as ask
from engine.play.commands import Command
from engine.scene.node import Node, Role
from engine.window.acts import default
from engine.window.desk import Desk
from engine.window.onward import offered, onward, undoes
from engine.window.settings import Settings
from systems.things.carrying import carried
from tests.build import base_content
from tests.laws.chronicles import a_game
from tests.planted_fault import planted
from tests.rules import rule
from tests.window.houses import a_desk, acts_of, click, focus_on, press

VERBS = base_content().verbs


def act(command: Command, kind: str = "here", enabled: bool = True) -> Node:
    """The act of a command."""
    fields = [str(getattr(command, name)) for name in command.__struct_fields__ if name != "sure"]
    name = ".".join(["acts", str(command.__struct_config__.tag), *(field for field in fields if field)])
    return Node(id=name, role=Role.ACT, name=name, kind=kind, command=command, enabled=enabled)


def a_tree(*acts: Node, there: tuple[Node, ...] = ()) -> Node:
    """A board with these acts, and these nodes beside them."""
    return Node(id="board", role=Role.SCREEN, name="board",
                children=(*there, Node(id="acts", role=Role.GROUP, name="acts", children=acts)))


def chosen_name(desk: Desk) -> str:
    """The name of the gold deed."""
    return next((deed.name for deed in acts_of(desk) if deed.id == desk.view.chosen), "")


@planted("engine/window/onward.py", "if not undoes(act, done, verbs) and not ((", "if not ((")
@rule("TABLE-8")
@pytest.mark.parametrize(("done", "back"), [
    (ask.Light(card="offhand"), ask.Snuff(card="offhand")), (ask.Snuff(card="offhand"), ask.Light(card="offhand")),
    (ask.Equip(card="pack.1", spot="offhand"), ask.Unequip(card="offhand")),
    (ask.Unequip(card="offhand"), ask.Equip(card="offhand")), (ask.Drop(card="pack.1"), ask.Take(target="offhand")),
    (ask.Descend(), ask.Ascend()), (ask.Enter(), ask.Leave()), (ask.Step(heading="north"), ask.Step(heading="south")),
])
def test_the_reverse_of_what_was_just_done_is_never_offered(done: Command, back: Command) -> None:
    reverse, other = act(back), act(ask.Refill(card="offhand"))
    address = next((part for part in reverse.id.split(".")[2:]), "")

    both, alone = a_tree(reverse, other), a_tree(reverse)

    assert undoes(reverse, done, VERBS) and not undoes(other, done, VERBS)
    for looked in (True, False):
        assert offered(alone, address, done, VERBS, looked) == ""
    if address in ("offhand", "pack"):
        assert offered(both, "offhand", done, VERBS) == other.id


@rule("TABLE-8")
def test_what_is_next_is_who_is_about_to_strike_then_what_lies_underfoot_then_nothing() -> None:
    intent = Node(id="east.creature.intent", role=Role.INTENT, name="bites", states=("at_you",))
    foe = Node(id="east.creature", role=Role.CREATURE, name="rat", children=(intent,))
    east = Node(id="east", role=Role.SLOT, name="east", children=(foe,))
    crate = Node(id="south.thing", role=Role.CARD, name="crate", kind="container")
    south = Node(id="south", role=Role.SLOT, name="south", states=("here",), children=(crate,))
    strike, search = act(ask.Strike(target="east.creature"), "fight"), act(ask.Search(target="south.thing"))
    step, tired = act(ask.Step(heading="south"), "way"), act(ask.Strike(target="east.creature"), "fight", enabled=False)

    done = ask.Step(heading="south")

    assert onward(a_tree(step, search, strike, there=(south, east)), done, VERBS) == ("east.creature", strike.id)
    assert onward(a_tree(step, search, tired, there=(south, east)), done, VERBS) == ("south.thing", search.id)
    assert onward(a_tree(step, search, there=(south,)), done, VERBS) == ("south.thing", search.id)
    assert onward(a_tree(step, there=(south,)), done, VERBS) == ("", "")
    assert onward(a_tree(there=()), done, VERBS) == ("", "")


@rule("TABLE-8")
def test_enter_does_not_undo_enter_and_a_torch_that_was_lit_burns_on() -> None:
    game = a_game(7)
    desk = a_desk(game, Settings(hints=False))
    torch = next(deed for deed in acts_of(desk) if isinstance(deed.command, ask.Equip)
                 and "torch" in deed.name.lower() and deed.command.spot == "offhand")
    desk.acting.do(torch.id)
    focus_on(desk, "offhand")
    lighting = chosen_name(desk)

    press(desk, "ENTER", "ENTER", "ENTER")

    held = [card for card in carried(game.world, game.seeker) if game.world.has(card, Lit)]
    assert "ight" in lighting
    assert len(held) == 1
    assert "out" not in chosen_name(desk)
    click(desk, "centre")
    focus_on(desk, "offhand")
    assert not isinstance(desk.view.tree.find(desk.view.chosen or "nothing"), ask.Snuff)


@planted("engine/window/onward.py", "or not verbs.of(done).goes", "or True")
@rule("TABLE-8")
def test_what_is_carried_is_not_focused_any_more_once_the_seeker_has_walked_on() -> None:
    desk = a_desk(a_game(80), Settings(hints=False))
    eaten = next(deed.command.card for deed in acts_of(desk) if isinstance(deed.command, ask.Eat))
    focus_on(desk, eaten)

    press(desk, "UP")

    assert desk.view.focus != eaten
    gold = desk.view.tree.find(desk.view.chosen) if desk.view.chosen else None
    assert gold is None or gold.command is not None and not isinstance(gold.command, ask.Unequip | ask.Drop)


@rule("TABLE-8")
@pytest.mark.parametrize("seed", range(80, 90))
def test_in_play_enter_twice_never_undoes_what_enter_did(seed: int) -> None:
    desk = a_desk(a_game(seed, 5), Settings(hints=False))
    undone = []

    for count in range(30):
        press(desk, *["TAB"] * (count % 7))
        before = desk.view.tree.find(desk.view.chosen) if desk.view.chosen else None
        press(desk, "ENTER")
        if desk.page != "board" or desk.choosing or desk.confirm is not None:
            break
        gold = desk.view.tree.find(desk.view.chosen) if desk.view.chosen else None
        if before is not None and gold is not None and undoes(gold, before.command, VERBS):
            undone.append((before.name, gold.name))

    assert not undone


@rule("TABLE-8")
def test_a_thing_that_was_not_touched_is_offered_all_that_can_be_done_to_it() -> None:
    snuff = act(ask.Snuff(card="offhand"))

    tree = a_tree(snuff, act(ask.Drop(card="offhand")))

    assert offered(tree, "offhand", None, VERBS) == default(tree, "offhand", VERBS) == snuff.id
    assert offered(tree, "offhand", ask.Wait(), VERBS, looked=False) == ""


@planted("engine/window/acting.py", 'if not focus and view.verbs.of(done).group == "turn":', "if False:")
@rule("TABLE-8")
def test_whoever_waits_with_nothing_focused_is_offered_to_wait_again_whatever_lies_there() -> None:
    desk = a_desk(a_game(7), Settings(hints=False))
    press(desk, "UP")
    stepped = desk.view.chosen
    while desk.view.focus:
        press(desk, "ESCAPE")

    press(desk, "SPACE")

    assert stepped
    assert (desk.view.focus, desk.view.chosen) == ("", "")
