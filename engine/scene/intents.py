"""Intents: what a known creature is about to do, told before anything is committed, as the rule will do it (COMB-3)."""

from __future__ import annotations

from components.body import Health
from engine.scene.eye import Eye
from engine.scene.node import Cost, Node, Part, Role
from systems.combat.intent_preview import Deed, next_deed


def intents(eye: Eye, address: str, creature: int) -> tuple[Node, ...]:
    """The creature's next deed, or nothing while it rests. What is aimed at the seeker says what it would leave."""
    deed = next_deed(eye.world, creature)
    if deed.what == "deed.rest":
        return ()
    at_me = deed.target == eye.seeker
    stepping = deed.then is not None and deed.odds is None
    blow = deed.then if deed.then is not None and stepping else deed
    odds = eye.chance(blow.odds, foe=at_me) if blow.odds is not None else None
    name = eye.say(deed.what, who=eye.name(creature))
    states = ["at_you"] if at_me else []
    if stepping:
        then = blow.what.removeprefix("deed.")
        name = eye.say(f"deed.then.{then}", deed=name)
        states.append(f"then_{then}")
    text = name
    if odds is not None and blow.damage is not None:
        left = eye.world.get(eye.seeker, Health).left
        low, high = blow.damage
        said = "deed.blows" if blow.times > 1 else "deed.blow"
        times = {"times": blow.times} if blow.times > 1 else {}
        text = eye.say(said, deed=name, chance=odds.chance, span=span(eye, low, high), **times)
        for part in blow.brings:
            text = eye.say("deed.brings", blow=text, affliction=eye.words.card_name(part.card), chance=part.chance)
        worst = high * blow.times
        if blow.then is not None:
            text, more = _spent(eye, text, blow.then)
            worst += more
        if at_me:
            text = eye.say("deed.result", blow=text, left=left, worst=max(0, left - worst))
    return (
        Node(
            id=f"{address}.intent",
            role=Role.INTENT,
            name=name,
            text=text,
            kind=deed.what.removeprefix("deed."),
            states=tuple(states),
            value=blow.times if odds is not None else None,
            odds=odds,
            cost=Cost(deed.ap) if deed.ap else None,
            damage=blow.damage,
            brings=tuple(Part(eye.words.card_name(part.card), part.chance) for part in blow.brings),
        ),
    )


def _spent(eye: Eye, told: str, blow: Deed) -> tuple[str, int]:
    """The words with the spent blows that follow, and what these can do at the most."""
    if blow.odds is None or blow.damage is None:
        return told, 0
    low, high = blow.damage
    chance, apart = blow.odds.chance, span(eye, low, high)
    return eye.say("deed.spent", blows=told, times=blow.times, chance=chance, span=apart), high * blow.times


def span(eye: Eye, low: int, high: int) -> str:
    """A range of whole numbers as prose has it."""
    return eye.say("span", low=low, high=high) if low != high else str(low)
