"""Perception: an event becomes, at the moment it is emitted, a line for each seeker who can perceive it (ROOM-3, P9).

`event.NAME` tells it to an onlooker, `.by_you` to the one named first in the event, `.to_you` to the one named second,
`.heard` to one who hears it from another room; `.nothing` is added when nothing was found, `.beyond` when it happens in
another room than the one who reads it stands in. Where content has no such text, the plain one is taken.
"""

from __future__ import annotations

import re
import typing
from collections.abc import Callable
from functools import cache

from components.body import Dead
from components.card import Card
from components.event import Entity, Event
from components.events.body import Died
from components.place import Spot
from components.room import Room
from components.seekers import InPlay, Seeker
from content.words import Words
from engine.kernel.command import HEADINGS
from engine.kernel.world import World
from engine.play.outcome import Channel, Line
from systems.core.rooms import room_of
from systems.core.sight import knows
from systems.core.spread import TO_SOUND, spread

Deliver = Callable[[int, Line], None]
_WORDED = ("part", "element", "pool", "meter", "attribute", "proficiency", "cause", "material")
_NAMED: dict[str, Callable[[Words, str], str]] = {
    "section": Words.section_name, "told": Words.section_text,
    "theme": Words.theme_name, "motto": Words.theme_motto, "danger": Words.theme_danger,
}
_SPOTS = ("spot", "origin")
NOTHING = ".nothing"
BEYOND = ".beyond"


class Perception:
    """Listens to worlds and hands each seeker in play its lines."""

    def __init__(self, words: Words, deliver: Deliver) -> None:
        self._words = words
        self._deliver = deliver

    def listen(self, world: World) -> None:
        """Hear every event of a world from now on."""
        world.listener = lambda event: self._tell(world, event)

    def _tell(self, world: World, event: Event) -> None:
        for seeker, _ in world.each(Seeker):
            if world.has(seeker, Dead):
                continue
            channel = channel_of(world, seeker, event)
            if channel is not None and (channel == "you" or world.has(seeker, InPlay)):
                self._deliver(seeker, self._line(world, seeker, event, channel))

    def _line(self, world: World, seeker: int, event: Event, channel: Channel) -> Line:
        names, entities, others = _shape(type(event))
        params: dict[str, int | str] = {}
        for field in entities:
            params[field] = self.name(world, seeker, getattr(event, field))
        for field in others:
            params[field] = self._worded(field, getattr(event, field))
        message = self._message(names, seeker, event, entities, channel)
        if self._words.has(message + BEYOND) and event.room != room_of(world, seeker):
            message += BEYOND
        return Line(message, params, world.turn, channel)

    def _message(self, name: str, seeker: int, event: Event, entities: tuple[str, ...], channel: Channel) -> str:
        message = f"event.{name}"
        you = [getattr(event, field) == seeker for field in entities]
        if channel == "heard":
            suffix = ".heard"
        elif you[:1] == [True]:
            suffix = ".by_you"
        elif True in you:
            suffix = ".to_you"
        else:
            suffix = ""
        told = message + suffix if suffix and self._words.has(message + suffix) else message
        return told + NOTHING if getattr(event, "found", 1) == 0 and self._words.has(told + NOTHING) else told

    def name(self, world: World, seeker: int, entity: int) -> str:
        """What this seeker calls the entity: its own name for a seeker, the card's when known, else "something"."""
        person = world.find(entity, Seeker)
        if person is not None:
            return person.name
        card = world.find(entity, Card)
        if card is None or not (world.has(entity, Room) or recognises(world, seeker, entity)):
            return self._words.say("unknown.something")
        return self._words.card_name(card.prototype)

    def _worded(self, field: str, value: int | str) -> int | str:
        if field in _SPOTS:
            return self._words.say(f"spot.{Spot(int(value)).name.lower()}")
        if field == "lies":
            return self._words.say(f"lies.{Spot(int(value)).name.lower()}")
        if field == "heading":
            return self._words.say(f"heading.{HEADINGS[int(value)]}")
        if field in _NAMED:
            return _NAMED[field](self._words, str(value))
        if field in _WORDED:
            return self._words.say(f"{field}.{value}")
        return value


def recognises(world: World, seeker: int, entity: int) -> bool:
    """Whether the seeker knows what the entity is: carried, lying on its own body, or known on the board."""
    return entity == seeker or world.bearer(entity) == seeker or knows(world, seeker, entity)


def channel_of(world: World, seeker: int, event: Event) -> Channel | None:
    """How the seeker perceives the event, or None: private events by their seeker, others by sight or by ear."""
    owner = getattr(event, "seeker", None)
    if owner is not None:
        return "you" if owner == seeker else None
    _, entities, _ = _shape(type(event))
    if any(getattr(event, field) == seeker for field in entities):
        return "you"
    here = room_of(world, seeker)
    if event.room == here and (not entities or any(_visible(world, seeker, getattr(event, f)) for f in entities)):
        return "seen"
    if isinstance(event, Died) and knows(world, seeker, event.victim):
        return "seen"
    # Even of what happens beside it a seeker hears nothing when the event makes no sound.
    return "heard" if event.carries and here in spread(world, event.room, event.carries, TO_SOUND) else None


def _visible(world: World, seeker: int, entity: int) -> bool:
    """A body carries its things in plain sight; what lies face down or inside is seen once it is known."""
    return world.has(entity, Seeker) or world.has(entity, Room) or recognises(world, seeker, entity)


@cache
def _shape(kind: type[Event]) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    """The event's name in snake case, its fields that name entities, and its other fields; `room` is neither."""
    hints = typing.get_type_hints(kind, include_extras=True)
    entities = tuple(f for f in kind.__struct_fields__ if hints[f] == Entity)
    others = tuple(f for f in kind.__struct_fields__ if f != "room" and f not in entities)
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower(), entities, others
