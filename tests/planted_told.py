"""Planted faults in what is offered, shown and told: each would leave a seeker without what it could know or do."""

from __future__ import annotations

from tests.planted_fault import Fault

FIGURES = "tests/scene/test_condition_figures.py::"
GLOWCAPS = "tests/content/test_glowcaps.py::"
MAP = "tests/engine/test_map_carried.py::"

TOLD: list[Fault] = [
    Fault("engine/options.py", "    (Refillable, ask.Refill),\n", "",
          "tests/scene/test_acts.py::test_what_lies_underfoot_can_be_used_where_it_lies[base:lantern-Refill]"),
    Fault("engine/options.py", "    (Edible, ask.Eat),\n", "",
          "tests/laws/test_offers.py::test_whatever_is_legal_is_offered[1]"),
    Fault("content/base/locations_chambers.toml", 'terrains = ["cave", "wild"], tool',
          'terrains = ["cave", "wild", "mine"], tool',
          "tests/systems/test_dugout.py::test_whatever_a_dugout_is_made_into_its_rock_is_not_rolled_for_again"),
    Fault("systems/reckoning/risks.py", " if card in acted.conditions] if acted.conditions else []", "]",
          "tests/systems/test_dugout.py::"
          "test_finishing_a_dugout_runs_no_risk_of_the_supports_it_raises_and_the_next_act_there_does"),
    Fault("engine/scene/condition_facts.py", " if part.regrows else told", " if not part.regrows else told",
          FIGURES + "test_a_place_tells_what_can_be_found_there_how_likely_and_when_it_comes_back"),
    Fault("engine/scene/condition_facts.py", "zip(part.ores, part.from_level, strict=True)",
          "zip(part.ores, [1, 4, 8], strict=True)",
          FIGURES + "test_every_figure_of_a_condition_stands_on_its_card_as_the_card_has_it[base:outcrop]"),
    Fault("engine/scene/condition_facts.py", '    ("leaves", on.Leaves, _leaves),\n', "",
          FIGURES + "test_every_card_that_a_condition_brings_is_named_on_its_own[base:collapsed]"),
    Fault("systems/deeds/afflicting.py", "            if timer.due == world.turn:", "            if not timer.due:",
          "tests/systems/test_afflictions.py::"
          "test_one_that_lays_itself_anew_as_it_ends_goes_on_striking_and_can_end_later"),
    Fault("content/kinds.py", "SHORT_MOST, NAME_MOST = 16, 24", "SHORT_MOST, NAME_MOST = 24, 48",
          "tests/window/test_long_names.py::test_the_longest_names_that_a_card_may_have_are_shown_whole[two]"),
    Fault("content/called.py", "if len(card.name) > SHORT_MOST and", "if len(card.name) > 70 and",
          "tests/content/test_broken_packs.py::"
          "test_a_broken_pack_is_told_by_exactly_these_lines[name_without_a_short_one]"),
    Fault("systems/deeds/landing.py", "            if knows(world, seeker, other):", "            if not other:",
          GLOWCAPS + "test_what_comes_up_beside_a_light_that_one_knows_of_is_told_and_found[4-True]"),
    Fault("systems/deeds/landing.py", "            if knows(world, seeker, other):", "            if other:",
          GLOWCAPS + "test_what_comes_up_beside_a_light_that_one_knows_of_is_told_and_found[1-False]"),
    Fault("systems/deeds/discovering.py", "memory.seeker == seeker and memory.turn >= 0", "memory.seeker < 0",
          "tests/engine/test_mouths.py::"
          "test_the_motto_and_the_danger_of_a_level_are_told_to_who_comes_in_for_the_first_time[base:mine]"),
    Fault("systems/deeds/burning.py", "        world.emit(FloorWentOut(entity))\n", "        pass\n",
          "tests/systems/test_quench.py::test_floor_and_wall_that_water_puts_out_are_told_wherever_they_are_seen"),
    Fault("systems/genesis/mimics.py", " or _set_down(plan, stream, barred)", "",
          "tests/genesis/test_mimics.py::test_no_very_old_level_is_without_mimics_in_any_theme[base:laboratory]"),
    Fault("content/companions.py", "            if unwanted in borne:", "            if not unwanted:",
          "tests/content/test_broken_packs.py::"
          "test_a_broken_pack_is_told_by_exactly_these_lines[container_that_stacks]"),
    Fault("engine/travel.py", "    if not has_map(world, seeker):\n", "    if not seeker:\n", MAP +
          "test_who_puts_its_map_down_travels_no_more_until_it_takes_it_up_again"),
    Fault("engine/scene/map.py", "    if not has_map(eye.world, eye.seeker):\n", "    if not eye.seeker:\n", MAP +
          "test_without_a_map_its_screen_says_so_in_every_face_and_the_ways_are_still_told"),
]
