"""Terms: what the dark takes from odds, senses and comfort, and what a flame in the hand shows (LIGHT-1, COMB-5)."""

from __future__ import annotations

from components.creatures import Creature
from content.registry import Content
from engine.kernel.world import World
from systems.combat.arms import Blow
from systems.core.rooms import room_of
from systems.core.sight import holds_flame, is_lit
from systems.creatures.senses import hunts_by_eye


def dark_to_strike_in(world: World, blow: Blow) -> int:
    """A target in the dark, for whoever strikes by eye."""
    return 0 if not blow.by_eye or is_lit(world, blow.room) else -world.resource(Content).figures.combat.dark


def dark_to_hide_in(world: World, creature: int, seeker: int) -> int:
    """A seeker in the dark, for whatever hunts by eye."""
    if not hunts_by_eye(world.get(creature, Creature)) or is_lit(world, room_of(world, seeker)):
        return 0
    return -world.resource(Content).figures.creatures.dark_notice


def dark_to_rest_in(world: World, room: int) -> int:
    """A room without a light."""
    return 0 if is_lit(world, room) else -world.resource(Content).figures.comfort.dark


def dark_to_search_in(world: World, actor: int, room: int) -> int:
    """A room without a light (ROOM-5)."""
    return 0 if is_lit(world, room) else -world.resource(Content).figures.searches.dark


def flame_to_see(world: World, creature: int, seeker: int, so_far: int) -> int:
    """A flame in the seeker's hand, as far as any sense reaches."""
    figures = world.resource(Content).figures.creatures
    return min(figures.flame_shows, figures.widest_sense - so_far) if holds_flame(world, seeker) else 0


def dark_to_see_in(world: World, creature: int, seeker: int, so_far: int) -> int:
    """A seeker in the dark."""
    if is_lit(world, room_of(world, seeker)):
        return 0
    return -min(world.resource(Content).figures.creatures.dark_hides, max(0, so_far))
