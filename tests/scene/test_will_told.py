"""What threatens the seeker is told with the chance that its Will leaves; its own doings as the card has it (P7)."""

from __future__ import annotations

from components.body import Attributes
from components.combat import Thrown
from components.effect import Afflicts
from components.locks import Noticed, Trap
from components.place import SIDES, Spot
from content.make import make
from engine.play.game import Game
from engine.scene.node import Node
from engine.scene.view import view
from systems.core.knowing import spot, turn_up
from systems.core.rooms import room_of
from tests.build import a_hunting_rat, a_thing, base_content
from tests.planted_fault import planted
from tests.rules import rule

CURSE = "base:cursed"


@planted("systems/body/tellers.py", "against_will(eye.world, eye.seeker, part.chance) if threat else part.chance",
         "part.chance")
@planted("systems/body/tellers.py", '_THREATS = ("enemy", "trap", "container")', '_THREATS = ("enemy", "trap", "item")')
@rule("CHAR-2", "SURV-5", "P7")
def test_bites_and_traps_are_told_less_the_seekers_will_and_a_flask_as_it_is() -> None:
    game = Game.new(80, base_content())
    world, seeker, room = game.world, game.seeker, room_of(game.world, game.seeker)
    for side in SIDES:
        turn_up(world, seeker, room, side)
        for card in world.held(room, side):
            world.move(card, room, Spot.STORAGE)
    for carried in world.held(seeker, Spot.PACK):
        world.move(carried, room, Spot.STORAGE)
    world.add(seeker, Attributes(will=4))
    spot(world, a_hunting_rat(world, room, Spot.NORTH, seeker, Afflicts(CURSE, 40)))
    chest = make(world, "base:wooden_chest", room, Spot.EAST)
    for part in (Trap(1), Noticed([seeker]), Afflicts(CURSE, 100)):
        world.add(chest, part)
    a_thing(world, seeker, Spot.PACK, Thrown(0, 2), Afflicts(CURSE, 70))

    tree = view(game)

    assert [_chance(tree, at) for at in ("north.creature", "east.thing", "pack.1")] == [36, 96, 70]


def _chance(tree: Node, address: str) -> int | None:
    node = tree.find(f"{address}.afflicts")
    return node.value if node is not None else None
