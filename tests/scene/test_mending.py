"""What a camp mends is told before and after, and that a light set down lights the room where it matters (SURV-4)."""

from components.place import Spot
from components.room import SelfLit
from components.things import Broken, Durability
from content.make import make
from engine.play import commands as ask
from engine.scene.help import topics
from engine.scene.node import Role
from engine.scene.view import view
from tests.build import a_lit_torch
from tests.engine.row_game import a_game
from tests.planted_fault import planted
from tests.rules import rule


@planted("systems/rest/verbs.py", " beside=_mends,", "")
@rule("SURV-4", "F2")
def test_the_camp_says_what_it_will_mend_and_when_it_is_over_what_it_has() -> None:
    game, rooms = a_game()
    game.world.add(rooms[0], SelfLit())
    sword = make(game.world, "base:short_sword", game.seeker, Spot.HAND)
    full = game.world.get(sword, Durability).full
    whole = next(act.text for act in view(game).walk() if isinstance(act.command, ask.Camp))
    game.world.edit(sword, Durability).left = 0
    game.world.add(sword, Broken())

    before = next(act.text for act in view(game).walk() if isinstance(act.command, ask.Camp))
    outcome = game.submit(ask.Camp())

    mended = min(full, 15)
    assert "mends" not in whole
    assert f"mends Short sword by {mended}, to {mended} of {full}" in before
    told = [line for line in outcome.perceived if line.message == "event.mended"]
    assert [(line.params["card"], line.params["left"], line.params["full"]) for line in told] == [
        ("Short sword", mended, full)
    ]


@planted("content/base/things/words.toml", "; set down on your slot it would burn on and light the room", "")
@rule("LIGHT-1")
def test_who_needs_both_hands_is_told_that_a_light_set_down_lights_the_room() -> None:
    game, _ = a_game()
    make(game.world, "base:short_bow", game.seeker, Spot.PACK)
    a_lit_torch(game.world, game.seeker, Spot.OFFHAND)
    tree = view(game)

    equips = [act.text for act in tree.walk() if isinstance(act.command, ask.Equip) and "bow" in act.name]
    facts = [node.text for node in tree.walk() if node.role is Role.FACT and node.kind == "sheds"]
    topic = next(node.text for node in topics(game.content).children if node.id == "help.light")

    assert equips and all("set down on your slot it would burn on and light the room" in text for text in equips)
    assert facts and all("set down on a slot, it lights the room" in text for text in facts)
    assert "Set down on a slot it lights the room as well" in topic
