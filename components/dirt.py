"""Dirt on rooms and things (AGE-6)."""

from components.registry import Component, component


@component("dirt.dirt")
class Dirt(Component):
    """How dirty a room or a thing is, 1-100; what is clean has none."""

    level: int
