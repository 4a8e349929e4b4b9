"""Facts: what a known card says about itself, one node for each component that means something to a player."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from components import effect, fight, fire, food, item, light
from components.actor import Incorporeal, ShyOfLight
from components.barrier import Key, Lock
from components.dirt import Dirt
from components.registry import Component
from components.upgrade import Working
from components.water import Drain
from engine.scene.eye import Eye
from engine.scene.node import Node, Role
from systems.body.will import against_will
from systems.water.water import draws

# What does to the seeker what its card says; the rest is done by the seeker, to itself or to others.
_THREATS = ("enemy", "trap", "container")
Fact = tuple[str, str, int | None, int | None]
Teller = Callable[[Eye, int, Any], Fact | None]
Told = tuple[str, type[Component], Teller]


def facts(eye: Eye, address: str, entity: int) -> tuple[Node, ...]:
    """Fact nodes of a card that the seeker knows; what a trap does stays hidden until it is noticed.

    A box without a trap may bear what a disarmed one would have done, and says as little of it (P9).
    """
    guarded = any(eye.world.has(entity, kind) for kind in (effect.Trap, item.Container)) or eye.kind(entity) == "trap"
    tellers = _OPEN if guarded and not trap_noticed(eye, entity) else _ALL
    parts = {type(part): part for part in eye.world.components(entity)}
    nodes = []
    for token, kind, tell in tellers:
        part = parts.get(kind)
        fact = tell(eye, entity, part) if part is not None else None
        if fact is not None:
            nodes.append(_node(f"{address}.{token}", *fact))
    return tuple(nodes)


def trap_noticed(eye: Eye, entity: int) -> bool:
    """Whether the seeker has noticed the trap of a card."""
    noticed = eye.world.find(entity, effect.Noticed)
    return noticed is not None and eye.seeker in noticed.seekers and eye.world.has(entity, effect.Trap)


def tenths(number: int) -> str:
    """A weight in tenths as people write it."""
    return f"{number // 10}.{number % 10}"


def signed(number: int) -> str:
    """A number with its sign."""
    return f"+{number}" if number >= 0 else f"-{-number}"


def _node(node_id: str, token: str, words: str, value: int | None, full: int | None) -> Node:
    return Node(id=node_id, role=Role.FACT, name=words, text=words, kind=token, value=value, full=full)


def _fuel(eye: Eye, entity: int, fuel: light.Fuel) -> Fact:
    if fuel.due is not None and eye.world.has(entity, light.Lit):
        left = max(0, fuel.due - eye.world.turn)
        return "fuel", eye.say("fact.fuel.lit", left=left), left, fuel.capacity
    if eye.world.has(entity, light.Spent) or fuel.left <= 0:
        return "fuel", eye.say("fact.fuel.spent"), 0, fuel.capacity
    return "fuel", eye.say("fact.fuel.out", left=fuel.left), fuel.left, fuel.capacity


def _relit_by(eye: Eye, entity: int, part: light.RelitBy) -> Fact:
    names = ", ".join(eye.words.card_name(card) for card in part.cards)
    return "relit_by", eye.say("fact.relit_by", list=names), None, None


def _durability(eye: Eye, entity: int, part: item.Durability) -> Fact:
    return "durability", eye.say("fact.durability", left=part.left, full=part.full), part.left, part.full


def _portions(eye: Eye, entity: int, part: food.Portions) -> Fact:
    return "portions", eye.say("fact.portions", left=part.left, full=part.full), part.left, part.full


def _perishable(eye: Eye, entity: int, part: food.Perishable) -> Fact:
    if part.due is None:
        return "perishable", eye.say("fact.perishable.rests", left=part.left), part.left, None
    left = part.due - eye.world.turn
    return "perishable", eye.say("fact.perishable", left=left), left, None


def _flammable(eye: Eye, entity: int, part: fire.Flammable) -> Fact | None:
    """For how long it would burn; of what burns already another fact tells what is left."""
    if eye.world.has(entity, fire.Burning):
        return None
    figures = eye.content.figures.fire
    words = eye.say("fact.flammable", turns=part.turns, slot=figures.catch_slot, room=figures.catch_room)
    return "flammable", words, part.turns, None


def _dirt(eye: Eye, entity: int, part: Dirt) -> Fact:
    return "dirt", eye.say("fact.dirt", level=part.level), part.level, eye.content.figures.dirt.most


def _drain(eye: Eye, entity: int, part: Drain) -> Fact:
    if not draws(eye.world, entity):
        return "drain", eye.say("fact.drain.shut", steps=part.steps), part.steps, None
    turns = eye.content.figures.water.rise_turns
    return "drain", eye.say("fact.drain", steps=part.steps, turns=turns), part.steps, None


def _weight(eye: Eye, entity: int, part: item.Weight) -> Fact | None:
    stack = eye.world.find(entity, item.Stack)
    total = part.tenths * (stack.count if stack is not None else 1)
    return ("weight", eye.say("fact.weight", weight=tenths(total)), total, None) if total else None


def _key(eye: Eye, entity: int, key: Key) -> Fact:
    return "key", eye.say("fact.key", lock=lock_name(eye, key.location, key.tier, key.ordinal)), key.tier, None


def _lock(eye: Eye, entity: int, lock: Lock) -> Fact:
    return "lock", eye.say("fact.lock", lock=lock_name(eye, eye.art(entity), lock.tier, lock.ordinal)), lock.tier, None


def lock_name(eye: Eye, card: str, tier: int, ordinal: int) -> str:
    """How a lock is called, the same on the lock and on its key."""
    return eye.say("lock.name", tier=tier, place=eye.words.card_name(card), ordinal=ordinal)


def _resistance(eye: Eye, entity: int, part: fight.Resistance) -> Fact | None:
    pairs = [
        eye.say("fact.resistance.part", element=eye.say(f"element.{element.value}"), points=signed(points))
        for element, points in zip(part.elements, part.points, strict=True)
    ]
    return ("resistance", eye.say("fact.resistance", list=", ".join(pairs)), None, None) if pairs else None


def _harms(eye: Eye, entity: int, part: effect.Harms) -> Fact:
    low, high = part.dice + part.plus, part.dice * eye.content.figures.combat.die + part.plus
    reach = eye.say("span", low=low, high=high) if low != high else str(low)
    return "harms", eye.say("fact.harms", span=reach, element=eye.say(f"element.{part.element.value}")), low, None


def _afflicts(eye: Eye, entity: int, part: effect.Afflicts) -> Fact:
    """Of what threatens the seeker itself, the chance that its Will leaves."""
    name, threat = eye.words.card_name(part.card), eye.kind(entity) in _THREATS
    chance = against_will(eye.world, eye.seeker, part.chance) if threat else part.chance
    return "afflicts", eye.say("fact.afflicts", chance=chance, affliction=name), chance, None


def _cures(eye: Eye, entity: int, part: effect.Cures) -> Fact:
    names = ", ".join(eye.words.card_name(card) for card in part.cards)
    return "cures", eye.say("fact.cures", list=names), None, None


def _summons(eye: Eye, entity: int, part: effect.Summons) -> Fact:
    return "summons", eye.say("fact.summons", count=part.count, name=eye.words.card_name(part.card)), part.count, None


def _rod(eye: Eye, entity: int, part: item.WitchRod) -> Fact:
    return "rod", eye.say("fact.rod", sought=eye.say(f"rod.{part.seeks.value}")), None, None


def _stack(eye: Eye, entity: int, part: item.Stack) -> Fact | None:
    return ("stack", eye.say("fact.stack", count=part.count), part.count, None) if part.count > 1 else None


def _pools(token: str, parts: Iterable[str]) -> Teller:
    """Health, mana and stamina that come or go."""

    def tell(eye: Eye, entity: int, part: Component) -> Fact | None:
        told = [
            eye.say("fact.pool.part", amount=getattr(part, pool), pool=eye.say(f"pool.{pool}"))
            for pool in parts
            if getattr(part, pool)
        ]
        return (token, eye.say(f"fact.{token}", list=", ".join(told)), None, None) if told else None

    return tell


def _plain(token: str, *fields: str) -> Teller:
    """A fact whose words take the component's fields as they are; the first is its value."""

    def tell(eye: Eye, entity: int, part: Component) -> Fact:
        params: dict[str, int | str] = {field: getattr(part, field) for field in fields}
        value = getattr(part, fields[0]) if fields else None
        return token, eye.say(f"fact.{token}", **params), value if isinstance(value, int) else None, None

    return tell


