"""The Ebb and Flow."""

from gorin.rulesets.lcg.words import *

CARDS = pack("the-ebb-and-flow")
