"""The machine both games run on. It knows neither game by name, and nothing of "the opponent"."""
