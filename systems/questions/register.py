"""Register: what the room questions adds to the game."""

from __future__ import annotations

from components import effect
from components import question as on
from content.answering import Effect, Need, Price
from content.registrar import Registrar
from systems.questions.answer import AnswerOver, AnswerQuestion
from systems.questions.asking import Asking, RiskAsking, TurnAsking
from systems.questions.needs import (
    refused_attribute,
    refused_class,
    refused_component,
    refused_item,
    refused_proficiency,
)
from systems.questions.open_question import OpenQuestion
from systems.questions.prices import (
    ap_of,
    pay_cards,
    pay_gold,
    pay_health,
    pay_mana,
    pay_turns,
    refused_cards,
    refused_gold,
    refused_health,
    refused_mana,
    stamina_of,
    turns_of,
)
from systems.questions.verbs import VERBS

NEEDS = (
    Need(on.OfClass, refused_class),
    Need(on.OfAttribute, refused_attribute),
    Need(on.OfProficiency, refused_proficiency),
    Need(on.OfItem, refused_item),
    Need(on.OfComponent, refused_component),
)
PRICES = (
    Price(on.CostsAP, "price.ap", to="ap", amount=ap_of),
    Price(on.CostsStamina, "price.stamina", to="stamina", amount=stamina_of),
    Price(on.CostsTurns, "price.turns", pays=pay_turns, to="turns", amount=turns_of),
    Price(on.CostsMana, "price.mana", refused_mana, pay_mana),
    Price(on.CostsHealth, "price.health", refused_health, pay_health),
    Price(on.CostsGold, "price.gold", refused_gold, pay_gold),
    Price(on.CostsCards, "price.cards", refused_cards, pay_cards),
)


def register(game: Registrar) -> None:
    """Add its rules, its verb, its teller, and what answers are made of: all that a card unleashes, too."""
    for rule in (
        AnswerOver, AnswerQuestion, Asking, OpenQuestion, RiskAsking, TurnAsking,
    ):
        game.add_system(rule())
    for verb in VERBS:
        game.add_verb(verb)
    for record in (*NEEDS, *PRICES):
        game.add_answering(record)
    game.add_teller(effect.Asks, "asks", hidden=True)
    for kind in sorted(effect.EFFECTS - {effect.Raises}, key=lambda kind: kind.__qualname__):
        game.add_answering(Effect(kind))
