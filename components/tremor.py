"""Tremor: what the answers to a coming collapse do (COND-UNSTABLE)."""

from components.registry import Component, Heading, component


@component("tremor.falls")
class Falls(Component):
    """The answer of one who stays under the ceiling: it comes down."""


@component("tremor.holds")
class Holds(Component):
    """The answer of one who sets a prop under the ceiling, and may hold it."""


@component("tremor.leaps")
class Leaps(Component):
    """The answer of one who leaps out by a way: the ceiling comes down on what lies loose."""

    way: Heading


@component("tremor.clears")
class Clears(Component):
    """The answer of one who had stepped out before it came down on what lies loose."""
