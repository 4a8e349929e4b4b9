"""Pure functions that rules and screens share: what is legal, what are the odds, how far, which way."""
