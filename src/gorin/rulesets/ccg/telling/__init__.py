"""The game in sentences: what things are called, what happened and why, the log."""
