"""Planted faults in what the tree tells of conditions and how the window moves and paints: see `tests/planted.py`."""

from __future__ import annotations

from tests.planted_fault import Fault

KEPT = "tests/kernel/test_kept.py::"
TREE = "tests/scene/test_conditions.py::"
MOTION = "tests/window/test_motion.py::"
LESS = "tests/window/test_less_motion.py::"
LISTS = "tests/window/test_act_lists.py::"
FIRE_AND_WET = "tests/scene/test_fire_and_wet.py::"
SEEN_WET = "tests/window/test_fire_and_wet.py::"
PAINTED = "tests/window/test_conditions.py::"

PLAINLY = "tests/scene/test_told_plainly.py::"
ONCE = "tests/text/test_said_once.py::"

NEXT_ROOM = "tests/engine/test_perception.py::test_what_turns_up_and_who_dies_in_the_next_room_is_told_as_there"

LOOK: list[Fault] = [
    Fault("engine/perception.py", "            if world.has(seeker, Dead):\n                continue\n", "",
          "tests/engine/test_perception.py::"
          "test_the_last_that_the_dying_are_told_is_their_death_and_nothing_of_what_falls_from_them"),
    Fault("content/base/messages_text.toml", '"text.deed.nose" = "follows its nose"\n', "",
          "tests/text/test_intents.py::test_every_deed_that_a_preview_tells_has_its_words_in_text"),
    Fault("systems/reckoning/intent_preview.py", "if stands_in_fire(world, creature, *board_place(world, creature)):",
          "if False:", "tests/systems/test_daring.py::test_a_hunter_in_flames_gets_out_of_them_before_it_strikes"),
    Fault("engine/scene/hints.py", '("refused.centre_first", "refused.ap")', '("refused.centre_first",)',
          "tests/scene/test_hints.py::"
          "test_whoever_only_has_to_go_over_the_centre_or_to_wait_is_not_told_that_ways_are_shut"),
    Fault("engine/window/app.py", "if wide > screen.width or high > screen.height:", "if False:",
          "tests/window/display/test_window.py::test_the_window_opens_no_larger_than_the_screen"),
    Fault("engine/text/parse.py", "    if not rest:\n            return self._bare(verb, kind)\n",
          "    if not rest:\n            return Lost(\"text.nothing_to\", {\"verb\": verb})\n",
          "tests/text/test_verbs.py::test_a_verb_alone_is_refused_by_the_game_in_its_own_words"),
    Fault("engine/scene/labels.py", 'eye.words.has(f"clear.{kind}")', "not kind",
          "tests/text/test_verbs.py::test_work_at_a_condition_is_named_by_what_is_done_and_found_by_its_name"),
    Fault("systems/recuperate.py", "import refill", "import restore as refill",
          "tests/engine/test_account.py::test_a_rest_says_how_long_it_was_and_what_it_gave_back"),
    Fault("engine/window/names.py", '_NAMES[key.user_key(23)] = "TAB"', "",
          "tests/window/display/test_window.py::"
          "test_keys_with_shift_work_each_time_in_whatever_order_they_come_up"),
    Fault("engine/window/app.py", 'getattr(self.window, "pressed_keys", set()).clear()', "pass",
          "tests/window/display/test_window.py::"
          "test_keys_with_shift_work_each_time_in_whatever_order_they_come_up"),
    Fault("systems/reckoning/intent_preview.py", "[world.get(creature, ActionPoints).left // blow.ap]", "[1]",
          "tests/systems/test_preview.py::test_a_strike_is_told_as_often_as_it_is_done"),
    Fault("systems/reckoning/intent_preview.py", "able.append(stamina.left // blow.stamina)", "pass",
          "tests/systems/test_preview.py::test_a_strike_is_told_as_often_as_it_is_done"),
    Fault("engine/scene/intents.py", "left - high * deed.times", "left - high",
          "tests/scene/test_acts.py::test_at_worst_counts_every_blow_of_the_turn"),
    Fault("engine/perception.py", " and event.room != room_of(world, seeker):", ":", NEXT_ROOM),
    Fault("engine/perception.py", "isinstance(event, Died) and knows(world, seeker, event.victim)",
          "isinstance(event, Died) and event.victim == seeker", NEXT_ROOM),
    Fault("engine/scene/status.py", "    if not overburdened(eye.world, eye.seeker):\n", "    if True:\n",
          PLAINLY + "test_a_load_too_great_is_told_with_the_ap_that_it_takes"),
    Fault("systems/reckoning/legal_rest.py", "card=over)", "card=room)",
          PLAINLY + "test_a_refusal_names_the_condition_that_stands_in_the_way"),
    Fault("engine/scene/facts.py", "if part.count > 1 else None", "if part.count > 0 else None",
          PLAINLY + "test_one_piece_is_not_counted_and_several_are"),
    Fault("engine/text/draw_pages.py", "    if tree.text not in told:\n", "    if True:\n",
          ONCE + "test_a_card_looked_at_says_nothing_twice"),
    Fault("engine/text/draw_pack.py", "for name in (card.name, *facts)", "for name in facts",
          ONCE + "test_a_card_in_the_pack_is_described_neither_by_its_name_nor_twice_by_a_fact"),
    Fault("engine/scene/board.py", "value=work.done if work is not None else None", "value=0 if work else None",
          TREE + "test_a_condition_tells_how_much_of_the_work_is_done_of_as_much_as_the_room_is_large"),
    Fault("engine/scene/board.py", "in enumerate(conditions(eye.world, eye.room), 1)",
          "in enumerate(eye.world.held(eye.room, Spot.CONDITION), 1)",
          TREE + "test_what_a_collapse_covers_is_not_told"),
    Fault("systems/deeds/knowing.py", "or entity in laid)", "or entity in world.held(room, Spot.CONDITION))",
          TREE + "test_the_map_tells_nothing_of_what_a_collapse_covered"),
    Fault("engine/scene/map.py", "    if here:\n        arts =", "    if True:\n        arts =",
          TREE + "test_the_map_tells_what_lay_on_a_room_when_it_was_last_seen_and_nothing_of_what_came_since"),
    Fault("engine/window/parts/conditions.py", "return 1000 - 1000 * min(", "return 1000 - 0 * min(",
          PAINTED + "test_less_of_a_condition_is_painted_and_more_of_its_ring_is_filled_as_it_is_cleared"),
    Fault("engine/window/parts/conditions.py", "1 + index % 2", "1 + index // 2",
          PAINTED + "test_four_conditions_share_both_edges_and_all_are_named"),
    Fault("engine/window/parts/marks.py", "return min(1000, 1000 * child.value // child.full)",
          "return (1000 * child.value // child.full)",
          PAINTED + "test_weather_on_a_card_is_as_strong_as_its_fact_says"),
    Fault("engine/window/moves.py", '"step": ("pulse", PULSE), ', "",
          LESS + "test_with_less_motion_the_token_is_there_at_once_and_a_ring_pulses_once"),
    Fault("engine/window/moves.py", '"flip": ("fade", FADE), ', "",
          LESS + "test_with_less_motion_cards_fade_into_one_another"),
    Fault("engine/window/motion.py", "run.elapsed += seconds * self.speed", "run.elapsed += seconds",
          MOTION + "test_motion_is_as_fast_as_the_player_wants"),
    Fault("engine/window/motion.py", "abs((self._drifted + FARTHEST) % (4 * FARTHEST) - 2 * FARTHEST) - FARTHEST",
          "self._drifted", MOTION + "test_water_drifts_only_while_something_else_moves_and_never_far"),
    Fault("engine/window/moving.py", "return (1 - part) ** 3", "return 1 - part",
          MOTION + "test_a_bar_eases_to_how_full_it_is_and_hastens_at_first"),
    Fault("engine/window/parts/spot.py", "for shown in (subject, *keep)]", "for shown in (subject,)]",
          "tests/window/test_enlarged.py::"
          "test_of_two_places_that_leave_the_subject_free_the_one_is_taken_that_leaves_the_rest_free"),
    Fault("engine/window/pages/board_acts.py", '(act.enabled or act.kind == "fight")]', "act.enabled]",
          LISTS + "test_a_blow_for_which_no_strength_is_left_keeps_its_place_at_the_top_and_says_why"),
    Fault("engine/scene/acts.py", "    if isinstance(command, ask.Unlock) and judged.refusal is not None:\n"
          "        return ORDER[ask.Force]\n", "", "tests/scene/test_acts.py::"
          "test_what_is_carried_comes_last_and_a_key_in_hand_goes_before_the_search_of_the_room"),
    Fault("engine/window/pages/board_acts.py", "if named and not index else", "if named else",
          LISTS + "test_a_long_list_has_a_heading_over_each_group_and_keeps_its_order"),
    Fault("engine/window/pages/board_acts.py", " and room - head(pen, 0) >= _FIT * row_height(pen)", "",
          LISTS + "test_a_short_list_large_words_and_a_low_slab_do_without_headings"),
    Fault("engine/window/pages/board_acts.py", "pen.t < _LARGE and ", "",
          LISTS + "test_a_short_list_large_words_and_a_low_slab_do_without_headings"),
    Fault("engine/window/pages/board_intents.py", 'rest = rest.removeprefix(f"{intent.odds.chance} %").lstrip(", ")',
          "pass", LISTS + "test_what_an_enemy_is_about_to_do_gives_its_chance_once"),
    Fault("engine/window/acting.py", 'carried=desk.page == "pack"', "carried=False",
          LISTS + "test_who_eats_the_last_card_of_the_pack_looks_at_the_one_before"),
    Fault("engine/window/focus.py", "range(int(rest[0]), 0, -1)", "range(1, 0, -1)",
          LISTS + "test_the_focus_stays_where_it_was_or_beside_it_after_a_deed_with_the_pack[pack.4-pack.3]"),
    Fault("engine/window/pages/pick.py", "rect.h, act=act, key=", "rect.h, act=act, tip=node.text, key=",
          LISTS + "test_at_the_gate_no_tip_says_again_what_stands_on_the_card"),
    Fault("engine/text/screens.py", 'key=lambda pair: pair[1].kind', 'key=lambda pair: "use"',
          "tests/text/test_groups.py::test_the_page_of_all_acts_goes_by_groups_with_the_numbers_of_the_board"),
    Fault("engine/window/pages/title.py", '"window.kept.over" if kept.over else ', "",
          "tests/window/test_pages.py::test_a_kept_game_whose_seeker_is_dead_says_so"),
    Fault("engine/cli/window_house.py", ", over=title.over", "",
          "tests/window/test_desk_guard.py::test_the_list_of_kept_games_knows_who_is_dead"),
    Fault("engine/window/desk.py", "game is not None and not self.house.keeps()", "False",
          "tests/window/test_desk_guard.py::test_a_fault_promises_no_game_that_nobody_kept"),
    Fault("systems/reckoning/carrying.py", "world.get(card, Key).lock == closed", "world.get(card, Key).lock == body",
          "tests/systems/test_locks.py::test_whoever_has_the_key_is_told_that_it_unlocks_way_and_chest"),
    Fault("engine/morgue.py", "said[:1].upper() + said[1:]", "said",
          "tests/window/test_pages.py::test_a_death_is_told_with_its_causes_and_what_was_seen_last"),
    Fault("engine/kernel/kept.py", "source.changed > part.checked", "source.changed > self._view", KEPT +
          "test_a_part_is_made_anew_when_its_source_has_become_another"),
    Fault("engine/kernel/kept.py", "if not part.changed or made != part.value:", "if True:", KEPT +
          "test_a_part_is_kept_when_its_source_was_made_anew_and_is_the_same"),
    Fault("engine/kernel/marks.py", "            self._lifted(own)\n            self._log(holder, spot)\n",
          "            pass\n",
          "tests/scene/test_kept_views.py::test_whatever_is_written_from_outside_shows_in_the_next_view"),
    Fault("engine/wire/sent.py", "for child in node.children", "for child in node.children[:-1]",
          "tests/wire/test_sent.py::test_a_view_is_sent_as_if_it_were_encoded_whole[40]"),
    Fault("systems/reckoning/legal_clean.py", "    if world.has(intent.card, Burning):", "    if False:",
          "tests/systems/test_fire.py::test_nobody_cleans_what_burns"),
    Fault("systems/scorch.py", "        world.emit(Burnt(room, body, harm, fire))\n", "",
          "tests/systems/test_fire.py::test_whoever_is_burnt_is_told_by_what_and_how_badly"),
    Fault("systems/delay.py", "world.emit(Delayed(room_of(world, target), target, ap))", "pass",
          "tests/systems/test_effects.py::test_a_delay_is_told_with_the_ap_it_takes"),
    Fault("systems/corrode.py", "unleashed.target, corrodes.wear))", "unleashed.target, 0))",
          "tests/systems/test_effects.py::test_corrosion_wears_what_is_worn_and_not_what_is_packed"),
    Fault("engine/scene/weather.py", "max(0, fire.due - eye.world.turn)", "max(0, fire.due)",
          FIRE_AND_WET + "test_what_burns_tells_how_long_it_still_burns_and_no_more_how_long_it_would"),
    Fault("engine/scene/facts.py", "    if eye.world.has(entity, fire.Burning):\n        return None\n", "",
          FIRE_AND_WET + "test_what_burns_tells_how_long_it_still_burns_and_no_more_how_long_it_would"),
    Fault("engine/window/pages/map_tiles.py", "(low - rect.y - 3) * deep / 1000",
          "(low - rect.y - 3) * min(deep, 500) / 1000",
          SEEN_WET + "test_water_on_the_map_stands_as_high_as_the_flood_is_deep"),
    Fault("engine/scene/hints.py", "any(fits(tree) for cause, fits in CAUSES if cause == name)", "True",
          SEEN_WET + "test_a_hint_goes_when_its_cause_is_gone"),
    Fault("engine/window/parts/candle.py", "view.icon_of(node.art) if node.art else icon", "icon",
          SEEN_WET + "test_what_falls_due_bears_the_picture_of_its_own_card"),
    Fault("engine/window/pages/over.py", "return plan.centre, plan.right, plan.left", "return plan.centre, plan.right",
          SEEN_WET + "test_the_panel_of_the_room_names_what_burns_there_and_covers_neither_slab"),
]
