"""Keeping: a chronicle as the state that saves write, and back."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Set
from typing import Annotated

import msgspec

from components.body import Dead, Health
from components.card import Card
from components.seekers import Seeker
from content.reached import main_themes
from content.registry import Content
from engine.keep import soundness
from engine.kernel.dice import Dice
from engine.kernel.world import World
from engine.play.chronicle import FIRST_SITE, Chronicle
from engine.play.filed import Tally
from engine.play.origin import BEFORE_THEMES
from engine.play.outcome import REMEMBERED, Line, Log
from saves.backup import offering_backup
from saves.chronicle import ChronicleState
from saves.errors import DamagedSaveError, SaveError, naming, reading
from saves.header import PackStamp, Title
from saves.savefile import SaveFile
from systems.core.rooms import room_of
from systems.core.sites import level_info

# Told when a game is taken up without packs that it was played with; no save keeps it.
SEALED = "sealed.waits"
_FIRST = (FIRST_SITE, 1)
# Words take a message and its parameters side by side.
_RESERVED = {"self", "message"}
Number = Annotated[int, msgspec.Meta(ge=0, le=(1 << 63) - 1)]


def stamps(content: Content) -> list[PackStamp]:
    """The packs in use, as saves remember them."""
    return [
        PackStamp(pack.name, pack.version, pack.data_version, pack.digest, pack.replaces) for pack in content.packs
    ]


def state_of(chronicle: Chronicle, packs: Iterable[PackStamp], played: int, log: Log, tally: Tally) -> ChronicleState:
    """Everything of a game that lasts. Reads only."""
    worlds = [chronicle.worlds[number] for number in sorted(chronicle.worlds)]
    seekers = sorted(seeker for world in worlds if world.any(Seeker) for seeker, _ in world.each(Seeker))
    return ChronicleState(
        seed=chronicle.seed,
        clock=chronicle.clock,
        packs=list(packs),
        worlds=worlds,
        seekers=seekers,
        current=played,
        title=title_of(chronicle, played),
        options={**msgspec.to_builtins(tally), "theme": chronicle.theme},
        log=[[seeker, [msgspec.to_builtins(line) for line in lines]] for seeker, lines in _lasting(log)],
    )


def _lasting(log: Log) -> Iterable[tuple[int, list[Line]]]:
    for seeker in sorted(log):
        lines = [line for line in log[seeker] if line.message != SEALED]
        if lines or not log[seeker]:
            yield seeker, lines


def remembered(state: ChronicleState, content: Content) -> Log:
    """The lines that each seeker remembers; the played one's end with the packs that are missing, if any are (S8)."""
    log = log_of(state)
    here = {pack.name for pack in content.packs}
    missing = ", ".join(f"{pack.name} {pack.version}" for pack in state.packs if pack.name not in here)
    if missing:
        line = Line(SEALED, {"packs": missing}, state.clock)
        log.setdefault(state.current, deque(maxlen=REMEMBERED)).append(line)
    return log


def title_of(chronicle: Chronicle, played: int) -> Title:
    """What a list of saves shows of the played seeker."""
    world = chronicle.world_of(played)
    seeker, health = world.get(played, Seeker), world.get(played, Health)
    info, card = level_info(world), world.find(room_of(world, played), Card)
    words = chronicle.content.words
    calling = seeker.calling if seeker.calling in chronicle.content.callings else ""
    return Title(
        name=seeker.name,
        calling=words.calling_name(calling) if calling else seeker.calling,
        place=words.card_name(card.prototype) if card is not None else "",
        level=info.level if info is not None else 0,
        turn=chronicle.clock,
        health=health.left,
        full_health=health.full,
        over=world.has(played, Dead),
    )


