"""Decisions, options and events in the players' words."""

from __future__ import annotations

from typing import Any

from gorin.kernel.abilities import ABILITY, YOU, ability_number, unpack_use
from gorin.kernel.decisions import DONE, OTHER, PASS, PICK, PLAY, SELECT, USE, Decision, Option
from gorin.kernel.fields import KINDS
from gorin.rulesets.accounts import said, seat_name, told_apart
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.accounts import TOKENS, Account
from gorin.rulesets.lcg.aims import ability_words, option_words
from gorin.rulesets.lcg.naming import PLAYED, TYPES, for_you, name
from gorin.rulesets.lcg.ring_bearers import as_host
from gorin.rulesets.lcg.ring_names import called
from gorin.rulesets.lcg.ring_names import ring as ring_words
from gorin.rulesets.lcg.ring_numbers import NO_RING, Declaration, EffectChoice
from gorin.rulesets.lcg.state import Game

RING_EFFECTS = {
    1: "take 1 honor",
    2: "gain 2 honor",
    3: "draw a card, discard one at random",
    4: "draw a card",
    5: "discard a card at random",
    6: "honor",
    7: "dishonor",
    8: "ready",
    9: "bow",
    10: "remove 1 fate from",
}

ON_RINGS = frozenset({"attach to a ring", "choose a ring"})  # questions whose options are rings
KEYWORDS = {ev.HONOR: "pride", ev.DISHONOR: "pride", ev.GAIN_FATE: "courtesy", ev.DRAW: "sincerity"}


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
    """What happens that an option would answer: "Doji Challenger is honored: B's Court Games"; "" if nothing does."""
    f = s.frames[-1]
    if o.verb != USE or f.kind != KINDS["lcg: window"]:
        return ""
    e = f.events[unpack_use(o.value)[3]]
    return said(Account, s, e, you).removesuffix(".")


def say(s: Game, d: Decision, o: Option) -> str:
    """An option in words; two options of one decision never read the same."""
    text = _say(s, d, o)
    twins = [x for x in d.options if x is not o and _say(s, d, x) == text]
    return told_apart(text, d, o, twins, lambda x: occasion(s, d.player, x)) if twins else text


def _say(s: Game, d: Decision, o: Option) -> str:
    match o.verb:
        case verb if verb == PICK:
            return for_you(s, d.player, o.card)
        case verb if verb == PASS:
            return "pass"
        case verb if verb == DONE:
            return "done"
        case verb if verb == USE:
            return _use(s, o)
        case verb if verb == PLAY:
            return f"play {name(s, o.card)}{PLAYED[o.value & 15]}"
        case verb if verb == OTHER:
            ring, kind, opportunity = Declaration.of(o.value)
            instead = f" instead of {TYPES[opportunity]}" if kind != opportunity else ""
            return f"{TYPES[kind]} {called(s, ring) if ring != NO_RING else 'without a ring'}{instead}"
        case verb if verb == OTHER + 1:
            return _ring(s, o)
    return _number(s, d, o)


def parts_of(s: Game, d: Decision, o: Option) -> dict[str, Any]:
    """An option in parts, for programs: its kind, and what the words would have to be read for."""
    match o.verb:
        case verb if verb == USE:
            _, aid, via, event = unpack_use(o.value)
            parts = {"kind": "use", "ability": s.box.abilities[aid].name.removeprefix("lcg: "), "by": via}
            answers = occasion(s, d.player, o)
            return {**parts, "event": event, "answers": answers} if answers else parts
        case verb if verb == PLAY:
            return {"kind": "play", "how": PLAYED[o.value & 15].strip()}
        case verb if verb == OTHER:
            ring, kind, _ = Declaration.of(o.value)
            return {"kind": "declare", "type": TYPES[kind], "ring": called(s, ring) if ring != NO_RING else None}
        case verb if verb == OTHER + 1:
            return {"kind": "ring effect", "effect": RING_EFFECTS[EffectChoice.of(o.value).what]}
    if o.verb == SELECT and d.why in ON_RINGS:
        ring = as_host(o.value) if d.why == "attach to a ring" else o.value
        return {"kind": "select", "value": o.value, "ring": called(s, ring)}
    plain = {PICK: "pick", PASS: "pass", DONE: "done"}
    return {"kind": plain[o.verb]} if o.verb in plain else {"kind": "select", "value": o.value}


def _use(s: Game, o: Option) -> str:
    _, aid, via, _ = unpack_use(o.value)
    title = name(s, o.card)
    if o.card != via:
        return f"{title} ({name(s, via)})"
    face = s.box.faces[s.kind[via]]
    gained = s.box.abilities[aid].face
    if gained != s.kind[via]:
        return f"{title} (from {s.box.faces[gained].name})"
    several = len([a for a in face.abilities if a.slots]) > 1
    return f"{title} ({ability_number(aid)})" if several else title


def _ring(s: Game, o: Option) -> str:
    return RING_EFFECTS[EffectChoice.of(o.value).what] + (f" {name(s, o.card)}" if o.card >= 0 else "")


def _number(s: Game, d: Decision, o: Option) -> str:
    if d.why == "choose an opponent":
        return seat_name(o.value)
    if d.why == "declare or pass":
        return "declare"
    if d.why == "set the favor":
        return TYPES[o.value]
    if d.why in ("may", "refuse", "instead of giving honor", "accept support"):
        return "yes" if o.value else "no"
    if d.why == "which delayed effect first":
        return name(s, o.card)
    if d.why == "which first":
        return f"{KEYWORDS[s.frames[-1].events[o.value].kind]}: {name(s, o.card)}"
    if d.why == "choose an ability":
        return ability_words(s, o.value & 0xFFFFFF)
    if d.why == "which token":
        return TOKENS[o.value]
    if d.why == "attach to a ring":
        return ring_words(s, as_host(o.value)).removeprefix("the ")
    if d.why == "choose a ring":
        return called(s, o.value)
    if d.why == "select one":
        f = s.frames[-1]
        return option_words(s, s.box.abilities.get(f.regs[ABILITY]), o.value, seat_name(f.regs[YOU]))
    return str(o.value)
