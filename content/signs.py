"""Signs: how facts are drawn and what events sound like: tables of content that every pack adds to, by kind.

`[signs.GROUP]` has an icon and a hue for each kind of fact: `fact` of cards, `due` of what falls due, `here` of rooms,
`help` of topics.
`[voices]` has a voice for events by how their message begins, behind `event.`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Annotated, Any, NamedTuple

import msgspec

from content.collect import Collected
from content.faults import meant, show
from content.kinds import Definition
from content.shape import held_against

Loudness = Annotated[int, msgspec.Meta(ge=0, le=100)]
Milliseconds = Annotated[int, msgspec.Meta(ge=1, le=5000)]
Hertz = Annotated[int, msgspec.Meta(ge=0, le=20000)]


class Sign(Definition, frozen=True):
    """How a kind of fact is drawn: an icon, and a hue by role (`danger`, `candle` …) or as #RRGGBB."""

    icon: str
    hue: str = "muted"


class Voice(Definition, frozen=True):
    """Wave (sine, triangle, saw, noise), pitch in hertz, length and attack in milliseconds, loudness in per cent."""

    wave: Annotated[str, msgspec.Meta(pattern="^(sine|triangle|saw|noise)$")]
    length: Milliseconds
    pitch: Hertz = 0
    attack: Milliseconds = 5
    loud: Loudness = 60


class Signs(NamedTuple):
    """All signs by group and kind, and all voices by the beginning of the event's message."""

    drawn: Mapping[str, Mapping[str, Sign]] = MappingProxyType({})
    voices: Mapping[str, Voice] = MappingProxyType({})

    def sign(self, group: str, kind: str, otherwise: Sign) -> Sign:
        """How a kind of fact of a group is drawn."""
        return self.drawn.get(group, {}).get(kind, otherwise)

    def voice(self, event: str) -> Voice | None:
        """The voice of an event by its message id: that of the longest beginning; None for one that makes no sound."""
        name = event.removeprefix("event.")
        return next((self.voices[start] for start in _beginnings(name) if start in self.voices), None)


def _beginnings(name: str) -> list[str]:
    return [name[:length] for length in range(len(name), 0, -1)]


UNSIGNED = Signs()


def signs_of(collected: Collected, drawn: Mapping[str, Collection[str]]) -> Signs:
    """The signs and voices of all packs; what is wrong in one is reported, and names that nobody drew in `drawn`."""
    signs: dict[str, dict[str, Sign]] = {}
    voices: dict[str, Voice] = {}
    for (section, *keys), (value, place) in collected.shown.items():
        subject = f'{section.removesuffix("s")} "{".".join(keys)}"'
        faults = [0]

        def report(path: tuple[str, ...], text: str, subject: str = subject, place: Any = place,
                   faults: list[int] = faults) -> None:
            faults[0] += 1
            collected.faults.add(place, subject, ".".join(path), text)

        kind: type[Sign] | type[Voice] = Sign if section == "signs" else Voice
        if not isinstance(value, dict):
            report((), f"expected a table, got {show(value)}")
            continue
        fields = held_against(kind, f"a {section.removesuffix('s')}", value, report)
        if fields is None or faults[0]:
            continue
        if section == "voices":
            voices[keys[0]] = Voice(**fields)
            continue
        sign = signs.setdefault(keys[0], {})[keys[1]] = Sign(**fields)
        for field, name in (("icon", sign.icon), ("hue", sign.hue)):
            if field in drawn and name not in drawn[field] and not (field == "hue" and name.startswith("#")):
                report((field,), f"expected the name of one that is drawn, got {show(name)}{meant(name, drawn[field])}")
    return Signs(MappingProxyType({group: MappingProxyType(kinds) for group, kinds in signs.items()}),
                 MappingProxyType(voices))
