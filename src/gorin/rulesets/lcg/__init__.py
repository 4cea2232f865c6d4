"""Legend of the Five Rings: The Card Game, by its Rules Reference."""
