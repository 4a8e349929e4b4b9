"""Upgrades: what the room can be made into, the card that each position wants, and what lies there (UPGR-1)."""

from __future__ import annotations

from components.building import Working
from engine.kernel.command import HEADINGS
from engine.scene.eye import Eye
from engine.scene.node import Node, Role
from systems.building.upgrades import recipes, set_at, upgrades_for, wanting


def upgrade_facts(eye: Eye) -> tuple[Node, ...]:
    """A fact for each location that the room could become."""
    return tuple(_told(eye, number, name) for number, name in enumerate(upgrades_for(eye.world, eye.room), 1))


def progress(eye: Eye) -> tuple[Node, ...]:
    """How far the room is on its way to each location for which a card lies ready, and which cards these are."""
    found = []
    for number, name in enumerate(upgrades_for(eye.world, eye.room), 1):
        wants, missing = recipes(eye.content)[name].wants, wanting(eye.world, eye.room, name)
        ready = [heading for heading, card in enumerate(wants) if card and heading not in missing]
        if ready:
            full = sum(map(bool, wants))
            cards = [eye.say("here.upgrade.card", card=eye.name(set_at(eye.world, eye.room, heading)),
                             heading=eye.say(f"heading.{HEADINGS[heading]}")) for heading in ready]
            short = eye.say("here.upgrade.short", name=eye.words.card_name(name), done=len(ready), full=full)
            words = eye.say("here.upgrade", progress=short, list=", ".join(cards))
            found.append(Node(id=f"room.upgrade.{number}", role=Role.FACT, name=words, short=short, text=words,
                              kind="upgrade", art=name, value=len(ready), full=full))
    return tuple(found)


def _told(eye: Eye, number: int, upgrade: str) -> Node:
    recipe, missing = recipes(eye.content)[upgrade], wanting(eye.world, eye.room, upgrade)
    wanted = []
    for heading, card in enumerate(recipe.wants):
        if card:
            said = "fact.upgrade.wants" if heading in missing else "fact.upgrade.set"
            side = eye.say(f"heading.{HEADINGS[heading]}")
            wanted.append(eye.say(said, card=eye.words.card_name(card), heading=side))
    full = len(wanted)
    if recipe.tool:
        wanted.append(eye.say("fact.upgrade.tool", tool=eye.say(f"tool.{recipe.tool}")))
    words = eye.say("fact.upgrade", name=eye.words.card_name(upgrade), list=", ".join(wanted))
    working = eye.content.component(upgrade, Working)
    if working is not None:
        words = eye.say("fact.upgrade.working", name=words, mining=working.mining)
    return Node(id=f"centre.upgrade.{number}", role=Role.FACT, name=words, text=words, kind="upgrade", art=upgrade,
                value=full - len(missing), full=full)
