"""Things: taken, put down, worn, searched for, read; what spoils and what is dirty (ITEM, ROT, AGE-6)."""
