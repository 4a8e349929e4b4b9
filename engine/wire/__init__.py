"""The wire: the same tree as JSON lines, for bots and tools (documented in engine/README.md)."""

from engine.wire.run import run_wire as run_wire
from engine.wire.run import say_crashed as say_crashed
