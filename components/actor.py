"""Bodies that act: attributes, pools, meters, seekers and creatures (CHAR-2, COMB-5)."""

from enum import StrEnum

from components.registry import Component, component, ends_at_death
from components.traits import abreast, outlasts_drowning


class Temper(StrEnum):
    """How a creature carries itself (COMB-5)."""

    LURKING = "lurking"
    ROAMING = "roaming"
    GUARDING = "guarding"
    PURSUING = "pursuing"
    FLEEING = "fleeing"


@component("actor.attributes")
class Attributes(Component):
    """Strength, Defence, Perception, Agility, Will: 0-5 (CHAR-2)."""

    strength: int = 0
    defence: int = 0
    perception: int = 0
    agility: int = 0
    will: int = 0


@component("actor.health")
class Health(Component):
    """Health left and full."""

    left: int
    full: int


@component("actor.mana")
class Mana(Component):
    """Mana left and full."""

    left: int
    full: int


@component("actor.stamina")
class Stamina(Component):
    """Stamina left and full."""

    left: int
    full: int


@component("actor.action_points")
class ActionPoints(Component):
    """AP left this world turn and the pool's size; unspent AP are lost."""

    left: int
    pool: int


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


@component("actor.seeker")
class Seeker(Component):
    """A played character: name and class id."""

    name: str
    calling: str


@component("actor.in_play")
class InPlay(Component):
    """The seeker acts, hungers and can be found; without it the seeker is at rest."""


@ends_at_death
@component("actor.waited")
class Waited(Component):
    """Done for this world turn."""


@component("actor.dead")
class Dead(Component):
    """A seeker whose life has ended, with the cause as a chain of message ids (CHAR-6)."""

    turn: int
    cause: list[str]


@component("actor.experience")
class Experience(Component):
    """Total (makes levels) and unspent (pays for claims, lessons); spending never lowers the level (CHAR-4)."""

    total: int = 0
    unspent: int = 0
    level: int = 0


@abreast("names", "fifths")
@component("actor.proficiencies")
class Proficiencies(Component):
    """Names of skills, and the fifths of a point in each, side by side (CHAR-5)."""

    names: list[str]
    fifths: list[int] = []


@abreast("names", "fifths")
@component("actor.practised")
class Practised(Component):
    """Skills used in this world turn, and the fifths of a point that came of each, side by side; not yet counted."""

    names: list[str] = []
    fifths: list[int] = []


@component("actor.hunger")
class Hunger(Component):
    """Per cent of hunger; rises by one each `interval` world turns (SURV-1). At rest, `rest` keeps the turns to go."""

    level: int
    interval: int
    due: int | None = None
    rest: int = 0


@component("actor.thirst")
class Thirst(Component):
    """Per cent of thirst; rises by one each `interval` world turns (SURV-1). At rest, `rest` keeps the turns to go."""

    level: int
    interval: int
    due: int | None = None
    rest: int = 0


@component("actor.warmth")
class Warmth(Component):
    """Warmth as a step: 0 is well, below is cold, above is hot."""

    step: int = 0


@component("actor.resting")
class Resting(Component):
    """Has rested for so many world turns on end, the last of them on `turn`; `deep` is sleep, else camp (SURV-4)."""

    deep: bool
    turns: int
    turn: int


@component("actor.ability")
class Ability(Component):
    """The one ability that no other class has, by name (CHAR-3)."""

    name: str


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


@outlasts_drowning
@component("actor.harmed")
class Harmed(Component):
    """The last seeker who hurt this body, and its last harms, in order: for kills and the morgue."""

    source: int
    causes: list[str]


@component("actor.falling")
class Falling(Component):
    """Without health: dies at the end of this pass."""


@ends_at_death
@component("actor.slowed")
class Slowed(Component):
    """AP that the next turn's pool is short of."""

    ap: int


@component("actor.risen")
class Risen(Component):
    """What gets up when a creature with one of these tags has drowned (AGE-5)."""

    tags: list[str]
