"""Glowcaps: a light that burns out may leave a mushroom that lives on its soot."""

from components.light import Spent
from engine.api import CardId, Component, Entity, Event, Registrar, System, World, component, make_beside, room_of


@component("glowcaps:spores.spores")
class Spores(Component):
    """When this light is spent, `card` grows beside it, with a chance in per cent."""

    card: CardId
    chance: int


class Sprouted(Event, frozen=True):
    """A card grew out of soot."""

    card: Entity


class Sprout(System):
    """Right after lights burn out, and before anything else: each spent light with spores has its one chance."""

    follows = "Burn"
    wakes_on = ()  # lights burn out on dated turns alone

    def run(self, world: World) -> None:
        for light, spores, _ in world.each(Spores, Spent):
            world.remove(light, Spores)
            if world.chance("glowcaps.sprout", spores.chance, light):
                card = make_beside(world, spores.card, light, cause="glowcaps.sprout")
                world.emit(Sprouted(room_of(world, light), card))


def register(pack: Registrar) -> None:
    """Add this pack's systems to the game."""
    pack.add_system(Sprout())
