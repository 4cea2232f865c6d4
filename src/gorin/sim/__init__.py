"""Playing: one game, many games over processes, records of them, and what came of it."""
