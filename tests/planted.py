"""Planted faults: small wrongs put into a copy of the rules, each with the test that must go red at it.

A new entry: the file, a piece of text that stands in it once, the wrong text, and the test's id as pytest prints it.
`tests/test_planted.py` checks that every entry still fits, and in the long run plants each and looks for red.
"""

from __future__ import annotations

from typing import NamedTuple


class Fault(NamedTuple):
    """One wrong: `old` becomes `new` in `file`, and `test` must fail."""

    file: str
    old: str
    new: str
    test: str


STEPS = "tests/systems/test_steps.py::"
REVEAL = "tests/systems/test_reveal.py::"
FREE = "tests/systems/test_opportunity.py::"
STRIKE = "tests/systems/test_strike.py::"
DAMAGE = "tests/systems/test_damage.py::"
MISSILES = "tests/systems/test_missiles.py::"
LOCKS = "tests/systems/test_locks.py::"
TRAPS = "tests/systems/test_traps.py::"
CREATURES = "tests/systems/test_creatures.py::"
NOTICE = "tests/systems/test_notice.py::"
ODDS = "tests/systems/test_odds.py::"
SIGHT = "tests/systems/test_sight.py::"
WAYS = "tests/systems/test_ways.py::"

FAULTS: list[Fault] = [
    Fault("systems/reckoning/ways.py", "if world.has(passage, Wall) and not world.has(actor, Incorporeal):",
          "if world.has(passage, Wall):", STEPS + "test_a_wall_stops_all_but_the_incorporeal"),
    Fault("systems/reckoning/ways.py", "(world.has(room, Lock) and not world.has(actor, Seeker))",
          "world.has(room, Lock)",
          STEPS + "test_from_inside_a_step_opens_the_lock_for_good_without_a_key"),
    Fault("systems/passage_crossing.py", "world.remove(move.room, Lock)", "pass",
          STEPS + "test_from_inside_a_step_opens_the_lock_for_good_without_a_key"),
    Fault("systems/reckoning/moves.py", "return figures.hard_step if world.has(room, HardGoing) else figures.step",
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
    Fault("systems/deeds/knowing.py", "world.edit(memory, Seen).spotted.remove(body)\n\n\ndef forget",
          "pass\n\n\ndef forget",
          REVEAL + "test_a_creature_that_moved_while_its_seeker_was_away_is_lost"),
    Fault("systems/opportunity.py", "if striker not in struck and is_living(world, actor):", "if False:",
          FREE + "test_leaving_the_reach_of_an_aware_enemy_draws_one_free_blow"),
    Fault("systems/reckoning/strikers.py", "if not (is_aware(world, body) and is_living(world, body)):",
          "if not is_living(world, body):", FREE + "test_a_sleeping_enemy_strikes_at_nobody"),
    Fault("systems/reckoning/legal_move.py", "        if knows(world, actor, body)\n", "",
          FREE + "test_the_verdict_names_the_odds_of_known_strikers_alone"),
    Fault("systems/reckoning/odds.py", '_append(terms, "odds.dark", -figures.dark)', "pass",
          STRIKE + "test_the_chance_is_skill_less_dodge_and_less_the_dark"),
    Fault("systems/deeds/blows.py", "landed = rolled <= chance", "landed = rolled < chance - 3",
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
    Fault("systems/decide.py", "wanders.due = world.turn + max(1, wanders.interval)", "wanders.due = world.turn + 1",
          CREATURES + "test_a_roamer_moves_on_only_when_its_turn_is_due"),
    Fault("systems/notice.py", "if not senses(world, creature, seeker):\n        return False\n    chance",
          "chance", NOTICE + "test_one_that_senses_nothing_sleeps_on_while_seekers_come_and_go"),
    Fault("systems/reckoning/sight.py", "world.get(held, Place).spot in IN_HAND", "True",
          SIGHT + "test_a_room_is_lit_by_itself_by_a_flame_on_a_slot_or_in_a_hand"),
    Fault("systems/reckoning/ways.py", "return Way.DOOR if door is not None and door.found else Way.WALLED",
          "return Way.DOOR if door is not None else Way.WALLED",
          WAYS + "test_an_unfound_hidden_door_looks_like_a_wall"),
]
