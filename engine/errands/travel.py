"""Travel: the steps of approach and travel, the ways that a seeker remembers, what breaks an errand off."""

from __future__ import annotations

from collections.abc import Mapping

from components.body import Health
from components.creatures import Awake
from components.event import Event
from components.events.body import Afflicted, AfflictionEnded, Hungered
from components.events.fire import CaughtFire, FloorCaught, SmokeCame, WallCaught
from components.events.light import FlameDied
from components.events.locks import TrapNoticed
from components.events.things import Flipped
from components.events.travel import Blocked
from components.events.water import WaterRose
from components.knowledge import Choice, Way
from components.locks import Noticed, Trap
from components.place import SIDES, Spot, facing
from components.things import Container
from engine.kernel.command import HEADINGS
from engine.kernel.world import World
from systems.conditions.perils import is_perilous
from systems.core.addresses import resolve, slot_named
from systems.core.known import known_creature
from systems.core.rooms import neighbour, room_of, spot_of, things_at
from systems.core.sight import is_up, seen
from systems.core.verdict import Refusal
from systems.things.carrying import has_map, portable
from systems.travel.rosette import rosette

PERIL = "stopped.peril"


def way_inside(spot: Spot, goal: Spot) -> list[int]:
    """Headings of the steps from one slot of a room to another."""
    if spot == goal:
        return []
    to_centre = [] if spot == Spot.CENTRE else [int(facing(spot))]
    return to_centre if goal == Spot.CENTRE else [*to_centre, int(goal)]


def approach(world: World, seeker: int, target: str) -> list[int] | Refusal:
    """Headings of the steps to a slot, or to the last slot before a creature that the seeker knows of there."""
    head, *rest = target.split(".")
    spot = spot_of(world, seeker)
    if head == "beyond" and rest and rest[0] in HEADINGS:
        found = resolve(world, seeker, target, "room" if rest[1:] == [] else "creature")
        heading = HEADINGS.index(rest[0])
        if isinstance(found, Refusal):
            return found
        return _short_of(world, seeker, [*way_inside(spot, Spot(heading)), heading], Spot(heading), beyond=True)
    goal = slot_named(world, seeker, head)
    if goal is None or (rest and rest[0] not in ("creature", "thing", "inside")):
        return Refusal("refused.address", {"address": target})
    steps = way_inside(spot, goal)
    return _short_of(world, seeker, steps, goal) if steps else Refusal("refused.already_there")


def _short_of(world: World, seeker: int, steps: list[int], goal: Spot, beyond: bool = False) -> list[int]:
    """A known creature keeps its slot: the last step towards it is left out, if others come before it."""
    room = room_of(world, seeker)
    if beyond:
        room, goal = neighbour(world, room, int(goal)), facing(goal)
    blocked = goal in SIDES and known_creature(world, seeker, room, goal) != 0
    return steps[:-1] if blocked and len(steps) > 1 else steps


def route(world: World, seeker: int, to: str) -> dict[int, int] | Refusal:
    """The heading out of each room on the way to a remembered one, through remembered rooms and slots face up.

    Nobody finds it without a map (BASE-2).
    """
    if not has_map(world, seeker):
        return Refusal("refused.no_map")
    goal = resolve(world, seeker, to, "room")
    if isinstance(goal, Refusal):
        return goal
    start = room_of(world, seeker)
    if goal == start:
        return Refusal("refused.already_there")
    if seen(world, seeker, goal) is None:
        return Refusal("refused.unknown_room", {"address": to})
    came = reached(world, seeker, start)
    if goal not in came:
        return Refusal("refused.no_known_way")
    ways = {}
    while goal != start:
        goal, heading = came[goal]
        ways[goal] = heading
    return ways


def reachable(world: World, seeker: int) -> list[int]:
    """The rooms that `travel` leads to from here, nearest first."""
    return list(reached(world, seeker, room_of(world, seeker)))[1:] if has_map(world, seeker) else []


def reached(world: World, seeker: int, start: int) -> Mapping[int, tuple[int, int]]:
    """Rooms in reach by remembered ways, each with the room and the heading it is reached from; nearest first."""
    # A view asks for the way to every room in turn: one search serves them all.
    return world.derived(("reached", start), _spread, world, seeker, start)


def _spread(world: World, seeker: int, start: int) -> dict[int, tuple[int, int]]:
    """Room by room; through one that is known to be perilous only where no other way leads on."""
    came: dict[int, tuple[int, int]] = {start: (0, 0)}
    edge, perilous = [start], list[int]()
    while edge or perilous:
        if not edge:
            edge, perilous = perilous, []
        grown: list[int] = []
        for room in edge:
            for heading in range(4):
                beyond = _step_known(world, seeker, room, heading)
                if beyond and beyond not in came:
                    came[beyond] = (room, heading)
                    (perilous if is_perilous(world, seeker, beyond) else grown).append(beyond)
        edge = grown
    return came


