"""System: one rule's process, run once in each pass over a world."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import esper

from components.registry import Component

if TYPE_CHECKING:
    from engine.kernel.world import World


class System(esper.Processor):
    """Base of every rule. A system of a pack names the system that it `follows` in the order, or runs `before`.

    A system that `wants` a component is left out of a pass while nobody bears it.

    `wakes_on` lets whole turns be jumped over in a world without a seeker: it says that the system does nothing in a
    turn while nobody bears one of these and nothing is due. Without it the system is taken to act in every turn, unless
    it `wants` a component.
    """

    # What stands in the place of another is given that one's.
    follows: str = ""
    before: str = ""
    wants: ClassVar[type[Component] | None] = None
    wakes_on: ClassVar[tuple[type[Component], ...] | None] = None

    @property
    def name(self) -> str:
        """The class's name: what recordings and the order call it."""
        return type(self).__name__

    def run(self, world: World) -> None:
        """Carry out the rule once over the world."""
        raise NotImplementedError(self.name)

    def process(self, world: World) -> None:
        """esper's name for `run`."""
        self.run(world)
