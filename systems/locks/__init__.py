"""Locks: doors, keys, force, and traps (DOOR, LOCK, TRAP)."""
