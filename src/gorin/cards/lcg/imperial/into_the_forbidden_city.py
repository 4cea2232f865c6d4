"""Into the Forbidden City."""

from gorin.rulesets.lcg.words import *

CARDS = pack("into-the-forbidden-city")
