"""How the table of the living card game is shown."""
