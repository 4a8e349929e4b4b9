"""Cards: nodes of things and creatures that the seeker knows, on the board, in hand, in the pack (ROOM-2, COMB-3)."""

from __future__ import annotations

from components.body import Health
from components.creatures import Awake, Creature, Wanders
from components.light import Fuel, Lit, Spent
from components.locks import Lock
from components.place import Spot
from components.things import Broken, Container, Stack
from components.water import Drain
from engine.scene.eye import Eye
from engine.scene.facts import facts, trap_noticed
from engine.scene.intents import intents
from engine.scene.node import Node, Role
from engine.scene.weather import burning
from systems.combat.arms import melee
from systems.core.addresses import SLOTS
from systems.core.odds import damage
from systems.creatures.noticing import noticing
from systems.water.water import draws

_BARS = ("fuel", "durability", "portions")
_MUTE = ("lit", "spent", "out")
# Of a drain that draws it is this that counts, and not whether anything lies in it.
_MUTE_OF_A_DRAIN = (*_MUTE, "empty", "opened")
# Facts that say how a card stands now, in the order in which the line on the card has them.
_LINE = ("burning", "fuel", "lock", "key", "portions", "durability")


def card(eye: Eye, address: str, entity: int, lies: bool = True) -> Node:
    """A known card that is no creature: its line says how it stands, its children what it is worth.

    What `lies` on the board has a distance; what is carried has none.
    """
    if not lies:
        return eye.derived(("card", address, entity), _card, eye, address, entity, None)
    steps = eye.steps(SLOTS.get(address.partition(".")[0], Spot.STORAGE))
    return eye.derived(("card", address, entity, steps), _card, eye, address, entity, steps)


def _card(eye: Eye, address: str, entity: int, steps: int | None) -> Node:
    told = facts(eye, address, entity) + burning(eye, address, entity)
    tokens = {fact.kind: fact for fact in told}
    states = _states(eye, entity)
    drawing = eye.world.has(entity, Drain) and draws(eye.world, entity)
    mute = _MUTE_OF_A_DRAIN if drawing else _MUTE
    line = [eye.say(f"state.{state}") for state in states if state not in mute]
    line += [eye.say("state.drawing")] if drawing else []
    line += [tokens[token].name for token in _LINE if token in tokens]
    bar = next((tokens[token] for token in _BARS if token in tokens), None)
    art = eye.art(entity)
    said = _worth(told, eye.called(entity)) if steps is None else eye.say(f"line.{eye.kind(entity)}")
    return Node(
        id=address,
        role=Role.CARD,
        name=counted(eye, entity),
        short=eye.words.card_short(art),
        text=", ".join(line) or said,
        kind=eye.kind(entity),
        art=art,
        states=states,
        value=bar.value if bar is not None else None,
        full=bar.full if bar is not None else None,
        distance=steps,
        children=told,
    )


def _worth(told: tuple[Node, ...], name: str) -> str:
    """What a carried card without a state is good for, in a sentence at the most."""
    return next((fact.name.partition(". ")[0] for fact in told if fact.kind not in ("weight", "value", "stack")), name)


def counted(eye: Eye, entity: int) -> str:
    """The card's name, with the number of pieces when there are several."""
    stack = eye.world.find(entity, Stack)
    name = eye.called(entity)
    return eye.say("card.count", count=stack.count, name=name) if stack is not None and stack.count > 1 else name


def creature(eye: Eye, address: str, entity: int) -> Node:
    """A known creature: level, health, what a blow of it does, and what it means to do."""
    state = _wakefulness(eye, entity)
    level = eye.world.get(entity, Creature).level
    health = eye.world.get(entity, Health)
    low, high = damage(eye.world, entity, eye.seeker, melee(eye.world, entity))
    harm = eye.say("creature.damage", span=eye.say("span.figures", low=low, high=high) if low != high else low)
    figures = (
        Node(
            id=f"{address}.health", role=Role.POOL, name=eye.say("pool.health"), kind="health",
            text=eye.say("creature.health", left=health.left, full=health.full), value=health.left, full=health.full,
        ),
        Node(
            id=f"{address}.damage", role=Role.FACT, name=harm, text=harm, kind="damage", damage=(low, high),
        ),
    )
    art = eye.art(entity)
    return Node(
        id=address,
        role=Role.CREATURE,
        name=eye.called(entity),
        short=eye.words.card_short(art),
        text=eye.say("creature.line", state=eye.say(f"state.{state}"), level=level),
        kind="enemy",
        art=art,
        states=(state,),
        value=health.left,
        full=health.full,
        distance=eye.steps_to(entity),
        children=(*figures, *_told_of_creature(eye, address, entity), *_notices(eye, address, entity),
                  *intents(eye, address, entity)),
    )


def _wakefulness(eye: Eye, entity: int) -> str:
    """Whether a creature is on somebody's track, goes about without a thought of anybody, or keeps still."""
    if eye.world.has(entity, Awake):
        return "awake"
    return "roaming" if eye.world.has(entity, Wanders) else "asleep"


def _notices(eye: Eye, address: str, entity: int) -> tuple[Node, ...]:
    """With what chance one that hunts nobody becomes aware of the seeker as this turn ends (COMB-5)."""
    odds = noticing(eye.world, entity, eye.seeker)
    if odds is None:
        return ()
    words = eye.say("creature.notices", chance=odds.chance)
    return (Node(id=f"{address}.notices", role=Role.FACT, name=words, text=words, kind="notices", value=odds.chance,
                 full=100, odds=eye.chance(odds, foe=True)),)


def _told_of_creature(eye: Eye, address: str, entity: int) -> tuple[Node, ...]:
    return tuple(fact for fact in facts(eye, address, entity) if fact.kind not in ("weapon", "launcher"))


def _states(eye: Eye, entity: int) -> tuple[str, ...]:
    world = eye.world
    states = []
    if world.has(entity, Broken):
        states.append("broken")
    if world.has(entity, Fuel):
        states.append("lit" if world.has(entity, Lit) else "spent" if world.has(entity, Spent) else "out")
    container = world.find(entity, Container)
    if container is not None:
        locked = world.has(entity, Lock)
        empty = container.opened and not world.held(entity)
        states.append("locked" if locked else "empty" if empty else "opened" if container.opened else "shut")
    if trap_noticed(eye, entity):
        states.append("trapped")
    return tuple(states)

