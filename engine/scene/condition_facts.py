"""Condition facts: what lies on a room says what it does, offers and risks, by the rules' own figures (COND-1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from components import condition as on
from components.actor import Creature
from components.registry import Component
from content.registry import Content
from engine.scene.eye import Eye
from engine.scene.node import Node, Role
from systems.body.will import against_will
from systems.core.odds import digging
from systems.core.sites import level_number
from systems.gathering.odds_of_rooms import gathering, holding

Teller = Callable[[Eye, int, Any], str]


def condition_facts(eye: Eye, address: str, entity: int) -> tuple[Node, ...]:
    """One node for each thing that a condition, or the room by itself, means to whoever is there."""
    told = []
    for token, kind, teller in _TELLERS:
        part = eye.world.find(entity, kind)
        words = teller(eye, entity, part) if part is not None else ""
        if words:
            told.append(Node(id=f"{address}.{token}", role=Role.FACT, name=words, text=words, kind=token))
    return tuple(told)


def _nature(eye: Eye, entity: int, part: on.Condition) -> str:
    told = [eye.say("fact.condition.replaces" if part.replaces else "fact.condition.keeps")]
    told.append(eye.say("fact.condition.sleepless" if part.prevents_rest else "fact.condition.restful"))
    return " ".join(told)


def _cleared(eye: Eye, entity: int, part: on.ClearedBy) -> str:
    return eye.say("fact.condition.cleared_by", tools=eye.either([eye.say(f"tool.{tool}") for tool in part.tools]))


def _offers(eye: Eye, entity: int, part: on.Offers) -> str:
    names = dict.fromkeys(eye.say(f"gather.{action}") for action in part.actions)
    told = eye.say("fact.condition.offers", list=", ".join(names), chance=_find(eye, entity))
    return eye.say("fact.condition.regrows", told=told, turns=part.regrows) if part.regrows else told


def _find(eye: Eye, entity: int) -> int:
    """One's own chance of finding something in what is offered, by the reckoning of the deed (COND-1)."""
    return gathering(eye.world, eye.seeker, entity).chance


def _vein(eye: Eye, entity: int, part: on.Vein) -> str:
    return eye.say("fact.condition.vein", ore=eye.words.card_name(part.ore), least=part.least, most=part.most,
                   chance=_swing(eye, entity))


def _outcrop(eye: Eye, entity: int, part: on.Outcrop) -> str:
    shares = [
        eye.say("fact.condition.share", card=eye.words.card_name(card), percent=percent)
        for card, percent in zip(part.cards, part.shares, strict=True)
    ]
    ores = [
        eye.say("fact.condition.ore_from", card=eye.words.card_name(card), level=level)
        for card, level in zip(part.ores, part.from_level, strict=True)
    ]
    return eye.say("fact.condition.outcrop", list=", ".join(shares), rest=100 - sum(part.shares), ores=", ".join(ores),
                   chance=_swing(eye, entity))


def _swing(eye: Eye, entity: int) -> int:
    """One's own chance of winning a portion, by the reckoning of the deed (VEIN-3)."""
    return digging(eye.world, eye.seeker, entity).chance


def _burns(eye: Eye, entity: int, part: on.Burns) -> str:
    figures = eye.content.figures.fire
    return eye.say("fact.condition.burns", slot=figures.catch_slot, room=figures.catch_room)


def _covers(eye: Eye, entity: int, part: on.Covers) -> str:
    return eye.say("fact.condition.covers", list=", ".join(eye.words.card_name(card) for card in part.cards))


def _leaves(eye: Eye, entity: int, part: on.Leaves) -> str:
    return eye.say("fact.condition.leaves", name=eye.words.card_name(part.card))


def _harms(eye: Eye, entity: int, part: on.Harming) -> str:
    return eye.say("fact.condition.harms", chance=part.chance, damage=part.damage,
                   element=eye.say(f"element.{part.element.value}"))


def _afflicts(eye: Eye, entity: int, part: on.Afflicting) -> str:
    """One's own chance of it, which Will holds off."""
    chance = against_will(eye.world, eye.seeker, part.chance)
    return eye.say("fact.condition.afflicts", chance=chance, name=eye.words.card_name(part.card))


def _drains(eye: Eye, entity: int, part: on.Draining) -> str:
    return eye.say("fact.condition.drains", chance=against_will(eye.world, eye.seeker, part.chance), mana=part.mana)


def _collapses(eye: Eye, entity: int, part: on.Collapses) -> str:
    told = eye.say("fact.condition.collapses", chance=part.chance, health=part.health,
                   encounter=eye.words.card_name(part.encounter), name=eye.words.card_name(part.card))
    if not part.props:
        return told
    props = eye.either([eye.words.card_name(card) for card in part.props])
    return eye.say("fact.condition.props", told=told, props=props, chance=holding(eye.world, eye.seeker).chance)


def _emerges(eye: Eye, entity: int, part: on.Emerges) -> str:
    most = part.most or eye.world.resource(Content).figures.creatures.brood_most
    nature = eye.world.resource(Content).component(part.card, Creature)
    level = min(nature.level, level_number(eye.world)) if nature is not None else level_number(eye.world)
    said = "fact.condition.emerges" if most > 1 else "fact.condition.emerges.one"
    return eye.say(said, chance=part.chance, most=most, level=level, name=eye.words.card_name(part.card))


def _breeds(eye: Eye, entity: int, part: on.Breeds) -> str:
    return eye.say("fact.condition.breeds", interval=part.interval, most=part.most,
                   name=eye.words.card_name(part.card))


def _plain(message: str, *fields: str) -> Teller:
    """Words that take the component's fields as they are."""

    def tell(eye: Eye, entity: int, part: Any) -> str:
        return eye.say(message, **{field: getattr(part, field) for field in fields})

    return tell


_TELLERS: tuple[tuple[str, type[Component], Teller], ...] = (
    ("nature", on.Condition, _nature),
    ("cleared_by", on.ClearedBy, _cleared),
    ("burns", on.Burns, _burns),
    ("offers", on.Offers, _offers),
    ("vein", on.Vein, _vein),
    ("outcrop", on.Outcrop, _outcrop),
    ("covers", on.Covers, _covers),
    ("leaves", on.Leaves, _leaves),
    ("windage", on.Windage, _plain("fact.condition.windage", "percent", "least")),
    ("collapses", on.Collapses, _collapses),
    ("emerges", on.Emerges, _emerges),
    ("afflicts", on.Afflicting, _afflicts),
    ("spreads", on.Spreads, _plain("fact.condition.spreads", "chance")),
    ("harms", on.Harming, _harms),
    ("drains", on.Draining, _drains),
    ("breeds", on.Breeds, _breeds),
)
