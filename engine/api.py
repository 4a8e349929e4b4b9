"""The door for packs with code and for their tests: what is named here stays; everything else may change."""

from components.event import Entity, Event
from components.place import Place, Spot
from components.registry import CardId, Component, component, ends_at_death
from content.answering import Effect, Need, Price, Spread
from content.loader import load
from content.make import make
from content.registrar import Registrar
from content.registry import Content
from content.verb import Change, Errand, Offer, Seat, Shown, Verb, Where
from engine.kernel.command import (
    Address,
    BodyAt,
    CarriedAt,
    Command,
    ConditionAt,
    CreatureAt,
    HeadingName,
    LockAt,
    PassageAt,
    RoomAt,
    SlotAt,
    StructureAt,
    ThingAt,
)
from engine.kernel.system import System
from engine.kernel.turn import run_pass
from engine.kernel.world import World
from engine.play.trial import bare_world, catch_up, pass_turns
from saves.migrations import Save, add_field, drop_component, drop_field, rename_component, rename_values
from systems.conditions.conditions import conditions
from systems.conditions.risks import at_risk, runs
from systems.core.distance import distance
from systems.core.reach import at_hand
from systems.core.rooms import creature_at, neighbour, room_of, seekers_in, things_at
from systems.core.sight import is_lit, knows
from systems.core.telling import Onlooker, Told
from systems.core.verdict import Odds, Refusal, Said, Term, Verdict, refuse, said
from systems.questions.answers import ask
from systems.seekers.abilities import able
from systems.seekers.practising import practise
from systems.seekers.proficiency import bonus
from systems.things.landing import make_beside

__all__ = [
    "Address",
    "BodyAt",
    "CardId",
    "CarriedAt",
    "Change",
    "Command",
    "Component",
    "ConditionAt",
    "Content",
    "CreatureAt",
    "Effect",
    "Entity",
    "Errand",
    "Event",
    "HeadingName",
    "LockAt",
    "Need",
    "Odds",
    "Offer",
    "Onlooker",
    "PassageAt",
    "Place",
    "Price",
    "Refusal",
    "Registrar",
    "RoomAt",
    "Said",
    "Save",
    "Seat",
    "Shown",
    "SlotAt",
    "Spot",
    "Spread",
    "StructureAt",
    "System",
    "Term",
    "ThingAt",
    "Told",
    "Verb",
    "Verdict",
    "Where",
    "World",
    "able",
    "add_field",
    "ask",
    "at_hand",
    "at_risk",
    "bare_world",
    "bonus",
    "catch_up",
    "component",
    "conditions",
    "creature_at",
    "distance",
    "drop_component",
    "drop_field",
    "ends_at_death",
    "is_lit",
    "knows",
    "load",
    "make",
    "make_beside",
    "neighbour",
    "pass_turns",
    "practise",
    "refuse",
    "rename_component",
    "rename_values",
    "room_of",
    "run_pass",
    "runs",
    "said",
    "seekers_in",
    "things_at",
]
