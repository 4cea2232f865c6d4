"""Tainted Lands."""

from gorin.rulesets.lcg.words import *

CARDS = pack("tainted-lands")
