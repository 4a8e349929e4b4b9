"""Gathering: what a room gives to who works for it: forage, fish, ore (COND-1, VEIN)."""