def restored(file: SaveFile, content: Content, strict: bool) -> tuple[Chronicle, ChronicleState]:
    """The chronicle in a save, whole; SaveError says what is wrong with it."""
    dice: dict[int, Dice] = {}

    def make_world(seed: int, number: int) -> World:
        world = World(number, dice.setdefault(seed, Dice(seed, strict)))
        world.provide(content)
        return world

    state = file.load(make_world, stamps(content), content.kinds)
    with naming(file.path), offering_backup(file.path):
        chronicle = Chronicle(state.seed, content, strict, theme_of(state, content))
    chronicle.dice = dice.get(state.seed, chronicle.dice)
    with naming(file.path), offering_backup(file.path):
        # Before anybody plays it: what these say comes from a file.
        log_of(state)
        tally_of(state)
        soundness.check(state)
        _refuse_vanished(state, content)
    for world in state.worlds:
        chronicle.hold(world)
    return chronicle, state


def _refuse_vanished(state: ChronicleState, content: Content) -> None:
    """SaveError when a card of the save is none any more of a pack that is here: it was renamed, or taken out."""
    here = {pack.name for pack in content.packs}
    held = (card.prototype for world in state.worlds for _, card in world.each(Card))
    gone = Counter(name for name in held if name not in content.cards and name.partition(":")[0] in here)
    if not gone:
        _refuse_without(state, content, here)
        return
    name = min(gone)
    pack, _, own = name.partition(":")
    others = f", nor {len(gone) - 1} more that it holds" if len(gone) > 1 else ""
    count = f"{gone[name]} card{'s' * (gone[name] > 1)}"
    raise SaveError(
        f'pack {pack} has no card "{own}" any more, of which it holds {count}{others}',
        f'write {own} = "NEW ID" under [renamed] in pack {pack} and raise its data_version, or give it the card back',
    )


def _refuse_without(state: ChronicleState, content: Content, here: Set[str]) -> None:
    """SaveError when a theme or a class of the save is none any more of a pack that is here."""
    infos = (level_info(world) for world in state.worlds)
    themes = {info.theme for info in infos if info is not None and info.theme} - content.themes.keys()
    classes = {who.calling for world in state.worlds for _, who in world.each(Seeker)} - content.callings.keys()
    for what, names in (("theme", themes), ("class", classes)):
        for name in sorted(names):
            pack, _, own = name.partition(":")
            if pack in here:
                told = f'pack {pack} has no {what} "{own}" any more, in which it was played'
                raise SaveError(told, f"give pack {pack} the {what} back, by the name that it had")


def theme_of(state: ChronicleState, content: Content) -> str:
    """The main theme: that of the first level, or else what the save says; SaveError when it says what cannot be.

    Before themes were drawn a save said nothing of it, and its first level was of the Caverns.
    """
    with reading("its options"):
        theme: str = msgspec.convert(state.options.get("theme", BEFORE_THEMES), str)
        born = [info.theme for info in map(level_info, state.worlds) if info and (info.site, info.level) == _FIRST]
        if not born and theme not in main_themes(content.themes):
            raise ValueError(f"no chronicle begins in {theme!r}")
    return born[0] if born else theme


def log_of(state: ChronicleState) -> Log:
    """The lines that each seeker remembers; SaveError when the save has something else for them."""
    with reading("its log"):
        log = msgspec.convert(state.log, list[tuple[int, list[Line]]])
        if any(_RESERVED & line.params.keys() for _, lines in log for line in lines):
            raise ValueError("a line has a parameter of no message")
    return {seeker: deque(lines, REMEMBERED) for seeker, lines in log}


def tally_of(state: ChronicleState) -> Tally:
    """What the save counts; SaveError when it has no numbers for it.

    A save from before entries were counted has one for each command and for everybody who came in.
    """
    with reading("its options"):
        counted = msgspec.convert(state.options, _Counted)
    entries = counted.commands + len(state.seekers) if counted.entries is None else counted.entries
    if entries < counted.commands:
        raise DamagedSaveError("its options count fewer entries than commands")
    return Tally(counted.commands, entries, counted.sitting)


class _Counted(msgspec.Struct):
    commands: Number = 0
    entries: Number | None = None
    sitting: Number = 0
