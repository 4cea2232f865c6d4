"""The proof sheet of a new card: how it reads, what is wrong with it, what it does in games and to decks."""
