"""Decisions and options of the collectible card game in the players' words."""

from __future__ import annotations

from typing import Any

from gorin.kernel.abilities import ability_number, unpack_use
from gorin.kernel.decisions import DONE, PASS, PICK, PLAY, USE, Decision, Option
from gorin.kernel.views import hidden_from
from gorin.rulesets.accounts import seat_name
from gorin.rulesets.asking import Asking
from gorin.rulesets.ccg.codecs import recruited
from gorin.rulesets.ccg.compiler.purposes import PURPOSES, performed
from gorin.rulesets.ccg.facts import STRATEGY, THE_RULES
from gorin.rulesets.ccg.playing.recruiting import FREE, OVERLAY
from gorin.rulesets.ccg.questions import QUESTIONS
from gorin.rulesets.ccg.state import Game
from gorin.rulesets.ccg.telling.accounts import Account
from gorin.rulesets.ccg.telling.naming import for_you, name

WAYS = {
    0: "",
    1: " with Clan discount",
    2: " with Clan allegiance",
    3: " with Clan discount and allegiance",
    16: " for Honor",
    18: " for Honor with Clan allegiance",
}


class Saying(Asking):
    """How the collectible card game says what it asks."""

    questions, account, purposes = QUESTIONS, Account, PURPOSES
    for_you = staticmethod(for_you)

    def asker(self, s: Game, d: Decision) -> str:
        return performed(s) or super().asker(s, d)

    def deed(self, s: Game, d: Decision, o: Option) -> str:
        match o.verb:
            case verb if verb == USE:
                return _use(s, o) if not hidden_from(s, d.player) >> o.card & 1 else _unseen(s, o.card)
            case verb if verb == PLAY:
                way, _, onto = recruited(o.value)
                if way & OVERLAY:
                    return f"overlay {name(s, onto)} with {name(s, o.card)}"
                return f"{name(s, o.card)}{WAYS[way & ~FREE]}"
        return ""

    def pressed(self, s: Game, d: Decision, o: Option, text: str) -> str:
        if o.verb == USE and self.questions[d.why].option == "{}" and not hidden_from(s, d.player) >> o.card & 1:
            return f"play {text}" if s.p[STRATEGY] >> o.card & 1 else f"use {text}"
        if o.verb == PLAY and recruited(o.value)[0] & OVERLAY:
            return text
        return super().pressed(s, d, o, text)

    def parts(self, s: Game, d: Decision, o: Option) -> dict[str, Any]:
        match o.verb:
            case verb if verb == USE:
                _, aid, via, event = unpack_use(o.value)
                answers = self.occasion(s, d.player, o)
                told = {"event": event, "answers": answers} if answers else {}
                if hidden_from(s, d.player) >> o.card & 1:  # its ability would give its name away
                    return {"kind": "use", "by": via, **told}
                a = s.box.abilities[aid]
                return {
                    "kind": "use",
                    "ability": a.name.removeprefix("ccg: "),
                    "by": via,
                    "label": a.node.label,
                    **told,
                }
            case verb if verb == PLAY:
                way, _, onto = recruited(o.value)
                if way & OVERLAY:
                    return {"kind": "overlay", "onto": onto}
                return {"kind": "play", "how": WAYS[way & ~FREE].strip()}
        plain = {PICK: "pick", PASS: "pass", DONE: "done"}
        return {"kind": plain[o.verb]} if o.verb in plain else {"kind": "select", "value": o.value}


SAYING = Saying()


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
