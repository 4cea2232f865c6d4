"""Decisions, options and events in the players' words."""

from __future__ import annotations

from typing import Any

from gorin.kernel.abilities import unpack_use
from gorin.kernel.decisions import DONE, PASS, PICK, PLAY, USE, Decision, Option
from gorin.kernel.events import Event
from gorin.kernel.log import EVERYBODY
from gorin.kernel.views import hidden_from
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.facts import HERE, PROVINCE, THE_RULES
from gorin.rulesets.ccg.state import PHASES, Game

YES_OR_NO = ("may", "refuse")
WAYS = {0: "", 1: " with Clan discount", 2: " with Clan allegiance", 3: " with Clan discount and allegiance"}


def name(s: Game, c: int) -> str:
    """The title of the face a card shows; a province is called by its owner and its place."""
    if c < 0:
        return "nothing"
    if s.p[PROVINCE] >> c & 1:
        mine = s.provinces[s.owner[c]]
        place = f" {mine.index(c) + 1}" if c in mine else ""
        return f"{seat_name(s.owner[c])}'s province{place}"
    return str(s.box.faces[s.kind[c]].name)


def seat_name(seat: int) -> str:
    """Seats are called A, B, C, …"""
    return chr(ord("A") + seat)


def for_you(s: Game, you: int, c: int) -> str:
    """A card as this player may speak of it."""
    if not hidden_from(s, you) >> c & 1:
        return name(s, c)
    at = f" ({name(s, s.slot[c])})" if s.slot[c] >= 0 else ""
    return f"a facedown card{at}"


def why(s: Game, d: Decision) -> str:
    """What a decision is about."""
    return d.why + (f" ({for_you(s, d.player, d.about)})" if d.about >= 0 else "")


def say(s: Game, d: Decision, o: Option) -> str:
    """An option in words; two options of one decision never read the same."""
    text = _say(s, d, o)
    if o.card >= 0 and any(x.card >= 0 and x != o and _say(s, d, x) == text for x in d.options):
        return f"{text} #{o.card}"
    return text


def parts_of(s: Game, d: Decision, o: Option) -> dict[str, Any]:
    """An option in parts, for programs: its kind, and what the words would have to be read for."""
    match o.verb:
        case verb if verb == USE:
            _, aid, via, _ = unpack_use(o.value)
            if hidden_from(s, d.player) >> o.card & 1:  # its ability would give its name away
                return {"kind": "use", "by": via}
            a = s.box.abilities[aid]
            return {"kind": "use", "ability": a.name.removeprefix("ccg: "), "by": via, "label": a.node.label}
        case verb if verb == PLAY:
            if o.value & 4:
                return {"kind": "overlay", "onto": o.value >> 20}
            return {"kind": "play", "how": WAYS[o.value & 3].strip()}
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
            if o.value & 4:
                return f"overlay {name(s, o.value >> 20)} with {name(s, o.card)}"
            return f"{name(s, o.card)}{WAYS[o.value & 3]}"
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
    return f"{title} ({label or (aid & 15) + 1})" if several else title


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
        return f"{name(s, o.card)} ({a.node.label or (o.value & 15) + 1})"
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


def tell(s: Game, e: Event) -> None:
    """Put an event into the log."""
    text = sentence(s, e)
    if text:
        hidden = f"A card goes to {seat_name(s.owner[e.card])}'s hand." if e.kind == ev.TO_HAND else ""
        s.log.tell(text, 1 << s.owner[e.card] if hidden else EVERYBODY, hidden)


def sentence(s: Game, e: Event) -> str:
    """What happened, in one sentence; "" for what need not be told."""
    who = seat_name(e.player) if e.player >= 0 else "Nobody"
    card = name(s, e.card) if e.card >= 0 else ""
    match e.kind:
        case ev.TURN_BEGINS:
            return f"{who}'s turn {e.n} begins."
        case ev.PHASE_BEGINS:
            return f"The {PHASES[e.n].capitalize()} Phase begins."
        case ev.DECLARE_ATTACK:
            return f"{who} attacks {seat_name(e.n)}."
        case ev.ASSIGN:
            return f"{card} is assigned to {name(s, e.n >> 1)}."
        case ev.TRANSFER:
            return f"{card} is transferred to {name(s, e.n)}."
        case ev.TRANSFER_TOKEN:
            return f"A {s.box.token_name(e.n & 0xFFFF)} goes from {card} to {name(s, e.n >> 16)}."
        case ev.WIN_DUEL:
            return f"{card} wins the duel."
        case ev.ENGAGE | ev.BATTLE_RESOLVES if not s.p[HERE]:
            return ""  # a battle that nobody fights
        case ev.OVERLAY:
            return f"{name(s, e.n)} is overlaid and becomes {card}."
    return _short(e, who, card)


def _short(e: Event, who: str, card: str) -> str:
    words = {
        ev.BOW: f"{card} bows.",
        ev.STRAIGHTEN: f"{card} straightens.",
        ev.DESTROY: f"{card} is destroyed.",
        ev.DISCARD: f"{card} is discarded.",
        ev.DISHONOR: f"{card} is dishonored.",
        ev.REHONOR: f"{card} is rehonored.",
        ev.MOVE_HOME: f"{card} moves home.",
        ev.MOVE_TO: f"{card} moves to the battlefield.",
        ev.ENTER: f"{card} enters play under {who}.",
        ev.GAIN_HONOR: f"{who} gains {e.n} Honor.",
        ev.LOSE_HONOR: f"{who} loses {e.n} Honor.",
        ev.DRAW: f"{who} draws {e.n}.",
        ev.TAKE_FAVOR: f"{who} takes the Imperial Favor.",
        ev.LOSE_FAVOR: f"{who} discards the Imperial Favor.",
        ev.ANNOUNCE: f"{who} uses {card}.",
        ev.TARGET: f"{card} is targeted.",
        ev.ENGAGE: f"The battle at {card} begins.",
        ev.BATTLE_RESOLVES: f"The battle at {card} resolves.",
        ev.DESTROY_PROVINCE: f"{card} is destroyed.",
        ev.REVEAL: f"{card} is revealed.",
        ev.REMOVE: f"{card} is removed from the game.",
        ev.TO_HAND: f"{card} goes to its owner's hand.",
        ev.TAKE_CONTROL: f"{who} takes control of {card}.",
    }
    return words.get(e.kind, "")
