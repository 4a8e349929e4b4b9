"""Planted faults in the living world, from fire to flood: see `tests/planted.py`."""

from __future__ import annotations

from tests.planted_fault import Fault

SPOIL = "tests/systems/test_spoil.py::"

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
]
