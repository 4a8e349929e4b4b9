"""Keep: games go into saves and come back whole."""
