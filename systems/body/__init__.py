"""Body: Health and what takes it, hunger, thirst, cold, afflictions, death (SURV, CHAR-6)."""
