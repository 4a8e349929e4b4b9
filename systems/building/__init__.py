"""Building: locations made into others (UPGR)."""
