"""Events become lines for who can perceive them, named as that seeker knows things (ROOM-3, P9)."""

from __future__ import annotations

import pytest

from components.events.body import Died
from components.events.combat import Struck
from components.events.creatures import NoiseMade, Woke
from components.events.locks import ForcedOpen
from components.events.rest import Waited
from components.events.things import CameDown, Flipped, Searched, Taken
from components.events.travel import Stepped
from components.place import Spot
from components.things import Weight
from components.walls import Material, Wall
from content.make import make
from engine.kernel.world import World
from engine.play.outcome import Line
from engine.play.perception import Perception
from systems.body.wounds import wound
from systems.core.knowing import turn_up
from systems.gathering.handing import hand_over
from tests.build import (
    a_rat,
    a_room,
    a_row,
    a_seeker,
    a_thing,
    a_torch,
    a_world,
    base_content,
    join,
    pass_turns,
    two_rooms,
)
from tests.planted_fault import planted
from tests.rules import rule


class Ears:
    """Keeps what each seeker perceived."""

    def __init__(self, world: World) -> None:
        self.lines: dict[int, list[Line]] = {}
        Perception(base_content().words, self._deliver).listen(world)

    def _deliver(self, seeker: int, line: Line) -> None:
        self.lines.setdefault(seeker, []).append(line)

    def of(self, seeker: int) -> list[Line]:
        """A seeker's lines."""
        return self.lines.get(seeker, [])


def test_who_strikes_who_is_struck_and_who_looks_on_read_it_differently() -> None:
    world = a_world()
    room = a_room(world)
    one, other, third = a_seeker(world, room), a_seeker(world, room, Spot.NORTH), a_seeker(world, room, Spot.EAST)
    ears = Ears(world)

    world.emit(Struck(room, one, other, 3, "head"))

    assert [line.message for line in ears.of(one)] == ["event.struck.by_you"]
    assert [line.message for line in ears.of(other)] == ["event.struck.to_you"]
    assert [line.message for line in ears.of(third)] == ["event.struck"]
    assert ears.of(third)[0].params == {"attacker": "Ash", "target": "Ash", "damage": 3, "part": "head"}
    assert [line.channel for line in (*ears.of(one), *ears.of(other), *ears.of(third))] == ["you", "you", "seen"]


@rule("ROOM-3")
def test_what_concerns_one_seeker_is_told_to_that_one_alone() -> None:
    world = a_world()
    room = a_room(world)
    one, other = a_seeker(world, room), a_seeker(world, room, Spot.NORTH)
    thing = a_thing(world, room, Spot.EAST)
    ears = Ears(world)

    world.emit(Flipped(room, one, thing, int(Spot.EAST)))
    world.emit(Waited(room, other))

    assert [line.message for line in ears.of(one)] == ["event.flipped.by_you"]
    assert [line.message for line in ears.of(other)] == ["event.waited.by_you"]


@planted("engine/play/perception.py", " and event.room != room_of(world, seeker):", ":")
@planted("engine/play/perception.py", "isinstance(event, Died) and knows(world, seeker, event.victim)",
         "isinstance(event, Died) and event.victim == seeker")
@rule("ROOM-3", "MOVE-2")
def test_what_turns_up_and_who_dies_in_the_next_room_is_told_as_there() -> None:
    world = a_world()
    first, second = two_rooms(world)
    seeker = a_seeker(world, first, Spot.NORTH)
    seen, unseen = a_rat(world, second, Spot.SOUTH), a_rat(world, second, Spot.EAST)
    a_thing(world, first, Spot.EAST)
    ears = Ears(world)

    turn_up(world, seeker, second, Spot.SOUTH)
    turn_up(world, seeker, first, Spot.EAST)
    world.emit(Died(second, seen))
    world.emit(Died(second, unseen))

    told = [line.message for line in ears.of(seeker)]
    assert told == ["event.flipped.by_you.beyond", "event.flipped.by_you", "event.died"]


@rule("P9")
def test_what_is_not_known_is_something_and_hidden_deeds_are_not_seen() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    thing, rat = a_thing(world, room, Spot.EAST), a_rat(world, room, Spot.NORTH)
    ears = Ears(world)

    world.emit(Woke(room, rat))
    world.emit(Taken(room, seeker, thing))
    turn_up(world, seeker, room, Spot.NORTH)
    turn_up(world, seeker, room, Spot.EAST)
    ears.lines.clear()
    world.emit(Woke(room, rat))
    world.emit(Taken(room, seeker, thing))

    known = ears.of(seeker)
    assert [line.message for line in known] == ["event.woke", "event.taken.by_you"]
    assert known[0].params == {"creature": base_content().words.card_name("base:rat")}
    assert known[1].params["card"] == base_content().words.card_name("base:pebble")


@rule("P9")
def test_before_it_is_known_a_thing_in_an_event_is_something() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    thing, rat = a_thing(world, room, Spot.EAST), a_rat(world, room, Spot.NORTH)
    ears = Ears(world)

    world.emit(Woke(room, rat))
    world.emit(Taken(room, seeker, thing))

    assert [(line.message, line.params.get("card")) for line in ears.of(seeker)] == [
        ("event.taken.by_you", "something")
    ]


