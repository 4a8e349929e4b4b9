"""Planted faults: small wrongs put into a copy of the rules, each with the test that must go red at it.

A new entry: the file, a piece of text that stands in it once, the wrong text, and the test's id as pytest prints it.
`tests/test_planted.py` checks that every entry still fits, and in the long run plants each and looks for red.
"""

from __future__ import annotations

from tests.planted_age import AGE
from tests.planted_aside import ASIDE
from tests.planted_barriers import BARRIERS
from tests.planted_birth import BIRTH
from tests.planted_fault import Fault
from tests.planted_look import LOOK
from tests.planted_mouths import MOUTHS
from tests.planted_packs import PACKS
from tests.planted_pictures import PICTURES
from tests.planted_saves import SAVES
from tests.planted_sections import SECTIONS
from tests.planted_told import TOLD
from tests.planted_walls import WALLS
from tests.planted_world import WORLD

__all__ = ["FAULTS", "Fault"]


STEPS = "tests/systems/test_steps.py::"
REVEAL = "tests/systems/test_reveal.py::"
FREE = "tests/systems/test_opportunity.py::"
STRIKE = "tests/systems/test_strike.py::"
DAMAGE = "tests/systems/test_damage.py::"
MISSILES = "tests/systems/test_missiles.py::"
LOCKS = "tests/systems/test_locks.py::"
TRAPS = "tests/systems/test_traps.py::"
CREATURES = "tests/systems/test_creatures.py::"
SPREAD = "tests/systems/test_spread.py::"
NOTICE = "tests/systems/test_notice.py::"
ODDS = "tests/systems/test_odds.py::"
SIGHT = "tests/systems/test_sight.py::"
WAYS = "tests/systems/test_ways.py::"
LIGHT = "tests/systems/test_light.py::"
PACK = "tests/systems/test_pack.py::"
EQUIP = "tests/systems/test_equip.py::"
SEARCH = "tests/systems/test_search.py::"
FOOD = "tests/systems/test_food.py::"
READ = "tests/systems/test_read.py::"
EFFECTS = "tests/systems/test_effects.py::"
AFFLICTIONS = "tests/systems/test_afflictions.py::"
DEATH = "tests/systems/test_death.py::"
METERS = "tests/systems/test_meters.py::"
LEVELS = "tests/systems/test_levels.py::"
TURN_END = "tests/systems/test_turn_end.py::"
EMBODY = "tests/systems/test_embody.py::"

