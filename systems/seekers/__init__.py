"""Seekers: who goes in, what they can and learn, and their levels (CHAR)."""
