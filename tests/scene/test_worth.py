"""What a card is good for comes first, a weapon says what a blow asks, a deed what it puts away (COMB-3, COMB-4)."""

from __future__ import annotations

import pytest

from components.light import Lit
from components.place import Spot
from content.make import make
from engine.play.game import Game
from engine.scene.node import Node
from engine.scene.view import view
from tests.build import a_lit_torch
from tests.engine.row_game import a_game as a_row_game
from tests.planted_fault import planted
from tests.rules import rule


def holding(*cards: str) -> tuple[Game, list[int]]:
    """A game whose seeker has these in its pack."""
    game, _ = a_row_game(2)
    return game, [make(game.world, f"base:{card}", game.seeker, Spot.PACK) for card in cards]


def named(tree: Node, name: str) -> Node:
    """The card of this name."""
    return next(node for node in tree.walk() if node.role == "card" and node.name == name)


@planted("systems/combat/tellers.py", "worn.both_hands and not isinstance(part, Thrown)", "False",
         case="felling_axe-Felling axe-2 AP, 4 stamina, both hands")
@planted("systems/combat/tellers.py", "ap=ap, stamina=stamina)", "ap=1, stamina=stamina)",
         case="felling_axe-Felling axe-2 AP, 4 stamina, both hands")
@rule("COMB-3", "COMB-4")
@pytest.mark.parametrize(("card", "name", "asks"), [
    ("felling_axe", "Felling axe", "2 AP, 4 stamina, both hands"), ("short_sword", "Short sword", "1 AP, 2 stamina")])
def test_a_weapon_says_its_action_points_stamina_and_hands(card: str, name: str, asks: str) -> None:
    game, _ = holding(card)

    weapon = next(fact for fact in named(view(game), name).children if fact.kind == "weapon")

    assert weapon.name.endswith(f", {asks}")
    assert ("both hands" in weapon.name) == ("both hands" in asks)


@planted("content/telling.py", "ranks.get(t.token, len(order))", "0")
@rule("COMB-3")
@pytest.mark.parametrize(("card", "name", "first"), [
    ("red_draught", "Red draught", "heals"), ("felling_axe", "Felling axe", "durability"),
    ("enchantment_rod", "Enchantment rod", "rod"), ("hooded_cloak", "Hooded cloak", "resistance")])
def test_the_line_of_a_card_is_what_matters_most_of_it(card: str, name: str, first: str) -> None:
    game, _ = holding(card)

    node = named(view(game), name)

    facts = {fact.kind: fact.name.partition(". ")[0] for fact in node.children}
    assert node.text == facts[first]
    assert first == "durability" or node.children[0].kind == first


@planted("systems/things/verbs.py", "card=each) for each in away)", "card=each) for each in away[:1])")
@planted("systems/things/verbs.py", " beside=_put_away,", "")
@rule("COMB-4", "LIGHT-1")
def test_readying_a_thing_for_both_hands_says_all_that_goes_into_the_pack_and_whose_flame_goes_out() -> None:
    game, (axe, sword) = holding("felling_axe", "short_sword")
    world = game.world
    world.move(sword, game.seeker, Spot.HAND)
    torch = a_lit_torch(world, game.seeker, Spot.OFFHAND)

    ready = next(act for act in view(game).walk() if act.id.startswith("acts.equip") and "Felling axe" in act.name)

    assert world.has(torch, Lit) and axe
    assert "Short sword goes into the pack, Torch goes into the pack, its flame goes out" in ready.text


@rule("COMB-4")
def test_what_has_room_in_hand_puts_nothing_away() -> None:
    game, _ = holding("felling_axe")

    ready = next(act for act in view(game).walk() if act.id.startswith("acts.equip") and "Felling axe" in act.name)

    assert "goes into the pack" not in ready.text
