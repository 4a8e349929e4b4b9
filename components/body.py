"""Body: attributes, pools, needs, afflictions, and what is eaten and drunk (CHAR-2, SURV-1)."""

from components.registry import Component, component, ends_at_death
from components.traits import outlasts_drowning


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


@component("actor.dead")
class Dead(Component):
    """A seeker whose life has ended, with the cause as a chain of message ids (CHAR-6)."""

    turn: int
    cause: list[str]


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


@component("effect.affliction")
class Affliction(Component):
    """Lies on a body: every `interval` turns it takes effect again, `left` times more, then it ends (SURV-5).

    While the body is at rest, `rest` keeps the turns to go.
    """

    interval: int
    left: int
    due: int | None = None
    rest: int = 0


@component("food.edible")
class Edible(Component):
    """Per cent of hunger that one portion takes away."""

    hunger: int


@component("food.drinkable")
class Drinkable(Component):
    """Per cent of thirst that one draught takes away."""

    thirst: int


@component("food.portions")
class Portions(Component):
    """Portions left in a card that is not used up at once, such as a waterskin."""

    left: int
    full: int


@component("food.vessel")
class Vessel(Component):
    """Is filled again where water can be drawn, and stays when it is empty."""


@component("intent.eat")
class WantsToEat(Component):
    """Eat one portion."""

    card: int


@component("intent.drink")
class WantsToDrink(Component):
    """Drink one draught."""

    card: int
