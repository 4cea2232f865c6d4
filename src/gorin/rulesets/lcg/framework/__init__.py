"""The round: setup, phases, windows and their stages, the Imperial Favor, what the rules mend."""
