"""Embody: who stands at the gate, and how the chosen one gets body and kit (CHAR-1, CHAR-2, CHAR-3)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from components.body import ActionPoints, Attributes, Health, Hunger, Mana, Stamina, Thirst, Warmth
from components.card import Card
from components.combat import Skill
from components.creatures import Acts
from components.place import Place, Spot
from components.registry import Component
from components.seekers import Ability, Experience, Proficiencies, Seeker
from components.things import Stack, Wearable, Weight
from content.kinds import CallingDefinition, Kind
from content.make import make
from content.naming import by_name
from content.registry import Content
from engine.kernel.dice import Stream
from engine.kernel.world import World
from systems.rest.out_of_play import rise
from systems.seekers.proficiency import FIFTHS
from systems.things.carrying import in_the_way, spots_filled
from systems.things.putting import put_in_pack

SEEKER = "seeker"


class Candidate(NamedTuple):
    """One who may be chosen: class and one card beside the class's kit by id, and a name."""

    calling: str
    name: str
    extra_card: str


def candidates(seed: int, content: Content, number: int) -> list[Candidate]:
    """The `number`-th three at the gate of this seed, from 0: of different classes as far as there are enough."""
    stream = Stream(seed, "candidates", number)
    wanted = content.figures.seekers.candidates
    callings = stream.shuffled(sorted(content.callings, key=by_name))
    return [_drawn(stream, content, callings[place % len(callings)]) for place in range(wanted)]


def extra_cards(content: Content, calling_id: str) -> list[str]:
    """What one of this class may own beside its kit, sorted: things of the first level that leave it unburdened."""
    return list(_extra_cards(content, calling_id))


def draw_extra(stream: Stream, content: Content, calling_id: str) -> str:
    """One of these as often as its weight says, or none when there is none."""
    cards = extra_cards(content, calling_id)
    return stream.weighted(cards, [content.card(card).weight for card in cards]) if cards else ""


@lru_cache(maxsize=32)
def _extra_cards(content: Content, calling_id: str) -> tuple[str, ...]:
    """Everybody at a gate asks for it, and content never changes."""
    calling = content.callings[calling_id]
    figures = content.figures.seekers
    spare = figures.carry_base + figures.carry_per_strength * calling.strength - sum(
        _weight(content, card) for card in calling.kit
    )
    found = (
        name
        for name, card in content.cards.items()
        if card.kind is Kind.ITEM and card.weight and card.levels[0] == 1
        and content.bears(name, Weight) and _weight(content, name) <= spare
    )
    return tuple(sorted(found, key=by_name))


def embody(world: World, content: Content, calling_id: str, name: str, extra_card: str = "", room: int = 0) -> int:
    """A new seeker in play with the kit of its class, at the centre of `room` (0: nowhere yet). KeyError: no class."""
    calling = content.callings[calling_id]
    seeker = world.spawn(Card(content.serving(SEEKER)), Seeker(name, calling_id), *_body(content, calling))
    if room:
        world.add(seeker, Place(room, Spot.CENTRE))
    for card in (*calling.kit, *([extra_card] if extra_card else [])):
        _give(world, seeker, make(world, card, seeker, Spot.PACK))
    rise(world, seeker)
    return seeker


def _drawn(stream: Stream, content: Content, calling_id: str) -> Candidate:
    name = stream.pick(content.callings[calling_id].names)
    return Candidate(calling_id, name, draw_extra(stream, content, calling_id))


def _weight(content: Content, card: str) -> int:
    weight, stack = content.component(card, Weight), content.component(card, Stack)
    return (weight.tenths if weight is not None else 0) * (stack.count if stack is not None else 1)


def _body(content: Content, calling: CallingDefinition) -> tuple[Component, ...]:
    pool = content.figures.movement.base_ap
    return (
        Attributes(calling.strength, calling.defence, calling.perception, calling.agility, calling.will),
        Health(calling.health, calling.health),
        Mana(calling.mana, calling.mana),
        Stamina(calling.stamina, calling.stamina),
        ActionPoints(pool, pool),
        Acts(),
        Skill(calling.melee, calling.ranged, calling.dodge),
        Hunger(0, calling.hunger_interval, rest=calling.hunger_interval),
        Thirst(0, calling.thirst_interval, rest=calling.thirst_interval),
        Experience(),
        Proficiencies(list(calling.proficiencies), [points * FIFTHS for points in calling.proficiencies.values()]),
        Ability(calling.ability),
        Warmth(),
    )


def _give(world: World, seeker: int, card: int) -> None:
    """Worn or held at the first free place where it fits, else put into the pack."""
    wearable = world.find(card, Wearable)
    for spot in wearable.spots if wearable is not None else ():
        if spots_filled(world, card, spot) and not in_the_way(world, seeker, card, spot):
            world.move(card, seeker, spot)
            return
    put_in_pack(world, card, seeker)
