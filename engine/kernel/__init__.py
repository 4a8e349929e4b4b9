"""The kernel: worlds, the turn, dice, the calendar. Knows no rule of the game."""
