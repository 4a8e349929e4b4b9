"""Verdict: what would come of an intent, as far as the actor can know: its price, its odds, or why it is refused."""

from __future__ import annotations

import msgspec


class Said(msgspec.Struct, frozen=True):
    """A message id with its parameters; an int parameter named in `entities` is put into words by who asks."""

    message: str
    params: dict[str, int | str] = {}
    entities: tuple[str, ...] = ()


class Refusal(Said, frozen=True):
    """Why not, in words."""


class Term(msgspec.Struct, frozen=True):
    """One part of a sum of odds: the message id of its label and its value in per cent."""

    label: str
    value: int


class Odds(msgspec.Struct, frozen=True):
    """A chance in per cent with the terms that make it, before the floor and the ceiling.

    Where the rule rolls another die than one of a hundred sides: that die, and the `most` that it may show. Terms are
    then pips, and `chance` is that fraction to the nearest per cent.
    """

    chance: int
    terms: tuple[Term, ...] = ()
    most: int = 0
    die: int = 0


class Brings(msgspec.Struct, frozen=True):
    """What a hit brings upon its target: the card of an affliction, and the chance in per cent that it takes hold."""

    card: str
    chance: int


class Verdict(msgspec.Struct, frozen=True):
    """The answer of `legal.verdict`: refused with a reason, or legal with price, odds and range of damage.

    It is `spent` when it asks more stamina than there is, and takes what is left.
    `turns` are the world turns that an errand lets pass, where its AP are more than is left, or it only waits;
    `experience` is what it takes of what is unspent.
    `asks` is the message id of what must be answered with `sure` first; `struck` the odds of opportunity attacks;
    `brings` what else a hit may do.
    """

    refusal: Refusal | None = None
    ap: int = 0
    stamina: int = 0
    turns: int = 0
    experience: int = 0
    odds: Odds | None = None
    damage: tuple[int, int] | None = None
    asks: str = ""
    struck: tuple[Odds, ...] = ()
    brings: tuple[Brings, ...] = ()
    spent: bool = False

    @property
    def legal(self) -> bool:
        """Whether the intent may be carried out."""
        return self.refusal is None


def said(message: str, *entities: str, **params: int | str) -> Said:
    """A message with its parameters, those named first being entities."""
    return Said(message, params, entities)


def refuse(message: str, *entities: str, **params: int | str) -> Verdict:
    """A verdict that refuses, for a reason in words; costs nothing (P3)."""
    return Verdict(refusal=Refusal(message, params, entities))
