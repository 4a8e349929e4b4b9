"""Migrations: steps that carry the plain data of an old save up to today's versions, kept for ever.

A step is a plain function on plain data, made for one version: it changes the save it is given and returns nothing.
The save is `{"header": …, "sections": [{"part", "world", "root", "data"}]}`; the data of rooms, seekers and the free
is component name → [field names, ids, columns]. There is one chain for the container and one for each pack's data.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from saves.container import TABLED, VERSION
from saves.errors import DamagedSaveError, reading
from saves.header import PackStamp

Save = dict[str, Any]
Step = Callable[[Save], None]


class Chain:
    """The steps of one thing that has a version: the step for version N makes N + 1 of it."""

    def __init__(self, of: str) -> None:
        self.of = of
        self._steps: dict[int, Step] = {}

    def step(self, version: int) -> Callable[[Step], Step]:
        """Register the step that leaves this version behind; ValueError when it has one."""

        def register(step: Step) -> Step:
            if version in self._steps:
                raise ValueError(f"{self.of} has a step from version {version} already")
            self._steps[version] = step
            return step

        return register

    def carry(self, save: Save, version: int, goal: int) -> None:
        """Take the save from its version to the goal, step by step."""
        for number in range(version, goal):
            if number not in self._steps:
                raise DamagedSaveError(f"there is no step for {self.of} from version {number}", "update the game")
            with reading(f"version {number} of {self.of}"):
                self._steps[number](save)


class Migrations:
    """The chain of the container and those of the packs, by name."""

    def __init__(self) -> None:
        self.container = Chain("the container")
        self._packs: dict[str, Chain] = {}

    def pack(self, name: str) -> Chain:
        """The chain of this pack's data."""
        return self._packs.setdefault(name, Chain(f"pack {name!r}"))

    def carry_container(self, save: Save, version: int) -> None:
        """Bring header and sections to today's layout."""
        self.container.carry(save, version, VERSION)

    def carry_packs(self, save: Save, packs: Sequence[PackStamp]) -> None:
        """Bring each installed pack's data to its version of today, in the save's order of packs."""
        installed = {stamp.name: stamp.data_version for stamp in packs}
        for stamp in save["header"]["packs"]:
            goal = installed.get(stamp["name"], stamp["data_version"])
            self.pack(stamp["name"]).carry(save, stamp["data_version"], goal)
            stamp["data_version"] = goal


def tables(save: Save) -> Iterator[dict[str, list[Any]]]:
    """The tables of every room, seeker and free section."""
    for section in save["sections"]:
        if section["part"] in TABLED:
            yield section["data"]


def rename_component(save: Save, old: str, new: str) -> None:
    """A component has another permanent name now."""
    for data in tables(save):
        if old in data:
            data[new] = data.pop(old)


def drop_component(save: Save, name: str) -> None:
    """A component is no more; an entity that bore nothing else stays, bare."""
    for data in tables(save):
        gone = data.pop(name, None)
        if gone is not None:
            kept = {entity for table in data.values() for entity in table[1]}
            bare = sorted({*gone[1]} - kept | {*data.pop("", [[], [], []])[1]})
            if bare:
                data[""] = [[], bare, []]


def add_field(save: Save, component: str, field: str, value: Any, at: int | None = None) -> None:
    """A component has a field more, with this value in every row, at this place among its fields (last by default)."""
    for data in tables(save):
        if component in data:
            fields, ids, columns = data[component]
            place = len(fields) if at is None else at
            fields.insert(place, field)
            columns.insert(place, [value for _ in ids])


def drop_field(save: Save, component: str, field: str) -> None:
    """A component has a field less."""
    for data in tables(save):
        if component in data and field in data[component][0]:
            place = data[component][0].index(field)
            del data[component][0][place]
            del data[component][2][place]


def rename_values(save: Save, component: str, field: str, names: dict[str, str]) -> None:
    """Values of a field have other names now: prototypes of cards, classes, members of an enum."""
    for data in tables(save):
        if component in data:
            fields, _, columns = data[component]
            place = fields.index(field)
            columns[place] = [_renamed(value, names) for value in columns[place]]


def _renamed(value: Any, names: dict[str, str]) -> Any:
    if isinstance(value, list):
        return [_renamed(item, names) for item in value]
    return names.get(value, value) if isinstance(value, str) else value
