"""Map: every room the seeker has been in, as last seen, with its ways, locks and keys, and what lies untrodden."""

from __future__ import annotations

from components.knowledge import Glimpsed, Seen
from components.level import LevelInfo
from components.place import Place, Spot
from components.room import Room
from content.kinds import Kind
from engine.errands.verbs import Travel
from engine.kernel.command import HEADINGS
from engine.scene.eye import Eye
from engine.scene.looks import look
from engine.scene.node import Node, Role
from engine.scene.rosette import STATES
from systems.conditions.conditions import conditions
from systems.core.addresses import room_address
from systems.core.sites import level_info
from systems.locks.tellers import lock_name
from systems.things.carrying import has_map
from systems.things.dirt import dirt
from systems.travel.rosette import rosette
from systems.water.water import depth

STRIDE = ((0, 1), (1, 0), (0, -1), (-1, 0))
LEADS = ("open", "locked", "water", "door")


def dungeon_map(eye: Eye) -> Node:
    """Rooms by number, which a room keeps for good; then blank tiles for what was seen only as a way.

    Who has no map about it sees none of this, and why (BASE-2).
    """
    info = level_info(eye.world) or LevelInfo("", "", 0, 0)
    name = eye.say("map.name", theme=eye.words.theme_name(info.theme), level=info.level)
    if not has_map(eye.world, eye.seeker):
        reason = eye.say("refused.no_map")
        return Node(id="map", role=Role.SCREEN, name=name, text=reason, kind="map", enabled=False, reason=reason)
    rooms: list[Node] = []
    number = 0
    for memory, seen, place in eye.world.each(Seen, Place):
        if seen.seeker == eye.seeker:
            number += 1
            if seen.turn >= 0:
                rooms.append(_room(eye, number, memory, seen, place.holder))
    taken = {node.at for node in rooms}
    children = (*rooms, *_untrodden(eye, rooms, taken))
    told = eye.say("map.text", count=len(rooms), origin=eye.game.chronicle.origin)
    return Node(id="map", role=Role.SCREEN, name=name, text=told, kind="map", age=eye.game.clock, children=children)


def _room(eye: Eye, number: int, memory: int, seen: Seen, room: int) -> Node:
    address = room_address(eye.world, room)
    place = eye.world.get(room, Room)
    here = room == eye.room
    age = 0 if here else max(0, eye.world.turn - seen.turn)
    cards = _cards(eye, address, seen, here)
    found = {card.kind for card in cards}
    states = (["here"] if here else []) + [kind for kind in ("stair", "mouth", "key") if kind in found]
    art = eye.art(room)
    travel = Travel(to=address)
    reason = "" if here else _reason(eye, travel)
    told = [eye.say("map.here") if here else eye.say("map.age", turns=age)]
    weather = _weather(eye, address, room, seen, here)
    told += [fact.text for fact in weather]
    laid = _conditions(eye, address, room, seen, here)
    if laid:
        told.append(eye.say("map.cards", list=", ".join(condition.name for condition in laid)))
    if cards:
        told.append(eye.say("map.cards", list=", ".join(card.name for card in cards)))
    return Node(
        id=address,
        role=Role.ROOM,
        name=eye.words.card_name(art),
        short=eye.words.card_short(art),
        text="; ".join(told),
        kind="room",
        art=art,
        states=tuple(states),
        value=number,
        age=age,
        at=(place.x, place.y),
        command=None if here else travel,
        enabled=not reason,
        reason=reason,
        children=(*_ways(eye, address, memory, room), *laid, *cards, *weather),
    )


def _weather(eye: Eye, address: str, room: int, seen: Seen, here: bool) -> list[Node]:
    """Flood and filth, as last seen."""
    deep, level = (depth(eye.world, room), dirt(eye.world, room)) if here else (seen.flood, seen.dirt)
    figures, facts = eye.content.figures, []
    if deep:
        facts.append(Node(id=f"{address}.flood", role=Role.FACT, name=eye.say("map.flood", depth=deep),
                          text=eye.say("map.flood", depth=deep), kind="flood", value=deep,
                          full=figures.ageing.severity_most))
    if level >= figures.dirt.stained:
        facts.append(Node(id=f"{address}.dirt", role=Role.FACT, name=eye.say("map.dirt"), text=eye.say("map.dirt"),
                          kind="dirt", value=level, full=figures.dirt.most))
    return facts


