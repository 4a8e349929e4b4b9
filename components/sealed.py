"""Data of packs that are not installed: kept with the card that bears it, out of every rule (S8)."""

from components.registry import Component, component


@component("sealed.sealed")
class Sealed(Component):
    """Rows of components that nobody here understands, side by side: entity, component name, packed fields and values.

    A row's entity is the bearer itself (a component of a missing pack on a card of ours) or a whole card that lies
    with the bearer. Only a running game has this component: in a save the rows stand where they came from.
    """

    entities: list[int]
    names: list[str]
    rows: list[str]
