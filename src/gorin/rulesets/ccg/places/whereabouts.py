"""Where units are, derived from where their Personalities stand and from which battlefield is the current one."""

from __future__ import annotations

from gorin.kernel.derive import derive
from gorin.rulesets.ccg.attributes.dependencies import WHEREABOUTS, is_read
from gorin.rulesets.ccg.facts import ATTACK_SIDE, ATTACKING, DEFENDING, DEFENSE_SIDE, HERE
from gorin.rulesets.ccg.state import FIELD, Game


def where_units_are(s: Game) -> None:
    """Who is attacking, defending and here: attachments are with their Personality."""
    p = s.p
    attacking, defending, here = p[ATTACK_SIDE], p[DEFENSE_SIDE], 0
    m = attacking | defending
    if m:
        field = s.battle[FIELD]
        while m:
            b = m & -m
            m ^= b
            c = b.bit_length() - 1
            att = s.att[c]
            if attacking & b:
                attacking |= att
            else:
                defending |= att
            if s.at[c] == field:
                here |= b | att
        if field < 0:
            here = 0
    p[ATTACKING], p[DEFENDING], p[HERE] = attacking, defending, here


def another_battlefield(s: Game, changed: bool = False) -> None:
    """The current battlefield is another, or none. If nothing else has `changed` and no continuous trait reads where
    anybody is, nothing more follows from it than who is here."""
    if changed or is_read(s, WHEREABOUTS):
        derive(s)
    else:
        where_units_are(s)
        s.memo = {}
