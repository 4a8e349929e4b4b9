"""Signs and voices are data: a pack gives its facts an icon and a hue, its events a sound, and changes others."""

from __future__ import annotations

from pathlib import Path

import pytest

from content.check import check
from content.loader import load
from content.signs import Sign
from engine.cli.checking import checked
from engine.window.frame import frame
from engine.window.parts.figures import icon_of_fact
from engine.window.pen import Pen
from engine.window.theme import CANDLELIGHT
from tests.content.packs import a_pack
from tests.planted_fault import planted

SIGNS = '''
[signs.fact]
"rimes:frost.bite" = { icon = "thermometer-cold", hue = "#A9D8EA" }
[signs.due]
melting = { icon = "droplets" }
[signs.help]
rimes = { icon = "fog" }
[voices]
"ice" = { wave = "sine", pitch = 900, length = 80 }
"ice_broke.loudly" = { wave = "noise", length = 300, loud = 90 }
[patch_signs.fact]
armour = { icon = "ice-shield", hue = "cold" }
[patch_voices]
flipped = { wave = "saw", pitch = 70, length = 500, attack = 20 }
'''
OTHER = Sign("info")


@planted("content/signs.py", "for length in range(len(name), 0, -1)]", "for length in range(1, len(name) + 1)]")
@planted("content/patch.py", "            collected.shown[section, *keys] = (value, place)\n", "            pass\n")
def test_a_packs_signs_and_voices_stand_beside_those_of_the_game_and_in_their_place(tmp_path: Path) -> None:
    signs = load([a_pack(tmp_path, "rimes", signs=SIGNS)]).signs
    pen = Pen(frame(1280, 720), CANDLELIGHT, signs)
    voices = [signs.voice(f"event.{name}") for name in ("ice_fell", "ice_broke.loudly.by_you", "flipped", "waited")]

    assert icon_of_fact(pen, "rimes:frost.bite") == ("thermometer-cold", "#A9D8EA")
    assert icon_of_fact(pen, "armour") == ("ice-shield", "cold")
    assert icon_of_fact(pen, "weapon") == ("broadsword", "bone")
    assert icon_of_fact(pen, "of_nobody") == ("info", "muted")
    assert signs.sign("help", "rimes", OTHER).icon == "fog" and signs.sign("help", "aim", OTHER).icon != "info"
    assert signs.sign("due", "melting", OTHER) == Sign("droplets", "muted")
    assert [voice and (voice.wave, voice.pitch, voice.length, voice.loud) for voice in voices] == [
        ("sine", 900, 80, 60), ("noise", 0, 300, 90), ("saw", 70, 500, 60), None]


def test_every_sign_of_the_game_is_drawn_and_every_fact_that_a_card_tells_has_one() -> None:
    content = load()

    assert checked([], run=False).faults == []
    tokens = {teller.token for teller in (*content.tellers.of_card, *content.tellers.of_place)}
    assert tokens - set(content.signs.drawn["fact"]) == {"leaves", "sheds", "incorporeal", "shy_of_light"}


@planted("content/signs.py", "if field in drawn and name not in drawn[field]", "if False")
@pytest.mark.parametrize(("written", "told"), [
    ('[signs.fact]\nfrost = { icon = "snowflke" }', 'sign "fact.frost": icon: expected the name of one that is drawn'),
    ('[signs.fact]\nfrost = { icon = "shield", hue = "pinkish" }',
     'sign "fact.frost": hue: expected the name of one that is drawn, got "pinkish"'),
    ('[signs.fact]\nfrost = { hue = "bone" }', 'sign "fact.frost": icon: expected a text, got nothing'),
    ('[signs]\nfrost = "shield"', 'sign "frost.": expected a table, got "shield"'),
    ('[voices]\ncrack = { wave = "bang", length = 3 }', 'voice "crack": wave: expected a text like ^(sine|'),
    ('[voices]\nstruck = { wave = "saw", length = 3 }',
     "voices: struck: expected one of its own, got one that base/faces/voices.toml:3 has too; "
     "to change it, write [patch_voices]"),
    ('[patch_signs.fact]\narmor = { icon = "shield" }',
     'patch_signs: expected one to change, got "fact.armor"; did you mean "fact.armour"?'),
], ids=["undrawn", "colourless", "bare", "flat", "loud", "taken", "absent"])
def test_a_sign_or_a_voice_that_is_none_is_told_with_its_line(tmp_path: Path, written: str, told: str) -> None:
    pack = a_pack(tmp_path, "signless", signs=written + "\n")

    (fault,) = checked([pack], run=False).faults

    assert fault.startswith("signless/signs.toml:") and told in fault
    assert check(pack).faults or "drawn" in told