def _conditions(eye: Eye, address: str, room: int, seen: Seen, here: bool) -> list[Node]:
    """What lay on a room, as last seen: what grew or fell there since, only whoever goes there learns (P9)."""
    if here:
        arts = [eye.art(condition) for condition in conditions(eye.world, room)]
    else:
        arts = [look(eye.content, card) for card, spot in zip(seen.cards, seen.spots, strict=True)
                if spot == Spot.CONDITION]
    return [
        Node(id=f"{address}.condition.{number}", role=Role.FACT, name=eye.words.card_name(art),
             text=eye.words.card_name(art), kind="condition", art=art)
        for number, art in enumerate(arts, 1)
    ]


def _reason(eye: Eye, travel: Travel) -> str:
    refusal = eye.probe(travel).refusal
    return eye.reason(refusal) if refusal is not None else ""


def _ways(eye: Eye, address: str, memory: int, room: int) -> tuple[Node, ...]:
    """The ways out of a room as last seen; a lock says what is written on it."""
    glimpsed = eye.world.get(memory, Glimpsed)
    nodes = []
    for heading, way in enumerate(rosette(eye.world, eye.seeker, room)):
        name, state = HEADINGS[heading], STATES[way]
        if state == "none":
            continue
        words = eye.say(f"way.{state}")
        if state == "locked" and glimpsed.closed and glimpsed.closed[heading]:
            lock = lock_name(eye, glimpsed.closed[heading], glimpsed.tiers[heading], glimpsed.ordinals[heading])
            words = eye.say("map.locked", lock=lock)
        tier = glimpsed.tiers[heading] if state == "locked" and glimpsed.tiers else 0
        text = eye.say("way.line", heading=eye.say(f"heading.{name}"), told=words)
        nodes.append(
            Node(id=f"{address}.{name}", role=Role.WAY, name=eye.say(f"heading.{name}"), text=text, kind=state,
                 states=(state,), value=tier or None)
        )
    return tuple(nodes)


def _cards(eye: Eye, address: str, seen: Seen, here: bool) -> list[Node]:
    """Cards as they were last seen, without what was carried away since by the seeker itself."""
    if here:
        known = [(eye.art(entity), at.partition(".")[0]) for at, entity in eye.around.items()
                 if at != "centre" and not at.startswith("beyond.")]
    else:
        known = [(look(eye.content, card), Spot(spot).name.lower())
                 for card, spot in zip(seen.cards, seen.spots, strict=True) if spot != Spot.CONDITION]
    nodes = []
    for number, (art, spot) in enumerate(known, 1):
        found = eye.content.cards.get(art)
        if found is not None and found.kind == Kind.SEEKER:
            continue
        text = eye.say("map.card", card=eye.words.card_name(art), spot=eye.say(f"spot.{spot}"))
        nodes.append(Node(id=f"{address}.card.{number}", role=Role.CARD, name=eye.words.card_name(art), text=text,
                          kind=found.kind.value if found is not None else "item", art=art))
    return nodes


def _untrodden(eye: Eye, rooms: list[Node], taken: set[tuple[int, int] | None]) -> list[Node]:
    tiles: dict[tuple[int, int], Node] = {}
    for room in rooms:
        for way in room.children:
            if way.role is not Role.WAY or way.kind not in LEADS or room.at is None:
                continue
            across, up = STRIDE[HEADINGS.index(way.id.rpartition(".")[2])]
            at = (room.at[0] + across, room.at[1] + up)
            if at not in taken and at not in tiles:
                words = eye.say("map.unseen")
                tiles[at] = Node(id=f"unseen.{at[0]}.{at[1]}", role=Role.ROOM, name=words, text=words, kind="unseen",
                                 states=("unseen",), at=at)
    return [tiles[at] for at in sorted(tiles)]
