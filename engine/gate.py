"""Gate: who may be chosen, and how the chosen one comes into the chronicle (CHAR-1)."""

from __future__ import annotations

from typing import NamedTuple

from components.actor import (
    Ability,
    ActionPoints,
    Acts,
    Attributes,
    Experience,
    Health,
    Hunger,
    Mana,
    Proficiencies,
    Seeker,
    Stamina,
    Thirst,
)
from components.card import Card
from components.fight import Skill
from components.item import Wearable
from components.place import Spot
from content.make import make
from content.registry import Content
from engine.kernel.dice import Stream
from engine.kernel.world import World
from systems.deeds.resting import rise


class Candidate(NamedTuple):
    name: str
    calling: str
    card: str


def offered(content: Content, seed: int, number: int) -> list[Candidate]:
    stream = Stream(seed, "candidates", number)
    out = []
    for _ in range(content.figures.seekers.candidates):
        calling = stream.pick(sorted(content.callings))
        out.append(Candidate(stream.pick(content.callings[calling].names), calling, "base:torch"))
    return out


def born(world: World, content: Content, seed: int, number: int, calling: str | None, pick: int) -> int:
    chosen = offered(content, seed, number)[pick]
    name = calling or chosen.calling
    c = content.callings[name]
    seeker = world.spawn(
        Card("base:seeker"), Seeker(chosen.name, name), Attributes(c.strength, c.defence, c.perception, c.agility, c.will),
        Health(c.health, c.health), Mana(c.mana, c.mana), Stamina(c.stamina, c.stamina), ActionPoints(4, 4), Acts(),
        Experience(), Proficiencies(list(c.proficiencies), list(c.proficiencies.values())), Skill(c.melee, c.ranged, c.dodge),
        Hunger(0, c.hunger_interval), Thirst(0, c.thirst_interval), Ability(c.ability),
    )
    used: set[int] = set()
    for card in [*c.kit, chosen.card]:
        made = make(world, card)
        wear = world.find(made, Wearable)
        spot = Spot.PACK
        if wear is not None and not wear.both_hands:
            spot = next((s for s in wear.spots if s not in used), Spot.PACK)
            used.add(spot)
        from components.place import Place
        world.add(made, Place(seeker, spot))
    rise(world, seeker)
    return seeker
