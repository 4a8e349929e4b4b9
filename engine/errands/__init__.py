"""Errands: what is played as many single commands until it is done or something comes (CLOCK-1)."""
