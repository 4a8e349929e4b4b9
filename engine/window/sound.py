"""Sound by synthesis: each kind of event has a short voice of sines and noise; without a device there is silence."""

from __future__ import annotations

import logging
from typing import Any

from content.signs import UNSIGNED, Signs, Voice

_log = logging.getLogger(__name__)


class Sound:
    """Plays voices; a device that is missing or fails turns it off for good and says so in the log."""

    def __init__(self, signs: Signs = UNSIGNED, on: bool = True) -> None:
        self._on = on
        self._signs = signs
        self._sources: dict[Voice, Any] = {}
        self._players: list[Any] = []

    def play(self, event: str, volume: int) -> None:
        """The voice of an event at a volume from 0 to 100."""
        voice = self._signs.voice(event)
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
