"""The attack and its battles, duels, Ranged and Melee Attacks."""
