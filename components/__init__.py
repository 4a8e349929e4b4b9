"""Data only: components of entities and the events that leave a turn."""
