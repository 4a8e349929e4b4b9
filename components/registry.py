"""Component: plain data an entity bears, registered under a permanent name that saves and content use."""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from enum import Enum
from functools import partial
from itertools import count
from typing import Annotated, Any, TypeVar

import msgspec


class Component(msgspec.Struct, array_like=True, gc=False):
    """Base of every component. Fields hold ints, strings, bools, enums and lists of these; no floats, sets, dicts."""


CardId = Annotated[str, msgspec.Meta(description="card id")]
# What else a field may name, and content holds it against.
ClassId = Annotated[str, msgspec.Meta(description="class")]
ComponentName = Annotated[str, msgspec.Meta(description="component")]
AttributeName = Annotated[str, msgspec.Meta(description="attribute")]
ProficiencyName = Annotated[str, msgspec.Meta(description="proficiency")]
Heading = Annotated[str, msgspec.Meta(description="heading")]
C = TypeVar("C", bound=Component)
_NUMBERS = count()
_NAMES: dict[type[Component], str] = {}
# Fields that are lists, each with whether it holds lists itself.
_LISTS: dict[type[Component], tuple[tuple[str, bool], ...]] = {}
# Whether a component has a field `due`, and so stands in the calendar: what is asked of every part that is born.
TIMED: dict[type[Component], bool] = {}


class Kinds:
    """The component classes of one set of packs by their permanent names, on the ground of those that every set has.

    Each set has its own classes, so that two versions of a pack stand side by side. `number` is no other set's.
    """

    def __init__(self, ground: Kinds | None = None) -> None:
        self.ground = ground
        self.number = next(_NUMBERS)
        self._own: dict[str, type[Component]] = {}
        self._traits: dict[str, list[type[Component]]] = {}
        self._having: dict[str, tuple[type[Component], ...]] = {}

    def named(self, name: str) -> type[Component] | None:
        """The class with this permanent name (`theme.noun` means the base game's), or None."""
        full = name if ":" in name else f"base:{name}"
        found = self._own.get(full)
        return self.ground.named(full) if found is None and self.ground is not None else found

    def names(self) -> list[str]:
        """All permanent names, sorted."""
        return sorted([*self._own, *(self.ground.names() if self.ground is not None else ())])

    def having(self, trait: str) -> tuple[type[Component], ...]:
        """The classes that declare this of themselves, in the order of being declared, those of the ground first."""
        found = self._having.get(trait)
        if found is None:
            ground = self.ground.having(trait) if self.ground is not None else ()
            found = self._having[trait] = (*ground, *self._traits.get(trait, ()))
        return found

    @contextmanager
    def collecting(self, pack: str) -> Iterator[None]:
        """What is declared meanwhile belongs to this set, and is this pack's."""
        before = _INTO.set((self, pack))
        try:
            yield
        finally:
            _INTO.reset(before)

    def add(self, name: str, kind: type[Component], pack: str = "") -> None:
        """Give a class its name; ValueError when another has it, or when it is a name of another pack."""
        if (taken := self.named(name)) is not None:
            raise ValueError(f"component name {name!r} is already taken by {taken.__qualname__}")
        if pack and not name.startswith(f"{pack}:"):
            raise ValueError(f"component name {name!r} does not begin with {pack + ':'!r}")
        self._own[name] = kind

    def declare(self, trait: str, kind: type[Component]) -> None:
        """Note that a class has this trait."""
        self._traits.setdefault(trait, []).append(kind)
        self._having.clear()


# The components of the game itself, which every set of packs has.
GROUND = Kinds()
# The set that is being loaded, and the pack of it whose code is run.
_INTO: ContextVar[tuple[Kinds, str]] = ContextVar("into", default=(GROUND, ""))


def component(name: str) -> Callable[[type[C]], type[C]]:
    """Register a component class as `theme.noun` (the base game's) or `pack:theme.noun`; a name taken is refused.

    It belongs to the set of packs that is being loaded, and outside of that to the ground of all.
    """
    full = name if ":" in name else f"base:{name}"

    def register(kind: type[C]) -> type[C]:
        hints = _hints(kind)
        for field in kind.__struct_fields__:
            if not _plain(hints[field]):
                raise TypeError(f"component {full!r}: {field!r} may hold ints, strings, bools, enums, lists of these")
        for name, value in vars(kind).items():
            if not name.startswith("_") and isinstance(value, int | str | list):
                raise TypeError(f"component {full!r}: {name!r} is no field without a type: write {name}: int = ...")
        into, pack = _INTO.get()
        into.add(full, kind, pack)
        _NAMES[kind] = full
        lists = [field for field in kind.__struct_fields__ if _is_list(hints[field])]
        _LISTS[kind] = tuple((field, _is_list(typing.get_args(hints[field])[0])) for field in lists)
        TIMED[kind] = "due" in kind.__struct_fields__
        return kind

    return register


class Trait:
    """What a component declares of itself by standing under it: rules ask for all that have it (`Kinds.having`)."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, kind: type[C]) -> type[C]:
        """Declare it of this component."""
        into, _ = _INTO.get()
        into.declare(self.name, kind)
        return kind


# A component that ends with the life of its bearer.
ends_at_death = Trait("ends at death")


def name_of(kind: type[Component]) -> str:
    """The permanent name of a component class; KeyError when it was never registered."""
    return _NAMES[kind]


def is_timed(kind: type[Component]) -> bool:
    """Whether the component has a field `due`, and so stands in the calendar."""
    return TIMED[kind]


def copied(component: C) -> C:
    """An equal component that shares no list with the original (P8)."""
    twin: C = component.__copy__()  # type: ignore[attr-defined]  # msgspec leaves it out of its stubs
    for field, nested in _LISTS[type(component)]:
        values = getattr(component, field)
        setattr(twin, field, [list(value) for value in values] if nested else list(values))
    return twin


def copier(component: C) -> Callable[[], C]:
    """What gives such copies of one component, again and again: most have no list and need no look at their fields."""
    plain: Callable[[], C] = component.__copy__  # type: ignore[attr-defined]  # as in `copied`
    return partial(copied, component) if _LISTS[type(component)] else plain


def _hints(kind: type[Component]) -> dict[str, Any]:
    """Types of the fields; they stand ready in the class unless its module postpones them or it inherits some."""
    own: dict[str, Any] = kind.__annotations__
    ready = own.keys() >= set(kind.__struct_fields__) and not any(isinstance(hint, str) for hint in own.values())
    return own if ready else typing.get_type_hints(kind)


def _is_list(hint: Any) -> bool:
    return typing.get_origin(hint) is list


def _plain(hint: Any) -> bool:
    origin = typing.get_origin(hint)
    if origin is typing.Annotated:
        return _plain(typing.get_args(hint)[0])
    if origin is list:
        return _plain(typing.get_args(hint)[0])
    if origin in (typing.Union, types.UnionType):
        return all(_plain(arg) for arg in typing.get_args(hint))
    if hint is type(None):
        return True
    return isinstance(hint, type) and (hint in (int, str, bool) or issubclass(hint, Enum))
