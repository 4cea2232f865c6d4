"""The table in a terminal: what a player sees of a game, what can be typed, and what is kept of it on disk."""
