"""The turn: setup, phases, Events, windows and their stages, Honor, what the rules mend, who leaves the game."""
