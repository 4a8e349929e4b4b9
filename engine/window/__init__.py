"""The window: draws the scene tree with pyglet and turns mouse and keys into commands. Nothing else knows pyglet."""
