"""Gate: who may be chosen, and how the chosen one comes into the chronicle (CHAR-1)."""

from __future__ import annotations

from content.naming import drawn_by
from content.registry import Content
from engine.kernel.dice import Stream
from engine.kernel.world import World
from systems.seekers.embody import Candidate, candidates, draw_extra, embody

__all__ = ["Candidate", "born", "offered"]


def offered(content: Content, seed: int, number: int) -> list[Candidate]:
    """Those who may become the chronicle's seeker of this number, from 0."""
    return candidates(seed, content, number)


def born(region: World, content: Content, seed: int, number: int, calling: str | None, pick: int) -> int:
    """The chosen one, alive in the region and in no room yet.

    `pick` chooses among those at the gate. With a class, it is the one at the gate of this class, else one more of it
    who was not at the gate. ValueError when there is no such candidate or class.
    """
    chosen = _chosen(content, seed, number, calling, pick)
    return embody(region, content, chosen.calling, chosen.name, chosen.extra_card)


def _chosen(content: Content, seed: int, number: int, calling: str | None, pick: int) -> Candidate:
    three = offered(content, seed, number)
    if calling is None:
        if not 0 <= pick < len(three):
            raise ValueError(f"there is no candidate {pick}; there are {len(three)}, from 0")
        return three[pick]
    name = calling if calling in content.callings else f"base:{calling}"
    if name not in content.callings:
        raise ValueError(f"there is no class {calling!r}; there are {', '.join(sorted(content.callings))}")
    for candidate in three:
        if candidate.calling == name:
            return candidate
    stream = Stream(seed, "chosen", number, drawn_by(name))
    extra = draw_extra(stream, content, name)
    return Candidate(name, stream.pick(content.callings[name].names), extra)
