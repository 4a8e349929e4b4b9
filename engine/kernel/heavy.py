"""Heavy mode: names a component that was written without `edit`, and an index that does not agree with the places (S6).

Every component is encoded and compared with what it was; what differs must stand among the world's marks. Slow, and
meant for tests: once after each command and turn, or after each system by way of `World.watcher`.
"""

from __future__ import annotations

import msgspec

from components.place import Place
from components.registry import Component, name_of
from engine.kernel.world import World

State = dict[tuple[int, type[Component]], bytes]


class UnmarkedWriteError(AssertionError):
    """A rule wrote into what it was given for reading, or an index was led astray."""


class HeavyMode:
    """Watches one world from the moment it is made; `world.trace` is its own as long as it does."""

    def __init__(self, world: World) -> None:
        self._world = world
        world.settle()
        world.trace = {}
        self._before = _state(world)

    def watch_systems(self) -> None:
        """Check after each system, so that the error names the one at fault."""
        self._world.watcher = self.check

    def check(self, during: str = "") -> None:
        """UnmarkedWriteError when anything differs from the last check without a mark; `during` names the deed."""
        world = self._world
        world.settle()
        marks, world.trace = world.trace or {}, {}
        after = _state(world)
        wrong = [
            key
            for key in self._before.keys() | after.keys()
            if self._before.get(key) != after.get(key) and key not in marks and (key[0], Component) not in marks
        ]
        if wrong:
            entity, kind = min(wrong, key=_by_name)
            key = entity, kind
            raise UnmarkedWriteError(_told(entity, kind, self._before.get(key), after.get(key), during))
        self._before = after
        self._check_contents(during)

    def _check_contents(self, during: str) -> None:
        for entity, place in self._world.each(Place):
            if entity not in self._world.held(place.holder):
                told = f"entity {entity} lies with {place.holder}, which does not hold it"
                raise UnmarkedWriteError(told + _in(during))

    def stop(self) -> None:
        """Watch no longer."""
        self._world.trace = None
        self._world.watcher = None


def _by_name(key: tuple[int, type[Component]]) -> tuple[int, str]:
    return key[0], name_of(key[1])


def _state(world: World) -> State:
    encode = msgspec.msgpack.encode
    return {(entity, type(part)): encode(part) for entity in world.entities() for part in world.components(entity)}


def _told(entity: int, kind: type[Component], before: bytes | None, after: bytes | None, during: str) -> str:
    what = f"component {name_of(kind)} of entity {entity}"
    if before is None or after is None:
        return f"{what} {'came' if before is None else 'went'} without a mark{_in(during)}"
    old: list[object] = msgspec.msgpack.decode(before)
    new: list[object] = msgspec.msgpack.decode(after)
    fields = [
        f"{field}: {was!r} -> {now!r}"
        for field, was, now in zip(kind.__struct_fields__, old, new, strict=True)
        if was != now
    ]
    return f"{what} was written without edit ({', '.join(fields)}){_in(during)}"


def _in(during: str) -> str:
    return f" in {during}" if during else ""
