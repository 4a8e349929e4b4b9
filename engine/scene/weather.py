"""Weather: fire and smoke in the room, each a fact with how strong it is (CLOCK-1)."""

from __future__ import annotations

from components.fire import Burning
from engine.scene.eye import Eye
from engine.scene.node import Node, Role
from systems.reckoning.fire import fires_in, smoke_in


def weather(eye: Eye) -> tuple[Node, ...]:
    """What burns and what hangs in the air here, with the figures that the rules use."""
    return (*_fire(eye), *_smoke(eye))


def burning(eye: Eye, address: str, entity: int) -> tuple[Node, ...]:
    """That a card burns, and what that does each turn to whoever stands with it."""
    if not eye.world.has(entity, Burning):
        return ()
    harm = eye.content.figures.fire.harm
    words = eye.say("fact.burning", harm=harm)
    return (Node(id=f"{address}.burning", role=Role.FACT, name=words, text=words, kind="burning", value=harm,
                 full=harm),)


def _fire(eye: Eye) -> tuple[Node, ...]:
    """Fire that has hold of the room itself: what grows there, its floor, a wall."""
    fires = [entity for entity, spot in fires_in(eye.world, eye.room) if spot is None]
    if not fires:
        return ()
    harm = eye.content.figures.fire.harm
    words = eye.say("fact.fire", harm=harm)
    return (Node(id="room.fire", role=Role.FACT, name=words, text=words, kind="fire", value=harm, full=harm,
                 states=("hinders",)),)


def _smoke(eye: Eye) -> tuple[Node, ...]:
    density, figures = smoke_in(eye.world, eye.room), eye.content.figures.fire
    if not density:
        return ()
    step = "choking" if density >= figures.choke_density else "thick" if density >= figures.smoke_blinds else "thin"
    words = eye.say(f"fact.smoke.{step}", percent=density * figures.smoke_hides, chance=figures.choke_chance)
    return (Node(id="room.smoke", role=Role.FACT, name=words, text=words, kind="smoke", value=density,
                 full=figures.smoke_most, states=("hinders",)),)
