"""Rules as refusals and faults cite them: always through the table of the format or edition that is played."""

from __future__ import annotations

from gorin.rulebook import find
from gorin.rulesets.base import Fault, Refused
from gorin.rulesets.variants import Variant


def refused(here: Variant, card: str, done: str, id: str, missing: str = "") -> Refused:
    """Why a card cannot be "used" now: what is missing, and the id of the rule. Where that cannot be said, the rule
    says what there is to say."""
    cited = here.cite(id)
    rule = find(cited)
    return Refused(missing or f"{card} cannot be {done} now: {rule.says if rule else ''}", cited, done)


def faulted(here: Variant, fault: Fault) -> Fault:
    """A fault of a deck with the rules that say so here."""
    return fault._replace(rules=tuple(dict.fromkeys(here.cite(id) for id in fault.rules)))
