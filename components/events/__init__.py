"""Events by rooms: what happened, frozen, in the past tense, with a place. They leave the turn; no rule reads them."""
