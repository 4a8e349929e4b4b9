"""Planted faults in hand-built sections, their checks and their audit: see `tests/planted.py`."""

from __future__ import annotations

from tests.planted_fault import Fault

BIRTH = "tests/genesis/test_sections.py::"
WAYS = "tests/genesis/test_sections_ways.py::"
AUDIT = "tests/genesis/test_sections_audit.py::test_a_fault_planted_in_a_section_is_told"
BROKEN = "tests/content/test_broken_packs.py::test_a_broken_pack_is_told_by_exactly_these_lines"
CHECK = "tests/content/test_sections.py::test_what_is_wrong_with_a_section_is_told"
FOUND = "tests/systems/test_sections_found.py::"
DRAWN = BIRTH + "test_turned_and_mirrored_a_section_keeps_its_drawing_down_to_every_slot"

SECTIONS: list[Fault] = [
    Fault("systems/genesis/sections_turn.py", "places = [(y, -x) for x, y in places]",
          "places = [(-y, x) for x, y in places]", DRAWN),
    Fault("systems/genesis/sections_fill.py", "_fill(plan, room * 4 + placed.turned.sides[side], slot)",
          "_fill(plan, room * 4, slot)", DRAWN),
    Fault("systems/genesis/sections.py", "room != ENTRANCE and room not in plan.fixed and low",
          "room not in plan.fixed and low",
          WAYS + "test_a_section_that_may_lie_as_near_as_it_likes_still_leaves_the_entrance_alone"),
    Fault("systems/genesis/sections.py", "return plan.level > plan.figures.search_free_levels and len(",
          "return plan.level > 0 and len(",
          WAYS + "test_deeper_down_a_section_may_open_several_ways_and_on_levels_free_of_search_it_has_one"),
    Fault("systems/genesis/sections.py", "% apart == 0", "% apart >= 0",
          BIRTH + "test_a_boss_or_a_story_is_met_at_most_once_in_a_dungeon"),
    Fault("systems/genesis/sections.py", "return all(behind[room] or room == plan.gate",
          "return any(behind[room] or room == plan.gate",
          BIRTH + "test_the_deepest_third_stays_behind_a_lock_whatever_is_set_in"),
    Fault("systems/genesis/goods.py", "if slot not in plan.goods:", "if True:",
          BIRTH + "test_nothing_is_added_to_a_slot_that_is_drawn_and_drawn_goods_are_all_that_lies_within"),
    Fault("systems/genesis/cards.py", "if room not in plan.fixed:", "if True:",
          BIRTH + "test_nothing_is_added_to_a_slot_that_is_drawn_and_drawn_goods_are_all_that_lies_within"),
    Fault("systems/genesis/sections_fill.py", "placed.rooms[key_room] * 4 + sides[key_side]))",
          "placed.rooms[room] * 4 + sides[key_side]))", DRAWN),
    Fault("systems/genesis/audit_sections.py", "if len(rooms) != _drawn(world, name):", "if not rooms:", AUDIT),
    Fault("systems/genesis/audit_sections.py", "not all(explored.reached[room] for room in rooms)", "not rooms", AUDIT),
    Fault("systems/genesis/audit_sections.py", "steps.get(key.room, 0) >= steps.get(locked, 0)",
          "steps.get(key.room, 0) > steps.get(locked, 0)", AUDIT),
    Fault("systems/genesis/audit_sections.py", "if stairs.intersection(rooms):", "if not rooms:", AUDIT),
    Fault("content/companions.py", "        if wanted not in borne:\n            yield ()",
          "        if False:\n            yield ()", BROKEN),
    Fault("content/companions.py", "            if wanted not in borne:\n                yield (name,)",
          "            if False:\n                yield (name,)", BROKEN),
    Fault("content/companions.py", "cards[card].kind is not wanted", "False", BROKEN),
    Fault("content/sections_map.py", "elif char in letters:", "elif not char:", CHECK),
    Fault("content/sections_map.py", "if char in (HORIZONTAL, VERTICAL) and (char == VERTICAL) != bool(down):",
          "if not char:", CHECK),
    Fault("content/sections_map.py", "SHUT = (DEEP, WALL)", "SHUT = (WALL,)", CHECK),
    Fault("content/sections_map.py", "    if not splices:", "    if splices is None:", CHECK),
    Fault("content/sections_locks.py", "if steps[key.room] >= steps[room]:",
          "if steps[key.room] > steps[room]:", CHECK),
    Fault("content/sections_locks.py", "elif slot.key in keys:", "elif not slot.key:", CHECK),
    Fault("content/sections_rooms.py", "if slot.key and known is not None and not holds:", "if not slot:", CHECK),
    Fault("content/sections_rooms.py", "if card.decks and outside:", "if not card:", CHECK),
    Fault("content/sections_check.py", "    if rooms > most:", "    if rooms > most + 9:",
          "tests/content/test_sections.py::test_a_section_larger_than_its_levels_bear_fits_nowhere"),
    Fault("content/sections_check.py", "lambda: first.line + flaw.row", "lambda: first.line",
          "tests/content/test_sections.py::test_a_fault_of_the_map_is_told_with_the_line_on_which_it_is_drawn"),
    Fault("systems/deeds/discovering.py", "if not any(_has_entered(world, seeker, other) for other in others):",
          "if others or section:",
          FOUND + "test_the_first_room_of_a_section_that_is_entered_tells_its_name_and_the_others_do_not"),
]
