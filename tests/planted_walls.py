"""Planted faults in walls, floors and hidden doors at play: bumps, examining, pushing, breaking."""

from __future__ import annotations

from tests.planted_fault import Fault

EXAMINE = "tests/systems/test_examine.py::"
PUSH = "tests/systems/test_push_stone.py::"
BREAK = "tests/systems/test_break_structure.py::"
BUMPS = "tests/engine/test_bumps.py::"
EXPLORE = "tests/engine/test_explore.py::"
THROWN = "tests/systems/test_thrown.py::"
FOOD = "tests/systems/test_food.py::"
HINTS = "tests/scene/test_hints.py::"
WINDOW = "tests/window/test_desk_walls.py::"

_DANGER = "test_no_errand_begins_before_an_enemy_awake_in_the_room_or_beyond_the_way"
_WALKED = "test_travel_goes_through_no_wall_that_was_seen_and_no_door_that_was_not_pushed"

WALLS = [
    # the figures
    Fault("content/base/figures.toml", "timber_wall_hits = 3", "timber_wall_hits = 4",
          BREAK + "test_the_figures_of_content_say_how_many_hits_a_structure_takes"),
    Fault("content/base/figures.toml", "stone_wall_hits = 6", "stone_wall_hits = 5",
          BREAK + "test_the_figures_of_content_say_how_many_hits_a_structure_takes"),
    Fault("content/base/figures.toml", "timber_floor_hits = 3", "timber_floor_hits = 2",
          BREAK + "test_the_figures_of_content_say_how_many_hits_a_structure_takes"),
    Fault("content/base/figures.toml", "stone_floor_hits = 6", "stone_floor_hits = 7",
          BREAK + "test_the_figures_of_content_say_how_many_hits_a_structure_takes"),
    Fault("content/base/figures.toml", "floor_insulation = 2", "floor_insulation = 1",
          BREAK + "test_a_floor_falls_after_its_hits_and_a_wooden_one_warms_whole_until_that_moment"),
    Fault("content/base/figures.toml", "examine_die = 6", "examine_die = 8",
          EXAMINE + "test_the_odds_are_a_die_at_or_under_perception_and_one_and_never_under_one_in_six"),
    Fault("content/base/figures.toml", "examine_bonus = 1", "examine_bonus = 2",
          EXAMINE + "test_the_odds_are_a_die_at_or_under_perception_and_one_and_never_under_one_in_six"),
    Fault("content/base/figures.toml", "examine_least = 1", "examine_least = 0",
          EXAMINE + "test_the_odds_are_a_die_at_or_under_perception_and_one_and_never_under_one_in_six"),
    Fault("content/base/figures.toml", "examine_ap = 1", "examine_ap = 2",
          EXAMINE + "test_a_sure_eye_finds_every_hidden_door_of_the_room_for_one_action_point"),
    Fault("content/base/figures.toml", "push_ap = 1", "push_ap = 0",
          PUSH + "test_a_push_opens_a_found_door_for_good_from_both_sides_for_all"),
    Fault("content/base/figures.toml", "break_ap = 1", "break_ap = 2",
          BREAK + "test_a_hit_costs_one_action_point_the_stamina_of_the_tool_and_one_durability"),
    Fault("content/base/figures.toml", "break_wear = 1", "break_wear = 2",
          BREAK + "test_a_hit_costs_one_action_point_the_stamina_of_the_tool_and_one_durability"),
    # examining
    Fault("systems/examine.py", "<= chance.most", "< chance.most",
          EXAMINE + "test_doors_are_found_as_often_as_is_shown"),
    Fault("systems/examine.py", "            if not doors:\n", "            if not hit:\n",
          EXAMINE + "test_a_try_that_finds_nothing_tells_the_same_whether_it_missed_or_there_is_no_door"),
    Fault("systems/examine.py", "    show_door(world, passage)\n", "",
          EXAMINE + "test_a_find_belongs_to_the_wall_on_both_sides_for_everybody_then_and_later"),
    Fault("systems/examine.py", "secret_experience", "find_experience",
          EXAMINE + "test_a_secret_brought_to_light_is_experience"),
    Fault("systems/reckoning/legal_walls.py", "!= Way.WALLED for heading", "== Way.NONE for heading",
          EXAMINE + "test_where_no_wall_stands_there_is_nothing_to_examine"),
    # what code says that it carries out
    Fault("systems/push_stone.py", "(WALL-15).", "(WALL-51).",
          "tests/seeds/test_rulebook.py::test_every_rule_that_code_says_it_carries_out_stands_in_the_rulebook"),
    # sounds
    Fault("systems/reckoning/spread.py", "TO_SOUND: Bars = (Wall,)", "TO_SOUND: Bars = ()",
          "tests/engine/test_perception.py::test_a_wall_stops_a_sound_and_a_way_round_it_lets_it_through"),
    # pushing
    Fault("systems/reckoning/legal_walls.py", "if heading < 0 or way(world, room, heading) != Way.DOOR:",
          "if heading < 0:", PUSH + "test_an_unfound_door_cannot_be_pushed_any_more_than_a_wall"),
    Fault("systems/deeds/structures.py", "    see_through(world, actor, passage)\n", "",
          PUSH + "test_whoever_pushed_remembers_the_far_side_as_open_and_nobody_else_does"),
    Fault("systems/deeds/structures.py", "(Wall, HiddenDoor, Burning)", "(Wall, Burning)",
          PUSH + "test_a_push_opens_a_found_door_for_good_from_both_sides_for_all"),
    Fault("systems/deeds/structures.py", "(Wall, HiddenDoor, Burning)", "(Wall, HiddenDoor)",
          BREAK + "test_the_fire_in_a_wall_that_is_broken_ends_with_it"),
    Fault("systems/deeds/structures.py", "    world.remove(room, Burning)\n", "",
          BREAK + "test_the_fire_in_a_floor_that_is_broken_ends_with_it"),
    Fault("systems/deeds/knowing.py", "seen.seeker in there | {body}", "seen.seeker",
          PUSH + "test_whoever_pushed_remembers_the_far_side_as_open_and_nobody_else_does"),
    # breaking
    Fault("systems/break_structure.py", "    if left > 0:\n        world.emit(WallHit(", "    if left > 1:\n"
          "        world.emit(WallHit(", BREAK + "test_a_wall_blocks_like_new_until_its_last_hit_from_either_side"),
    Fault("systems/break_structure.py", "    take_up_floor(world, room)\n", "",
          BREAK + "test_a_floor_falls_after_its_hits_and_a_wooden_one_warms_whole_until_that_moment"),
    Fault("systems/reckoning/legal_walls.py", "weapon.stamina if weapon is not None else 0", "0",
          BREAK + "test_a_hit_costs_one_action_point_the_stamina_of_the_tool_and_one_durability"),
    Fault("systems/reckoning/tools.py", " and not world.has(card, Broken)", "",
          BREAK + "test_it_takes_a_working_pickaxe_in_a_hand"),
    Fault("systems/reckoning/legal_walls.py", "if not here or structure_of", "if structure_of",
          BREAK + "test_only_what_stands_in_this_room_can_be_broken"),
    # bumping
    Fault("engine/game.py", "refusal=bumped", "refusal=judged.refusal",
          BUMPS + "test_a_bump_into_a_hidden_door_tells_of_uneven_stonework_before_and_after_failed_searches"),
    Fault("systems/reckoning/legal_move.py", "    if door is None or door.found:\n", "    if door is None:\n",
          "tests/systems/test_steps.py::test_a_door_that_was_found_is_no_riddle_to_the_hand_any_more"),
    Fault("systems/reckoning/legal_move.py", '"material": wall.material.value}', '"material": "stone"}',
          BUMPS + "test_a_bump_tells_what_stands_there"),
    Fault("engine/travel.py", "    for slot in SIDES:\n        creature = known_creature(", "    for slot in ():\n"
          "        creature = known_creature(", f"tests/engine/test_errands.py::{_DANGER}"),
    Fault("engine/travel.py", "if creature and world.has(creature, Awake):", "if creature:",
          "tests/engine/test_errands.py::"
          "test_travel_is_kept_back_by_none_that_sleeps_and_by_none_that_nobody_knows_of"),
    Fault("engine/travel.py", "    if rosette(world, seeker, room)[heading] != Way.OPEN:\n        return 0\n", "",
          f"tests/engine/test_errands.py::{_WALKED}"),
    # exploring
    Fault("engine/explore.py", "or beyond in came", "or world.held(beyond, Spot.MEMORY)",
          EXPLORE + "test_exploring_takes_the_way_to_a_remembered_room_that_was_never_walked"),
    Fault("engine/explore.py", "(room, Spot(heading)), (beyond, facing(heading))", "(room, Spot(heading)),",
          EXPLORE + "test_exploring_leaves_a_way_alone_at_whose_end_a_trap_was_noticed[False]"),
    Fault("engine/explore.py", "(room, Spot(heading)), (beyond, facing(heading))", "(beyond, facing(heading)),",
          EXPLORE + "test_exploring_leaves_a_way_alone_at_whose_end_a_trap_was_noticed[True]"),
    Fault("engine/explore.py", "if not _stood_upon(world, seeker, *way)", "if True",
          EXPLORE + "test_exploring_leaves_the_way_in_which_a_known_sleeper_stands_to_the_last"),
    # one free blow
    Fault("systems/opportunity.py", "                    struck.add(striker)\n", "",
          "tests/systems/test_opportunity.py::"
          "test_of_two_that_turn_their_backs_at_once_one_takes_the_blow_and_all_that_is_on_the_blade"),
    # juice
    Fault("systems/eat.py", "ease(world, actor, Thirst, juice.thirst)", "pass",
          FOOD + "test_what_is_eaten_is_not_drunk_and_its_juice_eases_thirst_with_the_meal"),
    # thrown upon a trap
    Fault("systems/displace.py", "                _land_on(world, body, beyond, ends)\n", "",
          THROWN + "test_who_is_thrown_upon_a_trap_springs_it_and_takes_all_of_it_in_the_same_act"),
    Fault("systems/displace.py", " and not world.has(card, Container)", "",
          THROWN + "test_a_trapped_box_that_somebody_is_thrown_upon_waits_to_be_opened"),
    Fault("systems/displace.py", "while fresh :=", "if fresh :=",
          THROWN + "test_a_trap_that_somebody_is_thrown_upon_may_throw_in_its_turn"),
    # the hint
    Fault("engine/scene/hints.py", 'WALLS = ("refused.wall", "refused.wall_uneven")',
          'WALLS = ("refused.wall_uneven",)',
          HINTS + "test_three_walls_in_a_row_bring_the_hint_whichever_walls_they_were"),
    Fault("engine/window/acting.py", " and not isinstance(act.command, ask.Step)", "",
          WINDOW + "test_a_key_towards_a_wall_is_a_bump"),
]
