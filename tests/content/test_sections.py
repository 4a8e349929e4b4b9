"""Sections are checked where they are written: every fault with its file and line, on the map with its column."""

from __future__ import annotations

from pathlib import Path

import pytest

from content.faults import ContentError
from content.loader import load
from tests.content.packs import CARDS, a_base, a_theme, faults_of, figures
from tests.planted_fault import planted
from tests.rules import rule

MORE = """\
[card.hall]
name = "Hall"
text = "Dry."
kind = "location"
decks = ["main"]
components.room.location = { size = 2, terrain = "interior" }

[card.chest]
name = "Chest"
text = "Shut."
kind = "container"
decks = ["main"]
components.item.container = {}

[card.safe]
name = "Safe"
text = "Shut, and locked."
kind = "container"
decks = ["main"]
components.item.container = {}
components.barrier.lock = { tier = 2 }

[card.pool]
name = "Pool"
text = "Wet."
kind = "location"
decks = ["main"]
components.room.location = { size = 1, terrain = "mire" }

[card.ooze]
name = "Ooze"
text = "In a glass."
kind = "enemy"
decks = ["laboratory"]
components.actor.creature = { level = 1, temper = "roaming" }
components.actor.health = { left = 6, full = 6 }
components.actor.action_points = { left = 2, pool = 2 }
components.actor.acts = {}
"""
ROOMS = {"a": 'location = "hall"', "b": 'location = "hall"', "c": 'location = "hall"\nlock = 1\nnorth = "chest"'}
MAP = "*a-b+c"
KEY = 'location = "hall"\nwest = { key = "c" }'


def section(drawn: str = MAP, head: str = "", **rooms: str) -> str:
    """A section of three rooms, the last of them locked, with this map, these fields and these rooms in its legend."""
    legend = {**ROOMS, "b": KEY, **rooms}
    lines = ["[section.bend]", 'name = "Bend"', 'text = "It bends."', 'kind = "puzzle"']
    lines += ["map = '''", drawn, "'''", head]
    for letter, text in legend.items():
        if text:
            lines += [f"[section.bend.legend.{letter}]", text]
    return "\n".join(lines)


def faults(home: Path, text: str) -> list[str]:
    """What is wrong with a base game that has this section, without the file's name."""
    roomy = figures().replace("sections_share = 1\n", "sections_share = 100\n")
    roomy = roomy.replace("rooms_first_level = 1\n", "rooms_first_level = 9\n")
    base = a_base(home, CARDS + MORE + a_theme("laboratory"), section=text)
    (base / "figures.toml").write_text(roomy, encoding="utf-8")
    return [line.partition("section.toml:")[2] for line in faults_of(base)]


@rule("SECT-1")
def test_a_section_that_holds_together_has_no_fault(tmp_path: Path) -> None:
    assert faults(tmp_path, section()) == []



def slot(text: str) -> str:
    """A room with this on its west side."""
    return f'location = "hall"\nwest = {text}'


WRONG = {
    "two rooms with one letter": (
        section("*a-b+c\n |\n a"),
        'column 2: expected a letter of its own for each room, got "a" again',
    ),
    "a room off the lattice": (
        section("*a-b+c\n  d"),
        'column 3: expected rooms an even number of places apart, got "d"',
    ),
    "a strange mark": (section("*a=b+c"), "column 3: expected a letter, a digit or one of"),
    "a mark across": (section("*a|b+c"), 'column 3: expected "-" for a way in this direction, got "|"'),
    "a way to nowhere": (section("*a-b+c-"), 'column 7: expected "-" between two rooms, got one room or none'),
    "a splice inside": (
        section("*a*b+c"),
        'column 3: expected "*" with a room on one side and nothing on the other',
    ),
    "no splice": (section("a-b+c"), 'expected a splice "*" at the edge, got none'),
    "a room cut off": (
        section("*a-b c"),
        'column 6: expected every room within reach of the others, got "c" cut off',
    ),
    "behind deep water": (
        section("*a-b~c"),
        'column 6: expected every room within reach of the others, got "c" cut off',
    ),
    "no room at all": (section("*"), "column 1: expected rooms as letters or digits, got none"),
    "a letter without a legend": (section(a=""), 'expected a legend for the room "a" of the map, got none'),
    "a legend without a letter": (section(d='location = "hall"'), 'expected a letter of the map, got "d"'),
    "an unknown card": (section(a='location = "hell"'), 'expected a card id, got "hell"; did you mean "hall"?'),
    "an unknown good": (section(a=slot('{ card = "chest", goods = ["torsh"] }')), 'did you mean "torch"?'),
    "an unknown field": (section(a=slot('{ crad = "chest" }')), 'did you mean "card"?'),
    "a location on a slot": (section(a=slot('"cave"')), "expected a card of kind"),
    "goods without a holder": (section(a=slot('{ card = "torch", goods = ["torch"] }')), "expected goods in a"),
    "a key in a full slot": (section(b=slot('{ card = "torch", key = "c" }')), "got a slot full of base:torch"),
    "a card of another deck": (section(a=slot('"ooze"')), 'expected a card of deck "main", got base:ooze'),
    "a lock without a key": (
        section(b=ROOMS["b"]),
        "expected a key to this lock on a slot of the section, got none",
    ),
    "a locked container without a key": (
        section(a=slot('"safe"')),
        "expected a key to this lock on a slot of the section, got none",
    ),
    "two keys": (section(a=slot('{ key = "c" }')), 'expected one key to a lock, got a second one to "c"'),
    "a key to nothing": (section(a=slot('{ key = "b" }')), 'got "b"'),
    "a key no nearer": (
        section("*a-b+c*"), 'expected its key strictly nearer to the splice at "c" than the lock, got it in "b"'),
    "a container's own key in it": (
        section(a=slot('{ card = "safe", key = "a.west" }')), "strictly nearer"),
    "a lock drawn open": (section("*a-b-c"), 'expected the mark "+" between "b" and "c"'),
    "a mark without a lock": (section("*a+b+c"), 'expected a locked room beside the mark "+" between "a" and "b"'),
    "a hidden door in a wet wall": (
        section("*a-b+c\n ?\n d", d='location = "pool"'),
        "between rooms that bear a wall",
    ),
    "levels upside down": (
        section(head="levels = [5, 2]"),
        "expected the first no greater than the last, got 5 and 2",
    ),
    "depths upside down": (section(head="share = [90, 10]"), "expected the first no greater than the last"),
    "an unknown theme": (
        section(head='themes = ["cavern"]'),
        'expected a theme id, got "cavern"; did you mean "caverns"?',
    ),
    "an unknown deck": (section(head='decks = ["main", "mian"]'), 'expected a deck of a theme, got "mian"'),
    "an unknown tag": (section(head='tags = ["lihgt"]'), 'expected a tag that cards have, got "lihgt"'),
    "no such kind": (section().replace('"puzzle"', '"riddle"'), "expected one of boss, puzzle, story"),
}


