"""Standard output belongs to the wire: what packs print goes to the error, and the lines stay whole."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.shell import torchturn
from tests.content.packs import a_pack
from tests.planted_fault import planted
from tests.rules import rule

LOUD = """import os
from engine.api import System
print("at the door")
class Shout(System):
    follows = "Burn"
    def run(self, world):
        print("on a turn")
        os.write(1, b"from below\\n")
def register(pack):
    pack.add_system(Shout())
"""


@planted("engine/cli/streams.py", "    os.dup2(sys.stderr.fileno(), number)\n", "")
@rule("F2")
def test_what_a_pack_prints_never_stands_between_the_lines_of_the_wire(tmp_path: Path) -> None:
    pack = a_pack(tmp_path, "loud", 'code = "rules"\n')
    (pack / "rules.py").write_text(LOUD, encoding="utf-8")
    asked = '{"do": "pick", "seeker": 1}\n{"do": "wait"}\n'

    done = torchturn("play", "--wire", "--seed", "7", "--no-save", "--pack", pack, stdin=asked)

    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert [next(iter(line)) for line in lines] == ["hello", "picked", "events"]
    assert all(said in done.stderr for said in ("at the door", "on a turn", "from below"))
