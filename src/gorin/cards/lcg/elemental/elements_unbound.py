"""Elements Unbound."""

from gorin.rulesets.lcg.words import *

CARDS = pack("elements-unbound")
