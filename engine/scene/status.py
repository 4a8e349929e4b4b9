"""Status: who the seeker is and how it fares: pools, AP, meters, attributes, what lies upon it (CHAR-2)."""

from __future__ import annotations

from components.body import ActionPoints, Affliction, Attributes, Health, Hunger, Mana, Stamina, Thirst, Warmth
from components.level import LevelInfo
from components.place import Spot
from components.seekers import Ability, Experience, Proficiencies, Seeker
from components.water import Wet
from engine.scene.eye import Eye
from engine.scene.facts import facts
from engine.scene.node import Node, Role
from systems.body.warmth import warmth
from systems.core.sites import level_info
from systems.core.telling import signed
from systems.seekers.lessons import price
from systems.seekers.levels import level_of, threshold
from systems.seekers.proficiency import bonus, for_sale, points
from systems.things.carrying import overburdened

_POOLS: tuple[tuple[str, type[Health | Mana | Stamina]], ...] = (
    ("health", Health), ("mana", Mana), ("stamina", Stamina)
)
_METERS: tuple[tuple[str, type[Hunger | Thirst]], ...] = (("hunger", Hunger), ("thirst", Thirst))


def header(eye: Eye) -> Node:
    """Where on the way down this is: theme, level, world turn."""
    info = level_info(eye.world) or LevelInfo("", "", 0, 0)
    return Node(
        id="header",
        role=Role.FACT,
        name=eye.words.theme_name(info.theme),
        text=eye.say("header.line", theme=eye.words.theme_name(info.theme), level=info.level, turn=eye.game.clock),
        kind="theme",
        art=info.theme,
        value=info.level,
        age=eye.game.clock,
    )


def seeker(eye: Eye) -> Node:
    """The seeker with all its figures."""
    return eye.derived("seeker", _seeker, eye)


def _seeker(eye: Eye) -> Node:
    who = eye.world.get(eye.seeker, Seeker)
    gained = eye.world.find(eye.seeker, Experience) or Experience()
    calling = eye.words.calling_name(who.calling)
    return Node(
        id="seeker",
        role=Role.SEEKER,
        name=who.name,
        text=eye.say("status.line", calling=calling, level=gained.level),
        kind=who.calling,
        value=gained.level,
        children=(
            *eye.derived("pools", _pools, eye),
            *eye.derived("meters", _meters, eye),
            *eye.derived("skills", _skilled, eye),
            *eye.derived("afflictions", _afflictions, eye),
        ),
    )


def _skilled(eye: Eye) -> tuple[Node, ...]:
    gained = eye.world.find(eye.seeker, Experience) or Experience()
    return (_experience(eye, gained), *_attributes(eye), *_skills(eye), *_wet(eye), *_burden(eye))


def _pools(eye: Eye) -> list[Node]:
    nodes = []
    for token, kind in _POOLS:
        pool = eye.world.find(eye.seeker, kind)
        if pool is not None:
            nodes.append(_bar(eye, token, Role.POOL, eye.say(f"pool.{token}"), pool.left, pool.full))
    points = eye.world.get(eye.seeker, ActionPoints)
    nodes.append(_bar(eye, "action_points", Role.POOL, eye.say("pool.actions"), points.left, points.pool))
    return nodes


def _bar(eye: Eye, token: str, role: Role, name: str, left: int, full: int) -> Node:
    text = eye.say("pool.line", pool=name, left=left, full=full)
    return Node(id=f"seeker.{token}", role=role, name=name, text=text, kind=token, value=left, full=full)


def _meters(eye: Eye) -> list[Node]:
    nodes = []
    full = eye.content.figures.seekers.meter_full
    for token, kind in _METERS:
        meter = eye.world.find(eye.seeker, kind)
        if meter is not None:
            name = eye.say(f"meter.{token}")
            text = eye.say("meter.line", meter=name, level=meter.level)
            nodes.append(
                Node(id=f"seeker.{token}", role=Role.METER, name=name, text=text, kind=token, value=meter.level,
                     full=full)
            )
    step = (eye.world.find(eye.seeker, Warmth) or Warmth()).step
    told, name = eye.say(f"warmth.step.{step}"), eye.say("meter.warmth")
    parts = [
        eye.say("warmth.felt.part", label=eye.say(term.label), value=signed(term.value))
        for term in eye.derived("terms of warmth", warmth, eye.world, eye.seeker)
    ]
    said = "warmth.felt" if parts else "warmth.line"
    text = eye.say(said, meter=name, told=told, **({"list": ", ".join(parts)} if parts else {}))
    nodes.append(Node(id="seeker.warmth", role=Role.METER, name=name, short=told, text=text, kind="warmth", value=step))
    return nodes


