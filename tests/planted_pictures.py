"""Planted faults in the pictures of levels, their maps in text, and the key chain in words."""

from __future__ import annotations

from tests.planted_fault import Fault

CHART = "tests/chart/test_chart.py::"
WRITERS = "tests/chart/test_writers.py::"
PLOT = "tests/chart/test_plot.py::"
EXPLAIN = "tests/genesis/test_explain.py::"
DESCRIBE = "tests/genesis/test_describe.py::"
CLI = "tests/cli/test_dungeon.py::"

PICTURES = [
    Fault("engine/chart/signs.py", "colour, middle = TIERS[tier], y + CAPSULE // 2",
          "colour, middle = TIERS[tier if lock else 1], y + CAPSULE // 2",
          CHART + "test_a_lock_and_its_key_share_colour_shape_and_letter[4]"),
    Fault("engine/chart/rooms.py", 'high = (TILE_HIGH - FOOT) * room["flood"] // 4 - 2',
          'high = (TILE_HIGH - FOOT) * min(room["flood"], 3) // 4 - 2',
          CHART + "test_a_flood_stands_as_high_as_it_is_deep"),
    Fault("engine/chart/ways.py", 'if passage["hidden_door"]:', 'if passage["hidden_door"] and not passage["wall"]:',
          CHART + "test_walls_hidden_doors_and_deep_water_look_each_their_own_way"),
    Fault("engine/chart/grid.py", '(self.top - room["y"]) * STEP_Y', '(room["y"] - self.top) * STEP_Y',
          CHART + "test_nothing_lies_outside_the_sheet_and_no_name_outside_its_tile[base:caverns]"),
    Fault("engine/chart/svg.py", ">{escape(words.text)}</text>", ">{words.text}</text>",
          WRITERS + "test_names_with_signs_of_xml_stay_what_they_are"),
    Fault("engine/chart/png.py", "if pixels < self.least_type or not text:", "if not text:",
          WRITERS + "test_words_too_small_to_read_are_left_out"),
    Fault("engine/chart/plot.py", "share = share * share // _FINE", "share = share * 2",
          PLOT + "test_doublings_are_logarithms_in_whole_numbers"),
    Fault("systems/genesis/chain.py", "if door is not None and door not in pushed:", "if False:",
          EXPLAIN + "test_hidden_doors_are_named_where_the_chain_goes_through_them_and_without_them_it_breaks"),
    Fault("systems/genesis/chain.py", "deepest = order[len(order) - len(order) // 3 :]",
          "deepest = order[len(order) - len(order) // 9 :]", EXPLAIN + "test_the_reason_of_a_lock_is_true"),
    Fault("systems/genesis/chain.py", "if other != letter:\n", "if True:\n",
          EXPLAIN + "test_what_is_needed_for_the_way_down_is_what_bars_it_and_nothing_else"),
    Fault("systems/genesis/chain.py", "if other != letter and other not in opened]",
          'if other != letter and keys[other]["room"] not in entered]',
          EXPLAIN + "test_what_hangs_on_a_lock_is_what_is_never_had_while_it_holds"),
    Fault("systems/genesis/draw.py", 'sign = "%" if passage', 'sign = "#" if passage',
          DESCRIBE + "test_walls_hidden_doors_and_deep_water_are_told"),
    Fault("systems/genesis/describe.py", '"flood": depth(world, room),', '"flood": 0,',
          DESCRIBE + "test_age_flood_dirt_and_floors_are_told"),
    Fault("engine/cli/dungeon.py", 'path.suffix.lower() != f".{flag}"', "path.is_dir()",
          CLI + "test_what_cannot_be_done_is_told_in_one_sentence"),
    Fault("engine/cli/parser.py", "return _between(text, 1, MOST_ROOMS)", "return _between(text, 0, MOST_ROOMS)",
          CLI + "test_what_cannot_be_done_is_told_in_one_sentence"),
]
