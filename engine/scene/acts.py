"""Acts: everything that can be done now, with price, odds and harm, and what cannot, with the reason (COMB-3)."""

from __future__ import annotations

from operator import attrgetter

import msgspec

from content.verb import GROUPS, Shown
from engine.kernel.command import Command
from engine.play.commands import act_id
from engine.play.options import Group, commands_of, groups
from engine.scene.apart import apart
from engine.scene.choice import answer
from engine.scene.eye import Eye
from engine.scene.intents import span
from engine.scene.labels import beside, label
from engine.scene.node import Chance, Cost, Node, Role
from engine.scene.perils import brought_by
from engine.scene.threat import after
from systems.core.verdict import Refusal, Verdict

# Of a wall it is enough that nobody walks through it: whether there is a lock beyond is not to be seen.
_WALLED = ("refused.wall", "refused.door_shut")


def acts(eye: Eye) -> Node:
    """One act for each legal command, and for each refused one whose reason is worth knowing, in a fixed order."""
    return eye.derived("acts", _acts, eye)


def _acts(eye: Eye) -> Node:
    shown: list[_Shown] = []
    for group in groups(eye.world, eye.seeker):
        shown += eye.derived((group, "shown"), _shown, eye, group)
    shown.sort(key=attrgetter("place"))
    named: dict[str, list[_Shown]] = {}
    for act in shown:
        named.setdefault(act.node.name, []).append(act)
    for alike in named.values():
        words = apart(eye, [act.command for act in alike]) if alike[1:] else [""]
        for act, told in zip(alike, words, strict=True):
            act.tell(eye, told)
    children = tuple([act.shown for act in shown])
    counted = eye.say("act.counted", count=len(children))
    return Node(id="acts", role=Role.GROUP, name=eye.say("act.heading"), text=counted, children=children)


class _Shown:
    """An act by its name alone, and its place in the list; `told` is what its text says beside the name.

    `shown` is how it stands in the list, told from others of its name.
    """

    __slots__ = ("_words", "command", "node", "place", "shown", "told")
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, place: tuple[int, int], command: Command, node: Node, told: str) -> None:
        self.place = place
        self.command = command
        self.node = node
        self.told = told
        self.shown = node
        self._words = ""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Shown) and (self.place, self.node) == (other.place, other.node)

    def tell(self, eye: Eye, words: str) -> None:
        """Show it with these words behind its name, or by its name alone."""
        if words != self._words:
            self._words, self.shown = words, self.node
            if words:
                name = eye.say("act.placed", act=self.node.name, place=words)
                text = _text(eye, name, self.told, self.node.enabled)
                self.shown = msgspec.structs.replace(self.node, name=name, text=text)


def _shown(eye: Eye, group: Group) -> list[_Shown]:
    """Of a group of commands the acts worth showing."""
    return [_act(eye, command, verdict) for command, verdict in eye.derived((group, "judged"), _judged, eye, group)]


def _judged(eye: Eye, group: Group) -> list[tuple[Command, Verdict]]:
    judged = ((command, eye.probe(command)) for command in commands_of(eye.world, group))
    return [(command, verdict) for command, verdict in judged if _worth_showing(eye, command, verdict.refusal)]


def _worth_showing(eye: Eye, command: Command, refusal: Refusal | None) -> bool:
    """What is refused for some reasons is worth a line that says so; what is refused for being elsewhere is not."""
    verbs = eye.content.verbs
    shown = verbs.of(command).shown
    if refusal is None or shown is Shown.ALWAYS:
        return True
    if refusal.message in _WALLED and shown is not Shown.BARRED:
        return False
    return shown is not Shown.NEVER and refusal.message in verbs.worth


def _act(eye: Eye, command: Command, verdict: Verdict) -> _Shown:
    name, act = answer(eye, command) or label(eye, command), act_id(command, eye.content.verbs)
    seat = eye.content.verbs.of(command).seat(command, verdict.legal)
    kind, place = seat.kind or seat.group, (GROUPS.index(seat.group), seat.place)
    if verdict.refusal is not None:
        told = eye.reason(verdict.refusal)
        return _Shown(place, command, Node(
            id=act, role=Role.ACT, name=name, kind=kind, command=command,
            enabled=False, reason=told, text=_text(eye, name, told, enabled=False),
        ), told)
    cost, odds = eye.cost(verdict), eye.chance(verdict.odds) if verdict.odds is not None else None
    struck = tuple([eye.chance(chance, foe=True) for chance in verdict.struck])
    brought = eye.brought(verdict)
    parts = _told(eye, verdict, cost, odds, struck) + [
        eye.say("act.brings", affliction=part.name, chance=part.value) for part in brought
    ]
    besides = tuple([
        Node(id=f"{act}.beside.{number}", role=Role.FACT, kind="beside", name=words, text=words)
        for number, words in enumerate(beside(eye, command), 1)
    ])
    parts += [node.name for node in besides]
    later, brings = after(eye, act, command), brought_by(eye, act, command)
    told = ", ".join([*parts, *(node.name for node in (*brings, *later))])
    return _Shown(place, command, Node(
        id=act,
        role=Role.ACT,
        name=name,
        text=_text(eye, name, told, enabled=True),
        kind=kind,
        odds=odds,
        cost=cost,
        damage=verdict.damage,
        struck=struck,
        brings=brought,
        command=command,
        asks=verdict.asks,
        states=later[0].states if later else (),
        children=besides + brings + later,
    ), told)


def _told(eye: Eye, verdict: Verdict, cost: Cost | None, odds: Chance | None, struck: tuple[Chance, ...]) -> list[str]:
    """Price, odds, harm, what it invites and what is asked first, in words."""
    parts = [cost_words(eye, cost)]
    if odds is not None:
        said = "act.odds_die" if odds.die else "act.odds"
        parts.append(eye.say(said, chance=odds.chance, most=odds.most, die=odds.die))
    if verdict.damage is not None:
        parts.append(eye.say("act.damage", span=span(eye, *verdict.damage)))
    parts += [eye.say("act.struck", chance=chance.chance) for chance in struck]
    if verdict.asks:
        parts.append(eye.say(verdict.asks))
    return parts


def _text(eye: Eye, name: str, told: str, enabled: bool) -> str:
    return eye.say("act.line", act=name, told=told) if enabled else eye.say("act.refused", act=name, reason=told)


def cost_words(eye: Eye, cost: Cost | None) -> str:
    """A price in words."""
    if cost is None:
        return eye.say("act.free")
    if cost.experience:
        return eye.say("act.experience", experience=cost.experience)
    if cost.turns:
        return eye.say("act.turns", ap=cost.ap, turns=cost.turns)
    if not cost.stamina:
        return eye.say("act.ap", ap=cost.ap)
    return eye.say("act.stamina" if not cost.ap else "act.both", ap=cost.ap, stamina=cost.stamina)
