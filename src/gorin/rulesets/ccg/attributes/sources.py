"""Where a card's numbers come from: what is printed, and everything that adds to it or bounds it."""

from __future__ import annotations

from typing import Any

from gorin.kernel.bits import bits
from gorin.rulesets.ccg.attributes.stats import base, stat
from gorin.rulesets.ccg.card import DASH
from gorin.rulesets.ccg.facts import DISHONORABLE, ITEM, PERSONALITY
from gorin.rulesets.ccg.state import CHI, NEXT_TURN, PERIODS, PERSONAL_HONOR, Game


def number(s: Game, c: int, which: int) -> dict[str, Any]:
    """A value now, what is printed (None for a dash), and the bonuses, penalties and bounds in between."""
    printed = base(s, c, which)
    if printed == DASH:
        return {"now": None, "printed": None, "modifiers": []}
    return {"now": stat(s, c, which), "printed": printed, "modifiers": modifiers(s, c, which)}


def modifiers(s: Game, c: int, which: int) -> list[dict[str, Any]]:
    """Each with `add`, `least` or `most`, and the card or the rule it comes from."""
    b = 1 << c
    out: list[dict[str, Any]] = []
    for row in s.lasting:
        if row.what == which and row.mask & b:
            out.append({"add": row.n} | named(s, row.source) | {"until": period(s, row.until)})
    for what, mask, n, _ in s.mods:
        if what == which and mask & b:
            out.append({"add": n, "from": "continuous trait"})
    for token in s.tokens:
        if token.card == c and (n := s.box.tokens[token.kind].gives(which)):
            out.append({"add": n, "from": s.box.token_name(token.kind)})
    if which <= CHI and s.p[PERSONALITY] & b:
        out += [{"add": n} | named(s, x) for x in bits(s.att[c] & s.p[ITEM]) if (n := stat(s, x, which))]
    for what, mask, n, most in s.limits:
        if what == which and mask & b:
            out.append({"most" if most else "least": n, "from": "continuous trait"})
    if which == PERSONAL_HONOR and s.p[DISHONORABLE] & b:
        out.append({"most": 0, "from": "dishonorable"})
    return out


def named(s: Game, source: int) -> dict[str, Any]:
    """The card something comes from."""
    if not 0 <= source < len(s.kind):
        return {"from": "the rules"}
    return {"from": s.box.faces[s.kind[source]].name, "id": source}


def period(s: Game, until: int) -> str:
    """How long a lasting effect lasts."""
    if until >= NEXT_TURN:
        return f"{s.box.rules.seat_name(until - NEXT_TURN)}'s next turn"
    return next((name for name, n in PERIODS.items() if n == until), "it leaves play")
