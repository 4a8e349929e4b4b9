"""Walls: what was built, what is hidden in it, and what brings it down (WALL)."""
