"""Where a card's numbers come from: base value, and everything that adds, multiplies or sets."""

from __future__ import annotations

from typing import Any

from gorin.kernel.bits import bits
from gorin.rulesets.lcg.attributes.stats import (
    BASE_SET,
    DASH,
    MULTIPLY,
    SET,
    STAT,
    base,
    highest_level,
    read,
    stat,
)
from gorin.rulesets.lcg.facts import DISHONORED, HOLDING, HONORED, IN_PLAY, STRONGHOLD, TAINTED
from gorin.rulesets.lcg.state import GLORY, PERIODS, POLITICAL, STRENGTH, TOKENLESS, Game

TOKEN_BONUS = 2  # what taint adds


def number(s: Game, c: int, which: int) -> dict[str, Any]:
    """A value now, its base and what is printed (None for a dash), and the modifiers in between.

    The modifiers are what is there to be applied. What "cannot be increased" keeps out is among them, too, and no
    value is less than 0, so that only without such effects base and modifiers add up to the value.
    """
    first = base(s, c, which)
    out = int(s.box.faces[s.kind[c]].numbers[which])
    return {
        "now": None if first == DASH else stat(s, c, which),
        "base": None if first == DASH else first,
        "printed": None if out == DASH else out,
        "modifiers": [] if first == DASH else modifiers(s, c, which),
    }


def modifiers(s: Game, c: int, which: int) -> list[dict[str, Any]]:
    """Each with `add`, `times`, `divided_by` or `set`, and the card or the token it comes from."""
    out = carried_by(s, c) if which == STRENGTH else worn_by(s, c, which)
    for row in s.lasting:
        if row.mask >> c & 1 and row.what & STAT == which and row.what < BASE_SET:
            out.append(how(row.what, row.n) | named(s, row.source) | {"until": period(row.until)})
    constant = [*s.mods, *read(s, highest_level(s))] if s.readers else s.mods
    for what, mask, n in constant:
        if mask >> c & 1 and what & STAT == which and what < BASE_SET:
            out.append(how(what, n) | {"from": "constant ability"})
    for what, mask, n, source in s.fixes:
        if what == SET + which and mask >> c & 1:
            out.append({"set": n} | named(s, source))
    return out


def worn_by(s: Game, c: int, which: int) -> list[dict[str, Any]]:
    """What attachments and status tokens add to a character."""
    out = []
    for x in bits(s.att[c]):
        face = s.box.faces[s.kind[x]]
        if face.definition.type != "character" and face.numbers[which]:
            out.append({"add": face.numbers[which]} | named(s, x))
    if which <= POLITICAL and not s.bars[TOKENLESS] >> c & 1:
        glory = stat(s, c, GLORY)
        if s.p[HONORED] >> c & 1:
            out.append({"add": glory, "from": "honored"})
        elif s.p[DISHONORED] >> c & 1:
            out.append({"add": -glory, "from": "dishonored"})
        if s.p[TAINTED] >> c & 1:
            out.append({"add": TOKEN_BONUS, "from": "tainted"})
    return out


def carried_by(s: Game, c: int) -> list[dict[str, Any]]:
    """What holdings, the stronghold and taint add to a province."""
    out = []
    for x in bits(s.p[IN_PLAY] & (s.p[HOLDING] | s.p[STRONGHOLD])):
        bonus = s.box.faces[s.kind[x]].numbers[STRENGTH]
        if s.slot[c] >= 0 and s.slot[x] == s.slot[c] and bonus:
            out.append({"add": bonus} | named(s, x))
    if s.p[TAINTED] >> c & 1:
        out.append({"add": TOKEN_BONUS, "from": "tainted"})
    return out


def how(what: int, n: int) -> dict[str, Any]:
    """What a row does to a value."""
    if what < MULTIPLY:
        return {"add": n}
    if what < SET:
        return {"times": n} if n > 0 else {"divided_by": -n}
    return {"set": n}


def named(s: Game, source: int) -> dict[str, Any]:
    """The card something comes from."""
    if not 0 <= source < len(s.kind):
        return {"from": "the rules"}
    return {"from": s.box.faces[s.kind[source]].name, "id": source}


def period(until: int) -> str:
    """How long a lasting effect lasts."""
    return next(name for name, n in PERIODS.items() if n == until) or "it leaves play"
