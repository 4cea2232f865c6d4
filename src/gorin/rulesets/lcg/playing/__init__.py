"""Action windows, and playing cards: which may be played, in which ways, from where."""
