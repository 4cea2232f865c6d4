"""What is found out about cards and decks by playing many games."""
