"""Light: what burns for light, how it is lit, filled and put out (LIGHT)."""
