"""Fate Has No Secrets."""

from gorin.rulesets.lcg.words import *

CARDS = pack("fate-has-no-secrets")
