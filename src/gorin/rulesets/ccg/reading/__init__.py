"""English read back into the words of this game."""
