"""Rings as things: where they lie, whose they are, what they are called, their fate, what is attached to them."""
