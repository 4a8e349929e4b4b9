"""Rest: waiting, camp and sleep, and what a turn brings back (MOVE-1, SURV-3, SURV-4)."""
