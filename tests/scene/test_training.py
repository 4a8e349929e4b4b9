"""Training is reached on every face: price and refusal in the tree, typed words, wire, and kept in recordings (F2)."""

from __future__ import annotations

from components.seekers import Experience, Proficiencies
from engine.play import commands as ask
from engine.play.game import Game
from engine.scene.node import Node
from engine.scene.view import view
from engine.text.draw_acts import numbered
from engine.text.parse import Parser
from engine.text.request import Do
from engine.text.verbs import Vocabulary
from systems.seekers.proficiency import for_sale, points
from tests.build import a_choice, base_content
from tests.planted_fault import planted
from tests.rules import rule
from tests.wire.talk import exchange

FOR_SALE = for_sale(base_content())


def a_pupil(unspent: int, **known: int) -> Game:
    """A game whose seeker has so much to spend and these points."""
    game = Game.new(80, base_content())
    game.world.add(game.seeker, Experience(unspent, unspent))
    game.world.add(game.seeker, Proficiencies(list(known), [5 * have for have in known.values()]))
    return game


def lessons(game: Game) -> dict[str, Node]:
    """The acts that buy points, by proficiency."""
    acts = view(game).find("acts")
    assert acts is not None
    return {act.id.rpartition(".")[2]: act for act in acts.children if act.kind == "lesson"}


@planted("systems/seekers/verbs.py", "for_sale(world.resource(Content))", "()")
@planted("systems/seekers/verbs.py", ', worth=("refused.experience",)', "")
@rule("CHAR-5", "COMB-3")
def test_each_proficiency_for_sale_is_an_act_with_its_price_and_a_reason_when_there_is_too_little() -> None:
    game = a_pupil(15, mining=20, locks=3, lore=60)

    told = lessons(game)

    assert sorted(told) == sorted(set(FOR_SALE) - {"lore"})
    locks, mining = told["locks"], told["mining"]
    assert locks.enabled and locks.cost is not None and (locks.cost.ap, locks.cost.experience) == (0, 10)
    assert "10 experience" in locks.text and locks.name == "Train Locks"
    assert not mining.enabled and "20" in mining.reason and "15" in mining.reason


@rule("CHAR-5", "COMB-3")
def test_the_seekers_page_tells_what_is_for_sale_its_points_and_the_price_of_the_next() -> None:
    game = a_pupil(0, lore=60, mining=20)

    node = view(game).find("seeker")

    assert node is not None
    told = {child.id.rpartition(".")[2]: child for child in node.children if child.kind == "proficiency"}
    assert set(told) == set(FOR_SALE)
    assert (told["mining"].value, told["mining"].full) == (20, 60)
    assert "10 % on top" in told["mining"].text and "The next point: 20 experience." in told["mining"].text
    assert "next point" not in told["lore"].text and "The next point: 10 experience." in told["bows"].text


@planted("engine/text/verbs.py", "{verb.name: (verb.command,) for verb in verbs}", "{}")
@rule("F2", "CHAR-5")
def test_it_can_be_typed_by_word_and_by_number() -> None:
    game = a_pupil(10)
    tree = view(game)
    parser = Parser(Vocabulary(game.content), tree, lambda: view(game, "map"))
    number = next(number for number, act in numbered(tree) if act.id == "acts.train.stealth")

    read = [parser.read(line) for line in ("train stealth", "learn stealth", str(number))]

    assert [request.command for request in read if isinstance(request, Do)] == [ask.Train(proficiency="stealth")] * 3


@planted("engine/wire/answers.py", 'cost["experience"] = verdict.experience', "pass")
@rule("F2", "CHAR-5", "P3")
def test_the_wire_probes_does_and_refuses_it() -> None:
    game = a_pupil(10)
    wanted = b'{"do":"train","proficiency":"bows"}'

    probed, done, again = exchange(game, b'{"ask":"probe","command":' + wanted + b"}", wanted, wanted)

    assert probed["probe"]["cost"] == {"ap": 0, "stamina": 0, "experience": 10}
    assert done["turns"] == 0 and done["events"][0]["id"] == "event.trained.by_you"
    assert done["events"][0]["text"] == "You train Bows for 10 experience: 1 point now."
    assert again["refused"] == {"id": "refused.experience",
                                "text": "That takes 10 unspent experience, and you have 0."}
    assert points(game.world, game.seeker, "bows") == 1


@rule("F2", "CHAR-5")
def test_while_a_choice_stands_there_are_no_lessons() -> None:
    
    game = a_pupil(500)
    game.world.add(game.seeker, a_choice("will"))

    assert lessons(game) == {}
