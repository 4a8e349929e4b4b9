"""Number keys: none changes its meaning under the finger, and none is lost (TABLE-7)."""

from __future__ import annotations

import pytest

from components.body import Health
from components.creatures import Creature
from engine.scene.node import Node, Role
from engine.window.desk import Desk
from engine.window.numbers import Numbers
from engine.window.settings import Settings
from systems.core.rooms import room_of
from tests.laws.chronicles import a_game
from tests.planted_fault import planted
from tests.rules import rule
from tests.scene.games import a_fight
from tests.window.houses import a_desk, acts_of, press


def deeds(*names: str) -> list[Node]:
    """Deeds of these names."""
    return [Node(id=f"acts.{name.split()[0]}", role=Role.ACT, name=name) for name in names]


def dealt(numbers: Numbers, *names: str) -> str:
    """The numbers of a list of these deeds, in a row."""
    acts = deeds(*names)
    numbers.deal(acts)
    return "".join(numbers.of(act) for act in acts)


def numbered(desk: Desk) -> dict[str, str]:
    """What stands under each number on show."""
    names = {act.id: act.name for act in acts_of(desk)}
    return {hit.key: names.get(hit.act, hit.act) for hit in desk.picture().hits if hit.key}


@planted("engine/window/numbers.py", "if deed in listed}", "if False}")
@rule("TABLE-7")
def test_a_deed_keeps_its_number_wherever_in_the_list_it_stands() -> None:
    numbers = Numbers()
    first = dealt(numbers, "strike", "search", "step")

    numbers.acted()

    assert first == "123"
    assert dealt(numbers, "step", "strike", "search") == "312"


@planted("engine/window/numbers.py", "self._empty |= {*self._held.values()} - {*kept.values()}", "pass")
@rule("TABLE-7")
def test_a_number_whose_deed_went_is_empty_until_the_next_deed_and_then_dealt_again() -> None:
    numbers = Numbers()
    dealt(numbers, "strike", "search", "step")
    numbers.acted()
    gone = dealt(numbers, "take", "search", "step")
    again = dealt(numbers, "take", "search", "step")

    numbers.acted()

    assert gone == again == "423"
    assert dealt(numbers, "take", "search", "step", "light") == "4231"


@planted("engine/window/numbers.py", "for number in range(1, _MOST + 1)", "for number in range(1, _MOST + 2)")
@rule("TABLE-7")
def test_there_are_nine_numbers_and_what_has_none_gets_one_when_one_is_free() -> None:
    numbers, many = Numbers(), [f"deed{letter}" for letter in "abcdefghijk"]
    first = dealt(numbers, *many)

    numbers.acted()
    without = dealt(numbers, *many[1:])
    numbers.acted()

    assert first == "123456789  "
    assert without == "23456789  "
    assert dealt(numbers, *many[1:]) == "234567891 "


@planted("engine/window/numbers.py", "barred.add(number)", "pass")
@rule("TABLE-7")
def test_elsewhere_all_is_dealt_anew_but_for_the_number_that_was_pressed() -> None:
    numbers = Numbers()
    dealt(numbers, "open", "search", "north", "south")
    numbers.press(1, "acts.open", "open")
    numbers.acted(elsewhere=True)
    there = dealt(numbers, "strike", "force", "north")

    numbers.let_go()

    assert there == "234"
    assert dealt(numbers, "strike", "force", "north", "clean") == "2341"


@rule("TABLE-7")
def test_whoever_walks_by_a_number_walks_on_by_it_in_the_next_room() -> None:
    numbers = Numbers()
    dealt(numbers, "open", "search", "north", "south")
    numbers.press(3, "acts.north", "north")

    numbers.acted(elsewhere=True)

    assert dealt(numbers, "strike", "north", "force") == "132"


@rule("TABLE-7")
def test_a_deed_that_counts_what_is_left_is_the_same_deed_and_one_upon_another_thing_is_not() -> None:
    numbers = Numbers()
    dealt(numbers, "wait", "break wall, 3 hits left", "strike swarm")

    numbers.acted()

    assert dealt(numbers, "wait", "break wall, 2 hits left", "strike chest") == "124"


@planted("engine/window/steering.py", "desk.view.numbers.let_go() or", "")
@rule("TABLE-7")
def test_the_number_that_killed_does_nothing_more_until_another_key_is_pressed() -> None:
    game = a_fight()
    for entity, _ in list(game.world.each(Creature)):
        game.world.edit(entity, Health).left = 1
    desk = a_desk(game, Settings(hints=False))
    blow = next(act for act in acts_of(desk) if act.kind == "fight" and act.enabled)
    number = next(key for key, name in numbered(desk).items() if name == blow.name)
    for _ in range(60):
        if blow.name in numbered(desk).values():
            press(desk, number)
            press(desk, *([] if blow.name not in numbered(desk).values() else ["SPACE"]))

    killed = numbered(desk)
    before = game.digest()
    press(desk, number, number)

    assert number not in killed and blow.name not in killed.values()
    assert game.digest() == before
    press(desk, "TAB", "ESCAPE")
    assert number in numbered(desk)


@rule("TABLE-7")
@pytest.mark.parametrize("seed", range(80, 92))
def test_in_play_no_number_changes_its_deed_from_one_key_to_the_next(seed: int) -> None:
    desk = a_desk(a_game(seed, 5), Settings(hints=False))
    keys = ["1", "3", "2", "UP", "1", "SPACE", "2", "RIGHT", "4", "1", "DOWN", "3", "SPACE", "LEFT", "5", "2"]
    changed = []

    for key in keys:
        room, before = room_of(desk.game.world, desk.game.seeker), numbered(desk)  # type: ignore[union-attr]
        press(desk, key)
        if desk.page != "board" or desk.choosing or desk.confirm is not None:
            break
        after = numbered(desk)
        moved = room_of(desk.game.world, desk.game.seeker) != room  # type: ignore[union-attr]
        for number in before.keys() & after.keys():
            same = "".join(filter(str.isalpha, before[number])) == "".join(filter(str.isalpha, after[number]))
            if not same and (number == key or not moved):
                changed.append((key, number, before[number], after[number]))

    assert not changed
