"""All and Nothing."""

from gorin.rulesets.lcg.words import *

CARDS = pack("all-and-nothing")
