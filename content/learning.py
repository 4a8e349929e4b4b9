"""Learning: the proficiencies and abilities that features declare, and classes that name others (CHAR-3, CHAR-5)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from content.collect import Collected
from content.faults import meant, show
from content.kinds import CallingDefinition
from content.manifest import Pack

if TYPE_CHECKING:
    from engine.kernel.world import World

LAST = 1000


class Proficiency(NamedTuple):
    """What grows by use and by lessons, and enters the odds that name it (CHAR-5).

    Lists have it by its `place`, and those of one place in the order of adding. `icon` is how its row is drawn; its
    words are `proficiency.` and its name, and these with `.text`. `of_weapon` says of which weapons in hand it is,
    `sold` whether there are lessons in it.
    """

    name: str
    place: int = LAST
    icon: str = "info"
    of_weapon: Callable[[World, int], bool] | None = None
    sold: bool = True


class Learning(NamedTuple):
    """What can be learnt and what classes can have: of a pack, or of all."""

    proficiencies: tuple[Proficiency, ...] = ()
    abilities: tuple[str, ...] = ()

    @property
    def messages(self) -> dict[str, frozenset[str]]:
        """The ids of its words, each with the parameters it has."""
        none: frozenset[str] = frozenset()
        found = {f"ability.{name}{more}": none for name in self.abilities for more in ("", ".text")}
        for skill in self.proficiencies:
            found |= {f"proficiency.{skill.name}": none, f"proficiency.{skill.name}.text": frozenset({"percent"})}
        return found


def joined(parts: Iterable[Learning]) -> Learning:
    """All of it: proficiencies by place, abilities as they were added."""
    parts = list(parts)
    skills = sorted((skill for part in parts for skill in part.proficiencies), key=lambda skill: skill.place)
    return Learning(tuple(skills), tuple(name for part in parts for name in part.abilities))


def check_learning(
    collected: Collected,
    callings: Mapping[str, CallingDefinition],
    declared: Mapping[str, Learning],
    drawn: Mapping[str, Collection[str]],
) -> None:
    """Report what nobody declared, or two did: by pack, what they declare. `drawn` has the names of icons, if known."""
    abilities: list[str] = []
    skills: list[str] = []
    for pack in collected.packs:
        own = declared.get(pack.name, Learning())
        _check_names(collected, pack, "ability", own.abilities, abilities)
        _check_names(collected, pack, "proficiency", [skill.name for skill in own.proficiencies], skills)
        _check_icons(collected, pack, own.proficiencies, drawn)
    for name, calling in callings.items():
        _check_asked(collected, name, "ability", [calling.ability], abilities)
        _check_asked(collected, name, "proficiencies", list(calling.proficiencies), skills)


def _check_names(collected: Collected, pack: Pack, what: str, own: Iterable[str], before: list[str]) -> None:
    for name in own:
        if name in before:
            text = f"expected no {what} that another has declared, got {show(name)}"
            collected.faults.add(pack.place("code"), f'pack "{pack.name}"', "code", text)
        before.append(name)


def _check_icons(
    collected: Collected, pack: Pack, own: Iterable[Proficiency], drawn: Mapping[str, Collection[str]]
) -> None:
    names = drawn.get("icon", ())
    for icon in [skill.icon for skill in own if names and skill.icon not in names]:
        text = f"expected the name of one that is drawn, got {show(icon)}{meant(icon, names)}"
        collected.faults.add(pack.place("code"), f'pack "{pack.name}"', "icon", text)


def _check_asked(collected: Collected, calling: str, field: str, asked: Iterable[str], known: list[str]) -> None:
    if not known or collected.faults.mute or collected.faults.blind:  # without any code there are no features
        return
    entry = collected.entries["class"][calling]
    for name in asked:
        if name not in known:
            text = f"expected one that a feature declares, got {show(name)}{meant(name, known)}"
            collected.faults.add(entry.where((field, name)), entry.subject, field, text)
