"""Conditions: what lies on a room, what it may do to whoever acts there, and how it is cleared (COND)."""
