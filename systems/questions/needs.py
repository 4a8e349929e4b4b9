"""Needs: who may give an answer: by class, attributes, proficiency, and by what is borne or carried (EVNT-1)."""

from __future__ import annotations

from components.body import Attributes
from components.card import Card
from components.question import OfAttribute, OfClass, OfComponent, OfItem, OfProficiency
from components.seekers import Seeker
from content.registry import Content
from engine.kernel.world import World
from systems.core.verdict import Refusal
from systems.seekers.proficiency import points
from systems.things.carrying import carried


def refused_class(world: World, seeker: int, need: OfClass) -> Refusal | None:
    """A seeker of one of these classes."""
    if world.get(seeker, Seeker).calling in need.any:
        return None
    words = world.resource(Content).words
    return Refusal("refused.need_class", {"classes": ", ".join(map(words.calling_name, need.any))})


def refused_attribute(world: World, seeker: int, need: OfAttribute) -> Refusal | None:
    """At least so much of it."""
    if getattr(world.find(seeker, Attributes) or Attributes(), need.name) >= need.least:
        return None
    name = world.resource(Content).words.say(f"attribute.{need.name}")
    return Refusal("refused.need_attribute", {"attribute": name, "least": need.least})


def refused_proficiency(world: World, seeker: int, need: OfProficiency) -> Refusal | None:
    """So many points."""
    if points(world, seeker, need.name) >= need.least:
        return None
    words = world.resource(Content).words
    return Refusal("refused.need_proficiency", {
        "proficiency": words.say(f"proficiency.{need.name}"), "least": need.least,
    })


def refused_item(world: World, seeker: int, need: OfItem) -> Refusal | None:
    """One of these cards about it."""
    if any(world.get(card, Card).prototype in need.any for card in carried(world, seeker)):
        return None
    words = world.resource(Content).words
    return Refusal("refused.need_item", {"cards": ", ".join(map(words.card_name, need.any))})


def refused_component(world: World, seeker: int, need: OfComponent) -> Refusal | None:
    """One of these on its body, or on something that it carries."""
    kinds = [kind for kind in map(world.resource(Content).kinds.named, need.any) if kind is not None]
    bearers = [seeker, *carried(world, seeker)]
    borne = any(world.has(card, kind) for card in bearers for kind in kinds)
    return None if borne else Refusal("refused.need_component")
