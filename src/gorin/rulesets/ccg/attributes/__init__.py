"""What a card is now: its numbers, keywords and clans, 0 Chi, what continuous traits read."""
