"""Walking into walls: free, telling what stands there, and what only hands can feel (WALL-8, WALL-13, P3, P9)."""

import pytest

from components.body import ActionPoints, Attributes
from components.effect import Harms
from components.locks import Trap
from components.place import Place, Spot
from components.room import Exits
from components.walls import HiddenDoor, Material, Wall
from engine.play import commands as ask
from engine.play.chronicle import Chronicle
from engine.play.game import Game
from engine.scene.eye import Eye
from engine.scene.node import as_json
from engine.scene.view import view
from systems.core.knowing import turn_up
from tests.build import a_hunting_rat, a_seeker, a_thing, base_content, two_rooms
from tests.laws.chronicles import twin
from tests.planted_fault import planted
from tests.rules import rule
from tests.wire.talk import exchange

NORTH, EAST = Spot.NORTH, Spot.EAST
STEP = ask.Step("north")


def a_walled_game(material: Material = Material.STONE, *door: HiddenDoor, perception: int = 0) -> Game:
    """A game whose seeker stands at the north side of its room, before a wall."""
    chronicle = Chronicle.begin(3, base_content(), strict=True)
    world = chronicle.empty_world(1)
    chronicle.hold(world)
    room, _ = two_rooms(world, Wall(material, 6), *door)
    seeker = a_seeker(world, room, NORTH, Attributes(perception=perception))
    turn_up(world, seeker, room, NORTH)
    return Game(chronicle, seeker)


def refused(game: Game) -> tuple[str, str]:
    """How a step north is refused: the id, and the words."""
    outcome = game.submit(STEP)
    assert outcome.refusal is not None
    assert (outcome.ok, outcome.perceived, outcome.turns) == (False, (), 0)
    return outcome.refusal.message, Eye(game).reason(outcome.refusal)


@planted("systems/travel/legal_move.py", '"material": wall.material.value}', '"material": "stone"}')
@rule("WALL-13", "WALL-8")
@pytest.mark.parametrize(("material", "word"), [(Material.TIMBER, "wooden"), (Material.STONE, "stone")])
def test_a_bump_tells_what_stands_there(material: Material, word: str) -> None:
    message, words = refused(a_walled_game(material))

    assert message == "refused.wall"
    assert f"A {word} wall stands north" in words
    assert "uneven" not in words


@planted("engine/play/game.py", "refusal=bumped", "refusal=judged.refusal")
@rule("WALL-13", "B13")
def test_a_bump_into_a_hidden_door_tells_of_uneven_stonework_before_and_after_failed_searches() -> None:
    game = a_walled_game(Material.STONE, HiddenDoor())
    passage = game.world.held(game.world.get(game.seeker, Place).holder, Spot.PASSAGE)[0]
    told = [refused(game), refused(game)]
    failed = 0

    while not game.world.get(passage, HiddenDoor).found:
        told.append(refused(game))
        game.submit(ask.Examine())
        failed += 1
        assert failed < 60

    assert failed > 1
    assert {message for message, _ in told} == {"refused.wall_uneven"}
    assert {"stonework is uneven" in words for _, words in told} == {True}
    assert refused(game)[0] == "refused.door_shut"


@rule("P3", "WALL-8", "B73")
@pytest.mark.parametrize("door", [(), (HiddenDoor(),), (HiddenDoor(found=True),)])
def test_a_bump_changes_no_byte_and_costs_nothing(door: tuple[HiddenDoor, ...]) -> None:
    game = a_walled_game(Material.STONE, *door)
    before = game.digest()

    for _ in range(5):
        refused(game)

    assert game.digest() == before
    assert game.world.get(game.seeker, ActionPoints).left == 4


@rule("WALL-8", "MOVE-5", "MOVE-6")
def test_the_step_is_refused_before_any_trap_and_any_free_blow() -> None:
    game = a_walled_game(Material.STONE, HiddenDoor())
    world, seeker = game.world, game.seeker
    here = world.get(seeker, Place).holder
    beyond = next(room for room in world.get(here, Exits).rooms if room)
    a_hunting_rat(world, here, NORTH, seeker)
    trap = a_thing(world, beyond, Spot.SOUTH, Trap(9), Harms(3, 0))
    before = game.digest()

    message, _ = refused(game)

    assert message == "refused.wall_uneven"
    assert game.digest() == before
    assert world.has(trap, Trap)


@rule("WALL-13", "P9")
def test_before_the_bump_nothing_tells_a_hidden_door_from_a_wall_and_the_bump_leaves_no_trace() -> None:
    game, other = a_walled_game(), a_walled_game(Material.STONE, HiddenDoor())

    for _ in range(2):
        assert as_json(view(game)) == as_json(view(other))
        assert as_json(view(game, "map")) == as_json(view(other, "map"))
        assert game.legal_commands() == other.legal_commands()
        assert game.probe(STEP) == other.probe(STEP)
        asked = (b'{"ask":"view"}', b'{"ask":"commands"}', b'{"ask":"probe","command":{"do":"step","heading":"north"}}')
        assert exchange(game, *asked) == exchange(other, *asked)
        assert refused(game)[0] != refused(other)[0]


@rule("WALL-13")
def test_only_a_step_that_was_really_tried_is_a_bump() -> None:
    game = a_walled_game(Material.STONE, HiddenDoor())
    game.world.move(game.seeker, game.world.get(game.seeker, Place).holder, Spot.CENTRE)

    outcome = game.submit(ask.Approach("beyond.north"))

    assert outcome.ok
    assert outcome.barred is not None
    assert outcome.barred.message == "refused.wall_uneven"


@rule("WALL-15", "WALL-14")
def test_a_door_is_found_pushed_and_gone_through_by_commands() -> None:
    game = a_walled_game(Material.STONE, HiddenDoor(), perception=5)
    heard = []

    for command in (ask.Examine(), ask.Push("beyond.north"), STEP):
        outcome = game.submit(command)
        assert outcome.ok
        heard += [line.message for line in outcome.perceived]

    assert heard[0] == "event.hidden_door_found.by_you"
    assert "event.stone_pushed.by_you" in heard
    assert "event.arrived.by_you" in heard


@rule("P9")
@pytest.mark.parametrize("target", ["beyond.north", "beyond.east", "centre", "north", "beyond.north.creature"])
@pytest.mark.parametrize("kind", [ask.Push, ask.Break])
def test_no_address_tells_a_door_from_a_wall(kind: type[ask.Push | ask.Break], target: str) -> None:
    answers = [game.probe(kind(target)) for game in (a_walled_game(), a_walled_game(Material.STONE, HiddenDoor()))]

    assert answers[0] == answers[1]
    assert answers[0].refusal is not None


@rule("WALL-13", "S6")
def test_a_bump_says_the_same_after_a_save() -> None:
    game = a_walled_game(Material.STONE, HiddenDoor())

    assert refused(game) == refused(twin(game))

