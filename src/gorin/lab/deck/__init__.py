"""The deck lab: what can be reckoned about a deck, and what is found out by playing it against those that come with
Gorin."""
