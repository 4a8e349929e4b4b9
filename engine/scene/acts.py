"""Acts: everything that can be done now, with price, odds and harm, and what cannot, with the reason (COMB-3, B94)."""

from __future__ import annotations

from collections import Counter

from engine import commands as ask
from engine.options import candidates
from engine.scene.choice import choice
from engine.scene.eye import Eye
from engine.scene.intents import span
from engine.scene.labels import GROUP_OF, ORDER, act_id, label, place_words
from engine.scene.node import Cost, Node, Role
from systems.reckoning.verdict import Refusal, Verdict

SEVERAL = 10
# What is refused for one of these reasons is worth a line that says so; what is refused for being elsewhere is not.
_WORTH_TELLING = frozenset({
    "refused.ap", "refused.broken", "refused.cards_wanting", "refused.container_locked",
    "refused.container_locked_with_key", "refused.deep_water", "refused.door_shut", "refused.enemy_in_room",
    "refused.enemy_there", "refused.explore_danger", "refused.given_way", "refused.locked",
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
    ask.Explore, ask.Relight,
)


def acts(eye: Eye) -> Node:
    """One act for each legal command, and for each refused one whose reason is worth knowing, in a fixed order."""
    judged: list[tuple[ask.Command, Verdict]] = []
    for command in candidates(eye.world, eye.seeker):
        verdict = eye.game.probe(command)
        if verdict.refusal is None or _worth_showing(command, verdict.refusal):
            judged.append((command, verdict))
        if isinstance(command, ask.Wait) and verdict.refusal is None:
            several = ask.WaitTurns(turns=SEVERAL)
            judged.append((several, eye.game.probe(several)))
    judged.sort(key=lambda pair: _place_in_list(*pair))
    answers = _answers(eye)
    names = [answers.get(command) or label(eye, command) for command, _ in judged]
    twice = {name for name, count in Counter(names).items() if count > 1}
    children = []
    for (command, verdict), name in zip(judged, names, strict=True):
        full = eye.say("act.placed", act=name, place=place_words(eye, command)) if name in twice else name
        children.append(_act(eye, command, verdict, full))
    counted = eye.say("act.counted", count=len(children))
    return Node(id="acts", role=Role.GROUP, name=eye.say("act.heading"), text=counted, children=tuple(children))


def _place_in_list(command: ask.Command, judged: Verdict) -> int:
    """What is shut can be broken, but whoever wants what is in it opens it first, and with the key before all else."""
    if isinstance(command, ask.Strike) and not command.target.endswith("creature"):
        return ORDER[ask.Force]
    if isinstance(command, ask.Unlock) and judged.refusal is not None:
        return ORDER[ask.Force]
    return ORDER[type(command)]


def _answers(eye: Eye) -> dict[ask.Command, str]:
    pending = choice(eye)
    return {node.command: node.name for node in pending.children if node.command is not None} if pending else {}


def _worth_showing(command: ask.Command, refusal: Refusal) -> bool:
    if refusal.message in _WALLED and not isinstance(command, ask.Step):
        return False
    return isinstance(command, _SHOWN_REFUSED) and refusal.message in _WORTH_TELLING


def _act(eye: Eye, command: ask.Command, verdict: Verdict, name: str) -> Node:
    group = GROUP_OF[type(command)]
    if verdict.refusal is not None:
        reason = eye.reason(verdict.refusal)
        return Node(id=act_id(command), role=Role.ACT, name=name, kind=group, command=command, enabled=False,  # type: ignore[arg-type]
                    reason=reason, text=eye.say("act.refused", act=name, reason=reason))
    cost, odds = eye.cost(verdict), eye.chance(verdict.odds) if verdict.odds is not None else None
    struck = tuple(eye.chance(chance, foe=True) for chance in verdict.struck)
    parts = [cost_words(eye, cost)]
    if odds is not None:
        said = "act.odds_die" if odds.die else "act.odds"
        parts.append(eye.say(said, chance=odds.chance, most=odds.most, die=odds.die))
    if verdict.damage is not None:
        parts.append(eye.say("act.damage", span=span(eye, *verdict.damage)))
    parts += [eye.say("act.struck", chance=chance.chance) for chance in struck]
    if verdict.asks:
        parts.append(eye.say(verdict.asks))
    return Node(
        id=act_id(command),
        role=Role.ACT,
        name=name,
        text=eye.say("act.line", act=name, told=", ".join(parts)),
        kind=group,
        odds=odds,
        cost=cost,
        damage=verdict.damage,
        struck=struck,
        command=command,  # type: ignore[arg-type]
        asks=verdict.asks,
    )


def cost_words(eye: Eye, cost: Cost | None) -> str:
    """A price in words."""
    if cost is None:
        return eye.say("act.free")
    if not cost.stamina:
        return eye.say("act.ap", ap=cost.ap)
    return eye.say("act.stamina" if not cost.ap else "act.both", ap=cost.ap, stamina=cost.stamina)
