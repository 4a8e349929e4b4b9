"""Sixty games, five a theme, kept command for command: what a redesign must leave as it was."""
