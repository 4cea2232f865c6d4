"""What a card is now: its numbers, keywords and clans, what it may not do, what continuous traits read."""
