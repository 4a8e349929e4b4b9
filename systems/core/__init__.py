"""Core: what every room may ask: what is legal, the odds, who stands where, what is seen, which way."""
