"""Agents: they see views and decisions, never the state of the game or the cards' code."""
