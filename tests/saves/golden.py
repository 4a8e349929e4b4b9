"""Golden saves: what every version of the format looked like, kept for ever (S7).

    python -m tests.saves.golden

writes, for today's data version of the base pack, `golden/schema_vN.json` (every component with its fields and their
types), `golden/vN_components.torchturn` (one entity with each component), `golden/vN_played.torchturn` (a game some
way on), and in saves/additions.py what the version added to the one before. It stops before it writes anything when
the version did more than add: then a step by hand is needed in saves/steps.py. A version that was released is never
written again: raise `data_version` in content/base/pack.toml, and run this once.
"""

from __future__ import annotations

import json
import random
import typing
from enum import Enum
from pathlib import Path
from typing import Any

from components.place import Place, Spot
from components.registry import name_of
from components.room import Room
from content.loader import load
from engine.keep import keeping
from engine.kernel.dice import Dice
from engine.kernel.world import World
from engine.play.game import Game
from saves import PackStamp, container
from saves.additions import ADDITIONS
from saves.chronicle import ChronicleState, dump
from saves.steps import BY_HAND
from tests.laws.bot import Bot
from tests.saves.additions import added, beyond_adding, write_additions
from tests.saves.worlds import a_component, a_state, base_kinds

FOLDER = Path(__file__).with_name("golden")
PLAYED_SEED, PLAYED_COMMANDS = 11, 250


def data_version() -> int:
    """Today's version of the base pack's data."""
    return next(pack.data_version for pack in load().packs if pack.name == "base")


def schema_path(version: int) -> Path:
    """Where the schema of this data version is kept."""
    return FOLDER / f"schema_v{version}.json"


def schema() -> dict[str, Any]:
    """The format of today: container version, and each saved component's fields with their types, in order."""
    components = {name_of(kind): {field: _told(hint) for field, hint in _hints(kind).items()} for kind in base_kinds()}
    return {"container": container.VERSION, "data_version": data_version(), "components": components}


def _hints(kind: type) -> dict[str, Any]:
    hints = typing.get_type_hints(kind)
    return {field: hints[field] for field in kind.__struct_fields__}  # type: ignore[attr-defined]


def _told(hint: Any) -> str:
    if isinstance(hint, type) and issubclass(hint, Enum):
        return "one of " + ", ".join(str(member.value) for member in hint)
    if typing.get_args(hint):
        inner = " | ".join(_told(arg) for arg in typing.get_args(hint))
        return f"list of {inner}" if typing.get_origin(hint) is list else inner
    return "nothing" if hint is type(None) else str(hint.__name__)


def all_components() -> ChronicleState:
    """A chronicle in which an entity bears each component of the base game, with values drawn by the name alone."""
    world = World(1, Dice(1), turn=5)
    room = world.spawn(Room(0, 0, 0))
    for kind in base_kinds():
        draw = random.Random(name_of(kind))
        if kind not in (Place, Room):
            world.spawn(a_component(kind, draw), Place(room, draw.choice(list(Spot))))
    return a_state(world, packs=[PackStamp("base", "golden", data_version(), "00" * 16)])


def played() -> ChronicleState:
    """A game some way on."""
    game = Game.new(PLAYED_SEED, load())
    bot = Bot(game, PLAYED_SEED)
    for _ in range(PLAYED_COMMANDS):
        bot.act(perceive=False)
        bot.bless()
    return keeping.state_of(game.chronicle, game.packs, game.seeker, game.log, game.tally)


def main() -> None:
    """Write the golden files of today's version, and what it added to the one before."""
    FOLDER.mkdir(exist_ok=True)
    version = data_version()
    if version > 1:
        old = json.loads(schema_path(version - 1).read_text(encoding="utf-8"))
        if (problems := beyond_adding(old, schema())) and version - 1 not in BY_HAND:
            raise SystemExit("more than additions, so a step by hand is needed: " + "; ".join(problems))
        write_additions({**ADDITIONS, version: added(old, schema())})
    schema_path(version).write_text(json.dumps(schema(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    (FOLDER / f"v{version}_components.torchturn").write_bytes(dump(all_components(), {}))
    (FOLDER / f"v{version}_played.torchturn").write_bytes(dump(played(), {}))
    for path in sorted(FOLDER.iterdir()):
        print(f"{path.name}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
