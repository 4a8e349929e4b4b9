"""Water: floods that rise and sink, and whom they drown (AGE)."""
