"""Packs of content: found, checked, merged and kept as one registry that never changes."""

GAME_VERSION = "0.1.0"
