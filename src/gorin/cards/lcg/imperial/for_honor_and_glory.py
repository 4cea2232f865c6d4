"""For Honor and Glory."""

from gorin.rulesets.lcg.words import *

CARDS = pack("for-honor-and-glory")
