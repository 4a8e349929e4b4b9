"""Chronicle: the region, its levels and the one clock; levels are born on first entry and caught up on return (P5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from components.body import ActionPoints
from components.events.travel import Arrived
from components.place import Place, Spot
from components.rest import Waited
from components.room import Entrance
from components.seekers import InPlay, Seeker
from components.travel import Departing
from content.reached import main_themes
from content.registry import Content
from engine.kernel.dice import Dice
from engine.kernel.turn import act, run_to, take_turn
from engine.kernel.world import World
from engine.play.origin import theme_of_seed
from systems import order
from systems.core.knowing import come_in, remember
from systems.core.rooms import room_of
from systems.core.sites import arrival, destination, level_info, origin
from systems.creatures.roaming import draw_near
from systems.seekers.experience import gain
from systems.travel.discovering import find_level

REGION = 0
FIRST_SITE = "gate"


class Observer(Protocol):
    """Who keeps a recording: sees each world that comes up, and what was written outside the systems."""

    def watch(self, world: World) -> None:
        """A world is in memory from now on."""

    def note(self, world: World, process: str) -> None:
        """What changed in this world since the last note was done by this process."""


class Chronicle:
    """Worlds by birth number (the region is 0), one Order, one clock: the region's turn.

    `theme` is the id of its main theme, which the first site has: as the seed has it, where nobody chose one (THEME-1).
    `first_life` says that a gentle one was put first (CHAR-1).
    """

    def __init__(self, seed: int, content: Content, strict: bool = False, theme: str = "") -> None:
        self.seed = seed
        self.content = content
        self.theme, self.as_the_seed, self.first_life = theme or theme_of_seed(content, seed), not theme, False
        self.order = order(content)
        self.dice = Dice(seed, strict)
        self.worlds: dict[int, World] = {}
        self.observer: Observer | None = None
        self.on_world: Callable[[World], None] | None = None

    @classmethod
    def begin(cls, seed: int, content: Content, strict: bool = False, theme: str = "") -> Chronicle:
        """A new chronicle: an empty region, nobody in it."""
        chronicle = cls(seed, content, strict, theme)
        chronicle.hold(chronicle.empty_world(REGION))
        return chronicle

    @property
    def origin(self) -> str:
        """Seed and main theme as one text: `7:fen`."""
        return origin(self.seed, self.theme)

    def choose(self, theme: str) -> None:
        """Before anybody goes in, begin in this main theme, or with an empty name in the one that the seed has.

        ValueError when somebody is in already, or no chronicle can begin in it.
        """
        if theme and theme not in main_themes(self.content.themes):
            raise ValueError(f"no chronicle can begin in {theme!r}")
        wanted = theme or theme_of_seed(self.content, self.seed)
        if wanted != self.theme and any(world.any(Seeker) for world in self.worlds.values()):
            raise ValueError(f"the chronicle has begun as {self.origin}")
        self.theme, self.as_the_seed = wanted, not theme

    def empty_world(self, number: int) -> World:
        """A World with this chronicle's dice and content, not held yet."""
        world = World(number, self.dice)
        world.provide(self.content)
        return world

    def hold(self, world: World) -> None:
        """Keep a world, and let observer and listeners in."""
        self.worlds[world.number] = world
        if self.observer is not None:
            self.observer.watch(world)
        if self.on_world is not None:
            self.on_world(world)

    @property
    def region(self) -> World:
        """The region's world."""
        return self.worlds[REGION]

    @property
    def clock(self) -> int:
        """World turns since the chronicle began."""
        return self.region.turn

    # Levels

    def level(self, site: str, depth: int, theme: str) -> World:
        """The level, born now or run up to the clock without a seeker, ready to be entered."""
        for world in self.worlds.values():
            info = level_info(world)
            if info is not None and (info.site, info.level) == (site, depth):
                self.catch_up(world)
                return world
        # Only who has a level born needs genesis: it is a quarter of all rules.
        from systems.genesis import bear

        world = self.empty_world(max(self.worlds) + 1)
        world.turn = self.clock
        self.hold(world)
        bear(world, self.content, self.seed, site, depth, theme)
        self._note(world, "Genesis")
        return world

    def catch_up(self, world: World) -> None:
        """Run a world that was left up to the clock, by the same turns (P5)."""
        run_to(world, self.order, self.clock)

    # Seekers

    def world_of(self, seeker: int) -> World:
        """The world in which the seeker is."""
        for world in self.worlds.values():
            if world.alive(seeker):
                return world
        raise KeyError(f"seeker {seeker} is nowhere")

    def enter(self, seeker: int, source: World, target: World, room: int) -> None:
        """Move a seeker and all it carries to the centre of a room of another world, under the same ids."""
        if source.has(seeker, Place):
            remember(source, seeker, room_of(source, seeker))
        cards = [seeker]
        for card in cards:
            cards.extend(source.held(card))
        luggage = [(card, source.release(card)) for card in reversed(cards)]
        self._note(source, "Departure")
        for card, components in reversed(luggage):
            parts = [part for part in components if card != seeker or not isinstance(part, Place)]
            target.adopt(card, *parts, *([Place(room, Spot.CENTRE)] if card == seeker else []))
        draw_near(target, seeker)
        target.emit(Arrived(room, seeker, int(Spot.CENTRE)))
        info = level_info(target)
        if info is not None:
            find_level(target, seeker, info.theme)
        if come_in(target, seeker):
            gain(target, seeker, self.content.figures.seekers.visit_experience, "visit")
        self._note(target, "Arrival")

    def depart(self, seeker: int, world: World) -> bool:
        """If the seeker leaves by a stair or mouth, bring it to where that leads (LEVL-1, SUB-1)."""
        leaving = world.find(seeker, Departing)
        goal = destination(world, leaving.stair) if leaving is not None else None
        if leaving is None or goal is None:
            return False
        world.remove(seeker, Departing)
        target = self.level(goal.site, goal.level, goal.theme or self.theme)
        self.enter(seeker, world, target, arrival(target, world, leaving.stair))
        return True

    # Turns

    def act(self, world: World, seeker: int) -> None:
        """One pass of ACTION, and RISK after an act that spent AP."""
        act(world, self.order, seeker)

    def rested(self) -> bool:
        """Whether every seeker in play, wherever it is, is out of AP or has waited; false when nobody is in play."""
        anybody = False
        for world in self.worlds.values():
            for seeker, _, points in world.rows(InPlay, ActionPoints):
                if points.left > 0 and not world.has(seeker, Waited):
                    return False
                anybody = True
        return anybody

    def turn(self) -> None:
        """One world turn of the clock, in every world with a seeker in play."""
        self.region.turn += 1
        for world in [self.worlds[number] for number in sorted(self.worlds)]:
            if world.any(InPlay):
                take_turn(world, self.order)

    def _note(self, world: World, process: str) -> None:
        """Something was done to a world outside of all passes: what ended by it is buried before anybody looks (S6).

        A thing of the kit that joined another has ended in the region, through which no pass runs.
        """
        world.bury()
        if self.observer is not None:
            self.observer.note(world, process)


def entrance(world: World) -> int:
    """The room in which one arrives from outside, or from the level before."""
    return next(room for room, _ in world.each(Entrance))
