"""Games of teams: whom a team may attack, what its players share, what becomes of one who has lost the stronghold."""
