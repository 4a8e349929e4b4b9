"""The engine: kernel, game, faces."""
