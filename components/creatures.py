"""Creatures: their temper, what they are up to, and what poses as a thing (COMB-5, MIMIC-1)."""

from enum import StrEnum

from components.registry import CardId, Component, component
from components.traits import outlasts_drowning


class Temper(StrEnum):
    """How a creature carries itself (COMB-5)."""

    LURKING = "lurking"
    ROAMING = "roaming"
    GUARDING = "guarding"
    PURSUING = "pursuing"
    FLEEING = "fleeing"


@outlasts_drowning
@component("actor.acts")
class Acts(Component):
    """How many commands that spent AP this actor has done: the `when` of its rolls."""

    count: int = 0


@component("actor.acted")
class Acted(Component):
    """Has just done something that cost AP, or waited; begun in `room`, under `conditions` whose risks it now runs."""

    room: int
    conditions: list[int]


@component("actor.creature")
class Creature(Component):
    """Level, temper and the senses with their reach in rooms: sight, hearing, scent (COMB-5)."""

    level: int
    temper: Temper
    sight: int = 0
    hearing: int = 0
    scent: int = 0


@outlasts_drowning
@component("actor.awake")
class Awake(Component):
    """Notices and acts on the world turn."""


@outlasts_drowning
@component("actor.hunting")
class Hunting(Component):
    """Aware of a seeker, whom it means to reach; it gives up once it has not sensed the quarry since turn `until`."""

    quarry: int
    until: int = 0


@component("actor.timid")
class Timid(Component):
    """Flees when its health falls to this per cent (COMB-5)."""

    below: int


@component("actor.incorporeal")
class Incorporeal(Component):
    """Passes through walls; locks, deep water and a full room still stop it (WALL-9)."""


@component("actor.shy_of_light")
class ShyOfLight(Component):
    """Comes of its own will into no room that is lit, unless it hunts who hurt it (COMB-5)."""


@outlasts_drowning
@component("actor.brood")
class Brood(Component):
    """Was brought forth by `of`, a nest or a summoner, of whose brood only so many live at once (P10)."""

    of: int


@component("actor.swimmer")
class Swimmer(Component):
    """Crosses deep water (MOVE-4)."""


@component("actor.wanders")
class Wanders(Component):
    """Moves on by itself every `interval` world turns while it is not awake; `due` is the next time (COMB-5).

    On a beat, `due` is the turn on which the beat is over.
    """

    interval: int
    due: int | None = None


@component("actor.beat")
class Beat(Component):
    """Far from every seeker a roamer goes a beat: from the slot where its place says it stands, which stays its own
    meanwhile, a step of these headings each interval from turn `since` on, and back again, to and fro (COMB-5).

    Without headings it stays where it is. Where it is now, `systems.creatures.beats.whereabouts` tells.
    """

    headings: list[int]
    since: int


@component("actor.trail")
class Trail(Component):
    """The room in which this seeker was when creatures last took notice of those nearby."""

    room: int


@outlasts_drowning
@component("actor.bounty")
class Bounty(Component):
    """Experience for defeating this creature (CHAR-4)."""

    experience: int


@component("actor.risen")
class Risen(Component):
    """What gets up when a creature with one of these tags has drowned (AGE-5)."""

    tags: list[str]


@component("condition.breeds")
class Breeds(Component):
    """On the world clock too: every `interval` turns a creature made from `card` comes up, while there are fewer
    than `most` of its kind in the room; `due` is the next time."""

    card: CardId
    interval: int
    most: int
    due: int | None = None


@component("mimic.poses")
class Poses(Component):
    """The containers that this form of mimic can be taken for."""

    cards: list[CardId]


@component("mimic.scales")
class Scales(Component):
    """What a creature gains for each level above its card's, and loses for each below it.

    Its blows do one more damage each `harder_every` levels. Forms of mimics grow so, and what comes out of conditions
    shrinks so on a level below its own.
    """

    health: int
    melee: int
    harder_every: int
    experience: int


@component("mimic.mimic")
class Mimic(Component):
    """A seeming container: opened, searched, forced, disarmed or struck, it is a creature made from `form`."""

    form: CardId
