"""Saves: a chronicle as one file in a home, and back.

What the game calls (everything else in this package is inside):

    save = SaveFile(path)                      # takes the chronicle's lock; SaveError when another program holds it
    save.save(state)                           # after every world turn and on leaving; packs only what changed
    state = save.load(make_world, packs)       # a whole ChronicleState in fresh worlds, or SaveError and nothing
    save.close()                               # or `with SaveFile(path) as save:`

`ChronicleState` holds seed, clock, packs, worlds, seekers (ids, in order), the current seeker, a `Title` for lists of
saves, `options` (plain data by name) and `log` (plain data, the game's own). Plain data means None, bools, ints,
strings, lists of these and dicts with string keys; no floats. A seed is a whole number from 0 to 2**64 - 1.

`make_world(seed, number)` gives an empty World with its dice and resources; number, turn, next id and ledger are set
here. `packs` are the packs installed now, as `PackStamp(name, version, data_version, digest)`; data of a pack that is
missing is sealed: out of all rules, and written back as it came. `state.packs` afterwards names the installed packs
and, behind them, the missing ones.

    SaveFile.claim(home, name)                 # a new save under a name that nobody has
    list_saves(home)                           # last played first; a damaged one with its fault and its backup;
                                               # every digest is checked
    read_header(path)                          # Header without reading the body: title, seed, clock, packs
    missing_packs(header, packs)               # stamps of the save's packs that are not installed: ask before loading
    restore_backup(path)                       # the damaged file is set aside under another name, the backup takes over

Every failure is a SaveError with `reason`, `file` and `advice`; `str(error)` is one sentence with all three.
"""

from saves.backup import default_home
from saves.chronicle import ChronicleState, MakeWorld
from saves.errors import (
    DamagedSaveError,
    DiskError,
    ForeignFileError,
    LinkedSaveError,
    LockedSaveError,
    NewerSaveError,
    SaveError,
)
from saves.files import SUFFIX
from saves.header import Header, PackStamp, Title, missing_packs, refuse_newer
from saves.listing import Listing, last_sitting, list_saves, modified, read_header, restore_backup, verify
from saves.savefile import SaveFile

__all__ = [
    "SUFFIX",
    "ChronicleState",
    "DamagedSaveError",
    "DiskError",
    "ForeignFileError",
    "Header",
    "LinkedSaveError",
    "Listing",
    "LockedSaveError",
    "MakeWorld",
    "NewerSaveError",
    "PackStamp",
    "SaveError",
    "SaveFile",
    "Title",
    "default_home",
    "last_sitting",
    "list_saves",
    "missing_packs",
    "modified",
    "read_header",
    "refuse_newer",
    "restore_backup",
    "verify",
]
