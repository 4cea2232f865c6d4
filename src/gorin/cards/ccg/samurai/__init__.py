"""Samurai Edition."""
