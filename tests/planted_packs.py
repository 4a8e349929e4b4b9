"""Planted faults in what packs are held against and in what carries their saves: see `tests/planted.py`."""

from __future__ import annotations

from tests.planted_fault import Fault

BROKEN = "tests/content/test_broken_packs.py::test_a_broken_pack_is_told_by_exactly_these_lines"
CODE = "tests/content/test_code_packs.py::"
FAILS = CODE + "test_code_that_fails_is_a_fault_of_its_pack"
STEPS = "tests/engine/test_steps.py::"

PACKS: list[Fault] = [
    Fault("content/decks.py", "            if deck not in dealt:", "            if not deck:", BROKEN),
    Fault("content/offered.py", "                if action not in actions:", "                if not action:", BROKEN),
    Fault("content/offered.py", "and not tools.intersection(part.tools)", "and not part.tools", BROKEN),
    Fault("content/offered.py", "tools = {*_LIGHTS, *(", "tools = {*(", BROKEN),
    Fault("content/bearing.py", "least <= number and (most is None or number <= most)", "number <= 200", BROKEN),
    Fault("content/bearing.py", "100 if field in _PER_CENT else None", "None", BROKEN),
    Fault("content/collect.py", "        if full in self.removed:", "        if not full:", BROKEN),
    Fault("content/steps.py", "if renamed and pack.manifest.data_version == 1:", "if not pack:", BROKEN),
    Fault("content/steps.py", 'or full in collected.entries["card"]:', "or not full:", BROKEN),
    Fault("content/files.py", "data.removeprefix(codecs.BOM_UTF8)", "data",
          "tests/content/test_files.py::test_a_file_may_begin_with_the_mark_that_some_editors_put_there"),
    Fault("content/drawn.py", "if asked and asked not in names:", "if asked and not names:",
          "tests/content/test_check_and_stats.py::"
          "test_names_of_pictures_that_nobody_drew_are_told_where_those_are_known"),
    Fault("engine/window/looks.py", "        if is_drawn(found.icon):", "        if found.icon:",
          "tests/window/test_looks.py::test_a_card_without_an_icon_shows_that_of_its_kind"),
    Fault("engine/window/looks.py", "and found.scene in scenes() else", "and found.scene else",
          "tests/window/test_looks.py::test_a_place_that_nobody_painted_is_shown_as_a_cave"),
    Fault("content/registrar.py", "        if type(system).run is System.run:", "        if not system:", FAILS),
    Fault("content/registrar.py", "        if not isinstance(system, System):", "        if not system:", FAILS),
    Fault("components/registry.py", "isinstance(value, int | str | list):", "not value:", FAILS),
    Fault("content/registrar.py", "        if not 1 <= version < last:", "        if version > last:",
          CODE + "test_a_step_leaves_a_version_behind_that_older_saves_have"),
    Fault("engine/steps.py", "        if last and steps.renamed:", "        if last and not steps:",
          STEPS + "test_cards_that_a_pack_renamed_are_found_under_their_new_ids"),
    Fault("engine/steps.py", "        if version in steps.own:", "        if version not in range(9):",
          STEPS + "test_a_step_of_a_pack_carries_its_components_to_their_new_form"),
    Fault("engine/steps.py", '    name_of(Key): ("location",),\n', "",
          STEPS + "test_a_renamed_card_has_its_new_id_wherever_a_component_names_it"),
    Fault("content/mods/glowcaps/rules.py", "    wakes_on = ()  # lights burn out on dated turns alone\n", "",
          "tests/content/test_glowcaps.py::test_a_level_that_was_left_is_not_kept_awake_by_the_pack"),
    Fault("engine/scene/help.py", ' and content.words.has(f"help.{topic}")]', "]",
          "tests/scene/test_help_of_packs.py::"
          "test_a_topic_of_a_pack_with_heading_and_words_stands_before_the_closing_ones"),
    Fault("engine/bundle.py", "        if home == MODULES:", "        if not home:",
          "tests/cli/test_crash.py::test_the_bundle_repeats_the_fault"),
    Fault("engine/trial.py", "        take_turn(world, whole)\n", "        world.turn += 1\n",
          "tests/engine/test_trial.py::test_turns_made_up_for_are_those_that_pass"),
]
