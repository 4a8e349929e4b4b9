"""A chronicle begins in one main theme: as the seed has it, or as somebody chose; it is kept so (THEME-1, CHAR-1)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from components.body import Dead, Health
from components.level import LevelInfo
from content.loader import load
from content.registry import Content
from engine.keep import keeping, morgue
from engine.play import commands as ask
from engine.play.game import Game
from engine.play.origin import ThemeError, gentle_theme, main_theme_named, theme_of_seed
from engine.record.again import ask_again
from engine.record.minutes import Minutes
from engine.scene.view import view
from saves import SaveError
from systems.core.sites import level_info
from systems.genesis import bear, describe
from tests.build import base_content
from tests.content.packs import a_pack
from tests.laws.chronicles import carry_to_stair
from tests.planted_fault import planted
from tests.rules import rule
from tests.saves import golden

MAIN = ["archive", "caverns", "crypt", "fen", "halls", "mausoleum", "passages", "tower", "treasury"]
GENTLE = {"base:caverns", "base:fen", "base:halls", "base:passages"}
BOGS = """
[theme.bogs]
code = "BOG"
name = "Bogs"
motto = "Mind the step."
danger = "Reeds that walk."
deck = "main"
[theme.bogs.shares]
item = 30
"""


def with_bogs(folder: Path, **more: str) -> Content:
    """The base game and a pack with a main theme of its own."""
    return load([a_pack(folder, "mire", themes=BOGS, **more)])


def theme_below(game: Game) -> LevelInfo:
    """What the level of the seeker was born from."""
    info = level_info(game.world)
    assert info is not None
    return info


@planted("engine/play/origin.py",
         "_highest(seed, main_themes(content.themes))", "_highest(0, main_themes(content.themes))")
@rule("THEME-1")
def test_each_of_the_nine_main_themes_has_an_equal_share_of_the_seeds() -> None:
    content, seeds = base_content(), 9_000

    drawn = Counter(theme_of_seed(content, seed) for seed in range(seeds))

    assert sorted(drawn) == [f"base:{name}" for name in MAIN]
    # A thousand each, give or take four times what chance gives or takes.
    assert all(880 <= drawn[name] <= 1_120 for name in drawn), drawn


@planted("systems/core/sites.py", "info.level + (1 if stair.on else -1), info.theme)",
         "info.level + (1 if stair.on else -1), 'base:caverns')", case="base:fen")
@rule("THEME-1", "LEVL-1")
@pytest.mark.parametrize("theme", sorted(GENTLE | {"base:tower", "base:treasury"}))
def test_levels_of_one_site_keep_its_theme(theme: str) -> None:
    game = Game.new(7, base_content(), theme=theme)
    carry_to_stair(game)

    outcome = game.submit(way_on(game))

    assert outcome.ok, outcome.refusal
    assert theme_below(game) == LevelInfo(theme, "gate", 2, 7)


def way_on(game: Game) -> ask.Command:
    """What leads to the next level."""
    return ask.Ascend(sure=True) if game.content.themes[game.chronicle.theme].climbed else ask.Descend(sure=True)


@rule("THEME-1")
def test_a_game_of_a_seed_begins_in_the_theme_that_the_seed_has() -> None:
    content = base_content()
    seeds = [next(seed for seed in range(99) if theme_of_seed(content, seed) == f"base:{name}") for name in MAIN]

    begun = [theme_below(Game.new(seed, content)).theme for seed in seeds]

    assert begun == [f"base:{name}" for name in MAIN]


@rule("THEME-1")
def test_the_main_theme_of_a_pack_takes_its_share_and_changes_no_other_seed(tmp_path: Path) -> None:
    content, packed = base_content(), with_bogs(tmp_path)

    both = [(theme_of_seed(content, seed), theme_of_seed(packed, seed)) for seed in range(2_000)]

    changed = [now for before, now in both if before != now]
    assert set(changed) == {"mire:bogs"}
    assert 150 <= len(changed) <= 250
    assert theme_below(Game.new(3, packed, theme="mire:bogs")).theme == "mire:bogs"


@rule("CHAR-1")
def test_in_a_first_life_one_of_the_four_gentle_themes_comes_first_and_it_follows_from_the_seed() -> None:
    content = base_content()

    drawn = Counter(gentle_theme(content, seed) for seed in range(2_000))

    assert set(drawn) == GENTLE
    assert all(400 <= count <= 600 for count in drawn.values()), drawn
    for seed in range(100):
        if theme_of_seed(content, seed) in GENTLE:
            assert gentle_theme(content, seed) == theme_of_seed(content, seed)


@pytest.mark.parametrize(("asked", "theme"), [
    ("fen", "base:fen"), ("FEN", "base:fen"), ("Fen", "base:fen"), ("base:fen", "base:fen"), (" tow ", "base:tower"),
    ("seed", ""), ("Seed", ""),
])
@rule("THEME-1")
def test_a_main_theme_is_called_by_id_name_or_code(asked: str, theme: str) -> None:
    assert main_theme_named(base_content(), asked) == theme


@pytest.mark.parametrize(("asked", "said"), [
    ("mine", "is a sub-dungeon"), ("LAB", "is a sub-dungeon"), ("base:chasm", "is a sub-dungeon"),
    ("fenn", "did you mean 'fen'?"), ("", "is not known"), ("seeds", "is not known"),
])
@rule("THEME-1", "SUB-1")
def test_what_no_chronicle_begins_in_is_refused_and_what_there_is_is_named(asked: str, said: str) -> None:
    with pytest.raises(ThemeError) as refused:
        main_theme_named(base_content(), asked)

    assert said in str(refused.value)
    assert all(name in str(refused.value) for name in MAIN)
    assert "chasm (" not in str(refused.value)


@planted("engine/play/chronicle.py", "if wanted != self.theme and any(", "if wanted == self.theme and any(")
@rule("THEME-1", "CHAR-1")
def test_another_theme_can_be_chosen_until_somebody_goes_in() -> None:
    game = Game.bare(7, base_content())
    game.chronicle.choose("base:tower")
    chosen = game.chronicle.origin
    game.join()

    with pytest.raises(ValueError, match="7:tower"):
        game.chronicle.choose("base:fen")
    game.chronicle.choose("base:tower")
    second = game.join(pick=1)

    assert chosen == game.chronicle.origin == "7:tower"
    assert theme_below(game).theme == "base:tower" and game.world.alive(second)


@rule("THEME-1", "S6")
def test_the_theme_is_kept_in_the_save_and_told_by_the_morgue_and_the_map(tmp_path: Path) -> None:
    game = Game.new(7, base_content(), theme="base:fen")
    game.save(tmp_path / "fen.torchturn")
    game.close()

    again = Game.load(tmp_path / "fen.torchturn", base_content(), keep=False)
    charted = view(again, "map").text
    again.world.edit(again.seeker, Health).left = 0
    again.world.add(again.seeker, Dead(again.clock, ["test"]))

    assert again.chronicle.origin == "7:fen"
    assert "7:fen" in charted
    assert "Seed 7:fen" in morgue.record(again)
    assert "Seed 7:fen" in [node.text for node in view(again, "morgue").children]


@planted("engine/keep/keeping.py", "return born[0] if born else theme", "return theme")
@rule("THEME-1", "S7")
def test_a_save_that_says_nothing_of_a_theme_goes_on_where_its_first_level_is(tmp_path: Path) -> None:
    game = Game.new(7, base_content(), theme="base:crypt")
    state = keeping.state_of(game.chronicle, game.packs, game.seeker, game.log, game.tally)
    del state.options["theme"]

    theme = keeping.theme_of(state, base_content())

    assert theme == "base:crypt"


@rule("THEME-1", "S7")
def test_a_save_from_before_themes_whose_first_level_is_not_there_goes_on_in_the_caverns() -> None:
    game = Game.new(7, base_content(), theme="base:crypt")
    state = keeping.state_of(game.chronicle, game.packs, game.seeker, game.log, game.tally)
    state.worlds = state.worlds[:1]
    said = []
    for option in ({}, {"theme": "base:tower"}, {"theme": "base:mine"}, {"theme": "nowhere"}, {"theme": 7}):
        state.options = option
        try:
            said.append(keeping.theme_of(state, base_content()))
        except SaveError as error:
            said.append("its options cannot be read" * ("its options" in str(error)))

    refused = "its options cannot be read"
    assert said == ["base:caverns", "base:tower", refused, refused, refused]


@rule("THEME-1", "S7")
@pytest.mark.parametrize("version", [1, 2])
def test_a_save_of_an_older_version_goes_on_in_the_caverns_and_whoever_comes_next_too(version: int) -> None:
    game = Game.load(golden.FOLDER / f"v{version}_played.torchturn", base_content(), keep=False)
    going_on = theme_below(game).theme

    game.join(pick=1)

    assert (going_on, theme_below(game).theme) == ("base:caverns", "base:caverns")
    assert game.chronicle.origin == f"{game.seed}:caverns"


@planted("engine/record/again.py", 'asked.get("theme", BEFORE_THEMES)', "BEFORE_THEMES")
@rule("THEME-1", "S9", "F5")
def test_what_is_asked_again_begins_in_the_same_theme() -> None:
    game, minutes = Game.bare(7, base_content()), Minutes()
    game.record(minutes)
    game.chronicle.choose("base:halls")
    game.join(pick=2)

    again = Game.bare(7, base_content())
    for minute in minutes.entries():
        ask_again(again, minute.verb, minute.asked, perceive=True)
    old = Game.bare(7, base_content())
    ask_again(old, "join", {"calling": None, "pick": 2}, perceive=True)

    assert again.digest() == game.digest()
    assert theme_below(old).theme == "base:caverns"


def ways_of(page: dict[str, Any]) -> list[Any]:
    """What no turn changes: rooms, what stands in them for good, passages, locks."""
    rooms = [(room["x"], room["y"], room["card"], room["ways"], room["lock"]) for room in page["rooms"]]
    return [page["origin"], page["site"], page["level"], rooms, page["passages"], page["locks"]]


@rule("G11", "THEME-1")
@pytest.mark.parametrize("theme", ["base:fen", "base:tower"])
def test_the_third_level_of_a_game_is_the_one_that_seed_and_theme_give(theme: str) -> None:
    game = Game.new(7, base_content(), theme=theme)
    for _ in range(2):
        carry_to_stair(game)
        while not game.submit(way_on(game)).ok:
            game.submit(ask.Wait())
    fresh = game.chronicle.empty_world(9)
    bear(fresh, base_content(), 7, "gate", 3, theme)

    played, born = level_info(game.world), describe(fresh, base_content())

    assert played == level_info(fresh) == LevelInfo(theme, "gate", 3, 7)
    assert ways_of(describe(game.world, base_content())) == ways_of(born)


@rule("S8", "THEME-1")
def test_without_the_pack_of_its_theme_a_game_goes_on_but_not_deeper(tmp_path: Path) -> None:
    packed = with_bogs(tmp_path)
    game = Game.new(3, packed, theme="mire:bogs")
    game.save(tmp_path / "bogs.torchturn")
    game.close()
    sealed = Game.load(tmp_path / "bogs.torchturn", base_content(), keep=False)
    for screen in ("board", "map", "chronicle"):
        view(sealed, screen)
    before = sealed.digest()

    carry_to_stair(sealed)
    stands = sealed.digest()
    outcome = sealed.submit(ask.Descend(sure=True))

    assert sealed.chronicle.origin == "3:mire:bogs"
    assert before != stands == sealed.digest()
    assert outcome.refusal is not None and outcome.refusal.message == "refused.theme_missing"
    assert sealed.join(pick=1)


def _descend() -> object:
    from engine.play.commands import Descend

    return Descend(sure=True)
