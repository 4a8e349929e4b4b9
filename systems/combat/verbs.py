"""Verbs of combat: blows, shots and throws (COMB-1 to COMB-4)."""

from __future__ import annotations

from components.combat import Launcher, Thrown, WantsToShoot, WantsToStrike, WantsToThrow
from components.things import Container
from content.verb import Change, Offer, Seat, Shown, Verb, Where
from engine.kernel.command import CarriedAt, Command, CreatureAt
from engine.kernel.world import World
from systems.combat.legal_fight import (
    foresee_shot,
    foresee_strike,
    foresee_throw,
    judge_shoot,
    judge_strike,
    judge_throw,
)


class Strike(Command, frozen=True, tag="strike"):
    """Strike a creature with what is in hand."""

    target: CreatureAt


class Shoot(Command, frozen=True, tag="shoot"):
    """Shoot at a creature with the launcher in hand."""

    target: CreatureAt


class Throw(Command, frozen=True, tag="throw"):
    """Throw a carried card at a creature."""

    card: CarriedAt
    target: CreatureAt


def _is_shut(world: World, seeker: int, card: int) -> bool:
    """Whether nobody has opened this container: one may strike it, lest it be none (MIMIC-1)."""
    return not world.get(card, Container).opened


def _behind_opening(command: Strike, legal: bool) -> Seat | None:
    """What is shut can be broken, but whoever wants what is in it opens it first."""
    return None if command.target.endswith("creature") else Seat("here", 89, "fight")


STRIKE = Verb(
    command=Strike, group="fight", place=10, icon="crossed-swords",
    offers=(Offer(Where.CREATURE), Offer(Where.LYING, bears=(Container,), when=_is_shut)),
    intent=WantsToStrike, judge=judge_strike, foresee=foresee_strike, hand="target", moved=_behind_opening,
    shown=Shown.WORTH, change=Change.FELLS, worth=("refused.too_far", "refused.broken"),
)
SHOOT = Verb(
    command=Shoot, group="fight", place=20, icon="arrow-scope", offers=(Offer(Where.CREATURE, holding=Launcher),),
    intent=WantsToShoot, judge=judge_shoot, foresee=foresee_shot, shown=Shown.WORTH, change=Change.FELLS,
    worth=("refused.no_ammunition",),
)
THROW = Verb(
    command=Throw, group="fight", place=30, icon="plain-dagger",
    offers=(Offer(Where.CARRIED, bears=(Thrown,), aimed=True),),
    intent=WantsToThrow, judge=judge_throw, foresee=foresee_throw, shown=Shown.WORTH, change=Change.FELLS,
    drags=("creature",),
)
VERBS = (STRIKE, SHOOT, THROW)