def _wet(eye: Eye) -> tuple[Node, ...]:
    wet, steps = eye.world.find(eye.seeker, Wet), eye.content.figures.warmth.wet
    if wet is None:
        return ()
    text = eye.say("fact.wet.in", steps=steps)
    if wet.due is not None:
        text = eye.say("fact.wet.dries", steps=steps, turns=max(0, wet.due - eye.world.turn))
    return (Node(id="seeker.wet", role=Role.FACT, name=eye.say("fact.wet"), text=text, kind="wet", value=1, full=1),)


def _burden(eye: Eye) -> tuple[Node, ...]:
    if not overburdened(eye.world, eye.seeker):
        return ()
    text = eye.say("fact.burden.ap", ap=eye.content.figures.seekers.overburden_ap)
    return (Node(id="seeker.burden", role=Role.FACT, name=eye.say("fact.burden"), text=text, kind="burden"),)


def _experience(eye: Eye, gained: Experience) -> Node:
    """Towards the level that the total has not reached: one that it has is counted as the turn ends (CHAR-4)."""
    figures = eye.content.figures
    reached = level_of(figures, gained.total)
    said = "experience.line" if reached <= gained.level else "experience.reached"
    goal = threshold(figures, max(reached, gained.level) + 1)
    text = eye.say(said, total=gained.total, next=goal, unspent=gained.unspent)
    return Node(
        id="seeker.experience", role=Role.METER, name=eye.say("experience.name"), text=text, kind="experience",
        value=gained.total, full=goal,
    )


def _attributes(eye: Eye) -> list[Node]:
    has = eye.world.find(eye.seeker, Attributes) or Attributes()
    nodes = []
    for token in Attributes.__struct_fields__:
        value: int = getattr(has, token)
        name = eye.say(f"attribute.{token}")
        nodes.append(
            Node(id=f"seeker.{token}", role=Role.ATTRIBUTE, name=name, short=eye.say(f"attribute.short.{token}"),
                 text=eye.say(f"attribute.{token}.text"), kind=token, value=value)
        )
    return nodes


def _skills(eye: Eye) -> list[Node]:
    nodes = []
    ability = eye.world.find(eye.seeker, Ability)
    if ability is not None:
        name = eye.say(f"ability.{ability.name}")
        nodes.append(Node(id="seeker.ability", role=Role.FACT, name=name, kind="ability",
                          text=eye.say(f"ability.{ability.name}.text")))
    skills = eye.world.find(eye.seeker, Proficiencies)
    if skills is not None:
        full, sold = eye.content.figures.seekers.proficiency_most, for_sale(eye.content)
        for token in dict.fromkeys((*skills.names, *sold)):
            name, learnt = eye.say(f"proficiency.{token}"), points(eye.world, eye.seeker, token)
            text = eye.say(f"proficiency.{token}.text", percent=bonus(eye.world, eye.seeker, token))
            if token in sold and learnt < full:
                text = eye.say("proficiency.next", told=text, price=price(eye.world, eye.seeker, token))
            nodes.append(Node(id=f"seeker.{token}", role=Role.FACT, name=name, text=text, kind="proficiency",
                              value=learnt, full=full))
    return nodes


def _afflictions(eye: Eye) -> list[Node]:
    nodes = []
    for number, entity in enumerate(eye.world.held(eye.seeker, Spot.AFFLICTION), 1):
        address = f"seeker.affliction.{number}"
        art = eye.art(entity)
        part = eye.world.find(entity, Affliction)
        left = part.left if part is not None else 0
        told = facts(eye, address, entity)
        text = eye.say("affliction.line", told=", ".join(fact.name for fact in told), left=left)
        nodes.append(
            Node(id=address, role=Role.AFFLICTION, name=eye.words.card_name(art), text=text, kind="affliction", art=art,
                 value=left, children=told)
        )
    return nodes