FAULTS: list[Fault] = [
    *AGE,
    *ASIDE,
    *PICTURES,
    *BARRIERS,
    *BIRTH,
    *MOUTHS,
    *PACKS,
    *SECTIONS,
    *TOLD,
    *WALLS,
    *LOOK,
    *SAVES,
    *WORLD,
    Fault("systems/reckoning/ways.py", "if world.has(passage, Wall) and not world.has(actor, Incorporeal):",
          "if world.has(passage, Wall):", STEPS + "test_a_wall_stops_all_but_the_incorporeal"),
    Fault("systems/reckoning/ways.py", "(world.has(room, Lock) and not world.has(actor, Seeker))",
          "world.has(room, Lock)",
          STEPS + "test_from_inside_a_step_opens_the_lock_for_good_without_a_key"),
    Fault("systems/passage_crossing.py", "world.remove(move.room, Lock)", "pass",
          STEPS + "test_from_inside_a_step_opens_the_lock_for_good_without_a_key"),
    Fault("systems/reckoning/moves.py", "return figures.hard_step if is_hard_going(world, room) else figures.step",
          "return figures.step", STEPS + "test_the_room_a_step_begins_in_sets_its_price"),
    Fault("systems/reckoning/legal_move.py", "if stands and knows(world, actor, stands):", "if stands:",
          REVEAL + "test_the_verdict_of_a_step_is_the_same_whatever_lies_face_down"),
    Fault("systems/judge.py", 'world.edit(actor, ActionPoints).left -= judged.ap', "pass",
          STEPS + "test_one_step_leads_from_the_centre_to_a_side_and_costs_one_ap"),
    Fault("systems/judge.py", "return move is not None and claims.take(world, move)", "return True",
          CREATURES + "test_of_two_that_claim_one_slot_in_a_pass_the_lower_id_has_it"),
    Fault("systems/reveal.py", "turn_up(world, seeker, toward.room, toward.spot)", "pass",
          REVEAL + "test_a_side_card_turns_face_up_only_by_a_step_into_its_slot"),
    Fault("systems/deeds/knowing.py", 'world.doom(card, "bare ground")', "pass",
          REVEAL + "test_bare_ground_is_gone_once_it_is_seen"),
    Fault("systems/deeds/knowing.py", "world.edit(memory, Seen).spotted.remove(body)\n\n\ndef _still",
          "pass\n\n\ndef _still",
          REVEAL + "test_a_creature_that_moved_while_its_seeker_was_away_is_lost"),
    Fault("systems/opportunity.py", "if striker not in struck and is_living(world, actor):", "if False:",
          FREE + "test_leaving_the_reach_of_an_aware_enemy_draws_one_free_blow"),
    Fault("systems/reckoning/strikers.py", "if not (is_aware(world, body) and is_living(world, body)):",
          "if not is_living(world, body):", FREE + "test_a_sleeping_enemy_strikes_at_nobody"),
    Fault("systems/reckoning/legal_move.py", "        if knows(world, actor, body)\n", "",
          FREE + "test_the_verdict_names_the_odds_of_known_strikers_alone"),
    Fault("systems/reckoning/odds.py", '_append(terms, "odds.dark", -figures.dark)', "pass",
          STRIKE + "test_the_chance_is_skill_less_dodge_and_less_the_dark"),
    Fault("systems/deeds/blows.py", "    if rolled <= chance:", "    if rolled < chance - 3:",
          ODDS + "test_the_rule_rolls_exactly_the_die_against_the_number_shown"),
    Fault("systems/deeds/blows.py", " - armour_at(world, target, where))", ")",
          DAMAGE + "test_armour_counts_where_the_blow_lands"),
    Fault("systems/reckoning/odds.py", "low = 1 + flat - max(armours)", "low = 1 + flat - min(armours)",
          ODDS + "test_damage_keeps_to_the_span_and_fills_it"),
    Fault("systems/reckoning/arms.py", "if world.has(card, kind) and not world.has(card, Broken):",
          "if world.has(card, kind):", DAMAGE + "test_a_broken_weapon_is_of_no_use"),
    Fault("systems/shoot.py", 'use_up(world, shot, "shot")', "pass",
          MISSILES + "test_the_last_arrow_takes_the_quiver_along"),
    Fault("systems/throw.py", 'use_up(world, flying, "burst")', "come_down(world, flying, room, spot, actor)",
          MISSILES + "test_what_bursts_is_thrown_once_and_takes_effect_on_a_hit"),
    Fault("systems/reckoning/legal_doors.py", "if key.lock != intent.target:", "if False:",
          LOCKS + "test_the_key_of_another_lock_of_the_same_tier_is_refused_and_kept"),
    Fault("systems/reckoning/legal_doors.py", "if world.has(world.get(here, Exits).passages[spot], Wall):", "if False:",
          LOCKS + "test_no_key_and_no_force_work_through_a_wall"),
    Fault("systems/unlock.py", 'use_up(world, unlock.key, "used in its lock")', "pass",
          LOCKS + "test_the_key_opens_its_lock_on_every_passage_and_is_used_up"),
    Fault("systems/force.py", "rouse(world, room, ", "rouse(world, room, 0 * ",
          LOCKS + "test_forcing_opens_or_fails_and_is_loud_either_way"),
    Fault("systems/trap.py", "if known is not None and seeker in known.seekers:\n        return",
          "if False:\n        return",
          TRAPS + "test_one_who_notices_steps_around_it_then_and_later"),
    Fault("systems/reckoning/temperament.py", "or world.get(creature, Creature).temper in KEEPS_ITS_ROOM", "",
          CREATURES + "test_guards_and_lurkers_keep_their_room"),
    Fault("systems/reckoning/spread.py", "if kept.as_of != as_of or", "if",
          SPREAD + "test_what_was_worked_out_holds_only_as_long_as_no_way_opens_or_shuts"),
    Fault("systems/reckoning/spread.py", " and not _is_barred(world, start, passage, beyond, bars)", "",
          SPREAD + "test_of_two_ways_as_short_a_creature_takes_the_first_by_the_clock"),
    Fault("systems/decide.py", "wanders.due = world.turn + max(1, wanders.interval)", "wanders.due = world.turn + 1",
          CREATURES + "test_a_roamer_moves_on_only_when_its_turn_is_due"),
    Fault("systems/notice.py", "if not senses(world, creature, seeker):\n        return False\n    chance",
          "chance", NOTICE + "test_one_that_senses_nothing_sleeps_on_while_seekers_come_and_go"),
    Fault("systems/reckoning/sight.py", "world.get(flame, Place).spot in HANDS", "True",
          SIGHT + "test_a_room_is_lit_by_itself_by_a_flame_on_a_slot_or_in_a_hand"),
    Fault("systems/reckoning/sight.py", "return is_lit(world, here[0]) or is_lit(world, room)", "return True",
          SIGHT + "test_in_the_dark_the_next_room_is_seen_from_beside_it_alone"),
    Fault("systems/reckoning/sight.py", "<= world.resource(Content).figures.movement.melee_reach", "< 0",
          SIGHT + "test_in_the_dark_the_next_room_is_seen_from_beside_it_alone"),
    Fault("systems/reckoning/ways.py", "return Way.DOOR if door is not None and door.found else Way.WALLED",
          "return Way.DOOR if door is not None else Way.WALLED",
          WAYS + "test_an_unfound_hidden_door_looks_like_a_wall"),
    Fault("systems/deeds/flames.py", "fuel.due = world.turn + fuel.left",
          "fuel.due = world.turn + fuel.left + 1", LIGHT + "test_two_lights_burn_side_by_side_each_by_its_own_fuel"),
    Fault("systems/deeds/flames.py", "burnt = max(1, ",
          "burnt = max(0, ", LIGHT + "test_each_lighting_burns_a_turn_at_the_least"),
    Fault("systems/deeds/flames.py", "    world.add(card, Spent())\n",
          "", LIGHT + "test_an_enchanted_light_keeps_its_magic_when_it_has_burnt_out"),
    Fault("systems/burn.py", "burn_out(world, card)",
          "world.doom(card, 'burnt')", LIGHT + "test_an_enchanted_light_keeps_its_magic_when_it_has_burnt_out"),
    Fault("systems/deeds/putting.py", "if (where == Spot.STORAGE or douses(world, room)) and world.has(card, Lit):",
          "if False:", LIGHT + "test_what_is_laid_where_everything_is_taken_goes_into_storage_and_goes_out"),
    Fault("systems/reckoning/legal_use.py", "return card in in_hand(world, actor) or on_own_slot(world, actor, card)",
          "return True", LIGHT + "test_a_light_is_lit_in_hand_or_on_ones_own_slot_and_nowhere_else"),
    Fault("systems/reckoning/carrying.py", "weight(world, card)) > most * capacity(world, body)",
          "weight(world, card)) < 0", PACK + "test_over_the_limit_a_turn_has_less_ap_and_over_twice_nobody_lifts"),
    Fault("content/base/figures.toml", "lift_most = 200", "lift_most = 201",
          PACK + "test_over_the_limit_a_turn_has_less_ap_and_over_twice_nobody_lifts"),
    Fault("content/base/figures.toml", "chase = 6", "chase = 7",
          CREATURES + "test_a_hunter_comes_through_rooms_to_its_quarry_as_far_as_it_finds_its_way"),
    Fault("components/effect.py", " Ignites, Lights,", " Lights,",
          EFFECTS + "test_whatever_a_card_can_unleash_counts_as_an_effect_of_a_blow_and_of_a_throw"),
    Fault("systems/reckoning/carrying.py",
          "(slot == Spot.CENTRE or is_up(world, knower, room, slot)) and not things_at",
          "not things_at", PACK + "test_a_thing_that_lies_face_down_does_not_show_in_where_another_lands"),
    Fault("systems/deeds/putting.py", "moved = min(mine.count, theirs.limit - theirs.count)",
          "moved = mine.count", PACK + "test_pieces_of_a_kind_join_up_to_the_limit_and_the_rest_stays_apart"),
    Fault("systems/deeds/putting.py", "or _nature(world, card) != _nature(world, other)",
          "", PACK + "test_things_that_differ_do_not_join"),
    Fault("systems/reckoning/reach.py", "and knows(world, actor, card)",
          "", PACK + "test_what_lies_elsewhere_is_out_of_grasp_and_a_refusal_changes_nothing"),
    Fault("systems/reckoning/carrying.py", "return HANDS if wearable.both_hands else (spot,)",
          "return (spot,)", EQUIP + "test_a_two_handed_thing_empties_both_hands_and_gives_way_to_anything_in_either"),
    Fault("systems/reckoning/legal_cards.py",
          "    if world.has(intent.card, Broken):", "    if False:",
          EQUIP + "test_what_is_broken_out_of_reach_or_does_not_go_there_is_refused"),
    Fault("systems/search.py", "world.edit(memory, Seen).storage = True",
          "pass", SEARCH + "test_searching_a_room_shows_its_storage_to_that_seeker_alone"),
    Fault("systems/reckoning/legal_cards.py",
          "        if container.opened:", "        if False:",
          SEARCH + "test_a_chest_is_opened_once_and_the_find_counts_once"),
    Fault("systems/deeds/consuming.py", "if left <= 0 and not world.has(card, Vessel):",
          "if left <= 0:", FOOD + "test_an_empty_waterskin_stays_and_gives_nothing"),
    Fault("systems/drink.py", "and world.has(card, Vessel) and",
          "and", FOOD + "test_drinking_where_water_can_be_drawn_quenches_thirst_and_fills_vessels_only"),
    Fault("systems/deeds/consuming.py", "meter.level = max(0, meter.level - amount)",
          "meter.level -= amount", FOOD + "test_a_meal_costs_a_point_takes_hunger_away_and_is_gone"),
    Fault("systems/reckoning/legal_use.py", "if scroll.mana > left:",
          "if False:", READ + "test_without_the_mana_the_scroll_is_kept"),
    Fault("systems/reckoning/legal_use.py", "if not is_lit(world, room_of(world, actor)):",
          "if False:", READ + "test_nobody_reads_in_the_dark_but_by_a_torch_in_hand"),
    Fault("systems/read.py", "use_up(world, read.card, \"read\")",
          "pass", READ + "test_a_scroll_takes_its_mana_does_its_work_and_is_gone"),
    Fault("systems/harm.py", " - resistance(world, unleashed.target, harms.element)",
          "", EFFECTS + "test_harm_is_met_by_resistance_to_its_element_alone"),
    Fault("systems/deeds/pools.py", "gained = min(amount, pool.full - pool.left) if pool is not None else 0",
          "gained = amount if pool is not None else 0", EFFECTS + "test_healing_stops_at_full_and_draining_at_nothing"),
    Fault("systems/deeds/flames.py", "        world.emit(FlameRenewed(world.root(card), card, fuel.capacity))\n", "",
          EFFECTS + "test_kindling_tells_of_a_flame_that_burnt_already_how_long_it_burns_now"),
    Fault("systems/kindle.py", "if world.has(card, Spent) and not world.has(card, EnchantedLight):",
          "if False:", EFFECTS + "test_kindling_fills_and_lights_what_is_held_but_never_scrap"),
    Fault("systems/deeds/emerging.py", "    if side is None or len(",
          "    side = nearest if side is None else side\n    if len(",
          EFFECTS + "test_summoned_creatures_take_free_sides_only_and_come_for_the_target"),
    Fault("systems/delay.py", "now = 0 if world.has(target, Waited) else min(ap, max(0, left))",
          "now = min(ap, max(0, left))", EFFECTS + "test_one_who_has_waited_owes_a_delay_to_the_next_turn"),
    Fault("systems/displace.py", "if ends is not None:",
          "if True:", "tests/systems/test_thrown.py::test_with_no_way_open_one_is_thrown_to_the_centre_instead"),
    Fault("systems/affliction_tick.py", "affliction.left -= 1",
          "pass", AFFLICTIONS + "test_an_affliction_strikes_each_interval_as_often_as_it_says_and_ends"),
    Fault("systems/deeds/afflicting.py", "timer.left = max(timer.left, born.left)",
          "pass", AFFLICTIONS + "test_the_same_affliction_again_lasts_anew_and_is_no_second_card"),
    Fault("systems/cure.py", "if world.get(affliction, Card).prototype in cures.cards:",
          "if True:", AFFLICTIONS + "test_a_cure_takes_off_what_it_names_and_nothing_else"),
    Fault("systems/deeds/resting.py", "timer.due = world.turn + max(1, timer.rest)",
          "timer.due = world.turn + 1",
          METERS + "test_a_seeker_at_rest_does_not_hunger_and_its_timer_goes_on_where_it_stood"),
    Fault("systems/death.py", "key=lambda card: (not world.has(card, Key), card)",
          "key=lambda card: card",
          DEATH + "test_goods_fall_to_the_slot_the_key_first_and_the_rest_where_there_is_room"),
    Fault("systems/death.py", "_let_fall(world, creature, killer)",
          "_let_fall(world, creature, 0)",
          DEATH + "test_what_lies_hidden_under_a_creature_does_not_show_in_where_its_goods_fall"),
    Fault("systems/death.py", "    forget(world, creature)\n",
          "", DEATH + "test_no_memory_holds_on_to_a_creature_that_is_gone"),
    Fault("systems/death.py", "    _let_fall(world, seeker, seeker)\n",
          "", DEATH + "test_a_later_seeker_takes_what_the_dead_one_left"),
    Fault("systems/deeds/wounds.py", "source = before.source if before is not None else 0",
          "source = 0", DEATH + "test_one_whose_wound_sickens_a_creature_to_death_has_the_kill"),
    Fault("systems/starvation.py", "world.edit(seeker, kind).due = world.turn + 1",
          "pass", METERS + "test_a_full_meter_hurts_on_each_turn_and_defence_is_no_help"),
    Fault("systems/deeds/consuming.py", "meter.due = world.turn + meter.interval",
          "pass", METERS + "test_a_meal_ends_starving_and_begins_a_new_interval"),
    Fault("systems/reckoning/levels.py", "((1 << level) - 1)",
          "level", LEVELS + "test_each_level_takes_twice_the_step_of_the_one_before"),
    Fault("systems/level_up.py", " and not world.has(seeker, Choice)",
          "", LEVELS + "test_two_levels_at_once_are_chosen_one_after_the_other"),
    Fault("systems/reckoning/levels.py", " if getattr(body, name) < cap",
          "", LEVELS + "test_an_attribute_at_the_cap_is_not_offered_and_with_all_there_no_choice_comes"),
    Fault("systems/reckoning/abilities.py", "if not (world.has(target, Waited) and able(world, target, HOLD_FAST)):",
          "if not able(world, target, HOLD_FAST):",
          LEVELS + "test_one_that_holds_fast_is_harder_to_hit_once_it_has_waited_and_until_the_turn_is_over"),
    Fault("systems/reckoning/pool.py", "max(min(pool, 1), pool - less)",
          "pool - less", TURN_END + "test_a_turn_begins_with_one_point_at_the_least"),
    Fault("systems/stamina_rest.py", "min(stamina.full, stamina.left + gained)",
          "stamina.left + gained", TURN_END + "test_who_waits_gets_stamina_back_up_to_full"),
    Fault("systems/stair.py", "for key in keys(world, seeker):",
          "for key in ():",
          TURN_END + "test_keys_stay_at_the_stairs_however_deep_they_were_packed_and_the_rest_goes_along"),
    Fault("systems/reckoning/legal_turn.py", "if keys(world, actor) and not intent.sure else",
          "if keys(world, actor) else", TURN_END + "test_who_carries_keys_is_asked_before_the_stair_until_sure"),
    Fault("systems/aftermath.py", "type(system)(order.action) if isinstance(system, Aftermath) else system",
          "system", TURN_END + "test_two_orders_have_each_an_aftermath_of_their_own"),
    Fault("systems/embody.py", " and _weight(content, name) <= spare",
          "", EMBODY + "test_no_card_beside_the_kit_burdens_who_gets_it"),
    Fault("systems/embody.py", "callings[place % len(callings)]",
          "callings[0]", EMBODY + "test_three_stand_at_the_gate_of_different_classes_each_with_a_name_and_a_card"),
]
