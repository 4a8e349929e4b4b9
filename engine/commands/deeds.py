"""Deeds: commands that do something to a card, a body, a wall or the room."""

from __future__ import annotations

from engine.commands.base import Address, Command, HeadingName


class Strike(Command, frozen=True, tag="strike"):
    """Strike a creature with what is in hand."""

    target: Address


class Shoot(Command, frozen=True, tag="shoot"):
    """Shoot at a creature with the launcher in hand."""

    target: Address


class Throw(Command, frozen=True, tag="throw"):
    """Throw a carried card at a creature."""

    card: Address
    target: Address


class Search(Command, frozen=True, tag="search"):
    """Open and search a container, or search the room (`centre`)."""

    target: Address


class Take(Command, frozen=True, tag="take"):
    """Take a card from one's slot, from a container on it, or from the room's storage."""

    target: Address


class Drop(Command, frozen=True, tag="drop"):
    """Put a carried card down."""

    card: Address


class Equip(Command, frozen=True, tag="equip"):
    """Wear or hold a carried card; without a spot, where it fits first."""

    card: Address
    spot: str = ""


class Unequip(Command, frozen=True, tag="unequip"):
    """Put a worn or held card into the pack."""

    card: Address


class Light(Command, frozen=True, tag="light"):
    """Light a source in hand or on one's slot."""

    card: Address


class Snuff(Command, frozen=True, tag="snuff"):
    """Put a light out and keep its fuel."""

    card: Address


class Refill(Command, frozen=True, tag="refill"):
    """Pour oil that one carries into a light."""

    card: Address


class Relight(Command, frozen=True, tag="relight"):
    """Make an enchanted light that has burnt out burn again, with what its recipe names."""

    card: Address


class Eat(Command, frozen=True, tag="eat"):
    """Eat one portion."""

    card: Address


class Drink(Command, frozen=True, tag="drink"):
    """Drink one draught."""

    card: Address


class Read(Command, frozen=True, tag="read"):
    """Read a scroll."""

    card: Address


class Unlock(Command, frozen=True, tag="unlock"):
    """Open a lock with its key: the room `beyond` a heading, or a container."""

    target: Address


class Force(Command, frozen=True, tag="force"):
    """Force a lock: the room `beyond` a heading, or a container."""

    target: Address


class Disarm(Command, frozen=True, tag="disarm"):
    """Disarm a trap that was noticed."""

    target: Address


class Clean(Command, frozen=True, tag="clean"):
    """Clean the room (`centre`), or a thing that is dirty."""

    target: Address


class Examine(Command, frozen=True, tag="examine"):
    """Look for hidden doors in the walls of the room."""


class Push(Command, frozen=True, tag="push"):
    """Push open a hidden door that was found: `beyond` a heading."""

    target: Address


class Break(Command, frozen=True, tag="break"):
    """Hit a wall `beyond` a heading with the pickaxe in hand, or the floor of the room (`centre`)."""

    target: Address


class Clear(Command, frozen=True, tag="clear"):
    """Work at a condition of the room (`centre.condition.1`) with the tool in hand."""

    target: Address


class Mine(Command, frozen=True, tag="mine"):
    """Swing the pickaxe in hand at a vein or an outcrop of the room (`centre.condition.1`)."""

    target: Address


class Gather(Command, frozen=True, tag="gather"):
    """Do what the room offers, by the offer's name: `forage`, `fish`, `search_nests`."""

    action: Address


class Set(Command, frozen=True, tag="set"):
    """Set a carried card into a position of the room for an upgrade, named by the location that it makes."""

    card: Address
    heading: HeadingName
    upgrade: Address


class Unset(Command, frozen=True, tag="unset"):
    """Take the card in a position of the room back."""

    heading: HeadingName


class Finish(Command, frozen=True, tag="finish"):
    """Make the room into another location, with the cards that were set."""

    upgrade: Address


class Train(Command, frozen=True, tag="train"):
    """Spend unspent experience on a point of a proficiency, by its name: `mining`."""

    proficiency: Address
