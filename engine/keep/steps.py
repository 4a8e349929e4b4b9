"""Steps of packs: what carries the data of older versions of packs, as saves have it, up to those of today (S7)."""

from __future__ import annotations

from components.card import Card
from components.knowledge import Glimpsed, Seen
from components.locks import Key
from components.registry import Kinds, name_of
from content.order import BASE
from content.registry import Content, Step, Steps
from content.shape import card_fields
from saves.errors import SaveError
from saves.migrations import Migrations, Save, tables
from saves.steps import all_steps

_NONE = Steps({}, {})
# Beside the fields that are card ids by their type.
_ALSO = {
    name_of(Card): ("prototype",),
    name_of(Key): ("location",),
    name_of(Seen): ("cards",),
    name_of(Glimpsed): ("closed",),
}


def migrations_of(content: Content) -> Migrations:
    """The steps of the game and of its packs; a version for which a pack has no step changes nothing of its data."""
    found = all_steps()
    for pack in content.packs:
        if pack.name != BASE:
            steps = content.steps.get(pack.name, _NONE)
            for version in range(1, pack.data_version):
                last = content.kinds if version == pack.data_version - 1 else None
                found.pack(pack.name).step(version)(_step(pack.name, version, steps, last))
    return found


def _step(pack: str, version: int, steps: Steps, last: Kinds | None) -> Step:
    """The pack's own step from this version, if it has one; behind the last, its cards get the ids they have now.

    The last is given the components of today, which tell where cards are named.
    """

    def step(save: Save) -> None:
        if version in steps.own:
            try:
                steps.own[version](save)
            except Exception as error:
                reason = f"the step of pack {pack} from version {version} failed ({type(error).__name__}: {error})"
                raise SaveError(reason, f"update pack {pack}, or play it with the version that the save has") from error
        if last is not None and steps.renamed:
            rename_cards(save, dict(steps.renamed), last)

    return step


def rename_cards(save: Save, names: dict[str, str], kinds: Kinds) -> None:
    """Cards have other ids now, by full old id; changed wherever a component names them."""
    fields = {name: _named_in(name, kinds) for name in kinds.names()}
    for data in tables(save):
        for component, (columns, _, values) in data.items():
            for at, field in enumerate(columns):
                if field in fields.get(component, ()):
                    values[at] = [_renamed(value, names) for value in values[at]]


def _named_in(component: str, kinds: Kinds) -> tuple[str, ...]:
    kind = kinds.named(component)
    return () if kind is None else (*card_fields(kind), *_ALSO.get(component, ()))


def _renamed(value: object, names: dict[str, str]) -> object:
    if isinstance(value, list):
        return [_renamed(inner, names) for inner in value]
    return names.get(value, value) if isinstance(value, str) else value
