"""Planted faults in what lies in storage and in the positions of an upgrade: see `tests/planted.py`."""

from __future__ import annotations

from tests.planted_fault import Fault

ASIDE_TEST = "tests/systems/test_put_aside.py::"
SCENE = "tests/scene/test_put_aside.py::"
UPGRADES = "tests/scene/test_upgrades.py::"
EMPTIED = "tests/systems/test_emptied.py::"

ASIDE: list[Fault] = [
    Fault("systems/deeds/putting.py", "        see_put(world, knower, card)\n", "        pass\n",
          ASIDE_TEST + "test_what_is_put_in_storage_is_known_to_who_put_it_there_and_nothing_else_in_it"),
    Fault("systems/deeds/putting.py", " and in_view(world, knower, room, spot):", ":",
          ASIDE_TEST + "test_what_lands_in_the_storage_of_a_room_out_of_sight_is_unknown"),
    Fault("systems/deeds/putting.py", "    see_gone(world, card)\n", "",
          ASIDE_TEST + "test_what_was_taken_from_storage_and_lies_there_again_unseen_is_unknown"),
    Fault("systems/equip.py", "    see_gone(world, card)\n", "",
          ASIDE_TEST + "test_what_was_taken_from_storage_and_lies_there_again_unseen_is_unknown"),
    Fault("systems/deeds/burning.py", "    empty_out(world, card)\n", "",
          EMPTIED + "test_a_key_in_a_chest_that_burns_down_lies_on_its_slot_and_more_of_it_in_storage"),
    Fault("systems/finish.py", "            empty_out(world, card)\n", "",
          EMPTIED + "test_what_lay_in_something_that_is_eaten_lies_at_the_eaters_feet"),
    Fault("systems/finish_upgrade.py", "                empty_out(world, card)\n", "",
          EMPTIED + "test_what_lay_in_something_that_is_built_in_stays_in_the_room"),
    Fault("systems/deeds/burning.py", "    see_gone(world, card)\n", "",
          ASIDE_TEST + "test_no_memory_holds_on_to_what_burnt_in_storage"),
    Fault("systems/reckoning/sight.py", "if spot in SIDES or spot == Spot.STORAGE else None",
          "if spot in SIDES else None",
          ASIDE_TEST + "test_a_seeker_that_dies_knows_where_its_pack_fell_and_a_slayer_what_it_saw_fall"),
    Fault("engine/addresses.py", "[card for card in cards if knows(world, seeker, card)]", "cards",
          ASIDE_TEST + "test_ordinals_in_storage_count_over_what_is_known"),
    Fault("systems/search.py", "if not knows(world, seeker, card)]", "]",
          ASIDE_TEST + "test_a_search_counts_what_comes_to_light_and_not_what_one_put_there"),
    Fault("systems/deeds/putting.py", "if lies == spot else", "if lies else",
          ASIDE_TEST + "test_it_is_told_where_a_card_lands_that_finds_no_room_on_ones_own_slot"),
    Fault("engine/scene/labels.py", "== Spot.STORAGE\n", "== Spot.CENTRE\n",
          SCENE + "test_that_a_card_lands_on_the_floor_and_a_flame_goes_out_there_is_told_before"),
    Fault("engine/scene/labels.py", "and (aside or douses(eye.world, eye.room))", "and aside",
          SCENE + "test_that_water_puts_a_flame_out_is_told_before"),
    Fault("systems/reckoning/sight.py", "        return holder == room_of(world, seeker)\n", "        return True\n",
          UPGRADES + "test_what_is_set_is_known_to_whoever_is_in_the_room_and_to_nobody_else"),
    Fault("engine/scene/upgrades.py", "if card and heading not in missing]", "if card]",
          UPGRADES + "test_a_card_that_is_set_has_its_name_and_shows_in_the_room_how_far_the_upgrade_is"),
]
