"""Acts: what the board offers is what the game allows, at the price and the odds that the rules will use."""

from __future__ import annotations

import msgspec
import pytest

from components.body import ActionPoints, Health, Mana
from components.creatures import Awake, Creature
from components.light import Fuel, Lit
from components.locks import Lock
from components.place import SIDES, Spot
from components.room import SelfLit
from components.walls import Wall
from content.make import make
from engine.play import commands as ask
from engine.play.game import Game
from engine.play.intents import intend
from engine.scene.apart import place_words
from engine.scene.eye import Eye
from engine.scene.node import Node, Role
from engine.scene.view import view
from engine.text.draw_acts import numbered
from engine.text.parse import Parser
from engine.text.request import Do, Refused
from engine.text.verbs import Vocabulary
from systems.combat.intent_preview import next_deed
from systems.core.legal import verdict
from systems.core.rooms import creature_at, neighbour, passage, room_of, spot_of
from systems.core.verdict import Refusal
from tests.build import a_key, base_content
from tests.engine.test_bumps import a_walled_game
from tests.planted_fault import planted
from tests.rules import rule
from tests.scene.games import PLAYED, a_fight, a_game, one_who_comes
from tests.wire.talk import exchange


def _enabled(game: Game) -> list[Node]:
    acts = view(game).find("acts")
    assert acts is not None
    return [act for act in acts.children if act.enabled]


@rule("F2")
@pytest.mark.parametrize(("seed", "commands"), PLAYED)
def test_the_three_faces_offer_the_same_commands(seed: int, commands: int) -> None:
    game = a_game(seed, commands, blessed=True)
    if game.ended:
        return
    legal = {command for command, _ in game.legal_commands()}

    tree = view(game)
    shown = {act.command for act in _enabled(game)}
    wire = {ask.parse(said["command"]) for said in exchange(game, b'{"ask":"commands"}')[0]["commands"]}
    parser = Parser(Vocabulary(game.content), tree, lambda: view(game, "map"))
    typed = {request.command for number, act in numbered(tree)
             if isinstance(request := parser.read(str(number)), Do) and act.enabled}

    assert shown == legal
    assert wire == typed == shown


@rule("COMB-3")
@pytest.mark.parametrize(("seed", "commands"), PLAYED)
def test_odds_price_and_harm_are_those_of_the_rule(seed: int, commands: int) -> None:
    game = a_game(seed, commands, blessed=True)

    for act in _enabled(game):
        intent = intend(game.world, game.seeker, act.command) if _is_single(act.command) else None
        if intent is None or isinstance(intent, Refusal):
            continue
        judged = verdict(game.world, game.seeker, intent)
        assert (act.cost.ap if act.cost else 0, act.cost.stamina if act.cost else 0) == (judged.ap, judged.stamina)
        assert (act.odds.chance if act.odds else None) == (judged.odds.chance if judged.odds else None)
        assert act.damage == judged.damage
        assert [chance.chance for chance in act.struck] == [chance.chance for chance in judged.struck]


@rule("COMB-3")
def test_every_term_of_the_odds_is_told_and_they_add_up() -> None:
    game = a_fight()
    shown = [act for act in _enabled(game) if act.odds is not None and not act.odds.die]
    figures = game.content.figures.combat

    for act in shown:
        assert act.odds is not None
        total = sum(term.value for term in act.odds.terms)
        assert act.odds.chance == max(figures.floor, min(figures.ceiling, total))

    assert shown


@rule("WALL-14", "P7")
@pytest.mark.parametrize(("perception", "most"), [(-2, 1), (0, 1), (3, 4), (5, 6)])
def test_the_pips_of_a_die_are_told_and_add_up_to_what_it_may_show(perception: int, most: int) -> None:
    game = a_walled_game(perception=perception)

    examine = next(act for act in _enabled(game) if isinstance(act.command, ask.Examine))

    assert examine.odds is not None
    assert sum(term.value for term in examine.odds.terms) == perception + 1
    assert (examine.odds.most, examine.odds.die, examine.odds.chance) == (most, 6, round(100 * most / 6))
    assert f"{most} in 6 ({examine.odds.chance} %)" in examine.text


@rule("COMB-3")
def test_what_a_creature_is_about_to_do_is_told_as_it_will_be_done() -> None:
    game = a_fight()
    world, seeker = game.world, game.seeker
    tree = view(game)

    told = 0
    for side in SIDES:
        creature = creature_at(world, room_of(world, seeker), side)
        shown = tree.find(f"{side.name.lower()}.creature")
        if not creature or shown is None or not world.has(creature, Awake):
            continue
        deed = next_deed(world, creature)
        intent = shown.child("intent")
        assert intent is not None
        assert intent.kind == deed.what.removeprefix("deed.")
        assert (intent.odds.chance if intent.odds else None) == (deed.odds.chance if deed.odds else None)
        assert intent.damage == deed.damage
        assert (intent.value or 1) == deed.times
        told += 1
    assert told or any(world.has(e, Creature) for e, _ in world.each(Awake))


@planted("engine/scene/intents.py", "worst = high * blow.times", "worst = high")
@rule("COMB-3", "P7")
def test_at_worst_counts_every_blow_of_the_turn() -> None:
    game = a_fight()
    creature = next(entity for entity, _ in game.world.each(Awake) if next_deed(game.world, entity).damage)
    game.world.edit(game.seeker, Health).left = left = 20
    told = []

    for points in (1, 3):
        game.world.edit(creature, ActionPoints).left = points
        low, high = next_deed(game.world, creature).damage or (0, 0)
        text = next(node.text for node in view(game).walk() if node.role is Role.INTENT and node.damage == (low, high))
        told.append((f"fall from {left} to {left - points * high} Health" in text, f"{points} times" in text))

    assert told == [(True, False), (True, True)]


