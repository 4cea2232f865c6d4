"""Cards to programs: actions, performers, targets, costs, effects, Gold production, continuous traits."""
