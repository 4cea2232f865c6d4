"""Decisions, options and events in the players' words."""

from __future__ import annotations

from typing import Any

from gorin.kernel.abilities import ability_number, unpack_use
from gorin.kernel.decisions import DONE, PASS, PICK, PLAY, USE, Decision, Option
from gorin.kernel.fields import KINDS
from gorin.kernel.views import hidden_from
from gorin.rulesets.accounts import said, seat_name, told_apart
from gorin.rulesets.ccg.accounts import Account
from gorin.rulesets.ccg.codecs import recruited
from gorin.rulesets.ccg.facts import THE_RULES
from gorin.rulesets.ccg.naming import for_you, name
from gorin.rulesets.ccg.recruiting import FREE, OVERLAY
from gorin.rulesets.ccg.state import Game

YES_OR_NO = ("may", "refuse")
WAYS = {0: "", 1: " with Clan discount", 2: " with Clan allegiance", 3: " with Clan discount and allegiance"}


def why(s: Game, d: Decision) -> str:
    """What a decision is about: the card that asks, or what happens that may be answered."""
    about = for_you(s, d.player, d.about) if d.about >= 0 else "; ".join(answered(s, d))
    return f"{d.why} ({about})" if about else d.why


def answered(s: Game, d: Decision) -> list[str]:
    """What the options of a decision answer, as whoever is asked may know it."""
    out = []
    for o in d.options:
        text = occasion(s, d.player, o)
        if text and text not in out:
            out.append(text)
    return out


def occasion(s: Game, you: int, o: Option) -> str:
    """What happens that an option would answer; "" if nothing does."""
    f = s.frames[-1]
    if o.verb != USE or f.kind != KINDS["ccg: window"]:
        return ""
    return said(Account, s, f.events[unpack_use(o.value)[3]], you).removesuffix(".")


def say(s: Game, d: Decision, o: Option) -> str:
    """An option in words; two options of one decision never read the same."""
    text = _say(s, d, o)
    twins = [x for x in d.options if x is not o and _say(s, d, x) == text]
    return told_apart(text, d, o, twins, lambda x: occasion(s, d.player, x)) if twins else text


def parts_of(s: Game, d: Decision, o: Option) -> dict[str, Any]:
    """An option in parts, for programs: its kind, and what the words would have to be read for."""
    match o.verb:
        case verb if verb == USE:
            _, aid, via, event = unpack_use(o.value)
            answers = occasion(s, d.player, o)
            told = {"event": event, "answers": answers} if answers else {}
            if hidden_from(s, d.player) >> o.card & 1:  # its ability would give its name away
                return {"kind": "use", "by": via, **told}
            a = s.box.abilities[aid]
            return {"kind": "use", "ability": a.name.removeprefix("ccg: "), "by": via, "label": a.node.label, **told}
        case verb if verb == PLAY:
            way, _, onto = recruited(o.value)
            if way & OVERLAY:
                return {"kind": "overlay", "onto": onto}
            return {"kind": "play", "how": WAYS[way & ~FREE].strip()}
    plain = {PICK: "pick", PASS: "pass", DONE: "done"}
    return {"kind": plain[o.verb]} if o.verb in plain else {"kind": "select", "value": o.value}


def _say(s: Game, d: Decision, o: Option) -> str:
    match o.verb:
        case verb if verb == PICK:
            return for_you(s, d.player, o.card)
        case verb if verb == PASS:
            return "pass"
        case verb if verb == DONE:
            return "done"
        case verb if verb == USE:
            return _use(s, o) if not hidden_from(s, d.player) >> o.card & 1 else _unseen(s, o.card)
        case verb if verb == PLAY:
            way, _, onto = recruited(o.value)
            if way & OVERLAY:
                return f"overlay {name(s, onto)} with {name(s, o.card)}"
            return f"{name(s, o.card)}{WAYS[way & ~FREE]}"
    return _number(s, d, o)


def _unseen(s: Game, c: int) -> str:
    """A text of a card that the player who puts texts in order has not seen: a Ring in another's hand.

    Decision: he is told whose card it is, not which.
    """
    return f"a text of a card of {seat_name(s.holder[c])} that you have not seen"


def _use(s: Game, o: Option) -> str:
    """An ability: by its card's title, of several by its designator or its own name too."""
    _, aid, via, _ = unpack_use(o.value)
    a = s.box.abilities[aid]
    label = a.node.label if a.node is not None else ""
    if s.p[THE_RULES] >> via & 1:
        return str(label)
    title = name(s, o.card)
    if o.card != via:
        return f"{title} ({name(s, via)})"
    if a.face != s.kind[via]:
        return f"{title} (from {s.box.faces[a.face].name})"
    several = len([x for x in s.box.faces[a.face].abilities if x.slots and set(x.slots) & set(a.slots)]) > 1
    return f"{title} ({label or ability_number(aid) + 1})" if several else title


def _number(s: Game, d: Decision, o: Option) -> str:
    if d.why in ("declare an attack", "choose a player"):
        return seat_name(o.value)
    if d.why in YES_OR_NO:
        return "yes" if o.value else "no"
    if d.why == "which delayed effect first":
        return for_you(s, d.player, o.card)
    if d.why == "focus or strike":
        return "strike" if o.value == -1 else "focus the top card"
    if d.why == "choose one":
        return _choice(s, d, o.value)
    if d.why == "name a card":
        return str(s.box.faces[o.value].definition.printed_title)
    if d.why == "choose an ability":
        a = s.box.abilities[o.value]
        return f"{name(s, o.card)} ({a.node.label or ability_number(o.value) + 1})"
    return str(o.value)


def _choice(s: Game, d: Decision, k: int) -> str:
    """The words of one of several effects."""
    from gorin.language.control import SelectOne
    from gorin.language.nodes import walk
    from gorin.rulesets.ccg.english import voice_for

    a = s.box.abilities.get(s.frames[-1].regs[2])
    if a is None or a.node is None:
        return str(k)
    v = voice_for(s.box.faces[a.face].definition)
    a.node.constraints(v)  # so that it knows how its targets are spoken of
    for x in walk(a.node, SelectOne):
        if k < len(x.options):
            return x.options[k].english(v)
    return str(k)
