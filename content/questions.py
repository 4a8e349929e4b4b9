"""Questions: whether the answers of every event card can be put into words, asked, paid and carried out (EVNT-1)."""

from __future__ import annotations

import typing
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any

import msgspec

from components.body import Attributes
from components.place import SIDES
from components.registry import Component, name_of
from content.answering import EACH, Answering, Effect, Spread, declared
from content.bearing import bearable, full_name, short_name
from content.build import Answer, Built
from content.collect import Collected, Keys
from content.companions import misnamed
from content.faults import meant, show
from content.kinds import Kind
from content.registrar import Registrar
from content.shape import hints
from content.template import TemplateError, parameters

Found = Iterator[tuple[Keys, str]]


def check_questions(collected: Collected, built: Built, registrars: Iterable[Registrar]) -> Answering:
    """All that was declared of answers; events without answers, and what is wrong with an answer, are reported.

    Where the code of a pack was not run, what it would have declared is not missed.
    """
    registrars = list(registrars)
    answering = declared([record for registrar in registrars for record in registrar.answering.values()])
    skills = {skill.name for registrar in registrars for skill in registrar.learning.proficiencies}
    for name, card in built.cards.items():
        entry, answers = collected.entries["card"][name], built.answers.get(name, {})
        found = [*_of_card(card.kind, answers, answering), *_worded("asks", card.asks, ())]
        for said, answer in answers.items():
            pack = entry.where(("answers", said)).pack
            found += [(("answers", said, *keys), text) for keys, text in (
                *_words(answer, answering, bool(collected.faults.mute)), *_parts(answer, answering),
                *_names(_Known(collected, pack, skills), answer, answering.spreads.get(answer.written.each)),
                *((("components", *short_name(keys[0]).split("."), *keys[1:]), text)
                  for keys, text in misnamed(answer.parts, built.cards)),
            )]
        for keys, text in found:
            collected.faults.add(entry.where(keys), entry.subject, ".".join(keys), text)
    return answering


def _of_card(kind: Kind, answers: Mapping[str, Answer], answering: Answering) -> Found:
    if kind is not Kind.EVENT:
        if answers:
            yield ("answers",), f'expected none on a card of kind "{kind.value}", got {len(answers)}'
    elif not answers:
        yield ("answers",), 'expected answers for a card of kind "event", got none'
    elif not any(_free(answer, answering) for answer in answers.values()):
        yield ("answers",), "expected one that anybody can give, got none without condition or price"


def _free(answer: Answer, answering: Answering) -> bool:
    """Whether nothing can stand against an answer."""
    records = [answering.parts.get(type(part)) for part in answer.parts]
    return all(isinstance(record, Effect) and record.refused is None for record in records)


def _words(answer: Answer, answering: Answering, mute: bool) -> Found:
    """What an answer says: there is something, and it knows its parameters, unless `mute` code would tell of them."""
    spread = answering.spreads.get(answer.written.each)
    if answer.written.each and spread is None and not mute:
        options = sorted(answering.spreads)
        said = f"expected one of {', '.join(options)}, got {show(answer.written.each)}"
        yield ("each",), said + meant(answer.written.each, options)
    told = {name for part in answer.parts if isinstance(record := answering.parts.get(type(part)), Effect)
            for name in record.told}
    if not answer.written.words:
        yield ("words",), "expected words, got none"
    about = told | set(spread.told if spread is not None else ())
    for field, known in (("words", about), ("alone", told), ("text", about)):
        yield from _worded(field, getattr(answer.written, field), None if mute else known)


def _worded(field: str, text: str, known: Collection[str] | None) -> Found:
    """Words whose braces make no sense, or that ask for what nobody tells them, if that is known."""
    try:
        asked = parameters(text)
    except TemplateError as error:
        yield (field,), f"expected braces that make sense, got {error}"
        return
    if known is None:
        return
    for parameter in asked:
        if parameter not in known:
            options = ", ".join(sorted(known)) or "none"
            yield (field,), f"expected one of its parameters ({options}), got {{{parameter}}}{meant(parameter, known)}"


def _parts(answer: Answer, answering: Answering) -> Found:
    """What an answer bears is a condition, a price or an effect."""
    for part in answer.parts:
        if type(part) not in answering.parts:
            name = short_name(name_of(type(part)))
            options = [short_name(name_of(kind)) for kind in answering.parts]
            text = f"expected a condition, a price or an effect of an answer, got {name}"
            yield ("components", *name.split(".")), text + meant(name, options)


class _Known:
    """What fields may name beside cards, by how their types describe it, as a pack writes it."""

    def __init__(self, collected: Collected, pack: str, skills: Collection[str]) -> None:
        self.collected = collected
        self.pack = pack
        self.plain: dict[str, Collection[str]] = {
            "attribute": Attributes.__struct_fields__, "heading": [side.name.lower() for side in SIDES],
            "proficiency": skills,
        }

    def full(self, what: str, said: str) -> str:
        """The full name of what is meant, or nothing when there is none."""
        if what == "class":
            return self.collected.resolve("class", said, self.pack) or ""
        if what == "component":
            name = full_name(said, self.pack, self.collected.kinds)
            return name if self.collected.kinds.named(name) else ""
        return said if said in self.plain[what] else ""

    def options(self, what: str) -> Collection[str]:
        """The names that there are."""
        if what == "class":
            return [short_name(name) for name in self.collected.entries["class"]]
        if what == "component":
            return bearable(self.collected.names, self.collected.kinds)
        return self.plain[what]


def _names(known: _Known, answer: Answer, spread: Spread | None) -> Found:
    """What the components of an answer name is there; `{each}` stands for what the answer is spread over."""
    for part in answer.parts:
        name = short_name(name_of(type(part)))
        for field, hint in hints(type(part)).items():
            what = _described(hint)
            if what not in ("class", "component", *known.plain):
                continue
            value = getattr(part, field)
            for at, said in enumerate([value] if isinstance(value, str) else value):
                if said == EACH and spread is not None and spread.of == what:
                    continue
                if full := known.full(what, said):
                    _put(part, field, at, full)
                    continue
                if known.collected.faults.mute and what in ("component", "proficiency"):
                    continue
                text = f"expected the name of {'an' if what[0] in 'aeiou' else 'a'} {what}, got {show(said)}"
                yield ("components", *name.split("."), field), text + meant(said, known.options(what))


def _described(hint: Any) -> str:
    """What a type says that its texts name, or those of its list."""
    inner = typing.get_args(hint)[0] if typing.get_origin(hint) is list else hint
    metas = getattr(inner, "__metadata__", ())
    return next((meta.description or "" for meta in metas if isinstance(meta, msgspec.Meta)), "")


def _put(part: Component, field: str, at: int, full: str) -> None:
    value = getattr(part, field)
    if isinstance(value, list):
        value[at] = full
    else:
        setattr(part, field, full)
