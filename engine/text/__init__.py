"""Text mode: the tree drawn in characters, and typed words turned into commands."""
