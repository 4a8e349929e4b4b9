"""Fire: what catches, what it takes, and its smoke (CLOCK-1)."""
