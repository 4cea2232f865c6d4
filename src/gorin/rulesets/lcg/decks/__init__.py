"""Decks: how they are built, which piles they make, what is printed on their cards."""
