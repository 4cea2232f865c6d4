"""Conflicts and duels: who may declare what, declaring, resolving, claiming, ring effects."""
