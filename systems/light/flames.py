"""Flames: how a light is lit and put out, and what fuel either leaves (LIGHT-1)."""

from __future__ import annotations

from components.events.light import FlameDied, FlameLit, FlameRenewed, FlameSnuffed
from components.light import Fuel, Lit, Spent
from engine.kernel.world import World


def set_alight(world: World, card: int) -> None:
    """Light a source that has fuel left; while it burns, `left` stays what it was when it was lit."""
    fuel = world.edit(card, Fuel)
    fuel.due = world.turn + fuel.left
    world.add(card, Lit())
    world.emit(FlameLit(world.root(card), card))


def rekindle(world: World, card: int) -> None:
    """A source is full again and burns, spent or not, lit or not."""
    world.remove(card, Spent)
    fuel = world.edit(card, Fuel)
    fuel.left = fuel.capacity
    if world.has(card, Lit):
        fuel.due = world.turn + fuel.capacity
        world.emit(FlameRenewed(world.root(card), card, fuel.capacity))
    else:
        set_alight(world, card)


def put_out(world: World, card: int) -> None:
    """Put out a burning source and keep its fuel, less one turn at least for each time it is lit."""
    fuel = world.edit(card, Fuel)
    burnt = max(1, world.turn + fuel.left - (fuel.due or 0))
    fuel.left -= burnt
    fuel.due = None
    world.remove(card, Lit)
    if fuel.left > 0:
        world.emit(FlameSnuffed(world.root(card), card))
    else:
        burn_out(world, card)


def feed(world: World, card: int, turns: int) -> None:
    """Some work eats so many turns of a burning source's fuel; with none left it is spent."""
    fuel = world.edit(card, Fuel)
    fuel.due = (fuel.due or world.turn) - turns
    if fuel.due <= world.turn:
        burn_out(world, card)


def burn_out(world: World, card: int) -> None:
    """The source has no fuel left and is spent; whatever else it is, it stays (LIGHT-2)."""
    fuel = world.edit(card, Fuel)
    fuel.left = 0
    fuel.due = None
    world.remove(card, Lit)
    world.add(card, Spent())
    world.emit(FlameDied(world.root(card), card))