def _step_known(world: World, seeker: int, room: int, heading: int) -> int:
    """The remembered room that way, if both slots of the passage are face up and bear no trap known to be armed."""
    beyond = neighbour(world, room, heading)
    if beyond == 0 or seen(world, seeker, beyond) is None:
        return 0
    # As it was last seen: what became of a far wall since, only whoever goes there learns (P9).
    if rosette(world, seeker, room)[heading] != Way.OPEN:
        return 0
    slots = ((room, Spot(heading)), (beyond, facing(heading)))
    safe = all(is_up(world, seeker, where, slot) and not trapped(world, seeker, where, slot) for where, slot in slots)
    return beyond if safe else 0


def trapped(world: World, seeker: int, room: int, slot: Spot) -> bool:
    """Whether the seeker has noticed a trap on a slot, there or when it was there: noticing is its own knowledge."""
    for thing in things_at(world, room, slot):
        noticed = world.find(thing, Noticed)
        if noticed is not None and seeker in noticed.seekers and world.has(thing, Trap):
            return True
    return False


def endangered(world: World, seeker: int) -> Refusal | None:
    """Why nobody walks off without looking: an awake creature that the seeker knows of, here or beyond an open way."""
    room = room_of(world, seeker)
    for slot in SIDES:
        creature = known_creature(world, seeker, room, slot)
        if creature and world.has(creature, Awake):
            return Refusal("refused.explore_danger", {"creature": creature}, ("creature",))
    for heading in range(4):
        beyond = neighbour(world, room, heading)
        creature = known_creature(world, seeker, beyond, facing(heading)) if beyond else 0
        if creature and world.has(creature, Awake) and rosette(world, seeker, room)[heading] == Way.OPEN:
            return Refusal("refused.explore_danger", {"creature": creature}, ("creature",))
    return None


def next_step(spot: Spot, heading: int) -> int:
    """The heading of the next single step for one who means to leave a room by a heading."""
    return heading if spot in (Spot.CENTRE, heading) else int(facing(spot))


class Watch:
    """What a seeker on a long errand keeps an eye on; `alarm` says why to stop, or nothing.

    One that is `wary` stops in a perilous room too: it was not asked about one. One that `sweeps` goes on past bare
    ground and things that it turns up.
    """

    def __init__(self, world: World, seeker: int, wary: bool = True, sweeps: bool = False) -> None:
        self._seeker = seeker
        self._wary = wary
        self._sweeps = sweeps
        self._health = _health(world, seeker)
        self._creatures = _creatures(world, seeker)
        self._awake = _awake(world, self._creatures)
        self._room = room_of(world, seeker)

    def alarm(self, world: World, events: list[Event]) -> str:
        """The message id of what came up in the last single command and its world turn, or an empty text."""
        health, creatures = _health(world, self._seeker), _creatures(world, self._seeker)
        hurt, fresh = health < self._health, creatures - self._creatures
        self._health, self._creatures = health, creatures
        if world.has(self._seeker, Choice):
            return "stopped.choice"
        if hurt:
            return "stopped.hurt"
        awake = _awake(world, creatures)
        stirred, self._awake = awake - self._awake, awake
        if fresh:
            return "stopped.creature"
        if stirred:
            return "stopped.woke"
        if went_dark(world, self._seeker, events):
            return "stopped.dark"
        room, before = room_of(world, self._seeker), self._room
        self._room = room
        if self._wary and room != before and is_perilous(world, self._seeker, room):
            return PERIL
        told = [event for event in events if not (self._sweeps and _is_plain_find(world, event))]
        return next((reason for reason in (_reason(self._seeker, room, event) for event in told) if reason), "")


def _is_plain_find(world: World, event: Event) -> bool:
    """Whether what turned up is bare ground, of which no card is left, or something that can be picked up."""
    if not isinstance(event, Flipped):
        return False
    card = event.card
    return not world.alive(card) or (portable(world, card) and not world.has(card, Container))


def _reason(seeker: int, room: int, event: Event) -> str:
    if isinstance(event, Flipped | Blocked | TrapNoticed):
        return "stopped.discovery" if event.seeker == seeker else ""
    if isinstance(event, CaughtFire | FloorCaught | WallCaught | SmokeCame) and event.room == room:
        return "stopped.fire"
    if isinstance(event, WaterRose) and event.room == room:
        return "stopped.water"
    if isinstance(event, Hungered):
        return "stopped.body" if event.seeker == seeker else ""
    if isinstance(event, Afflicted | AfflictionEnded):
        return "stopped.body" if event.target == seeker else ""
    return ""


def went_dark(world: World, seeker: int, events: list[Event]) -> bool:
    """Whether a light has just burnt out where the seeker is, in its hand or set down."""
    return any(isinstance(event, FlameDied) and event.room == room_of(world, seeker) for event in events)


def _health(world: World, seeker: int) -> int:
    return world.get(seeker, Health).left


def _awake(world: World, creatures: set[int]) -> set[int]:
    """Those of them that are awake."""
    return {creature for creature in creatures if world.has(creature, Awake)}


def _creatures(world: World, seeker: int) -> set[int]:
    """Living creatures that the seeker knows of in its room and at the facing slots beyond."""
    room = room_of(world, seeker)
    found = {known_creature(world, seeker, room, slot) for slot in SIDES}
    for heading in range(4):
        beyond = neighbour(world, room, heading)
        if beyond:
            found.add(known_creature(world, seeker, beyond, facing(heading)))
    return found - {0}
