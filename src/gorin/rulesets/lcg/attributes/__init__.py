"""What a card is now: its numbers, traits, type, title and controller, also as it was last known."""
