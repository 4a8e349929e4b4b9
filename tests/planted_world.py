"""Planted faults in the living world, from fire to flood: see `tests/planted.py`."""

from __future__ import annotations

from tests.planted_fault import Fault

SPOIL = "tests/systems/test_spoil.py::"
FIRE = "tests/systems/test_fire.py::"
RISKS = "tests/systems/test_risks.py::"
CLEARING = "tests/systems/test_clearing.py::"
MINING = "tests/systems/test_mining.py::"
SMOKE = "tests/systems/test_smoke.py::"

WORLD: list[Fault] = [
    Fault("content/base/figures.toml", "[figures.rot]\nraw = 20",
          "[figures.rot]\nraw = 21", SPOIL + "test_meat_and_plants_go_bad_to_the_turn"),
    Fault("content/make.py", "(rot.raw if part.raw else rot.organic)",
          "rot.raw", SPOIL + "test_meat_and_plants_go_bad_to_the_turn"),
    Fault("content/make.py", "None if resting else ",
          "", SPOIL + "test_the_flesh_of_a_living_beast_is_fresh_until_it_falls"),
    Fault("systems/deeds/putting.py", "    world.move(card, body, Spot.PACK)\n    settle(world, card)",
          "    world.move(card, body, Spot.PACK)",
          SPOIL + "test_meat_in_an_icy_room_keeps_and_goes_on_with_the_turns_it_had_once_carried"),
    Fault("systems/deeds/freshness.py", "part.left = part.due - world.turn",
          "pass", SPOIL + "test_meat_in_an_icy_room_keeps_and_goes_on_with_the_turns_it_had_once_carried"),
    Fault("systems/deeds/becoming.py", "part.count = min(count, part.limit)",
          "part.count = 1", SPOIL + "test_a_stack_rots_as_a_stack_in_its_place"),
    Fault("systems/deeds/burning.py", "world.turn + fuel.turns if",
          "world.turn + fuel.turns + 1 if", FIRE + "test_cloth_burns_for_its_turns_and_is_gone"),
    Fault("systems/catch_fire.py", "spot in ON_SLOTS and not _is_held(world, light)",
          "True", FIRE + "test_a_torch_set_down_sets_fire_to_cloth_on_its_slot_and_one_in_a_hand_does_not"),
    Fault("systems/catch_fire.py", "world.rows(Lit, NakedFlame)",
          "world.rows(Lit, Lit)", FIRE + "test_a_lantern_set_down_sets_fire_to_nothing"),
    Fault("content/base/figures.toml", "catch_slot = 30",
          "catch_slot = 60", FIRE + "test_fire_spreads_as_often_as_its_figures_say"),
    Fault("systems/scorch.py", "if spot is None or spot == spot_of(world, body)",
          "if True", FIRE + "test_fire_hurts_by_two_whoever_stands_on_its_slot_and_nobody_beside_it"),
    Fault("systems/deeds/clearing.py", "work.done < world.get(room, Location).size",
          "work.done <= world.get(room, Location).size",
          FIRE + "test_webs_on_fire_hurt_everybody_and_each_turn_of_fire_is_a_success"),
    Fault("systems/quench.py", ">= enough",
          "> enough", FIRE + "test_water_two_deep_puts_fire_out_and_lets_nothing_catch"),
    Fault("systems/reckoning/legal_cards.py", """    if world.has(card, Burning):
        return refuse("refused.burning")
""", "", FIRE + "test_fire_gives_light_and_nobody_picks_up_what_burns"),
    Fault("systems/ignite.py", "spot in (slot, None) and ",
          "", FIRE + "test_a_burst_of_fire_catches_what_lies_where_its_target_stands"),
    Fault("systems/reckoning/fire.py", "if rooms[heading] and is_clear(world, room, heading)]",
          "if rooms[heading]]", SMOKE + "test_walls_and_shut_doors_stop_smoke"),
    Fault("systems/smoke.py", "0 if _draughty(world, room) else ",
          "", SMOKE + "test_in_a_draught_no_smoke_stays"),
    Fault("systems/smoke.py", "apart = hanging[room] - hanging.get(beyond, 0)",
          "apart = drifted[room] - drifted.get(beyond, 0)",
          SMOKE + "test_the_drift_does_not_ask_in_which_order_rooms_were_born"),
    Fault("content/base/figures.toml", "smoke_hides = 5",
          "smoke_hides = 6", SMOKE + "test_smoke_takes_five_per_cent_a_step_off_every_blow_of_who_needs_eyes"),
    Fault("systems/choke.py", "breathes(world, body) and ",
          "", SMOKE + "test_choking_smoke_chokes_a_fifth_of_all_who_breathe_and_nobody_who_does_not"),
    Fault("systems/choke.py", "smoke.density < figures.choke_density",
          "False", SMOKE + "test_thin_smoke_chokes_nobody"),
    Fault("content/base/conditions.toml", "condition.collapses = { chance = 3,",
          "condition.collapses = { chance = 9,", RISKS + "test_a_risk_comes_true_as_often_as_the_table_says"),
    Fault("systems/reckoning/risks.py", "conditions(world, acted.room)",
          "conditions(world, world.get(seeker, Place).holder)",
          RISKS + "test_the_risk_is_that_of_the_room_in_which_the_action_began"),
    Fault("systems/ceiling_fall.py", "wound(world, seeker, tremor.health, 0,",
          "wound(world, seeker, tremor.health - 1, 0,",
          RISKS + "test_a_tremor_asks_costs_five_health_and_leaves_the_room_collapsed"),
    Fault("systems/deeds/emerging.py", "    world.remove(creature, Bounty)\n",
          "", RISKS + "test_what_comes_out_of_a_nest_hunts_and_is_worth_nothing"),
    Fault("systems/breeding.py", "if len(kin) < breeds.most and",
          "if", RISKS + "test_a_nest_breeds_by_itself_every_ninety_turns_up_to_two"),
    Fault("systems/reckoning/odds.py", "dealt * (100 - wind.percent) // 100",
          "dealt * (101 - wind.percent) // 100 + 1",
          RISKS + "test_a_shot_from_the_wind_does_a_quarter_less_and_at_least_one"),
    Fault("systems/reckoning/tools.py", " and not world.has(card, Broken)",
          "", CLEARING + "test_a_broken_tool_serves_no_more"),
    Fault("systems/deeds/flames.py", "(fuel.due or world.turn) - turns",
          "(fuel.due or world.turn)", CLEARING + "test_a_light_that_burns_pays_a_turn_of_its_fuel_for_a_try"),
    Fault("systems/reckoning/legal_cards.py", """        if replaced(world, intent.card):
            return refuse("refused.given_way")
""", "", CLEARING + "test_the_table_says_which_conditions_replace_the_ordinary_actions_and_which_prevent_rest"),
    Fault("systems/deeds/clearing.py", "    if leaves is not None:\n        lay_condition(world, room, leaves.card)\n",
          "", CLEARING + "test_a_room_that_was_found_collapsed_is_unstable_once_it_is_dug_out"),
    Fault("systems/reckoning/odds.py", '[Term("odds.gathering", world.get(giver, Offers).chance)]',
          '[Term("odds.gathering", world.get(giver, Offers).chance + 5)]',
          MINING + "test_a_try_finds_as_often_as_it_says"),
    Fault("systems/mine.py", "    if body.left <= 0:\n",
          "    if body.left < 0:\n", MINING + "test_a_vein_is_gone_with_its_last_portion"),
    Fault("systems/reckoning/veins.py", "if share <= 0:",
          "if share < 0:", MINING + "test_an_outcrop_holds_a_portion_a_point_of_size_of_stone_flint_or_the_ore_of_the_level"),
    Fault("systems/regrow.py", "offers.taken -= 1",
          "offers.taken -= 2", MINING + "test_what_grows_comes_back_in_its_turns"),
]
