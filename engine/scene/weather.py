"""Weather: fire, smoke, flood and dirt in the room, each a fact with how strong it is (CLOCK-1, AGE-3, AGE-6)."""

from __future__ import annotations

from components.fire import Burning
from engine.scene.eye import Eye
from engine.scene.node import Node, Role
from systems.fire.burning_harm import fire_harm
from systems.fire.fire import fires_in, smoke_in
from systems.rest.comfort import comfort
from systems.things.dirt import dirt, is_stained
from systems.water.water import chill, depth, harm


def weather(eye: Eye) -> tuple[Node, ...]:
    """What burns here, hangs in the air, stands and lies on the floor, with the figures that the rules use."""
    return (*_fire(eye), *_smoke(eye), *_flood(eye), *_dirt(eye), *_comfort(eye))


def burning(eye: Eye, address: str, entity: int) -> tuple[Node, ...]:
    """That a card burns, for how long yet, and what that would do each turn to oneself if one stood with it."""
    fire = eye.world.find(entity, Burning)
    if fire is None or fire.due is None:
        return ()
    burns, left = eye.content.figures.fire.harm, max(0, fire.due - eye.world.turn)
    own = fire_harm(eye.world, eye.seeker)
    return (Node(id=f"{address}.burning", role=Role.FACT, name=eye.say("fact.burning", turns=left), kind="burning",
                 text=eye.say("fact.burning.text", harm=own, turns=left), value=burns, full=burns),)


def _fire(eye: Eye) -> tuple[Node, ...]:
    """Fire that has hold of the room itself: what grows there, its floor, a wall."""
    fires = [entity for entity, spot in fires_in(eye.world, eye.room) if spot is None]
    if not fires:
        return ()
    burns = eye.content.figures.fire.harm
    words = eye.say("fact.fire", harm=fire_harm(eye.world, eye.seeker))
    return (Node(id="room.fire", role=Role.FACT, name=words, text=words, kind="fire", value=burns, full=burns,
                 states=("hinders",)),)


def _smoke(eye: Eye) -> tuple[Node, ...]:
    density, figures = smoke_in(eye.world, eye.room), eye.content.figures.fire
    if not density:
        return ()
    step = "choking" if density >= figures.choke_density else "thick" if density >= figures.smoke_blinds else "thin"
    percent = density * figures.smoke_hides
    words = eye.say(f"fact.smoke.{step}", percent=percent, chance=figures.choke_chance)
    return (Node(id="room.smoke", role=Role.FACT, name=words, text=words, kind="smoke", value=density,
                 full=figures.smoke_most, states=("hinders",), short=eye.say("fact.smoke.short", percent=percent)),)


def _flood(eye: Eye) -> tuple[Node, ...]:
    deep = depth(eye.world, eye.room)
    if not deep:
        return ()
    figures, hurts = eye.content.figures.water, harm(eye.world, eye.room)
    step = "harmful" if hurts else "heavy" if deep >= figures.heavy else "mild"
    return (Node(id="room.flood", role=Role.FACT, name=eye.say("here.flood", depth=deep), kind="flood", value=deep,
                 full=eye.content.figures.ageing.severity_most, states=("hinders",),
                 text=eye.say(f"fact.flood.{step}", depth=deep, harm=hurts, steps=chill(eye.world, eye.room))),)


def _dirt(eye: Eye) -> tuple[Node, ...]:
    level = dirt(eye.world, eye.room)
    if not level:
        return ()
    stained = is_stained(eye.world, eye.room)
    text = eye.say("fact.dirt.stained" if stained else "fact.dirt", level=level)
    return (Node(id="room.dirt", role=Role.FACT, name=eye.say("fact.dirt", level=level), kind="dirt", text=text,
                 value=level, full=eye.content.figures.dirt.most, states=("hinders",) if stained else ()),)


def _comfort(eye: Eye) -> tuple[Node, ...]:
    """What the room takes from its comfort, with its parts; the dark alone is told as such."""
    terms = comfort(eye.world, eye.room)
    if not any(term.label != "comfort.dark" for term in terms):
        return ()
    parts = [eye.say("fact.comfort.part", label=eye.say(term.label), value=term.value) for term in terms]
    total = sum(term.value for term in terms)
    return (Node(id="room.comfort", role=Role.FACT, name=eye.say("here.comfort", sum=total), kind="comfort",
                 text=eye.say("fact.comfort", sum=total, list=", ".join(parts)), value=total),)
