"""Breath of the Kami."""

from gorin.rulesets.lcg.words import *

CARDS = pack("breath-of-the-kami")
