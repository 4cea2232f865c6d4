"""Enlightenment: what its draw phase, its claims, its fate phase and its victories have of their own."""