def _blow(token: str) -> Teller:
    """What a weapon adds to the die, how far it reaches, and all that a blow with it asks (COMB-4)."""

    def tell(eye: Eye, entity: int, part: Any) -> Fact:
        figures = eye.content.figures.combat
        words = eye.say(f"fact.{token}", plus=signed(part.damage), reach=part.reach)
        ap, stamina = getattr(part, "ap", figures.strike_ap), getattr(part, "stamina", figures.unarmed_stamina)
        words = eye.say("fact.blow.price", told=words, ap=ap, stamina=stamina)
        worn = eye.world.find(entity, item.Wearable)
        both = worn is not None and worn.both_hands and token != "thrown"
        return token, eye.say("fact.blow.both", told=words) if both else words, part.damage, None

    return tell


_OPEN: tuple[Told, ...] = (
    ("rod", item.WitchRod, _rod),
    ("fuel", light.Fuel, _fuel),
    ("relit_by", light.RelitBy, _relit_by),
    ("refillable", light.Refillable, _plain("refillable")),
    ("oil", light.Oil, _plain("oil", "turns")),
    ("working", Working, _plain("working", "mining")),
    ("stack", item.Stack, _stack),
    ("portions", food.Portions, _portions),
    ("perishable", food.Perishable, _perishable),
    ("flammable", fire.Flammable, _flammable),
    ("durability", item.Durability, _durability),
    ("key", Key, _key),
    ("lock", Lock, _lock),
    ("drain", Drain, _drain),
    ("incorporeal", Incorporeal, _plain("incorporeal")),
    ("shy_of_light", ShyOfLight, _plain("shy_of_light")),
    ("weapon", fight.Weapon, _blow("weapon")),
    ("launcher", fight.Launcher, _blow("launcher")),
    ("ammunition", fight.Ammunition, _plain("ammunition", "damage", "recovered")),
    ("thrown", fight.Thrown, _blow("thrown")),
    ("shield", fight.Shield, _plain("shield", "cover")),
    ("armour", fight.Armour, _plain("armour", "value")),
    ("resistance", fight.Resistance, _resistance),
    ("edible", food.Edible, _plain("edible", "hunger")),
    ("drinkable", food.Drinkable, _plain("drinkable", "thirst")),
    ("scroll", food.Scroll, _plain("scroll", "mana")),
    ("map", item.Map, _plain("map")),
    ("sheds", light.Fuel, _plain("sheds")),
    ("enchanted", item.Enchanted, _plain("enchanted")),
    ("weight", item.Weight, _weight),
    ("value", item.Value, _plain("value", "gold")),
    ("dirt", Dirt, _dirt),
)
_EFFECTS: tuple[Told, ...] = (
    ("trap", effect.Trap, _plain("trap", "difficulty")),
    ("heals", effect.Heals, _pools("heals", ("health", "mana", "stamina"))),
    ("drains", effect.Drains, _pools("drains", ("mana", "stamina"))),
    ("harms", effect.Harms, _harms),
    ("ignites", effect.Ignites, _plain("ignites", "chance")),
    ("afflicts", effect.Afflicts, _afflicts),
    ("cures", effect.Cures, _cures),
    ("snuffs", effect.Snuffs, _plain("snuffs")),
    ("alarms", effect.Alarms, _plain("alarms", "rooms")),
    ("summons", effect.Summons, _summons),
    ("corrodes", effect.Corrodes, _plain("corrodes", "wear")),
    ("delays", effect.Delays, _plain("delays", "ap")),
    ("displaces", effect.Displaces, _plain("displaces")),
    ("reveals", effect.Reveals, _plain("reveals")),
    ("lights", effect.Lights, _plain("lights")),
)
# What a thing is for, the most important first; whatever else it says comes behind.
_FIRST = ("key", "lock", "trap", "weapon", "launcher", "thrown", "ammunition", "shield", "armour", "resistance", "rod",
          "fuel", "oil", "relit_by", "scroll", "heals", "cures", "harms", "ignites", "reveals", "lights", "displaces",
          "afflicts", "drains", "map", "edible", "drinkable", "portions", "perishable", "durability")


def _weightiest_first(tellers: Iterable[Told]) -> tuple[Told, ...]:
    return tuple(sorted(tellers, key=lambda told: _FIRST.index(told[0]) if told[0] in _FIRST else len(_FIRST)))


_ALL = _weightiest_first(_OPEN + _EFFECTS)
_OPEN = _weightiest_first(_OPEN)
