"""A game looked at again, as its players saw it: for each choice the chance to win over deals that fit what its player
knew then, the dearest choices with better ones, how much luck the deal was, and the turning points."""
