"""What a room can be made into is told where one looks at it closely (UPGR-1)."""

from components.card import Card
from components.place import POSITIONS, Spot
from components.things import Stack
from content.make import make
from engine.play import commands as ask
from engine.play.game import Game
from engine.scene.view import view
from systems.building.upgrades import upgrades_for
from systems.core.sight import knows
from tests.build import a_seeker, a_thing, a_world, base_content, two_rooms
from tests.planted_fault import planted
from tests.rules import rule

DUGOUT = "base:excavated_dugout"


def a_game_on_rock() -> Game:
    """A game that begins where one can dig."""
    games = (Game.new(seed, base_content(), "delver", theme="base:caverns") for seed in range(3, 60))
    return next(game for game in games if upgrades_for(game.world, game.world.root(game.seeker)) == [DUGOUT])


@rule("UPGR-1")
def test_the_card_of_a_place_names_the_card_wanted_in_each_direction_and_what_is_set() -> None:
    game = a_game_on_rock()
    wood = make(game.world, "base:timber", game.seeker, Spot.PACK)
    game.world.edit(wood, Stack).count = 2
    room = view(game, "card", of="centre")
    assert upgrades_for(game.world, game.world.root(game.seeker)) == [DUGOUT]

    before = next(node for node in room.children if node.kind == "upgrade")
    number = next(
        act.command for act in view(game).walk() if isinstance(act.command, ask.Set) and act.command.heading == "north"
    )
    assert game.submit(number).ok
    after = next(node for node in view(game, "card", of="centre").children if node.kind == "upgrade")

    assert (before.value, before.full) == (0, 2)
    assert "Timber to the north" in before.text
    assert "Timber to the south" in before.text
    assert (after.value, after.full) == (1, 2)
    assert "Timber to the north is set" in after.text


@planted("engine/scene/upgrades.py", "if card and heading not in missing]", "if card]")
@rule("UPGR-1", "UPGR-2")
def test_a_card_that_is_set_has_its_name_and_shows_in_the_room_how_far_the_upgrade_is() -> None:
    game = a_game_on_rock()
    make(game.world, "base:timber", game.seeker, Spot.PACK)
    before = [node.name for node in view(game).walk() if node.kind == "upgrade"]
    setting = next(act.command for act in view(game).walk() if isinstance(act.command, ask.Set))

    set_so = game.submit(setting)
    shown = [(node.name, node.value, node.full) for node in view(game).walk() if node.kind == "upgrade"]
    back = next(act for act in view(game).walk() if isinstance(act.command, ask.Unset))
    taken = game.submit(ask.Unset(heading="north"))
    after = [node.name for node in view(game).walk() if node.kind == "upgrade"]

    said = [game.content.words.say(line.message, **line.params) for line in (*set_so.perceived, *taken.perceived)]
    assert said == ["You set Timber to the north.", "You take Timber."]
    assert shown == [("Excavated Dugout 1/2: Timber north", 1, 2)]
    assert back.name == "Take Timber back out"
    assert before == after == []


@planted("systems/core/sight.py", "        return holder == room_of(world, seeker)\n", "        return True\n")
@rule("UPGR-1", "P9")
def test_what_is_set_is_known_to_whoever_is_in_the_room_and_to_nobody_else() -> None:
    world = a_world()
    near, far = two_rooms(world)
    seeker = a_seeker(world, near, Spot.NORTH)

    here, there = (a_thing(world, room, POSITIONS[2], Card("base:timber")) for room in (near, far))

    assert (knows(world, seeker, here), knows(world, seeker, there)) == (True, False)
