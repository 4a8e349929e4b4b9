"""Acts: everything that can be done now, with price, odds and harm, and what cannot, with the reason (COMB-3)."""

from __future__ import annotations

from operator import attrgetter

import msgspec

from engine import commands as ask
from engine.options import Group, commands_of, groups
from engine.scene.apart import apart
from engine.scene.choice import answer
from engine.scene.eye import Eye
from engine.scene.intents import span
from engine.scene.labels import (
    ORDER,
    act_id,
    group_of,
    label,
    landing_words,
    mending_words,
    place_of,
    put_away_words,
)
from engine.scene.node import Chance, Cost, Node, Role
from engine.scene.perils import brought_by
from engine.scene.threat import after
from systems.core.verdict import Refusal, Verdict

SEVERAL = 10
# What is refused for one of these reasons is worth a line that says so; what is refused for being elsewhere is not.
_WORTH_TELLING = frozenset({
    "refused.ap", "refused.broken", "refused.cards_wanting", "refused.container_locked",
    "refused.container_locked_with_key", "refused.deep_water", "refused.door_shut", "refused.enemy_in_room",
    "refused.enemy_there", "refused.experience", "refused.explore_danger", "refused.given_way", "refused.locked",
    "refused.locked_with_key", "refused.look_first", "refused.mana", "refused.needs_tool", "refused.no_ammunition",
    "refused.no_key", "refused.nothing_left", "refused.pickaxe_idle", "refused.relight_wants",
    "refused.rest_enemy", "refused.rest_fire",
    "refused.rest_prevented", "refused.rest_smoke", "refused.rest_water", "refused.stamina", "refused.too_dark",
    "refused.too_far", "refused.too_heavy", "refused.unforceable", "refused.wall", "refused.wrong_key",
})
# Of a wall it is enough that nobody walks through it: whether there is a lock beyond is not to be seen.
_WALLED = ("refused.wall", "refused.door_shut")
_SHOWN_REFUSED = (
    ask.Step, ask.Strike, ask.Shoot, ask.Throw, ask.Search, ask.Take, ask.Unlock, ask.Force, ask.Disarm, ask.Light,
    ask.Read, ask.Eat, ask.Drink, ask.Descend, ask.Ascend, ask.Examine, ask.Push, ask.Break,
    ask.Camp, ask.Sleep, ask.Enter, ask.Leave, ask.Clear, ask.Mine, ask.Gather, ask.Finish,
    ask.Explore, ask.Relight, ask.Train,
)


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

    def __init__(self, place: int, command: ask.Command, node: Node, told: str) -> None:
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


def _judged(eye: Eye, group: Group) -> list[tuple[ask.Command, Verdict]]:
    judged = []
    for command in commands_of(eye.world, group):
        verdict = eye.probe(command)
        if verdict.refusal is None or _worth_showing(command, verdict.refusal):
            judged.append((command, verdict))
        if isinstance(command, ask.Wait) and verdict.refusal is None:
            several = ask.WaitTurns(turns=SEVERAL)
            judged.append((several, eye.probe(several)))
    return judged


def _place_in_list(command: ask.Command, judged: Verdict) -> int:
    """What is shut can be broken, but whoever wants what is in it opens it first, and with the key before all else."""
    if isinstance(command, ask.Strike) and not command.target.endswith("creature"):
        return ORDER[ask.Force]
    if isinstance(command, ask.Unlock) and judged.refusal is not None:
        return ORDER[ask.Force]
    return place_of(command)


def _worth_showing(command: ask.Command, refusal: Refusal) -> bool:
    if refusal.message in _WALLED and not isinstance(command, ask.Step):
        return False
    if isinstance(command, ask.Answer):
        return True
    return isinstance(command, _SHOWN_REFUSED) and refusal.message in _WORTH_TELLING


def _act(eye: Eye, command: ask.Command, verdict: Verdict) -> _Shown:
    name, place = answer(eye, command) or label(eye, command), _place_in_list(command, verdict)
    if verdict.refusal is not None:
        told = eye.reason(verdict.refusal)
        return _Shown(place, command, Node(
            id=act_id(command), role=Role.ACT, name=name, kind=group_of(command), command=command,  # type: ignore[arg-type]
            enabled=False, reason=told, text=_text(eye, name, told, enabled=False),
        ), told)
    cost, odds = eye.cost(verdict), eye.chance(verdict.odds) if verdict.odds is not None else None
    struck = tuple([eye.chance(chance, foe=True) for chance in verdict.struck])
    brought = eye.brought(verdict)
    parts = _told(eye, verdict, cost, odds, struck) + [
        eye.say("act.brings", affliction=part.name, chance=part.value) for part in brought
    ]
    if isinstance(command, ask.Drop):
        parts += landing_words(eye, command)
    if isinstance(command, ask.Camp):
        parts += mending_words(eye)
    if isinstance(command, ask.Equip):
        parts += put_away_words(eye, command)
    later, brings = after(eye, act_id(command), command), brought_by(eye, act_id(command), command)
    told = ", ".join([*parts, *(node.name for node in (*brings, *later))])
    return _Shown(place, command, Node(
        id=act_id(command),
        role=Role.ACT,
        name=name,
        text=_text(eye, name, told, enabled=True),
        kind=group_of(command),
        odds=odds,
        cost=cost,
        damage=verdict.damage,
        struck=struck,
        brings=brought,
        command=command,  # type: ignore[arg-type]
        asks=verdict.asks,
        states=later[0].states if later else (),
        children=brings + later,
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
