"""Emperor Edition."""
