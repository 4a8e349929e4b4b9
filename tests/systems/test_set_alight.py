"""A flame that is set for an upgrade goes out, and keeps what is left of its fuel (UPGR-2, LIGHT-1)."""

from __future__ import annotations

from components.acting import Acting
from components.building import WantsToSetCard
from components.light import Fuel, Lit
from components.place import POSITIONS, Place, Spot
from engine.kernel.turn import run_pass
from systems.building.set_card import SetCard
from tests.build import a_lit_torch, a_room, a_seeker, a_torch, a_world, pass_turns
from tests.planted_fault import planted
from tests.rules import rule


@planted("systems/building/set_card.py",
         "            if world.has(card, Lit):\n                put_out(world, card)\n", "")
@rule("UPGR-2", "LIGHT-1")
def test_a_lit_torch_goes_out_as_it_is_set_and_burns_no_more_there() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    for heading, torch in enumerate((a_lit_torch(world, seeker, Spot.HAND), a_torch(world, seeker, Spot.OFFHAND))):
        world.add(seeker, WantsToSetCard(torch, heading, "base:excavated_dugout"))
        world.add(seeker, Acting())
        run_pass(world, [SetCard()])
    torches = [world.held(room, position)[0] for position in POSITIONS[:2]]
    left = [world.get(torch, Fuel).left for torch in torches]

    pass_turns(world, 20)

    assert not any(world.has(torch, Lit) for torch in torches)
    assert [world.get(torch, Fuel).left for torch in torches] == left and all(left)
    assert [world.get(torch, Place).holder for torch in torches] == [room, room]
