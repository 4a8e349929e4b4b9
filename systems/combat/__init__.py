"""Combat: blows, shots and throws, and what they leave behind (COMB)."""
