"""Small deeds that several rules do alike: each writes to the world, and none is a rule of its own."""
