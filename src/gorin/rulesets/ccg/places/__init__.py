"""What happens to cards: entering and leaving play, bowing, movement, tokens."""
