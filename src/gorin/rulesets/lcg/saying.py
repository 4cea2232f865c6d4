"""Decisions, options and events in the players' words."""

from __future__ import annotations

from typing import Any

from gorin.kernel.abilities import YOU, ability_number, unpack_use
from gorin.kernel.decisions import DONE, OTHER, PASS, PICK, PLAY, USE, Decision, Option
from gorin.kernel.events import Event
from gorin.kernel.log import EVERYBODY
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.facts import DISHONORED, ELEMENTS, FACEUP, HONORED, PROVINCE, TAINTED
from gorin.rulesets.lcg.ring_bearers import as_host
from gorin.rulesets.lcg.state import PHASES, Game

TYPES = ("military", "political")
PLAYED = {1: "", 2: " into the conflict", 3: "", 4: " as a duplicate", 5: " disguised", 6: " as an attachment"}
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

KEYWORDS = {ev.HONOR: "pride", ev.DISHONOR: "pride", ev.GAIN_FATE: "courtesy", ev.DRAW: "sincerity"}


def name(s: Game, c: int) -> str:
    """The title of the face a card shows."""
    return str(s.box.faces[s.kind[c]].name) if c >= 0 else "nothing"


def seat_name(seat: int) -> str:
    """Seats are called A, B, C, …"""
    return chr(ord("A") + seat)


def for_you(s: Game, you: int, c: int) -> str:
    """A card as this player may speak of it."""
    from gorin.kernel.views import hidden_from

    if hidden_from(s, you) >> c & 1:
        where = "province" if s.p[PROVINCE] >> c & 1 else "card"
        slot = s.slot[c]
        at = f" ({seat_name(slot // 5)}{slot % 5})" if slot >= 0 else ""
        return f"a facedown {where}{at}"
    return name(s, c)


def why(s: Game, d: Decision) -> str:
    """What a decision is about."""
    about = f" ({for_you(s, d.player, d.about)})" if d.about >= 0 else ""
    return d.why + about


def say(s: Game, d: Decision, o: Option) -> str:
    """An option in words; two options of one decision never read the same."""
    text = _say(s, d, o)
    if o.card >= 0:
        twins = [x for x in d.options if x.card >= 0 and x != o and _say(s, d, x) == text]
        if twins:
            return f"{text} #{o.card}"
    return text


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
            kind, opportunity = o.value >> 4 & 1, o.value >> 6
            instead = f" instead of {TYPES[opportunity]}" if kind != opportunity else ""
            return f"{TYPES[kind]} {ELEMENTS[o.value & 15]}{instead}"
        case verb if verb == OTHER + 1:
            return _ring(s, o)
    return _number(s, d, o)


def parts_of(s: Game, o: Option) -> dict[str, Any]:
    """An option in parts, for programs: its kind, and what the words would have to be read for."""
    match o.verb:
        case verb if verb == USE:
            _, aid, via, _ = unpack_use(o.value)
            return {"kind": "use", "ability": s.box.abilities[aid].name.removeprefix("lcg: "), "by": via}
        case verb if verb == PLAY:
            return {"kind": "play", "how": PLAYED[o.value & 15].strip()}
        case verb if verb == OTHER:
            return {"kind": "declare", "type": TYPES[o.value >> 4 & 1], "ring": ELEMENTS[o.value & 15]}
        case verb if verb == OTHER + 1:
            return {"kind": "ring effect", "effect": RING_EFFECTS[o.value >> 12]}
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
    return RING_EFFECTS[o.value >> 12] + (f" {name(s, o.card)}" if o.card >= 0 else "")


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
        return str(s.box.abilities[o.value & 0xFFFFFF].name).removeprefix("lcg: ")
    if d.why == "which token":
        return {HONORED: "honored", DISHONORED: "dishonored", TAINTED: "tainted"}[o.value]
    if d.why == "attach to a ring":
        return f"{ELEMENTS[as_host(o.value)]} ring"
    if d.why == "choose a ring":
        return ELEMENTS[o.value]
    if d.why == "select one":
        return _option_of(s, d, o.value)
    return str(o.value)


