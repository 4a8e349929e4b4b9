"""Sound by synthesis: each kind of event has a short voice of sines and noise; without a device there is silence."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

_log = logging.getLogger(__name__)


class Voice(msgspec.Struct, frozen=True):
    """Wave (sine, triangle, noise, saw), pitch in hertz, length and attack in milliseconds, loudness in per cent."""

    wave: str
    pitch: int
    length: int
    attack: int = 5
    loud: int = 60


# The first entry whose key begins the event's message id, without `event.`.
VOICES: dict[str, Voice] = {
    "struck": Voice("noise", 0, 120, 2, 80),
    "hurt": Voice("noise", 0, 150, 2, 70),
    "missed": Voice("noise", 0, 70, 30, 25),
    "died": Voice("saw", 70, 500, 20, 60),
    "trap_sprung": Voice("saw", 180, 260, 2, 80),
    "flame_lit": Voice("noise", 0, 320, 120, 35),
    "flame_died": Voice("noise", 0, 420, 10, 30),
    "flame_snuffed": Voice("noise", 0, 160, 10, 25),
    "unlocked": Voice("triangle", 520, 180, 4, 50),
    "forced_open": Voice("noise", 0, 260, 2, 80),
    "force_failed": Voice("triangle", 130, 160, 2, 60),
    "flipped": Voice("triangle", 340, 60, 2, 35),
    "taken": Voice("sine", 620, 70, 3, 35),
    "dropped": Voice("sine", 240, 80, 3, 35),
    "equipped": Voice("triangle", 420, 70, 3, 35),
    "searched": Voice("triangle", 300, 140, 10, 35),
    "eaten": Voice("sine", 200, 140, 10, 35),
    "drunk": Voice("sine", 280, 180, 30, 35),
    "scroll_read": Voice("sine", 740, 420, 60, 35),
    "level_gained": Voice("sine", 660, 700, 20, 60),
    "restored": Voice("sine", 500, 240, 30, 35),
    "woke": Voice("saw", 110, 220, 10, 45),
    "stepped.by_you": Voice("noise", 0, 45, 4, 20),
    "stair_taken": Voice("triangle", 180, 380, 30, 50),
    "mouth_taken": Voice("triangle", 150, 420, 40, 50),
    "noise_made": Voice("noise", 0, 400, 4, 60),
    "refused": Voice("triangle", 150, 90, 4, 40),
    "page": Voice("noise", 0, 40, 8, 15),
}


def voice_of(event: str) -> Voice | None:
    """The voice of an event by its message id, or None for one that makes no sound."""
    name = event.removeprefix("event.")
    return next((voice for prefix, voice in VOICES.items() if name.startswith(prefix)), None)


class Sound:
    """Plays voices; a device that is missing or fails turns it off for good and says so in the log."""

    def __init__(self, on: bool = True) -> None:
        self._on = on
        self._sources: dict[Voice, Any] = {}
        self._players: list[Any] = []

    def play(self, event: str, volume: int) -> None:
        """The voice of an event at a volume from 0 to 100."""
        voice = voice_of(event)
        if not self._on or volume <= 0 or voice is None:
            return
        try:
            player = self._source(voice).play()
            player.volume = volume * voice.loud / 10_000
            self._players = [*self._players[-7:], player]
        except Exception as error:  # pyglet's drivers raise whatever the platform does; silence is no fault of the game
            self._on = False
            _log.warning("no sound: %s", error)

    def _source(self, voice: Voice) -> Any:
        if voice not in self._sources:
            self._sources[voice] = _made(voice)
        return self._sources[voice]


def _made(voice: Voice) -> Any:
    from pyglet.media import StaticSource, synthesis

    make: Any = synthesis
    seconds = voice.length / 1000
    envelope = make.LinearDecayEnvelope(peak=1.0)
    if voice.attack > 20:
        envelope = make.ADSREnvelope(attack=voice.attack / 1000, decay=seconds / 3, release=seconds / 3)
    if voice.wave == "noise":
        return StaticSource(make.WhiteNoise(seconds, envelope=envelope))
    wave = {"sine": make.Sine, "triangle": make.Triangle, "saw": make.Sawtooth}[voice.wave]
    return StaticSource(wave(seconds, frequency=voice.pitch, envelope=envelope))
