"""Focus: which hit is under a point, which comes next, and which lies nearest in a direction."""

from __future__ import annotations

from engine.window.picture import Hit

_AXES = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


def top_level(hits: list[Hit]) -> list[Hit]:
    """The hits of the uppermost level alone: a modal keeps all below it out of reach."""
    level = max((hit.level for hit in hits), default=0)
    return [hit for hit in hits if hit.level == level]


def under(hits: list[Hit], x: float, y: float) -> Hit | None:
    """The last drawn hit at a point."""
    return next((hit for hit in reversed(top_level(hits)) if hit.holds(x, y)), None)


def named(hits: list[Hit], node: str) -> Hit | None:
    """The hit of a node."""
    return next((hit for hit in top_level(hits) if hit.node == node), None)


def around(hits: list[Hit], node: str, step: int) -> str:
    """The node that comes so many places after, in reading order of what can be acted on; wraps.

    With nothing focused it is the first that does more than close the page.
    """
    order = [hit.node for hit in top_level(hits) if hit.act]
    order = list(dict.fromkeys(order))
    if not order:
        return ""
    if node not in order:
        first = next((hit.node for hit in top_level(hits) if hit.act not in ("", "back")), order[0])
        return first if step > 0 else order[-1]
    return order[(order.index(node) + step) % len(order)]


def beside(hits: list[Hit], node: str, direction: str) -> str:
    """The node nearest in a direction of all that acts or tells something; the same one when there is none."""
    here = named(hits, node)
    if here is None:
        return around(hits, "", 1)
    dx, dy = _AXES[direction]
    cx, cy = here.x + here.w / 2, here.y + here.h / 2
    best, found = float("inf"), node
    for hit in top_level(hits):
        if not (hit.act or hit.tip) or hit.node == node:
            continue
        # The panel on which the focus lies is met at its head.
        y = (hit.y + 10 if _around(hit, here) else hit.y + hit.h / 2) - cy
        x = hit.x + hit.w / 2 - cx
        ahead, aside = x * dx + y * dy, abs(x * dy) + abs(y * dx)
        if ahead > 1 and (score := ahead + aside * 2) < best:
            best, found = score, hit.node
    return found


def _around(outer: Hit, inner: Hit) -> bool:
    """Whether one hit is the panel on which the other lies."""
    return outer.holds(inner.x, inner.y) and outer.holds(inner.x + inner.w - 1, inner.y + inner.h - 1)


def settled(hits: list[Hit], node: str, carried: bool = False) -> str:
    """The node itself while it has a hit, else what lies at the same place now, else nothing.

    Of things in a row it is the one before. With `carried`, in place of a deed that is gone comes what it was done to.
    """
    if not node or named(hits, node) is not None:
        return node
    parts = node.split(".")
    place, *rest = parts[2:] if carried and parts[0] == "acts" and len(parts) > 2 else parts
    if rest and rest[0].isdecimal():
        for number in range(int(rest[0]), 0, -1):
            if named(hits, f"{place}.{number}") is not None:
                return f"{place}.{number}"
    if named(hits, f"worn.{place}") is not None:
        return f"worn.{place}"
    return next((hit.node for hit in top_level(hits) if hit.act and hit.node.partition(".")[0] == place), "")
