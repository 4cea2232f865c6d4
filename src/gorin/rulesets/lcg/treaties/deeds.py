"""What players may do about treaties, by the names that asides have."""

from __future__ import annotations

from typing import Final

from gorin.rulesets.asides import Deed
from gorin.rulesets.lcg.treaties import offers, standing

TERMS: Final = ("value", "mine", "yours")
DEEDS: Final = {
    "offer": Deed(offers.offer, ("to", *TERMS)),
    "counter": Deed(offers.counter, ("offer", *TERMS)),
    "agree": Deed(offers.agree, ("offer",)),
    "decline": Deed(offers.decline, ("offer",)),
    "dissolve": Deed(standing.dissolve, ("treaty",)),
    "keep": Deed(standing.keep_it, ("treaty",)),
    "accuse": Deed(standing.accuse, ("treaty",)),
    "confess": Deed(standing.confess, ("treaty",)),
    "deny": Deed(standing.deny, ("treaty",)),
}
