"""Planted faults in age, flood, dirt and mimics: see `tests/planted.py`."""

from __future__ import annotations

from tests.planted_fault import Fault

AGEING = "tests/genesis/test_ageing.py::"
SPILL = "tests/systems/test_spill.py::"

AGE: list[Fault] = [
    Fault("systems/reckoning/spill.py", "range(max(springs.values(), default=0), 0, -1)",
          "range(max(springs.values(), default=0), 1, -1)",
          SPILL + "test_the_depth_at_a_spring_is_its_own_and_one_less_with_each_room"),
    Fault("systems/reckoning/spill.py", "if room not in depths]", "]",
          SPILL + "test_of_several_springs_the_deepest_water_counts"),
    Fault("systems/reckoning/water.py", "and not world.has(passage, Wall)", "",
          "tests/systems/test_flood.py::test_walls_stop_water_and_locks_do_not"),
    Fault("systems/reckoning/water.py", " and not world.has(beyond, Entrance)", "",
          AGEING + "test_the_room_where_a_seeker_arrives_is_never_flooded"),
    Fault("systems/genesis/age.py", ".between(1, plan.ageing.oldest)", ".between(1, plan.ageing.oldest - 1)",
          AGEING + "test_every_age_from_one_to_ten_generations_is_drawn_as_often"),
    Fault("systems/genesis/springs.py", "if room != ENTRANCE and room not in plan.fixed", "if room not in plan.fixed",
          AGEING + "test_the_room_where_a_seeker_arrives_is_never_flooded"),
    Fault("systems/genesis/springs.py", "1 + (plan.age - 1) // plan.ageing.generations_per_depth",
          "4 + (plan.age - 1) // plan.ageing.generations_per_depth",
          AGEING + "test_the_severity_of_springs_is_one_to_four_and_grows_with_age"),
    Fault("systems/genesis/flood.py", "            rise(world, creature)", "            pass",
          AGEING + "test_nobody_whom_water_does_not_spare_lives_on_in_a_flood_and_nobody_else_rises"),
    Fault("systems/deeds/rising.py", "        part.level = level", "        pass",
          AGEING + "test_who_has_risen_has_the_level_goods_and_experience_of_the_drowned_and_no_more"),
    Fault("systems/deeds/rising.py", "_KEPT = (Place, Acts, Bounty, Loot,", "_KEPT = (Place, Acts, Loot,",
          AGEING + "test_who_has_risen_has_the_level_goods_and_experience_of_the_drowned_and_no_more"),
    Fault("systems/genesis/ruin.py", "plan.ageing.ruin * plan.age", "plan.ageing.ruin * 5",
          AGEING + "test_ruin_grows_with_age_and_lies_where_it_fits"),
    Fault("systems/genesis/soil.py", "figures.dirt_per_generation * plan.age", "figures.dirt_per_generation * 5",
          AGEING + "test_dirt_lies_on_rooms_and_things_and_grows_with_age"),
    Fault("content/base/figures.toml", "mimics_from = 8", "mimics_from = 7",
          AGEING + "test_mimics_are_in_very_old_dungeons_alone_one_to_three_a_level"),
    Fault("content/base/figures.toml", "mimics_most = 3", "mimics_most = 4",
          AGEING + "test_mimics_are_in_very_old_dungeons_alone_one_to_three_a_level"),
    Fault("systems/genesis/keys.py", " and slot not in plan.mimics", "",
          AGEING + "test_a_mimic_is_a_container_that_its_form_can_be_taken_for_with_goods_and_without_keys"),
]
