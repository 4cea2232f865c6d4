"""What happens to cards: entering and leaving play, bowing, tokens, what ends with a period."""
