"""Play: a chronicle and the seeker that is played in it; commands go in, what was perceived comes out."""
