"""Travel: steps and ways off a level, maps and rods (MOVE-1, LEVL-1)."""

from components.place import Spot
from components.registry import Component, component, ends_at_death
from components.things import Sought


@component("intent.step")
class WantsToStep(Component):
    """Step towards a heading (0 north, 1 east, 2 south, 3 west): to a slot, to the centre, or through the passage."""

    heading: int


@component("intent.take_stair")
class WantsToTakeStair(Component):
    """Use a stairwell or a mouth on one's own slot; `sure` says that keys may be left behind (G9)."""

    stair: int
    sure: bool = False


@ends_at_death
@component("intent.departing")
class Departing(Component):
    """Stands on a stair or in a mouth and leaves this world once the pass is over."""

    stair: int


@component("intent.approached")
class Approached(Component):
    """In this pass the body has made its step, towards this slot: it stands there unless the slot was held (ROOM-3)."""

    room: int
    spot: Spot


@component("item.map")
class Map(Component):
    """Shows the rooms that its bearer has seen, and lets it travel to them (BASE-2)."""


@component("item.witch_rod")
class WitchRod(Component):
    """Held, it turns one heading of the rosette violet: the first step to the nearest of what it seeks (ROSE-2)."""

    seeks: Sought
