"""Cards to programs: abilities, targets, costs, effects, constant text and terms."""
