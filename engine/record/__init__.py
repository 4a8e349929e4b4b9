"""Record: what was asked of a game is kept, told apart and played again."""
