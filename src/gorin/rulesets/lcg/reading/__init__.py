"""This game's English read: its rings, the order of an ability, the lines of a card."""
