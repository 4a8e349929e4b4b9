"""A pack's own risk is told, with its chance, on every face; so is whatever its components are (P7, COND-1)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from components.acting import Acting
from components.body import Health
from components.locks import Noticed
from components.place import Spot
from components.rest import Waited, WantsToWait
from content.check import check
from content.loader import load
from content.make import make
from engine.kernel.turn import act
from engine.play import commands as ask
from engine.play.game import Game
from engine.scene.node import Node
from engine.scene.view import view
from engine.wire.answers import probed
from engine.wire.lines import encoded
from engine.wire.sent import viewed
from systems import TOLD, TOLD_OF_PLACES, order
from systems.core.rooms import room_of
from tests.content.test_code_packs import coded
from tests.planted_fault import planted
from tests.rules import rule
from tests.text.test_session import sit

CODE = '''
"""Rime that bites whoever acts in it."""

from components.body import Health
from engine.api import CardId, Component, System, Told, at_risk, component, runs


@component("{0}:frost.bite")
class Bite(Component):
    """The chance in per cent of frostbite, an action, and what it is."""

    chance: int
    damage: int
    brings: CardId = ""


@component("{0}:frost.melting")
class Melting(Component):
    due: int | None = None


@component("{0}:frost.trick")
class Trick(Component):
    depth: int


class Biting(System):
    """Right behind what else threatens."""

    follows = "Exposure"

    def run(self, world):
        for seeker, condition, bite in at_risk(world, Bite):
            if runs(world, "{0}.bite", bite.chance, seeker, condition):
                world.edit(seeker, Health).left -= bite.damage


def tell_trick(eye, entity, part):
    """In words, and as a number."""
    return Told(eye.say("{0}.trick", depth=part.depth), part.depth, 9)


def register(pack):
    pack.add_system(Biting())
    pack.add_risk(Bite, "{0}.bites", lambda world, seeker, condition, part: (part.brings, part.chance))
    pack.add_teller(Trick, "{0}.trick", tell_trick, hidden=True, after="armour")
'''
CARDS = '''
[card.rime]
name = "Rime"
text = "White on everything."
kind = "condition"
[card.rime.components]
condition.condition = {{}}
"{0}:frost.bite" = {{ chance = 8, damage = 1, brings = "base:torch" }}
[card.icicle]
name = "Icicle"
text = "It drips."
kind = "item"
[card.icicle.components]
item.weight = {{ tenths = 3 }}
fight.armour = {{ value = 2 }}
"{0}:frost.melting" = {{}}
"{0}:frost.trick" = {{ depth = 4 }}
[card.ice_trap]
name = "Ice trap"
text = "It is thin."
kind = "trap"
[card.ice_trap.components]
effect.trap = {{ difficulty = 2 }}
"{0}:frost.melting" = {{}}
"{0}:frost.trick" = {{ depth = 4 }}
[messages]
"tells.{0}:frost.bite" = "{{chance}} % an action: frost bites for {{damage}} and leaves a {{brings}}"
"tells.{0}:frost.melting" = "Melts in {{due}} turns"
"{0}.trick" = "Breaks at depth {{depth}}"
"due.{0}:frost.melting" = "{{Name}} melts"
"act.peril.{0}.bites" = "{{chance}} % frost bites: {{card}}"
'''
SAID = "8 % an action: frost bites for 1 and leaves a Torch"


def a_frosty_game(folder: Path, name: str) -> Game:
    """A game with the pack of this name, in whose first room its rime lies."""
    content = load([coded(folder, name, CODE.format(name), cards=CARDS.format(name))])
    game = Game.new(7, content, "delver", theme="base:caverns")
    make(game.world, f"{name}:rime", room_of(game.world, game.seeker), Spot.CONDITION)
    return game


def facts_of(tree: Node) -> dict[str, tuple[str, int | None, int | None]]:
    """What a page tells, by kind: its words, and its number."""
    return {node.kind: (node.text, node.value, node.full) for node in tree.children if node.role == "fact"}


@planted("content/telling.py", "words=START + name, of_place=True",
         "words=START + name, of_place=False")
@rule("P7", "COND-1")
def test_a_packs_own_risk_is_told_on_the_conditions_page_in_text_and_over_the_wire(tmp_path: Path) -> None:
    game = a_frosty_game(tmp_path, "told")

    page = facts_of(view(game, "card", "centre.condition.1"))
    wired = encoded({"view": viewed(game, "card", "centre.condition.1")})

    assert page["told:frost.bite"][0] == SAID
    assert SAID in sit(game, "look rime", width=120)
    assert SAID in (wired if isinstance(wired, str) else wired.decode())


@planted("systems/conditions/perils.py", "for kind, risk in risks.items():", "for kind, risk in [*risks.items()][:5]:")
@rule("P7", "SURV-4")
def test_a_rest_says_how_likely_a_packs_risk_comes_and_errands_go_round_it(tmp_path: Path) -> None:
    game = a_frosty_game(tmp_path, "rested")
    turns = game.content.figures.rest.sleep_turns
    chance = round(100 * (1 - 0.92 ** turns))

    said: Any = probed(game, ask.Sleep())
    sleep = next(node for node in view(game).walk() if node.id == "acts.sleep")

    assert said["probe"]["perils"] == [{"what": "rested.bites", "card": "base:torch", "chance": chance}]
    assert f"{chance} % frost bites: Torch" in [node.text for node in sleep.children]


@rule("P7", "COND-1")
def test_a_packs_risk_comes_as_often_as_its_card_says(tmp_path: Path) -> None:
    game = a_frosty_game(tmp_path, "drawn")
    world, whole, bitten, draws = game.world, order(game.content), 0, 1500

    for _ in range(draws):
        health = world.edit(game.seeker, Health)
        health.left = health.full
        world.remove(game.seeker, Waited)
        world.add(game.seeker, WantsToWait())
        world.add(game.seeker, Acting())
        act(world, whole, game.seeker)
        bitten += world.get(game.seeker, Health).left < health.full

    # Within four standard deviations.
    assert abs(bitten - 0.08 * draws) <= 4 * (draws * 0.08 * 0.92) ** 0.5


@planted("systems/core/telling.py", "return max(0, value - eye.world.turn) if value is not None else 0",
         "return value or 0")
@planted("content/telling.py", "placed.insert(behind[-1] + 1 if behind", "placed.insert(len(placed) if behind")
def test_fields_fill_the_words_and_a_teller_stands_where_it_says(tmp_path: Path) -> None:
    game = a_frosty_game(tmp_path, "iced")
    icicle = make(game.world, "iced:icicle", game.seeker, Spot.PACK)
    melting = game.content.kinds.named("iced:frost.melting")
    assert melting is not None
    game.world.turn = 5
    game.world.edit(icicle, melting).due = 12

    address = next(node.id for node in view(game).walk() if node.name == "Icicle")
    told = facts_of(view(game, "card", address))

    assert told["iced:frost.melting"] == ("Melts in 7 turns", None, None)
    assert told["iced.trick"] == ("Breaks at depth 4", 4, 9)
    assert [*told][:2] == ["armour", "iced.trick"] and [*told][-1] == "iced:frost.melting"


@planted("content/telling.py", "of_place=True, hidden=True)", "of_place=True)")
@rule("P9")
def test_what_a_pack_puts_into_a_trap_is_told_once_it_is_noticed(tmp_path: Path) -> None:
    game = a_frosty_game(tmp_path, "hidden")
    trap = make(game.world, "hidden:ice_trap", game.seeker, Spot.PACK)

    address = next(node.id for node in view(game).walk() if node.name == "Ice trap")
    before = facts_of(view(game, "card", address))
    game.world.add(trap, Noticed([game.seeker]))
    after = facts_of(view(game, "card", address))

    assert "hidden.trick" not in before and "hidden:frost.melting" not in before
    assert after["hidden.trick"][0] == "Breaks at depth 4" and "hidden:frost.melting" in after


@planted("engine/scene/agenda.py", "if turn is not None and not (due.hidden and keeps_its_own(eye, entity)):",
         "if turn is not None:")
@planted("content/dues.py", "    for message in sorted(messages):", "    for message in ():")
@rule("CLOCK-1", "P9")
def test_what_of_a_pack_falls_due_is_on_the_agenda_but_nothing_of_an_unnoticed_trap(tmp_path: Path) -> None:
    game = a_frosty_game(tmp_path, "timed")
    melting = game.content.kinds.named("timed:frost.melting")
    assert melting is not None
    cards = [make(game.world, f"timed:{name}", game.seeker, Spot.PACK) for name in ("icicle", "ice_trap")]
    for card in cards:
        game.world.edit(card, melting).due = game.world.turn + 7

    def due() -> list[tuple[str, int | None, str]]:
        agenda = view(game).find("agenda")
        return [(node.kind, node.value, node.text) for node in (agenda.children if agenda is not None else ())]

    before = due()
    game.world.add(cards[1], Noticed([game.seeker]))

    assert before == [("timed:frost.melting", 7, "In 7 turns: Icicle melts")]
    assert len(due()) == 2


def test_every_teller_of_the_game_has_its_place_and_every_place_its_teller() -> None:
    tellers = load().tellers

    assert [teller.token for teller in tellers.of_card] == [*TOLD]
    assert [teller.token for teller in tellers.of_place] == [*TOLD_OF_PLACES]


@pytest.mark.parametrize(("name", "code", "words", "told"), [
    ("lacking", "", '"tells.lacking:frost.bight" = "Bites"',
     'message "tells.lacking:frost.bight": expected a component behind tells., got lacking:frost.bight; '
     'did you mean "lacking:frost.bite"?'),
    ("asking", "", '"tells.asking:frost.bite" = "{chanse} % an action"',
     'message "tells.asking:frost.bite": expected one of its component\'s fields (chance, damage, brings), '
     'got {chanse}; did you mean "chance"?'),
    ("undated", "", '"due.undated:frost.bite" = "Bites"',
     'message "due.undated:frost.bite": expected a component with a field due behind due., got undated:frost.bite'),
    ("taking", 'pack.add_teller(Bite, "armour", print)', "",
     'pack "taking": code: expected a token of its own for what Bite tells, got armour once more'),
    ("mute", 'pack.add_teller(Bite, "bite")\n    pack.add_risk(Bite, "bites", print)', "",
     'pack "mute": code: expected words for the message "act.peril.bites" of a risk, got none; '
     'did you mean "act.peril.afflicts"?'),
], ids=["lacking", "asking", "undated", "taking", "mute"])
def test_words_without_component_and_tellers_without_words_are_told(
    tmp_path: Path, name: str, code: str, words: str, told: str
) -> None:
    start = CODE.format(name).partition("class Melting")[0].rpartition("@component")[0]
    module = f"{start}\ndef register(pack):\n    {code or 'pass'}\n"

    faults = check(coded(tmp_path, name, module, words=f"[messages]\n{words}\n")).faults

    assert [fault.partition(": ")[2] for fault in faults][:1] == [told]
