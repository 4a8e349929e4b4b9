"""Each rule of play by example, on tiny worlds."""