@rule("P9")
def test_other_rooms_are_heard_as_far_as_the_sound_carries_and_not_seen() -> None:
    world = a_world()
    rooms = a_row(world, 6)
    seeker = a_seeker(world, rooms[0])
    rat = a_rat(world, rooms[1])
    ears = Ears(world)

    world.emit(Stepped(rooms[1], rat, 0, 1))
    world.emit(Struck(rooms[1], rat, rat, 1, "head"))
    world.emit(Struck(rooms[2], rat, rat, 1, "head"))
    world.emit(NoiseMade(rooms[3]))
    world.emit(NoiseMade(rooms[4]))

    assert [(line.message, line.channel) for line in ears.of(seeker)] == [
        ("event.struck.heard", "heard"),
        ("event.noise_made.heard", "heard"),
    ]
    assert "Rat" not in str(ears.of(seeker))


@planted("components/walls.py", "@bars_sound\n", "")
@rule("WALL-15", "AGE-4")
def test_a_wall_stops_a_sound_and_a_way_round_it_lets_it_through() -> None:
    world = a_world()
    west, east = a_room(world), a_room(world, x=1)
    join(world, west, east, Spot.EAST, Wall(Material.STONE, 3))
    seeker = a_seeker(world, west)
    ears = Ears(world)

    world.emit(ForcedOpen(east, 0, east))
    around = a_room(world, x=0, y=1), a_room(world, x=1, y=1)
    join(world, west, around[0], Spot.NORTH)
    join(world, around[0], around[1], Spot.EAST)
    join(world, around[1], east, Spot.SOUTH)
    world.emit(ForcedOpen(east, 0, east))

    assert [line.message for line in ears.of(seeker)] == ["event.forced_open.heard"]


@planted("engine/play/perception.py", "            if world.has(seeker, Dead):\n                continue\n", "")
@rule("CHAR-6", "B99")
def test_the_last_that_the_dying_are_told_is_their_death_and_nothing_of_what_falls_from_them() -> None:
    world = a_world()
    room = a_room(world)
    seeker, witness = a_seeker(world, room), a_seeker(world, room, Spot.NORTH)
    a_thing(world, seeker, Spot.PACK)
    ears = Ears(world)

    wound(world, seeker, 99, 0, "cause.unknown")
    pass_turns(world, 1)

    assert [line.message for line in ears.of(seeker)][-1] == "event.died.by_you"
    assert [line.message for line in ears.of(witness)][-1] == "event.fell"


@rule("CHAR-6")
def test_the_dying_are_told_of_their_death() -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    ears = Ears(world)

    world.emit(Died(room, seeker))

    assert [line.message for line in ears.of(seeker)] == ["event.died.by_you"]


def test_without_a_listener_an_event_is_only_kept() -> None:
    world = a_world()
    room = a_room(world)

    world.emit(NoiseMade(room))

    assert world.events == [NoiseMade(room)]


@rule("ROOM-3")
def test_who_finds_nothing_is_not_told_of_nought_things() -> None:
    world = a_world()
    room = a_room(world)
    seeker, other = a_seeker(world, room), a_seeker(world, room, Spot.NORTH)
    ears = Ears(world)

    world.emit(Searched(room, seeker, room, 0))
    world.emit(Searched(room, seeker, room, 2))

    said = [base_content().words.say(line.message, **line.params) for line in ears.of(seeker)]
    assert [line.message for line in ears.of(seeker)] == ["event.searched.by_you.nothing", "event.searched.by_you"]
    assert "0" not in said[0] and "2 things" in said[1]
    assert [line.message for line in ears.of(other)] == ["event.searched"] * 2


@planted("systems/gathering/handing.py", "        world.move(thing, actor, Spot.PACK)", "        pass")
@rule("COND-1", "B94")
@pytest.mark.parametrize("laden", ["with hands free", "with the like in the pack", "who can carry no more"])
def test_what_work_has_won_is_named_to_whoever_did_it(laden: str) -> None:
    world = a_world()
    room = a_room(world)
    seeker = a_seeker(world, room)
    if laden == "with the like in the pack":
        make(world, "base:flint", seeker, Spot.PACK)
    elif laden == "who can carry no more":
        a_thing(world, seeker, Spot.PACK, Weight(100_000))
    ears = Ears(world)

    hand_over(world, seeker, "base:flint", "gathered")

    (line,) = ears.of(seeker)
    assert line.message == "event.won.by_you"
    assert line.params["card"] == "Flint"


@rule("COMB-4", "ROOM-3")
@pytest.mark.parametrize(("beyond", "found", "told"), [
    (False, 1, "Comes to rest on the north side: Torch."),
    (True, 1, "Comes to rest in the next room, on the north side: Torch."),
    (True, 0, "You do not see where it comes to rest."),
])
def test_where_a_missile_comes_to_rest_is_told_as_far_as_it_is_seen(beyond: bool, found: int, told: str) -> None:
    world = a_world()
    first, second = two_rooms(world)
    seeker = a_seeker(world, first)
    torch = a_torch(world, seeker, Spot.PACK)
    ears = Ears(world)

    world.emit(CameDown(second if beyond else first, seeker, torch, int(Spot.NORTH), found))

    assert [base_content().words.say(line.message, **line.params) for line in ears.of(seeker)] == [told]
