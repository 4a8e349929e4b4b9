"""Smoke: how it rises, drifts, thins, hides and chokes (CLOCK-1, SURV-5)."""

from components.card import Card
from components.fire import Smoke
from components.locks import Lock
from components.place import Spot
from components.room import Location, Terrain
from components.walls import Material, Wall
from content.make import make
from engine.kernel.world import World
from systems.combat.arms import melee
from systems.core.odds import hit
from systems.core.sight import in_view
from systems.fire.burning import ignite
from systems.fire.fire import smoke_in
from tests.build import a_hunting_rat, a_room, a_row, a_seeker, a_world, pass_turns, two_rooms
from tests.planted_fault import planted
from tests.rules import rule


def on_fire(world: World, room: int) -> int:
    """A heap of planks on fire."""
    planks = make(world, "base:timber", room, Spot.WEST)
    ignite(world, planks)
    return planks


@rule("CLOCK-1")
def test_smoke_fills_the_room_of_a_fire_and_drifts_on_thinner_from_room_to_room() -> None:
    world = a_world()
    rooms = a_row(world, 5)
    on_fire(world, rooms[0])

    pass_turns(world, 5)
    thickness = [smoke_in(world, room) for room in rooms]

    assert thickness[0] >= 4
    assert thickness == sorted(thickness, reverse=True)
    assert thickness[1] > 0
    assert thickness[-1] == 0


@planted("systems/fire/fire.py", "if rooms[heading] and is_clear(world, room, heading)]", "if rooms[heading]]")
@rule("CLOCK-1")
def test_walls_and_shut_doors_stop_smoke() -> None:
    world = a_world()
    walled = two_rooms(world, Wall(Material.STONE, 6))
    locked = two_rooms(world)
    world.add(locked[1], Lock(1))
    for first in (walled[0], locked[0]):
        on_fire(world, first)

    pass_turns(world, 6)

    assert smoke_in(world, walled[0]) and smoke_in(world, locked[0])
    assert not smoke_in(world, walled[1])
    assert not smoke_in(world, locked[1])


@rule("CLOCK-1")
def test_smoke_thins_out_to_nothing_when_the_fire_is_gone() -> None:
    world = a_world()
    room, _ = two_rooms(world)
    world.add(room, Smoke(6))

    densities = []
    for _ in range(8):
        pass_turns(world, 1)
        densities.append(smoke_in(world, room))

    assert densities[0] == 3
    assert densities[-1] == 0
    assert not world.any(Smoke)


@planted("systems/fire/smoke.py", "0 if _draughty(world, room) else ", "")
@rule("CLOCK-1")
def test_in_a_draught_no_smoke_stays() -> None:
    world = a_world()
    room = a_room(world)
    world.add(room, Location(3, Terrain.CAVE, ["draughty"]))
    on_fire(world, room)

    pass_turns(world, 3)

    assert smoke_in(world, room) == 0


@planted("systems/fire/smoke.py", "apart = hanging[room] - hanging.get(beyond, 0)",
         "apart = drifted[room] - drifted.get(beyond, 0)")
@rule("CLOCK-1")
def test_the_drift_does_not_ask_in_which_order_rooms_were_born() -> None:
    def spread(*densities: int) -> list[int]:
        world = a_world()
        rooms = a_row(world, 5)
        for room, density in zip(rooms, densities, strict=True):
            if density:
                world.add(room, Smoke(density))
        pass_turns(world, 2)
        return [smoke_in(world, room) for room in rooms]

    straight, mirrored = spread(0, 0, 0, 6, 3), spread(3, 6, 0, 0, 0)

    assert straight == mirrored[::-1]


@planted("content/base/figures.toml", "smoke_hides = 5", "smoke_hides = 6")
@rule("P7")
@rule("CLOCK-1")
def test_smoke_takes_five_per_cent_a_step_off_every_blow_of_who_needs_eyes() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    rat = a_hunting_rat(world, room, Spot.NORTH, seeker)
    clear = hit(world, seeker, rat, melee(world, seeker)).chance

    world.add(room, Smoke(3))
    odds = hit(world, seeker, rat, melee(world, seeker))

    assert odds.chance == clear - 15
    assert ("odds.smoke", -15) in [(term.label, term.value) for term in odds.terms]


@rule("CLOCK-1")
def test_thick_smoke_hides_the_next_room() -> None:
    world = a_world()
    first, second = two_rooms(world)
    seeker = a_seeker(world, first, Spot.NORTH)

    world.add(second, Smoke(2))
    thin = in_view(world, seeker, second, Spot.SOUTH)
    world.add(second, Smoke(3))

    assert thin
    assert not in_view(world, seeker, second, Spot.SOUTH)


@planted("systems/fire/choke.py", "breathes(world, body) and ", "")
@rule("SURV-5")
@rule("P7")
def test_choking_smoke_chokes_a_fifth_of_all_who_breathe_and_nobody_who_does_not() -> None:
    choked = {"base:rat": 0, "base:shroud_walker": 0}

    for seed in range(200):
        world = a_world(seed)
        room = a_room(world)
        world.add(room, Smoke(6))
        bodies = {card: make(world, card, room, Spot(side)) for side, card in enumerate(choked)}
        pass_turns(world, 1)
        for card, body in bodies.items():
            held = [world.get(ail, Card).prototype for ail in world.held(body, Spot.AFFLICTION)]
            choked[card] += "base:smoke_choked" in held

    assert 18 <= choked["base:rat"] <= 62
    assert choked["base:shroud_walker"] == 0


@planted("systems/fire/choke.py", "smoke.density < figures.choke_density", "False")
@rule("SURV-5")
def test_thin_smoke_chokes_nobody() -> None:
    world = a_world()
    room, _ = two_rooms(world)
    seeker = a_seeker(world, room)

    choked = []
    for _ in range(30):
        world.add(room, Smoke(3))
        pass_turns(world, 1)
        choked += world.held(seeker, Spot.AFFLICTION)

    assert choked == []
