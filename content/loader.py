"""Loader: from folders of packs to Content, or to every fault in them at once."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from components.registry import GROUND, Kinds
from content.added import sums_of, tellers_by
from content.build import build
from content.called import check_called
from content.collect import Collected
from content.companions import check_companions
from content.decks import check_decks
from content.digest import folder_digest
from content.drawn import check_drawn
from content.dues import dues_of
from content.faults import ContentError, Faults
from content.files import Folder, read_folder
from content.learning import check_learning, joined
from content.manifest import Pack, read_manifest
from content.messages import check_messages, check_used
from content.mouths import check_mouths
from content.offered import check_offered
from content.order import BASE, in_order
from content.patch import apply_patches
from content.questions import check_questions
from content.reached import note_unreached
from content.registrar import Registrar, note_ties, registered
from content.registry import Content, PackInfo
from content.replacing import in_place
from content.sections_check import build_sections
from content.serving import check_serving
from content.signs import signs_of
from content.steps import steps_of
from content.unmet import note_unmet
from content.verb import Verbs
from content.verb_check import check_verbs

BASE_FOLDER = Path(__file__).parent / "base"
MODS_FOLDER = Path(__file__).parent / "mods"


def load(folders: Sequence[Path] | None = None) -> Content:
    """The base game with these packs; a folder whose pack is named `base` stands in for it. ContentError on faults."""
    if not folders:
        return _base()
    content, faults, _ = examine(folders)
    if content is None:
        raise ContentError(faults.lines())
    return content


def examine(
    folders: Sequence[Path],
    used: Mapping[str, Collection[str] | None] | None = None,
    drawn: Mapping[str, Collection[str]] = MappingProxyType({}),
    run: bool = True,
    noted: bool = False,
) -> tuple[Content | None, Faults, list[Folder]]:
    """Content, or None when there are faults; the faults; and the folders read.

    With `drawn`, names of icons and of scenes, cards and classes that ask for others count.
    Without `run` no code is imported but that of the game itself, and what the components of others are is not known.
    With `noted`, what may be meant otherwise is noted: cards that nobody can meet, themes to which no way leads,
    systems that tie.
    With `used`, message ids that code uses and their parameters, words that are missing for them or for events count.
    """
    faults = Faults()
    read = [read_folder(Path(folder), faults) for folder in folders]
    packs = _with_base(read, faults)
    impostor = next((pack for pack in packs if pack.name == BASE and not _is_game(pack)), None)
    if impostor is not None:
        text = f'expected a name of its own, got "{BASE}", which is the game itself'
        faults.add(impostor.place("name"), f'pack "{BASE}"', "name", text)
        return None, faults, read
    packs = in_order(packs, faults)
    kinds = Kinds(GROUND)
    registrars = registered(packs, faults, kinds, None if run else BASE_FOLDER)
    systems = in_place(packs, {registrar.name: registrar.systems for registrar in registrars}, faults)
    collected = Collected(packs, faults, kinds)
    apply_patches(collected)
    built = build(collected)
    messages = check_messages(collected)
    check_verbs(collected, registrars, messages, drawn)
    steps = steps_of(collected, registrars)
    sums = sums_of(packs, registrars, messages if used is not None else None, faults)
    needs = {registrar.name: registrar.needs for registrar in registrars}
    check_serving(collected, built.cards, needs, whole=used is not None and not (faults.mute or faults.blind))
    learning = {registrar.name: registrar.learning for registrar in registrars}
    check_learning(collected, built.callings, learning, drawn)
    signs = signs_of(collected, drawn)
    tellers = tellers_by(packs, registrars, messages, kinds, faults, used is not None)
    if used is not None and not faults.blind:
        check_used(collected, used, learning)
    whole = len(built.cards) == len(collected.entries["card"]) and len(built.themes) == len(collected.entries["theme"])
    check_called(collected, built.cards)
    check_drawn(collected, "card", built.cards, drawn)
    check_drawn(collected, "class", built.callings, drawn)
    if whole and not faults.blind:
        check_decks(collected, built.themes, built.cards)
        check_mouths(collected, built.themes, built.prototypes)
        check_offered(collected, built.prototypes)
        check_companions(collected, built.cards, built.prototypes)
        if noted:
            note_unmet(collected, built)
            note_unreached(collected, built.themes)
            note_ties(packs, registrars, faults)
    sections = build_sections(collected, built) if whole else {}
    answering = check_questions(collected, built, registrars)
    if len(faults) or built.figures is None:
        return None, faults, read
    passes = next((registrar.passes for registrar in registrars if registrar.passes.decide), None)
    judges, starts, risks = (_declared(registrars, what) for what in ("judges", "starts", "risks"))
    verbs = Verbs(verb for registrar in registrars for verb in registrar.verbs.values())
    dues = dues_of((due for registrar in registrars for due in registrar.dues), messages, kinds)
    return Content(
        *built[:4], built.figures, messages, tuple(map(_info, packs)), systems, sections, steps, passes, judges,
        starts, kinds, sums, verbs, joined(learning.values()), tellers, risks, answering, built.answers, signs,
        dues,
    ), faults, read


def _declared(registrars: Sequence[Registrar], what: str) -> dict[Any, Any]:
    """What all packs have declared of a sort, by what it is of; each stands but once."""
    return {key: value for registrar in registrars for key, value in getattr(registrar, what).items()}


def _with_base(read: Sequence[Folder], faults: Faults) -> list[Pack]:
    """The packs in these folders, and the base game where none of them stands in for it."""
    packs = [pack for pack in (read_manifest(folder, faults) for folder in read) if pack is not None]
    if not any(pack.name == BASE for pack in packs):
        base = read_folder(BASE_FOLDER, faults)
        found = read_manifest(base, faults)
        packs += [] if found is None else [found]
    return packs


def _is_game(pack: Pack) -> bool:
    """Whether a pack can stand in for the base game: it has figures of its own."""
    return any("figures" in source.document for source in pack.folder.sources)


@cache
def _base() -> Content:
    content, faults, _ = examine([BASE_FOLDER])
    if content is None:
        raise ContentError(faults.lines())
    return content


def _info(pack: Pack) -> PackInfo:
    manifest = pack.manifest
    digest = folder_digest(pack.folder)
    return PackInfo(manifest.name, manifest.version, manifest.data_version, digest, manifest.title, manifest.replaces)
