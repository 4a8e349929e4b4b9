"""What burns is nothing for the hands: nobody picks it up or cleans it."""


from components.fire import Burning
from components.place import Spot
from components.things import Dirt, WantsToClean, WantsToTake
from content.make import make
from engine.kernel.world import World
from systems.core.sight import is_lit
from systems.fire.burning import ignite
from tests.build import a_room, a_seeker, a_world, refusal
from tests.planted_fault import planted
from tests.rules import rule

CLOTH = "base:weighted_net"


def a_burning_net(world: World, room: int, spot: Spot = Spot.EAST) -> int:
    """A net on fire."""
    net = make(world, CLOTH, room, spot)
    ignite(world, net)
    return net


@planted("systems/things/legal_cards.py",
         '    if world.has(card, Burning):\n        return refuse("refused.burning")\n', "")
@rule("CLOCK-1")
def test_fire_gives_light_and_nobody_picks_up_what_burns() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    dark = not is_lit(world, room)

    net = a_burning_net(world, room, Spot.CENTRE)

    assert dark
    assert is_lit(world, room)
    assert refusal(world, seeker, WantsToTake(net)) == "refused.burning"


@planted("systems/things/legal_clean.py", "    if world.has(intent.card, Burning):", "    if False:")
@rule("AGE-6", "P3")
def test_nobody_cleans_what_burns() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    net = a_burning_net(world, room, Spot.CENTRE)
    world.add(net, Dirt(40))

    assert refusal(world, seeker, WantsToClean(net)) == "refused.clean_burning"


@rule("AGE-6", "P3")
def test_nobody_cleans_a_floor_that_burns() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    world.add(room, Dirt(40))

    world.add(room, Burning(due=9))

    assert refusal(world, seeker, WantsToClean(room)) == "refused.clean_burning"
