"""Water: springs, floods, and what is wet."""

from components.registry import Component, component


@component("water.source")
class Source(Component):
    """A spring in this room: it stands `step` deep and climbs to `severity` (1-4); `due` is when it next moves."""

    severity: int
    step: int
    due: int | None = None


@component("water.flood")
class Flood(Component):
    """Flood stands so deep in this room, 1-4."""

    depth: int


@component("water.drain")
class Drain(Component):
    """Takes so many steps off every spring whose flood would come as far as its room; a container does once opened."""

    steps: int


@component("water.submerged")
class Submerged(Component):
    """A creature that has come into deep water, or it to the creature: it drowns there unless water spares it."""


@component("water.wet")
class Wet(Component):
    """Soaked by a flood; dry on the turn `due`, None while it stands in water."""

    due: int | None = None


@component("water.stirred")
class Stirred(Component):
    """Here a spring has moved or a passage was opened or closed: the water finds its level in this turn."""