@planted("content/sections_map.py", "elif char in letters:", "elif not char:")
@planted("content/sections_map.py", "if char in (HORIZONTAL, VERTICAL) and (char == VERTICAL) != bool(down):",
         "if not char:")
@planted("content/sections_map.py", "SHUT = (DEEP, WALL)", "SHUT = (WALL,)")
@planted("content/sections_map.py", "    if not splices:", "    if splices is None:")
@planted("content/sections_locks.py", "if steps[key.room] >= steps[room]:", "if steps[key.room] > steps[room]:")
@planted("content/sections_locks.py", "elif slot.key in keys:", "elif not slot.key:")
@planted("content/sections_rooms.py", "if slot.key and known is not None and not holds:", "if not slot:")
@planted("content/sections_rooms.py", "if card.decks and outside:", "if not card:")
@rule("SECT-1", "G12")
@pytest.mark.parametrize("wrong", WRONG)
def test_what_is_wrong_with_a_section_is_told(wrong: str, tmp_path: Path) -> None:
    text, told = WRONG[wrong]

    found = faults(tmp_path, text)

    assert any(told in line for line in found), found
    assert all('section "base:bend"' in line for line in found)


@planted("content/sections_check.py", "lambda: first.line + flaw.row", "lambda: first.line")
@rule("SECT-1")
def test_a_fault_of_the_map_is_told_with_the_line_on_which_it_is_drawn(tmp_path: Path) -> None:
    text = section("*a-b+c\n |\n d=e", d='location = "hall"', e='location = "hall"')

    found = faults(tmp_path, text)

    assert text.splitlines()[7] == " d=e"
    assert found[0].startswith('8: section "base:bend": map: column 3: ')


@rule("SECT-1")
def test_a_fault_of_the_legend_is_told_on_its_own_line_and_all_at_once(tmp_path: Path) -> None:
    text = section(a='location = "hell"\nwest = "torsh"', b='location = "hall"\nnorth = 3')

    found = faults(tmp_path, text)

    lines = {int(line.partition(":")[0]): line for line in found}
    rows = text.splitlines()
    assert {rows[number - 1] for number in lines} >= {'location = "hell"', 'west = "torsh"', "north = 3"}


@rule("SECT-1")
def test_a_section_that_fits_nowhere_is_an_error_that_names_pack_file_and_section(tmp_path: Path) -> None:
    barred = CARDS.replace("favours =", 'bars = ["light"]\nfavours =')
    base = a_base(tmp_path, barred + MORE, section=section(head='tags = ["light"]'))

    told = faults_of(base)

    assert any(line.startswith("base/section.toml:") and 'section "base:bend"' in line and "fits nowhere" in line
               for line in told), told


@planted("content/sections_check.py", "    if rooms > most:", "    if rooms > most + 9:")
@rule("SECT-1")
def test_a_section_larger_than_its_levels_bear_fits_nowhere(tmp_path: Path) -> None:
    base = a_base(tmp_path, CARDS + MORE, section=section(head="levels = [1, 1]"))

    with pytest.raises(ContentError, match="expected at most 0 rooms on its last level, got 3: it fits nowhere"):
        load([base])


@rule("SECT-1")
def test_another_pack_changes_a_section_by_a_patch(tmp_path: Path) -> None:
    mod = tmp_path / "mod"
    mod.mkdir()
    (mod / "pack.toml").write_text('[pack]\nname = "mod"\ntitle = "Mod"\nversion = "1"\ndata_version = 1\n')
    (mod / "m.toml").write_text('[patch_section."base:three_saints"]\nset.weight = 3\nset.legend.b.north = "torch"\n')

    changed = load([mod]).sections["base:three_saints"]

    assert changed.written.weight == 3
    assert changed.written.legend["b"].slots[0].card == "base:torch"
    assert load().sections["base:three_saints"].written.weight == 10
