"""Taking actions: rounds, Gold, recruiting, attaching, creating, control, what is negated."""
