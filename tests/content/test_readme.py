"""What the guide for packs shows is a pack that works."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

from components.body import Attributes
from components.light import EnchantedLight, Fuel
from components.place import Spot
from content.check import check
from content.loader import BASE_FOLDER, load
from content.make import make
from content.registry import Content
from content.signs import Sign
from engine.play.commands import Answer, Wait
from engine.play.game import Game
from engine.scene.view import view

GUIDE = (BASE_FOLDER.parent / "README.md").read_text(encoding="utf-8")


def test_the_pack_in_the_guide_passes_its_check_and_does_what_the_guide_says(tmp_path: Path) -> None:
    blocks = re.findall(r"```toml\n# ([^\s/]+)\n(.*?)```", GUIDE, re.DOTALL)
    for name, text in blocks:
        (tmp_path / name).write_text(text + ('code = "rules"\n' if name == "pack.toml" else ""), encoding="utf-8")
    modules = dict(re.findall(r"```python\n# ([^\s/]+)\n(.*?)```", GUIDE, re.DOTALL))
    for name, text in modules.items():
        (tmp_path / name).write_text(text, encoding="utf-8")

    lines, content = check(tmp_path).lines, load([tmp_path])

    assert lines == ["9 files, 3 cards, OK"]
    torch = content.component("base:torch", Fuel)
    assert torch is not None
    assert torch.capacity == 20
    assert content.bears("base:torch", EnchantedLight)
    assert content.card("lanterns:lost_pack").goods == {"lanterns:storm_lantern": 30, "base:torch": 60}
    assert content.words.say("lantern.found", finder="ash", count=2) == "Ash finds 2 lanterns."
    assert len(content.sections["lanterns:lamp_shop"].rooms) == 4
    assert [system.name for system in content.systems if system.follows] == ["Flicker", "Shielding"]
    assert [*content.steps["lanterns"].own] == [1]
    assert content.steps["lanterns"].renamed == {"lanterns:oil_lamp": "lanterns:storm_lantern"}
    assert content.kinds.named("lanterns:flame.draught") is not None
    warmth = [part.label for part in content.sums["warmth"].parts]
    assert warmth.index("warmth.wind") < warmth.index("warmth.draught") < warmth.index("warmth.room")
    assert [teller.token for teller in content.tellers.of_card][-1] == "lanterns:flame.draught"
    assert content.signs.sign("fact", "lanterns:flame.draught", Sign("info")) == Sign("wind-slap", "cold")
    assert content.signs.voice("event.wind_fell") is not None
    tests = runpy.run_path(str(tmp_path / "test_lanterns.py"))
    shown = [test for name, test in tests.items() if name.startswith("test_")]
    for test in shown:
        test()
    assert len(shown) == 2
    asked_by_the_lamp_shrine(content)


def asked_by_the_lamp_shrine(content: Content) -> None:
    """The event of the guide stands before whoever is by when the wind falls, as the guide has written it."""
    game = Game.new(7, content)
    game.world.edit(game.seeker, Attributes).will = 2
    torch = make(game.world, "base:torch", game.seeker, Spot.HAND)
    draught = content.kinds.named("lanterns:flame.draught")
    assert draught is not None
    game.world.add(torch, draught(3, due=1))
    assert game.submit(Wait(sure=True)).ok

    asked = view(game).find("choice")

    assert asked is not None and asked.text.startswith("A shrine of lamps. A hundred lamps, one of them lit.")
    assert [(answer.name, answer.enabled) for answer in asked.children] == [
        ("Leave five coins, and take a light from it (5 gold)", False),
        ("Kneel until the lamp knows you (3 turns)", True),
        ("Come back when all of them are lit", False), ("Leave it be", True),
    ]
    assert asked.children[2].reason == "Most of them are dark: come back on turn 500."
    assert game.submit(Answer(1)).turns == 3
