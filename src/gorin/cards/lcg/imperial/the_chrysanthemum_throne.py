"""The Chrysanthemum Throne."""

from gorin.rulesets.lcg.words import *

CARDS = pack("the-chrysanthemum-throne")