def _option_of(s: Game, d: Decision, k: int) -> str:
    """The words of one of several effects to select from."""
    from gorin.language.control import SelectOne
    from gorin.language.nodes import walk
    from gorin.rulesets.lcg.english import selectable, voice_for

    a = s.box.abilities.get(s.frames[-1].regs[2])
    found = walk(a.node, SelectOne) if a is not None else []
    for x in found:
        if k < len(x.options):
            return selectable(x, k, voice_for(s.box.faces[a.face].definition), seat_name(s.frames[-1].regs[YOU]))
    return str(k)


def tell(s: Game, e: Event) -> None:
    """Put an event into the log. Whoever may not know a facedown province is told of it without its name."""
    text, seen, hidden = sentence(s, e)
    if not text:
        return
    spoken_of = (e.card, e.n >> 8 if e.kind == ev.MOVE_STATUS else e.n if e.kind == ev.ATTACH else -1)
    for c in spoken_of:
        if c >= 0 and s.p[PROVINCE] >> c & 1 and not s.p[FACEUP] >> c & 1 and e.kind not in (ev.LAST, ev.LAST_FOR):
            seen &= allowed(s, c) if e.kind != ev.TURN_FACEDOWN else EVERYBODY  # that one lay open until now
            hidden = (hidden or text).replace(name(s, c), "a facedown province")
            hidden = hidden[0].upper() + hidden[1:]
    s.log.tell(text, seen, hidden)


def allowed(s: Game, c: int) -> int:
    """The players who may know a card, as a set."""
    from gorin.kernel.views import hidden_from

    return sum(1 << q for q in range(s.box.seats) if not hidden_from(s, q) >> c & 1)


def tell_use(s: Game, c: int, who: int) -> None:
    """An ability's costs are paid and its targets chosen."""
    if s.log is not None:
        s.log.tell(f"{seat_name(who)} uses {name(s, c)}.")


def tell_cancelled(s: Game, c: int) -> None:
    """Its effects did not initiate."""
    if s.log is not None:
        s.log.tell(f"The effects of {name(s, c)} are canceled.")


def sentence(s: Game, e: Event) -> tuple[str, int, str]:
    """A sentence, who may read it, and what the others read."""
    who = seat_name(e.player) if e.player >= 0 else "Nobody"
    card = name(s, e.card) if e.card >= 0 and e.kind not in (ev.LAST, ev.LAST_FOR) else ""
    n = e.n
    match e.kind:
        case ev.PHASE_BEGINS:
            return f"The {PHASES[n]} phase of round {s.round} begins.", EVERYBODY, ""
        case ev.DRAW:
            return f"{who} draws {n}.", EVERYBODY, ""
        case ev.DECLARE:
            kind, ring = TYPES[n >> 4 & 1], ELEMENTS[n & 15]
            open_ = s.p[FACEUP] >> e.card & 1
            at = card if open_ else "a facedown province"
            return f"{who} declares a {kind} {ring} conflict against {at}.", EVERYBODY, ""
        case ev.WIN:
            return f"{who} wins the conflict by {n}.", EVERYBODY, ""
        case ev.CLAIM:
            return f"{who} claims the {ELEMENTS[n & 15]} ring.", EVERYBODY, ""
        case ev.RESOLVE_RING:
            return f"{who} resolves the {ELEMENTS[n & 15]} ring.", EVERYBODY, ""
        case ev.INITIATE:
            return "", EVERYBODY, ""  # told before anybody may cancel it, or the pause would tell that somebody can
        case ev.LEAVE:
            return f"{card} leaves play.", EVERYBODY, ""
        case ev.ENTER:
            return f"{card} enters play under {who}.", EVERYBODY, ""
        case ev.BIDS_REVEALED:
            bids = ", ".join(f"{seat_name(q)} bid {b}" for q, b in enumerate(s.bid) if n >> q & 1)
            return f"{bids}.", EVERYBODY, ""
        case ev.TURN_FACEUP | ev.REVEAL:
            return f"{card} is revealed.", EVERYBODY, ""
        case ev.TO_HAND:
            owner = seat_name(s.owner[e.card])
            return f"{card} goes to {owner}'s hand.", allowed(s, e.card), f"A card goes to {owner}'s hand."
    return _short(s, e, who, card), EVERYBODY, ""


