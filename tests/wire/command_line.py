"""The wire as a bot has it: a process of the real command line, its input and output, and nothing besides."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.wire.talk import Player

ROOT = Path(__file__).parents[2]


def converse(player: Player, *flags: str) -> tuple[dict[str, Any], int, str]:
    """`torchturn play --wire` with these flags, played to the player's end: hello, exit code, and standard error."""
    command = [sys.executable, "-m", "engine", "play", "--wire", *flags]
    environment = {**os.environ, "DISPLAY": ""}
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin is not None and process.stdout is not None and process.stderr is not None
        first = json.loads(process.stdout.readline() or b"{}")
        try:
            request = next(player)
            while True:
                process.stdin.write(json.dumps(request).encode() + b"\n")
                process.stdin.flush()
                request = player.send(json.loads(process.stdout.readline() or b'{"gone": true}'))
        except StopIteration:
            process.stdin.close()
            said = process.stderr.read().decode(errors="replace")
        return first.get("hello", {}), process.wait(60), said
