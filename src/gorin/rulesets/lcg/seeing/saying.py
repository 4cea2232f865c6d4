"""Decisions and options of the living card game in the players' words."""

from __future__ import annotations

from typing import Any

from gorin.kernel.abilities import ability_number, unpack_use
from gorin.kernel.decisions import DONE, OTHER, PASS, PICK, PLAY, SELECT, USE, Decision, Option
from gorin.rulesets.accounts import seat_name
from gorin.rulesets.asking import Asking
from gorin.rulesets.lcg.codecs import play_of
from gorin.rulesets.lcg.compiler.purposes import PURPOSES
from gorin.rulesets.lcg.facts import EVENT
from gorin.rulesets.lcg.questions import QUESTIONS, RING_OF
from gorin.rulesets.lcg.rings.names import called
from gorin.rulesets.lcg.rings.names import ring as ring_words
from gorin.rulesets.lcg.rings.numbers import NO_RING, Declaration, EffectChoice
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.lcg.telling.accounts import Account
from gorin.rulesets.lcg.telling.naming import PLAYED, TYPES, for_you, name

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


class Saying(Asking):
    """How the living card game says what it asks."""

    questions, account, purposes = QUESTIONS, Account, PURPOSES
    for_you = staticmethod(for_you)

    def deed(self, s: Game, d: Decision, o: Option) -> str:
        match o.verb:
            case verb if verb == USE:
                return _use(s, o)
            case verb if verb == PLAY:
                return f"play {name(s, o.card)}{PLAYED[play_of(o.value)[1]]}"
            case verb if verb == OTHER:
                way = Declaration.of(o.value)
                ring = called(s, way.ring) if way.ring != NO_RING else "without a ring"
                return f"{TYPES[way.type]} {ring}{_instead(way)}"
            case verb if verb == OTHER + 1:
                return _ring(s, o)
        return ""

    def pressed(self, s: Game, d: Decision, o: Option, text: str) -> str:
        if o.verb == USE:
            return f"play {text}" if s.p[EVENT] >> o.card & 1 else f"use {text}"
        if o.verb == OTHER:
            way = Declaration.of(o.value)
            ring = ring_words(s, way.ring).removeprefix("the ") if way.ring != NO_RING else "without a ring"
            return f"{TYPES[way.type]} conflict, {ring}{_instead(way)}"
        return super().pressed(s, d, o, text)

    def parts(self, s: Game, d: Decision, o: Option) -> dict[str, Any]:
        match o.verb:
            case verb if verb == USE:
                _, aid, via, event = unpack_use(o.value)
                parts = {"kind": "use", "ability": s.box.abilities[aid].name.removeprefix("lcg: "), "by": via}
                answers = self.occasion(s, d.player, o)
                return {**parts, "event": event, "answers": answers} if answers else parts
            case verb if verb == PLAY:
                return {"kind": "play", "how": PLAYED[play_of(o.value)[1]].strip()}
            case verb if verb == OTHER:
                way = Declaration.of(o.value)
                ring = called(s, way.ring) if way.ring != NO_RING else None
                return {"kind": "declare", "type": TYPES[way.type], "ring": ring}
            case verb if verb == OTHER + 1:
                return {"kind": "ring effect", "effect": _effect(o)}
        if o.verb == SELECT and d.why in RING_OF:
            return {"kind": "select", "value": o.value, "ring": called(s, RING_OF[d.why](o.value))}
        plain = {PICK: "pick", PASS: "pass", DONE: "done"}
        return {"kind": plain[o.verb]} if o.verb in plain else {"kind": "select", "value": o.value}


SAYING = Saying()


def _instead(way: Declaration) -> str:
    """A conflict of another type than the opportunity is for."""
    return f" instead of {TYPES[way.opportunity]}" if way.type != way.opportunity else ""


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
    return _effect(o) + (f" {name(s, o.card)}" if o.card >= 0 else "")


def _effect(o: Option) -> str:
    """What a ring does; for whom and against whom, where that is not said by itself."""
    choice = EffectChoice.of(o.value)
    gains = f" for {seat_name(choice.gains)}" if choice.gains >= 0 else ""
    loses = f" against {seat_name(choice.loses)}" if choice.loses >= 0 else ""
    return RING_EFFECTS[choice.what] + gains + loses
