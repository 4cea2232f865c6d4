"""Agents: they see views and decisions, never the state of the game or the cards' code. Those that try options out on
deals of the sampler ask a game's `masks.py`, `moment.py` and `supposing.py` what such a table holds."""
