"""All images of one layer, or all its words, as one vertex list a sheet, in the picture's order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, TypeVar

import msgspec
from pyglet import gl
from pyglet.graphics import Batch

from engine.window.shader_groups import SheetGroup, program

_RUNS = 40  # that a layer may have
T = TypeVar("T")


class Stamp(msgspec.Struct, frozen=True):
    """Rectangles of one sheet: eight numbers each for their corners in pixels and on the sheet; where, what tint."""

    texture: Any
    places: Sequence[float]
    coords: Sequence[float]
    shift: tuple[float, float]
    tone: tuple[int, int, int, int]


class Stamps(Generic[T]):
    """What lies on one layer. Showing equal things again does nothing.

    Things that may overlap are drawn strictly in their order; `loose` things that never do, sheet by sheet.
    """

    def __init__(self, batch: Batch, order: int, make: Callable[[T], Iterable[Stamp]], loose: bool) -> None:
        self.batch, self.order, self.make, self.loose = batch, order, make, loose
        self._shown: tuple[T, ...] = ()
        self._lists: list[Any] = []
        self._groups: list[SheetGroup] = []

    def show(self, things: tuple[T, ...]) -> None:
        """Make the layer hold these things."""
        if things != self._shown:
            self._shown = things
            self.renew()

    def renew(self) -> None:
        """Lay all things anew."""
        for held in self._lists:
            held.delete()
        runs = self._runs()
        self._lists = [self._upload(index, run) for index, run in enumerate(runs)]
        del self._groups[len(runs) :]

    def _runs(self) -> list[list[Stamp]]:
        """Stamps that can go out together."""
        runs: list[list[Stamp]] = []
        for stamp in (stamp for thing in self._shown for stamp in self.make(thing)):
            open_runs = runs if self.loose else runs[-1:]
            run = next((run for run in open_runs if run[0].texture is stamp.texture), None)
            if run is None:
                runs.append([stamp])
            else:
                run.append(stamp)
        return runs

    def _group(self, index: int, texture: Any) -> SheetGroup:
        """The group of a run; one that draws from the same sheet as before stays."""
        if index == len(self._groups):
            self._groups.append(SheetGroup(program("image"), self.order + min(index, _RUNS - 1), texture))
        elif self._groups[index].texture is not texture:
            self._groups[index] = SheetGroup(program("image"), self.order + min(index, _RUNS - 1), texture)
        return self._groups[index]

    def _upload(self, index: int, run: list[Stamp]) -> Any:
        places: list[float] = []
        coords: list[float] = []
        shifts: list[float] = []
        tones: list[int] = []
        for stamp in run:
            corners = len(stamp.places) // 2
            places += stamp.places
            coords += stamp.coords
            shifts += stamp.shift * corners
            tones += stamp.tone * corners
        count = len(places) // 2
        indices = [first + corner for first in range(0, count, 4) for corner in (0, 1, 2, 0, 2, 3)]
        return program("image").vertex_list_indexed(
            count, gl.GL_TRIANGLES, indices, self.batch, self._group(index, run[0].texture),
            position=("f", places), coords=("f", coords), shift=("f", shifts), tone=("Bn", tones),
        )
