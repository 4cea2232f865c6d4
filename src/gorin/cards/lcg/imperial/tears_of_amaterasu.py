"""Tears of Amaterasu."""

from gorin.rulesets.lcg.words import *

CARDS = pack("tears-of-amaterasu")
