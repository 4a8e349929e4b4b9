"""Rest: turns that are let pass (SURV-4)."""

from components.registry import Component, component, ends_at_death


@ends_at_death
@component("actor.waited")
class Waited(Component):
    """Done for this world turn."""


@component("actor.resting")
class Resting(Component):
    """Has rested for so many world turns on end, the last of them on `turn`; `deep` is sleep, else camp (SURV-4)."""

    deep: bool
    turns: int
    turn: int


@component("intent.wait")
class WantsToWait(Component):
    """Let the rest of the world turn pass."""


@component("intent.rest")
class WantsToRest(Component):
    """Let this world turn pass in camp, or asleep if `deep` (SURV-4)."""

    deep: bool
