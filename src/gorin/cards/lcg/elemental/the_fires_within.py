"""The Fires Within."""

from gorin.rulesets.lcg.words import *

CARDS = pack("the-fires-within")
