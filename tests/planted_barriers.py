"""Planted faults in what bars passages from birth, and in who audits it: see `tests/planted.py`."""

from __future__ import annotations

from tests.planted_fault import Fault

WALLS = "tests/genesis/test_walls.py::"
DOORS = "tests/genesis/test_hidden_doors.py::"
RETRIES = "tests/genesis/test_retries.py::"
AUDIT = "tests/genesis/test_auditor_walls.py::test_a_planted_fault_is_found"
SOLVABLE = "tests/systems/test_solvable.py::"

_OWN_GROUND = "test_where_many_passages_are_closed_each_bar_keeps_to_its_own_ground"

BARRIERS: list[Fault] = [
    Fault("systems/genesis/slack.py", "if ways[farther] < 2:", "if ways[farther] < 1:",
          WALLS + "test_what_bars_a_passage_makes_no_room_farther_from_the_entrance"),
    Fault("systems/genesis/slack.py", "    ways[farther] -= 1\n", "",
          WALLS + "test_walls_that_would_each_do_alone_do_all_together"),
    Fault("systems/genesis/candidates.py", "            left -= 1\n", "            pass\n",
          WALLS + "test_most_of_the_loops_of_a_level_stay_open"),
    Fault("systems/genesis/candidates.py", "        and other not in untouched\n", "",
          WALLS + "test_the_entrance_keeps_all_its_ways_open"),
    Fault("systems/genesis/walls.py", "ground[slot // 4] in BEARING and ground[plan.beyond[slot]] in BEARING",
          "ground[slot // 4] in BEARING", WALLS + _OWN_GROUND),
    Fault("systems/reckoning/grounds.py", "return Ground.WET if any(tag in tags for tag in _WET_TAGS) else Ground.ROCK",
          "return Ground.ROCK", RETRIES + "test_the_caverns_need_no_second_try"),
    Fault("systems/reckoning/grounds.py", "        return Material.TIMBER\n    return Material.STONE if stone",
          "        return Material.STONE\n    return Material.STONE if stone",
          WALLS + "test_rock_on_both_sides_asks_for_stone_timber_for_wood_and_else_the_theme_decides"),
    Fault("systems/genesis/deep_water.py", "Ground.WET in (ground[s // 4], ground[plan.beyond[s]])", "True",
          WALLS + _OWN_GROUND),
    Fault("systems/genesis/floors.py", "stream.percent(plan.theme.floors)", "stream.percent(50)",
          WALLS + "test_the_theme_says_how_many_of_the_rooms_that_bear_a_floor_have_one"),
    Fault("systems/genesis/barred.py", "floor_hits(figures, material)", "wall_hits(figures, material) - 1",
          WALLS + "test_walls_and_floors_stand_on_ground_that_bears_them_and_are_whole"),
    Fault("systems/genesis/hidden_doors.py", "bridges.sizes[top] > most or", "",
          DOORS + "test_a_hidden_door_may_be_the_last_link_to_rooms_but_never_to_more_than_a_part"),
    Fault("systems/genesis/keys.py", "plan.fixed | plan.sealed if early else plan.fixed", "plan.fixed",
          DOORS + "test_on_the_first_two_levels_nobody_needs_a_search_to_come_to_the_exit_and_to_all_keys"),
    Fault("systems/genesis/certificate.py", "doors=list(explored.pushed)", "doors=[]",
          DOORS + "test_the_certificate_names_the_hidden_doors_that_must_be_pushed"),
    Fault("systems/genesis/certificate.py", "Walk(ground, frozenset(certificate.doors))", "Walk(ground)",
          DOORS + "test_a_replay_pushes_no_door_that_the_certificate_does_not_name"),
    Fault("systems/genesis/stages.py", "    bring_back(plan, kept)\n", "",
          RETRIES + "test_a_stage_that_fails_leaves_nothing_behind_and_is_tried_with_other_draws"),
    Fault("systems/genesis/stages.py", "(*again, attempt) if attempt else again", "again",
          RETRIES + "test_keys_that_find_no_place_are_drawn_anew_and_counted"),
    Fault("systems/genesis/audit_walls.py", "if not is_door and _parts(world, ground, steps, passage):", "if False:",
          AUDIT + "[an_extra_wall-a wall is the last link to a room]"),
    Fault("systems/genesis/audit_walls.py", "    for passage, _ in world.each(DeepWater):", "    for passage, _ in ():",
          AUDIT + "[deep_water_on_a_bridge-deep water is the last link to a room]"),
    Fault("systems/genesis/audit_walls.py", "if passage in doors and wall.material is not Material.STONE:", "if False:",
          AUDIT + "[a_timber_door-a hidden door is not of stone]"),
    Fault("systems/reckoning/explorer.py", "return health is not None and health.left > 0", "return True",
          AUDIT + "[a_drowned_holder-a key lies where nobody can take it]"),
    Fault("systems/reckoning/explorer.py", "Walk(ground, () if openly else None)", "Walk(ground)",
          "tests/genesis/test_auditor_walls.py::"
          "test_a_hidden_door_before_the_exit_is_a_fault_of_the_first_levels_alone"),
    Fault("systems/reckoning/explorer.py", "    shut.update(walled)\n", "",
          SOLVABLE + "test_a_wall_before_a_needed_key_is_told_before_it_stands"),
    Fault("systems/reckoning/explorer.py", "if steps[room] >= 0)", ")",
          SOLVABLE + "test_a_seeker_who_walls_itself_in_with_a_needed_key_would_keep_it_from_all_others"),
    Fault("systems/reckoning/explorer.py", "    if world.has(holder, Seeker):\n        return True\n", "",
          SOLVABLE + "test_a_key_in_a_seekers_pack_counts_wherever_the_seeker_stands"),
    Fault("systems/reckoning/solvable.py", "for room in exits or ground.rooms:", "for room in exits:",
          SOLVABLE + "test_where_nothing_leads_down_no_room_may_be_cut_off"),
]
