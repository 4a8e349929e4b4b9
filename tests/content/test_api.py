"""What packs may lean on does not shrink or change its form unnoticed."""

from __future__ import annotations

import inspect

from engine import api

FORMS = {
    "able": "(world, actor, name)",
    "add_field": "(save, component, field, value, at=None)",
    "ask": "(world, seeker, question)",
    "at_hand": "(world, actor, card)",
    "at_risk": "(world, kind)",
    "bare_world": "(content, seed=1)",
    "bonus": "(world, actor, name)",
    "catch_up": "(world, turn)",
    "component": "(name)",
    "conditions": "(world, room)",
    "creature_at": "(world, room, spot)",
    "distance": "(world, seeker, entity)",
    "drop_component": "(save, name)",
    "drop_field": "(save, component, field)",
    "ends_at_death": "(kind)",
    "is_lit": "(world, room)",
    "knows": "(world, seeker, entity)",
    "load": "(folders=None)",
    "make": "(world, card, holder=None, spot=None, cause='birth')",
    "make_beside": "(world, card, other, cause='birth')",
    "neighbour": "(world, room, heading)",
    "pass_turns": "(world, turns)",
    "practise": "(world, actor, name, succeeded)",
    "refuse": "(message, *entities, **params)",
    "rename_component": "(save, old, new)",
    "rename_values": "(save, component, field, names)",
    "room_of": "(world, entity)",
    "run_pass": "(world, systems)",
    "runs": "(world, stream, chance, seeker, condition)",
    "said": "(message, *entities, **params)",
    "seekers_in": "(world, room)",
    "things_at": "(world, room, spot)",
}
TYPES = [
    "Address", "BodyAt", "CardId", "CarriedAt", "Change", "Command", "Component", "ConditionAt", "Content",
    "CreatureAt", "Effect", "Entity", "Errand", "Event", "HeadingName", "LockAt", "Need", "Odds", "Offer", "Onlooker",
    "PassageAt", "Place", "Price", "Refusal", "Registrar", "RoomAt", "Said", "Save", "Seat", "Shown", "SlotAt", "Spot",
    "Spread", "StructureAt", "System", "Term", "ThingAt", "Told", "Verb", "Verdict", "Where", "World",
]


def form(name: str) -> str:
    """A function's parameters without their types."""
    signature = inspect.signature(getattr(api, name))
    bare = [parameter.replace(annotation=inspect.Parameter.empty) for parameter in signature.parameters.values()]
    return str(inspect.Signature(bare))


def test_the_api_has_these_names_and_no_others() -> None:
    assert api.__all__ == sorted([*FORMS, *TYPES])
    assert all(hasattr(api, name) for name in api.__all__)


def test_its_functions_keep_their_form() -> None:
    assert {name: form(name) for name in FORMS} == FORMS
