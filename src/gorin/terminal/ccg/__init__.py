"""How the table of the collectible card game is shown."""