def _bearer(s: Game, host: int) -> str:
    return name(s, host) if host >= 0 else f"the {ELEMENTS[as_host(host)]} ring"


def _short(s: Game, e: Event, who: str, card: str) -> str:
    words = {
        ev.BOW: f"{card} bows.",
        ev.READY: f"{card} is readied.",
        ev.HONOR: f"{card} is honored.",
        ev.DISHONOR: f"{card} is dishonored.",
        ev.TAINT: f"{card} is tainted.",
        ev.LOSE_STATUS: f"{card} loses a status token.",
        ev.PUT_STATUS: f"{card} receives a status token.",
        ev.MOVE_STATUS: f"A status token moves from {card} to {name(s, e.n >> 8) if e.kind == ev.MOVE_STATUS else ''}.",
        ev.ATTACH: f"{card} is attached to {_bearer(s, e.n) if e.kind == ev.ATTACH else ''}.",
        ev.EVADE: f"{card} is evaded.",
        ev.DISCARD: f"{card} is discarded.",
        ev.DISCARD_RANDOM: f"{who} discards {e.n} at random.",
        ev.GAIN_HONOR: f"{who} gains {e.n} honor.",
        ev.LOSE_HONOR: f"{who} loses {e.n} honor.",
        ev.GAIN_FATE: f"{who} gains {e.n} fate.",
        ev.LOSE_FATE: f"{who} loses {e.n} fate.",
        ev.PLACE_FATE: f"{e.n} fate is placed on {card}.",
        ev.REMOVE_FATE: f"{e.n} fate is removed from {card}.",
        ev.RETURN_FATE: f"All fate on {card} returns to its owner.",
        ev.PASS_CONFLICT: f"{who} passes a conflict.",
        ev.BREAK: f"{card} breaks.",
        ev.MOVE_IN: f"{card} moves to the conflict.",
        ev.MOVE_HOME: f"{card} moves home.",
        ev.SEND_HOME: f"{card} is sent home bowed.",
        ev.SWITCH_TYPE: "The conflict changes its type.",
        ev.PLAYED: f"{who} has played {card}.",
        ev.CONFLICT_ENDS: "The conflict ends.",
        ev.FAVOR: f"{who} claims the Imperial Favor.",
        ev.PASS_FIRST: f"{who} is the first player now.",
        ev.WIN_DUEL: f"{card} wins the duel.",
        ev.CHANGE_BID: f"{who}'s bid changes by {e.n}.",
        ev.SET_DIAL: f"{who}'s dial is set to {e.n}.",
        ev.LOSE_FAVOR: "The Imperial Favor is discarded.",
        ev.RESTORE: f"{card} is restored.",
        ev.TURN_FACEDOWN: f"{card} is turned facedown.",
        ev.MOVE_CONFLICT: f"The conflict is {'also ' if e.n else 'now '}at {card}.",
        ev.END_CONFLICT: "The conflict ends early.",
        ev.MORE_CONFLICTS: f"{who} may declare an additional {TYPES[e.n & 1]} conflict.",
        ev.RETURN_RING: f"The {ELEMENTS[e.n % 5]} ring returns to the unclaimed pool.",
        ev.TAKE_RING: f"{who} takes the {ELEMENTS[e.n % 5]} ring.",
        ev.LOSE_DUEL: f"{card} loses the duel.",
    }
    return words.get(e.kind, "")
