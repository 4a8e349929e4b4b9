"""Text mode: the tree drawn in characters, and typed words turned into commands."""

from engine.text.run import run_text as run_text
