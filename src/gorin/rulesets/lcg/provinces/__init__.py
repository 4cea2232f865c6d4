"""Provinces: their two sides, breaking and restoring, strongholds, what lies in them, what is taken from them."""
