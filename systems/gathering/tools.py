"""Tools: what a body holds that a piece of work asks for (COND-2, VEIN-3, WALL-7)."""

from __future__ import annotations

from collections.abc import Sequence

from components.fire import NakedFlame
from components.light import Lit
from components.things import Broken, Materials
from engine.kernel.world import World
from systems.things.carrying import carried, in_hand

PICKAXE = "pickaxe"
TORCH = "torch"
LIGHT = "light"


def tool_for(world: World, body: int, uses: Sequence[str]) -> int:
    """The thing in hand that serves one of these uses, right hand first, or 0; broken or unlit it serves none.

    `torch` is a naked flame that burns, `light` any light that does; the rest are tags of material and use.
    """
    return next((card for card in in_hand(world, body) if any(_serves(world, card, use) for use in uses)), 0)


def has_tool(world: World, body: int, uses: Sequence[str]) -> bool:
    """Whether a body has about it what could serve one of these uses, in hand or not, working or not."""
    return any(use in _tags(world, card) for card in carried(world, body) for use in uses)


def _serves(world: World, card: int, use: str) -> bool:
    if use in (TORCH, LIGHT):
        return world.has(card, Lit) and (use == LIGHT or world.has(card, NakedFlame))
    return use in _tags(world, card) and not world.has(card, Broken)


def _tags(world: World, card: int) -> Sequence[str]:
    made = world.find(card, Materials)
    return made.tags if made is not None else ()
