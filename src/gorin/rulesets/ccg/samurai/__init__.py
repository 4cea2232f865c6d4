"""Samurai Edition: what of its turn, battles, player abilities and victories is not as in Emperor Edition."""
