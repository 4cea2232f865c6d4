"""The older game, the CCG: Emperor Edition."""
