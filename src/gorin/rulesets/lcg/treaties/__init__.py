"""Treaties: what two players promise each other, what is at stake, and what becomes of it."""
