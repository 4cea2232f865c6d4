"""The part of the card language that belongs to no game: sets, numbers, conditions, players, control words."""
