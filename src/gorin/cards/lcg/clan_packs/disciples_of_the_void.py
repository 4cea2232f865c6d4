"""Disciples of the Void."""

from gorin.rulesets.lcg.words import *

CARDS = pack("disciples-of-the-void")
