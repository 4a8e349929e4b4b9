"""The example pack: a component, a system with its place in the turn, a card, and a patch of the base game's torch."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from components.card import Card
from components.light import Fuel, Spent
from components.place import Place, Spot
from content.check import check
from content.digest import fingerprint
from content.kinds import Kind
from content.loader import MODS_FOLDER, load
from content.make import make
from content.registry import Content
from engine.kernel.dice import Dice
from engine.kernel.turn import run_pass, take_turn
from engine.kernel.world import World
from engine.play import commands as ask
from engine.play.game import Game
from systems import order
from systems.core.addresses import address_of
from systems.core.rooms import room_of
from systems.core.sight import knows
from systems.light.flames import set_alight
from tests.build import a_room
from tests.planted_fault import planted
from tests.rules import rule

GLOWCAPS = MODS_FOLDER / "glowcaps"
MANY = 200


@pytest.fixture(scope="module")
def content() -> Content:
    """The base game with the pack."""
    return load([GLOWCAPS])


def a_world(content: Content) -> World:
    """An empty world with this content."""
    world = World(1, Dice(1, strict=True))
    world.provide(content)
    return world


def test_the_pack_passes_its_check() -> None:
    assert check(GLOWCAPS).lines == ["3 files, 1 card, OK"]


def test_the_torch_has_the_packs_component_and_the_deck_its_card(content: Content) -> None:
    spores = content.kinds.named("glowcaps:spores.spores")

    assert spores is not None
    assert content.component("base:torch", spores) == spores("glowcaps:glowcap", 40)
    assert "glowcaps:glowcap" in content.deck("main", Kind.ITEM, 1)
    assert [pack.name for pack in content.packs] == ["base", "glowcaps"]


def test_the_base_game_is_the_same_before_with_and_without_the_pack() -> None:
    alone = "from content.loader import load; from content.digest import fingerprint; print(fingerprint(load()))"
    fresh = subprocess.run([sys.executable, "-c", alone], capture_output=True, text=True, check=True).stdout.strip()
    load([GLOWCAPS])

    assert fingerprint(load()) == fresh
    assert "glowcaps:glowcap" not in load().cards
    assert "Sprout" not in {system.name for system in load().systems}


def test_spent_torches_leave_glowcaps_in_about_their_share(content: Content) -> None:
    world = a_world(content)
    room = a_room(world)
    torches = [make(world, "base:torch", room, Spot.STORAGE) for _ in range(MANY)]
    for torch in torches[:-1]:
        world.add(torch, Spent())

    sprout = [system for system in content.systems if system.name == "Sprout"]
    run_pass(world, sprout)
    run_pass(world, sprout)

    grown = [card for card in world.held(room) if world.get(card, Card).prototype == "glowcaps:glowcap"]
    assert 0.25 * MANY < len(grown) < 0.55 * MANY
    assert {world.get(card, Place).spot for card in grown} == {Spot.STORAGE}
    assert len(world.events) == len(grown)
    bearers = [torch for torch in torches if world.has(torch, content.kinds.named("glowcaps:spores.spores") or Spent)]
    assert bearers == torches[-1:]


def test_its_system_stands_right_behind_burn(content: Content) -> None:
    names = order(content).names()

    assert names[names.index("Burn") + 1] == "Sprout"
    assert "Sprout" not in order(load()).names()


@planted("content/mods/glowcaps/rules.py", "    wakes_on = ()  # lights burn out on dated turns alone\n", "")
@rule("P5")
def test_a_level_that_was_left_is_not_kept_awake_by_the_pack(content: Content) -> None:
    world = a_world(content)
    make(world, "base:torch", make(world, "base:crossing"), Spot.STORAGE)

    assert order(content).is_quiet(world)


def test_torches_that_burn_out_in_play_have_their_one_chance(content: Content) -> None:
    world = a_world(content)
    room = make(world, "base:crossing")
    torches = [make(world, "base:torch", room, Spot.STORAGE) for _ in range(20)]
    for torch in torches:
        set_alight(world, torch)
    spores = content.kinds.named("glowcaps:spores.spores")
    assert spores is not None

    for _ in range(world.get(torches[0], Fuel).left):
        assert all(world.has(torch, spores) for torch in torches)
        take_turn(world, order(content))

    assert not any(world.has(torch, spores) for torch in torches)
    assert [event for event in world.events if type(event).__name__ == "Sprouted"]


@planted("systems/things/landing.py", "            if knows(world, seeker, other):", "            if not other:",
         case="4-True")
@planted("systems/things/landing.py", "            if knows(world, seeker, other):", "            if other:",
         case="1-False")
@rule("ROOM-2", "P9")
@pytest.mark.parametrize(("where", "told"), [
    (Spot.HAND, True), (Spot.PACK, True), (Spot.CENTRE, True), (Spot.EAST, False), (Spot.STORAGE, False),
])
def test_what_comes_up_beside_a_light_that_one_knows_of_is_told_and_found(
    content: Content, where: Spot, told: bool
) -> None:
    game = Game.new(80, content)
    world, seeker = game.world, game.seeker
    room = room_of(world, seeker)
    torch = make(world, "base:torch", seeker if where in (Spot.HAND, Spot.PACK) else room, where)
    spores = content.kinds.named("glowcaps:spores.spores")
    assert spores is not None
    world.add(torch, spores("glowcaps:glowcap", 100))  # type: ignore[call-arg]
    world.add(torch, Spent())

    outcome = game.submit(ask.Wait())
    (cap,) = [card for card, part in world.each(Card) if part.prototype == "glowcaps:glowcap"]

    lines = [content.words.say(line.message, **line.params) for line in outcome.perceived]
    assert ("Where soot fell, something small and blue comes up: Glowcap." in lines) == told
    assert knows(world, seeker, cap) == told
    assert bool(address_of(world, seeker, cap)) == told


def test_the_pack_imports_the_api_and_components_alone() -> None:
    tree = ast.parse((GLOWCAPS / "rules.py").read_text(encoding="utf-8"))

    imported = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}

    assert {name for name in imported if name and not name.startswith("components.")} == {"engine.api"}
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.Import)]


def test_its_words_know_its_event(content: Content) -> None:
    assert content.words.say("event.sprouted", card="a glowcap").endswith("a glowcap.")


def test_a_pack_whose_event_has_no_words_is_told(tmp_path: Path) -> None:
    for file in GLOWCAPS.iterdir():
        if file.is_file():
            text = (
                file.read_text(encoding="utf-8")
                .replace("glowcaps", "mutecaps")
                .replace("event.sprouted", "event.sprout")
            )
            (tmp_path / file.name).write_text(text, encoding="utf-8")

    lines = check(tmp_path).lines

    assert lines[0].endswith(
        'pack.toml:4: message "event.sprouted": expected words for it, got none; did you mean "event.sprout"?'
    )
    assert len(lines) == 2
