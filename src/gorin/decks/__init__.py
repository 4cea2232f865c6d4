"""Decks: reading them, telling whether they are legal and why not, and the ones that come with Gorin."""
