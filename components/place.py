"""Where a card is: one holder, one spot in it (P1)."""

from enum import IntEnum

from components.registry import Component, component
from components.traits import outlasts_drowning


class Spot(IntEnum):
    """A spot in a holder: slots and storage of a room, equipment and pack of a body, the inside of a container.

    What is buried lies under the rubble of its room, out of sight and out of use.
    """

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3
    CENTRE = 4
    STORAGE = 5
    MEMORY = 6
    CONDITION = 7
    PASSAGE = 8
    BURIED = 9
    HAND = 10
    OFFHAND = 11
    HEAD = 12
    BODY = 13
    ARMS = 14
    LEGS = 15
    NECK = 16
    FINGER = 17
    PACK = 20
    AFFLICTION = 21
    GOODS = 22
    INSIDE = 30
    POSITION_NORTH = 40
    POSITION_EAST = 41
    POSITION_SOUTH = 42
    POSITION_WEST = 43
    HIDDEN = 44


# The places of cards for a location upgrade (UPGR-1): not the side slots, and nobody's own.
POSITIONS = (Spot.POSITION_NORTH, Spot.POSITION_EAST, Spot.POSITION_SOUTH, Spot.POSITION_WEST)
SIDES = (Spot.NORTH, Spot.EAST, Spot.SOUTH, Spot.WEST)
SLOTS = (*SIDES, Spot.CENTRE)
_ACROSS = (Spot.SOUTH, Spot.WEST, Spot.NORTH, Spot.EAST)
HANDS = (Spot.HAND, Spot.OFFHAND)
WORN = (*HANDS, Spot.HEAD, Spot.BODY, Spot.ARMS, Spot.LEGS, Spot.NECK, Spot.FINGER)


def facing(side: int) -> Spot:
    """The side across: what lies north of one room is entered through the south slot of the next."""
    return _ACROSS[side]


@outlasts_drowning
@component("place.place")
class Place(Component):
    """The one place of a card: the entity that holds it and the spot there."""

    holder: int
    spot: Spot