@planted("engine/scene/intents.py", "blow = deed.then if deed.then is not None and stepping else deed", "blow = deed")
@rule("COMB-3", "P7")
def test_who_comes_and_then_strikes_is_told_with_what_that_would_leave() -> None:
    game, rat = one_who_comes()
    left = game.world.get(game.seeker, Health).left

    then = next_deed(game.world, rat).then
    intent = next(node for node in view(game).walk() if node.role is Role.INTENT and node.kind == "come")

    assert then is not None and then.odds is not None and then.damage is not None
    assert (intent.damage, intent.value, intent.states) == (then.damage, 2, ("at_you", "then_strike"))
    assert intent.odds is not None and intent.odds.chance == then.odds.chance
    assert intent.text.startswith(f"{intent.name}: {then.odds.chance} %, 2 times, ")
    assert intent.name.endswith("is coming nearer, then strikes")
    assert f"from {left} to {left - 2 * then.damage[1]} Health" in intent.text


@rule("F2", "P3")
@pytest.mark.parametrize(("seed", "commands"), PLAYED[:9])
def test_what_is_refused_says_why_and_is_refused(seed: int, commands: int) -> None:
    game = a_game(seed, commands, blessed=True)
    acts = view(game).find("acts")
    assert acts is not None

    for act in acts.children:
        if not act.enabled and act.command is not None:
            before = game.digest()
            outcome = game.submit(act.command)
            assert act.reason
            assert outcome.refusal is not None
            assert game.digest() == before


def test_acts_with_one_name_are_told_apart_by_place() -> None:
    game = a_game(80, 0)

    names = [act.name for act in _enabled(game)]

    assert len(names) == len(set(names))
    assert any("(pack" in name for name in names)


@planted("systems/locks/verbs.py", 'return None if legal else Seat("here", 90)', "return None")
@rule("F2")
def test_what_is_carried_comes_last_and_a_key_in_hand_goes_before_the_search_of_the_room() -> None:
    game = a_walled_game()
    game.world.remove(passage(game.world, room_of(game.world, game.seeker), Spot.NORTH), Wall)
    beyond = neighbour(game.world, room_of(game.world, game.seeker), Spot.NORTH)
    game.world.add(beyond, Lock(3, 2))
    without = [act.id for act in _acts(game)]
    a_key(game.world, game.seeker, beyond)

    ids = [act.id for act in _acts(game) if act.kind != "lesson"]

    here = [act for act in ids if act in ("acts.unlock.beyond.north", "acts.search.centre", "acts.force.beyond.north")]
    assert here == ["acts.unlock.beyond.north", "acts.search.centre", "acts.force.beyond.north"]
    assert without.index("acts.search.centre") < without.index("acts.unlock.beyond.north")
    assert ids[-1] == "acts.drop.pack.1"
    assert all(ids.index(act) < len(ids) - 1 for act in ("acts.explore", "acts.camp", "acts.sleep") if act in ids)


def test_one_beyond_a_way_is_told_from_one_that_stands_on_that_side() -> None:
    eye = Eye(a_game(80, 0))

    words = [place_words(eye, ask.Strike(target=at)) for at in ("west.creature", "beyond.west.creature")]

    assert words == ["west", "beyond west"]


def test_a_refused_act_keeps_its_number_and_tells_its_reason() -> None:
    game = a_game(80, 0)
    game.submit(ask.Step(heading="north"))
    tree = view(game)
    refused = [(number, act) for number, act in numbered(tree) if not act.enabled]
    parser = Parser(Vocabulary(game.content), tree, lambda: view(game, "map"))

    for number, act in refused:
        assert parser.read(str(number)) == Refused(act.reason)


def test_focus_goes_by_an_id_that_says_what_and_where() -> None:
    acts = {act.id: act for act in _enabled(a_game(80, 0))}

    assert acts["acts.step.north"].command == ask.Step(heading="north")
    assert acts["acts.wait"].kind == "turn"
    assert msgspec.to_builtins(acts["acts.approach.east"].command) == {"do": "approach", "target": "east"}
    assert acts["acts.step.north"].role is Role.ACT


def _acts(game: Game) -> tuple[Node, ...]:
    acts = view(game).find("acts")
    assert acts is not None
    return acts.children


def _is_single(command: ask.Command | None) -> bool:
    return command is not None and base_content().verbs.of(command).errand is None


@planted("systems/light/verbs.py", ", Offer(Where.LYING, (Refillable,))", ",", case="base:lantern-Refill")
@rule("P3", "LIGHT-1", "SURV-1", "MAGI-1")
@pytest.mark.parametrize(("card", "use"), [
    ("base:lantern", ask.Refill), ("base:travel_bread", ask.Eat), ("base:small_beer", ask.Drink),
    ("base:scroll_of_unveiling", ask.Read),
])
def test_what_lies_underfoot_can_be_used_where_it_lies(card: str, use: type[ask.Refill | ask.Eat]) -> None:
    game = a_game(80)
    thing = make(game.world, card, room_of(game.world, game.seeker), spot_of(game.world, game.seeker))
    make(game.world, "base:lamp_oil", game.seeker, Spot.PACK)
    game.world.edit(game.seeker, Mana).left = 9
    game.world.add(room_of(game.world, game.seeker), SelfLit())
    if game.world.has(thing, Fuel):
        game.world.edit(thing, Fuel).left -= 1
        game.world.add(thing, Lit())

    offered = {act.command for act in _enabled(game)}

    assert use(card="centre.thing") in offered
    assert game.submit(use(card="centre.thing")).ok
