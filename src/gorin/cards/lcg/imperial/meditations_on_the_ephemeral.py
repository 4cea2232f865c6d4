"""Meditations on the Ephemeral."""

from gorin.rulesets.lcg.words import *

CARDS = pack("meditations-on-the-ephemeral")
