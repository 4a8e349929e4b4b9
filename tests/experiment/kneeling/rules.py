"""Kneel: whoever kneels before a creature may be let be: it turns away, and is alert no more."""

from __future__ import annotations

from components.acting import Acting
from components.body import Attributes
from components.creatures import Awake
from components.event import Entity, Event
from components.registry import Component, component
from engine.api import (
    Command,
    CreatureAt,
    Odds,
    Offer,
    Registrar,
    Shown,
    System,
    Term,
    Verb,
    Verdict,
    Where,
    World,
    knows,
    refuse,
    room_of,
)

PRICE, EVEN, EACH_WILL = 1, 30, 5


@component("kneeling:intent.kneel")
class WantsToKneel(Component):
    """Kneel before a creature."""

    target: int


class Spared(Event, frozen=True):
    """A creature let somebody be who knelt before it."""

    creature: Entity
    seeker: Entity


class Unmoved(Event, frozen=True):
    """A creature cared nothing for somebody who knelt before it."""

    creature: Entity
    seeker: Entity


def mercy(world: World, actor: int) -> Odds:
    """The chance to be let be: the more Will, the higher."""
    body = world.find(actor, Attributes)
    terms = (Term("odds.kneel", EVEN), Term("odds.will", EACH_WILL * (body.will if body is not None else 0)))
    return Odds(sum(term.value for term in terms), terms)


def judge_kneel(world: World, actor: int, intent: WantsToKneel) -> Verdict:
    """A creature in the same room that looks at somebody."""
    if not knows(world, actor, intent.target) or room_of(world, intent.target) != room_of(world, actor):
        return refuse("refused.no_creature")
    if not world.has(intent.target, Awake):
        return refuse("refused.kneel_unseen", "creature", creature=intent.target)
    return Verdict(ap=PRICE, odds=mercy(world, actor))


class Kneeling(System):
    follows = "Strike"
    wants = WantsToKneel

    def run(self, world: World) -> None:
        for actor, _, kneels in world.rows(Acting, WantsToKneel):
            room, chance = room_of(world, actor), mercy(world, actor).chance
            if world.chance("kneeling.mercy", chance, kneels.target, by=actor):
                world.remove(kneels.target, Awake)
                world.emit(Spared(room, kneels.target, actor))
            else:
                world.emit(Unmoved(room, kneels.target, actor))


class Kneel(Command, frozen=True, tag="kneeling:kneel"):
    """Kneel before a creature in the room."""

    target: CreatureAt


KNEEL = Verb(
    command=Kneel, group="fight", place=40, icon="conversation", offers=(Offer(Where.CREATURE),),
    intent=WantsToKneel, judge=judge_kneel, rule=Kneeling, shown=Shown.WORTH,
    worth=("refused.kneel_unseen",),
)


def register(pack: Registrar) -> None:
    """A verb brings its rule and its judge."""
    pack.add_verb(KNEEL)
