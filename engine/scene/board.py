"""Board: the five cards of the room, where the seeker stands, and how everything in it is to be reached (ROOM-1)."""

from __future__ import annotations

from components.building import Working
from components.conditions import ClearedBy
from components.place import SIDES, Spot
from components.room import Location
from components.walls import Floor
from engine.errands.verbs import Approach
from engine.kernel.command import HEADINGS
from engine.scene.cards import card, creature
from engine.scene.condition_facts import condition_facts
from engine.scene.eye import Eye
from engine.scene.node import Node, Role
from engine.scene.rods import rod_fact
from engine.scene.upgrades import progress
from engine.scene.weather import weather
from systems.conditions.conditions import conditions
from systems.core.sight import is_lit, is_up
from systems.travel.moves import is_hard_step, step_ap
from systems.walls.structures import insulation
from systems.water.water import chill

LARGEST = 6


def cards_of_room(eye: Eye) -> tuple[Node, ...]:
    """The location, the four sides, the storage under the location, and creatures at the facing slots beyond."""
    location, storage = eye.derived("centre", _location, eye), eye.derived("storage", _storage, eye)
    return (location, *(_side_of(eye, side) for side in SIDES), storage, _beyond(eye))


def _side_of(eye: Eye, side: Spot) -> Node:
    """A side, kept if nobody stands on it: what a creature means to do hangs upon more than is written down."""
    if f"{HEADINGS[side]}.creature" in eye.around:
        return _side(eye, side)
    return eye.derived(("side", side), _side, eye, side)


def _location(eye: Eye) -> Node:
    place = eye.world.get(eye.room, Location)
    art = eye.art(eye.room)
    stands = eye.spot == Spot.CENTRE
    thing = eye.around.get("centre.thing", 0)
    return Node(
        id="centre",
        role=Role.LOCATION,
        name=eye.words.card_name(art),
        short=eye.words.card_short(art),
        text=eye.say("location.line", terrain=eye.say(f"terrain.{place.terrain.value}"), size=place.size),
        kind="location",
        art=art,
        states=("here",) if stands else (),
        value=place.size,
        full=LARGEST,
        distance=eye.steps(Spot.CENTRE),
        command=None if stands else Approach(target="centre"),
        children=(*_conditions(eye), *((card(eye, "centre.thing", thing),) if thing else ())),
    )


def _conditions(eye: Eye) -> list[Node]:
    """The conditions that are seen, with `value` of `full` of the work done; what lies under another is not."""
    nodes, size = [], eye.world.get(eye.room, Location).size
    for number, entity in enumerate(conditions(eye.world, eye.room), 1):
        art, words, work = eye.art(entity), eye.words, eye.world.find(entity, ClearedBy)
        nodes.append(
            Node(id=f"centre.condition.{number}", role=Role.FACT, name=words.card_name(art), kind="condition", art=art,
                 short=words.card_short(art), text=words.card_text(art), value=work.done if work is not None else None,
                 full=size if work is not None else None,
                 children=condition_facts(eye, f"centre.condition.{number}", entity))
        )
    return nodes


def _side(eye: Eye, side: Spot) -> Node:
    name = HEADINGS[side]
    up = is_up(eye.world, eye.seeker, eye.room, side)
    stander, thing = eye.around.get(f"{name}.creature", 0), eye.around.get(f"{name}.thing", 0)
    children = []
    if stander:
        children.append(creature(eye, f"{name}.creature", stander))
    if thing:
        children.append(card(eye, f"{name}.thing", thing))
        children += _cards_under(eye, f"{name}.inside.")
    states = [] if up else ["unseen"]
    if up and not thing:
        states.append("bare")
    if eye.spot == side:
        states.append("here")
    ground = "" if up and thing else eye.say("slot.bare" if up else "slot.unseen")
    told = ", ".join([*(child.name for child in children), *([ground] if ground else [])])
    return Node(
        id=name,
        role=Role.SLOT,
        name=eye.say("slot.name", heading=eye.say(f"heading.{name}")),
        short=ground,
        text=told,
        kind="slot",
        states=tuple(states),
        distance=eye.steps(side),
        command=None if eye.spot == side else Approach(target=name),
        children=tuple(children),
    )


def _cards_under(eye: Eye, prefix: str) -> tuple[Node, ...]:
    return tuple(card(eye, address, entity) for address, entity in eye.under(prefix))


def _storage(eye: Eye) -> Node:
    cards = _cards_under(eye, "storage.")
    return Node(
        id="storage",
        role=Role.GROUP,
        name=eye.say("storage.name"),
        text=eye.say("storage.text", count=len(cards)),
        children=cards,
    )


def _beyond(eye: Eye) -> Node:
    found = [creature(eye, address, entity) for address, entity in eye.under("beyond.")]
    return Node(
        id="beyond",
        role=Role.GROUP,
        name=eye.say("beyond.name"),
        text=eye.say("beyond.text", count=len(found)),
        children=tuple(found),
    )


def room_facts(eye: Eye) -> Node:
    """What the room is like: light, ground, temperature; what makes things harder here is marked `hinders`."""
    return eye.derived("facts of the room", _room_facts, eye)


def _room_facts(eye: Eye) -> Node:
    facts = tuple(_fact(kind, words, hinders) for kind, words, hinders in (_light(eye), *_ground(eye), *_floor(eye)))
    facts += (*progress(eye), *rod_fact(eye), *weather(eye))
    return Node(id="room", role=Role.GROUP, name=eye.say("here.name"), text=", ".join(f.name for f in facts),
                children=facts)


def _floor(eye: Eye) -> list[tuple[str, str, bool]]:
    """What the floor is laid with, and the warmth that it keeps (WALL-10)."""
    floor = eye.world.find(eye.room, Floor)
    if floor is None:
        return []
    material = eye.say(f"material.{floor.material.value}")
    warm = insulation(eye.world, eye.room) - eye.world.get(eye.room, Location).insulation
    said = "here.floor_warm" if warm else "here.floor"
    return [("floor", eye.say(said, material=material, insulation=warm), False)]


def _fact(kind: str, words: str, hinders: bool) -> Node:
    return Node(id=f"room.{kind}", role=Role.FACT, name=words, text=words, kind=kind,
                states=("hinders",) if hinders else ())


def _light(eye: Eye) -> tuple[str, str, bool]:
    if is_lit(eye.world, eye.room):
        return "light", eye.say("here.lit"), False
    return "light", eye.say("here.dark", percent=eye.content.figures.combat.dark), True


def _ground(eye: Eye) -> list[tuple[str, str, bool]]:
    place = eye.world.get(eye.room, Location)
    told = []
    if is_hard_step(eye.world, eye.seeker, eye.room):
        told.append(("hard_going", eye.say("here.hard_going", ap=step_ap(eye.world, eye.seeker, eye.room)), True))
    temperature = place.temperature - chill(eye.world, eye.room)
    working = eye.world.find(eye.room, Working)
    if working is not None:
        told.append(("working", eye.say("here.working", mining=working.mining), False))
    if temperature:
        told.append(("temperature", eye.say("here.cold" if temperature < 0 else "here.warm"), False))
    return told
