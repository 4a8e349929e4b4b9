"""Creatures: what they notice, mean and do, where they roam and what brings them forth (COMB-5, MIMIC)."""
