"""Planted faults in mouths, sub-dungeons and the veins of a mine: see `tests/planted.py`."""

from __future__ import annotations

from tests.planted_fault import Fault

BIRTH = "tests/genesis/test_mouths.py::"
PLAY = "tests/engine/test_mouths.py::"
VEINS = "tests/genesis/test_veins.py::"
NO_EXIT = BIRTH + "test_a_sub_dungeon_has_no_exit_and_in_its_entrance_the_one_way_out"
PLANTED = BIRTH + "test_a_fault_planted_in_a_sub_dungeon_is_found"
ROLL = VEINS + "test_rooms_of_the_mine_roll_once_for_a_vein_where_nothing_else_lies"

MOUTHS: list[Fault] = [
    Fault("systems/genesis/exits.py", "if plan.theme.exit:", "if plan.exit:", NO_EXIT),
    Fault("systems/genesis/exits.py", "elif plan.level > 1:", "if plan.level > 1:", NO_EXIT),
    Fault("systems/genesis/mouths.py", "if room not in (ENTRANCE, plan.exit) and", "if",
          BIRTH + "test_a_mouth_lies_on_a_side_slot_neither_in_the_entrance_nor_the_exit_and_can_be_reached"),
    Fault("systems/genesis/mouths.py", "stream.percent(chance)", "stream.percent(chance + 15)",
          BIRTH + "test_mouths_come_as_often_as_the_theme_says_at_most_one_of_a_kind"),
    Fault("systems/genesis/audit.py", "if mouths != [entrance]:", "if not mouths:", PLANTED),
    Fault("systems/genesis/audit.py", "if world.held(entrance, Spot.CONDITION):", "if not entrance:", PLANTED),
    Fault("systems/reckoning/sites.py", "if part.theme == mouth.theme and not part.out:", "if not part.out:",
          PLAY + "test_going_in_bears_the_sub_dungeon_and_going_out_leads_back_to_the_mouth"),
    Fault("systems/reckoning/sites.py", "Destination(outer(info.site), info.level, \"\")",
          "Destination(outer(info.site), 1, \"\")",
          PLAY + "test_below_the_first_level_the_way_leads_back_to_the_level_one_came_from"),
    Fault("systems/reckoning/sites.py", 'return f"{site}{_WITHIN}{theme}"', 'return f"{site}{_WITHIN}sub"',
          PLAY + "test_a_sub_dungeon_is_the_same_place_whenever_one_comes_and_another_from_another_level"),
    Fault("systems/reckoning/legal_turn.py", "if world.has(intent.stair, Mouth) and destination(",
          "if world.has(intent.stair, Stair) and destination(",
          PLAY + "test_a_sub_dungeon_that_opens_from_nowhere_is_not_left"),
    Fault("engine/intents.py", "if mouth is None or mouth.out != out:", "if mouth is None:",
          PLAY + "test_nobody_enters_or_leaves_where_there_is_no_mouth"),
    Fault("engine/kernel/turn.py", "    while world.turn < turn:", "    while world.turn < turn - 1:",
          "tests/engine/test_mouths_in_time.py::test_the_level_above_catches_up_when_one_comes_out_again"),
    Fault("systems/stair.py", "MouthTaken if world.has(way_off, Mouth) else StairTaken", "StairTaken",
          "tests/systems/test_turn_end.py::test_a_mouth_is_taken_for_a_point_and_told_of_as_one"),
    Fault("content/base/theme_mine.toml", "ore = 320", "ore = 20",
          "tests/base/test_themes.py::test_a_sub_dungeon_leans_to_one_resource_more_than_any_other_dungeon"),
    Fault("content/base/theme_mine.toml", "straight = 30", "straight = 95",
          BIRTH + "test_a_sub_dungeon_branches_more_than_any_main_dungeon"),
    Fault("content/base/theme_mine.toml", "size = 60", "size = 120",
          BIRTH + "test_sub_dungeons_are_smaller_than_any_main_dungeon_of_their_level"),
    Fault("content/mouths.py", "if themes[name].exit:", "if not themes:",
          "tests/content/test_broken_packs.py::test_a_broken_pack_is_told_by_exactly_these_lines"),
    Fault("systems/genesis/veins.py", " or plan.conditions.get(room)", "", ROLL),
    Fault("systems/genesis/veins.py", "stream.below(100)", "stream.below(60)", ROLL),
    Fault("content/base/theme_mine.toml", "vein_silver = 7", "vein_silver = 17", ROLL),
    Fault("engine/text/parse.py", 'if verb in ("wait", "leave") and not rest:', 'if verb == "wait" and not rest:',
          "tests/text/test_parse.py::test_leave_alone_leads_out_and_with_a_word_puts_down"),
    Fault("systems/collapse.py", "                world.remove(seeker, Departing)\n", "",
          "tests/engine/test_chronicle.py::"
          "test_a_ceiling_that_comes_down_holds_back_who_takes_a_stair_until_it_is_answered"),
]
