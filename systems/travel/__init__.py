"""Travel: steps, passages, stairs and mouths, and what points the way (MOVE, LEVL, SUB, ROSE)."""
