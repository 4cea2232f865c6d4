"""What follows from the table as it is (layers), and what the rules mend at once (sweeps)."""

from __future__ import annotations

from typing import Any

from gorin.kernel.bits import bits
from gorin.kernel.derive import ALWAYS, Settling
from gorin.kernel.events import RULEBOOK, Event
from gorin.kernel.machine import ask_card, end, framework, goto, push
from gorin.kernel.players import in_order
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.afar import as_in_hand
from gorin.rulesets.lcg.attachments import may_bear
from gorin.rulesets.lcg.bars import JOINING, bar, barred_to_rules, no_bars
from gorin.rulesets.lcg.facts import (
    ACTIVE,
    ATTACHMENT,
    ATTACKING,
    BLANK,
    BROKEN,
    COVERT,
    DEFENDING,
    DISCARD,
    DISHONORED,
    EVENT,
    FACEUP,
    FROM_AFAR,
    HAND,
    HONORED,
    IN_PLAY,
    IN_PROVINCE,
    KEYWORDS,
    PRINTED_COVERT,
    PROVINCE,
    RESTRICTED,
    ROLE,
    STAYS,
    TRAITLESS,
)
from gorin.rulesets.lcg.lasting import AS_IN_HAND, BARRED, BLANKED, BLANKING, GAINS_KEYWORD, STANDING, STAYING
from gorin.rulesets.lcg.state import ON, Game
from gorin.rulesets.lcg.status import dash

# --- layers ---------------------------------------------------------------------------------------------------------


def blank_layer(s: Game) -> None:
    """Whose text is there at all, then which printed text boxes are blank."""
    p = s.p
    text = p[IN_PLAY] & ~(p[PROVINCE] & (p[BROKEN] | ~p[FACEUP] | p[DISHONORED])) | p[ROLE]
    p[BLANK] = p[TRAITLESS] = p[PROVINCE] & p[BROKEN]
    for what, mask, *_ in s.lasting:
        if what == BLANKED:
            p[BLANK] |= mask
    constants(s, text & ~p[BLANK], BLANKING)
    away = p[HAND] & (p[EVENT] | p[FROM_AFAR]) | p[IN_PROVINCE] & p[FACEUP] & (p[EVENT] | p[FROM_AFAR])
    p[ACTIVE] = text & ~p[BLANK] | away | p[FROM_AFAR] & p[DISCARD]


def keyword_layer(s: Game) -> None:
    """Keywords printed on text that counts, or gained for a while."""
    p = s.p
    there = p[IN_PLAY] & ~p[BLANK]
    for i in range(len(KEYWORDS)):
        p[COVERT + i] = p[PRINTED_COVERT + i] & there
    p[STAYS] = 0
    s.bars = no_bars(s)
    for what, mask, n, _, _, _, by in s.lasting:
        if what == GAINS_KEYWORD:
            p[n] |= mask
        elif what == AS_IN_HAND:
            as_in_hand(s, mask, by)
        elif what == STAYING:
            p[STAYS] |= mask & p[n] if n else mask
        elif what == BARRED:
            bar(s, n & 255, mask, n >> 8)


def constant_layer(s: Game) -> None:
    """Constant abilities, read from the table as it is: prohibitions, gained keywords, modifiers."""
    constants(s, s.p[ACTIVE], STANDING)


def constants(s: Game, active: int, layer: int) -> None:
    m = active & s.ears.constants[layer]
    faces, kind, holder = s.box.faces, s.kind, s.holder
    while m:
        b = m & -m
        m ^= b
        c = b.bit_length() - 1
        for fn in faces[kind[c]].constants[layer]:
            fn(s, c, holder[c])


# --- sweeps ---------------------------------------------------------------------------------------------------------


def both_tokens(s: Game) -> int:
    return int(s.p[HONORED] & s.p[DISHONORED])


def discard_both(s: Game, found: int, after: list[Event]) -> None:
    """Honored and dishonored at once: both tokens go."""
    s.p[HONORED] &= ~found
    s.p[DISHONORED] &= ~found
    SETTLING.derive(s)


def misplaced(s: Game) -> int:
    """Participants with a dash for this type, or that cannot participate any more."""
    if not s.con[ON]:
        return 0
    taking_part = s.p[ATTACKING] | s.p[DEFENDING]
    return int(taking_part & (s.p[dash(s)] | barred_to_rules(s, JOINING)))


def send_home(s: Game, found: int, after: list[Event]) -> None:
    after += [Event(ev.SEND_HOME, c, s.holder[c], tag=RULEBOOK) for c in bits(found)]


def badly_attached(s: Game) -> int:
    """Attachments whose bearer is gone or not allowed any more."""
    m = s.p[IN_PLAY] & s.p[ATTACHMENT]
    out = 0
    while m:
        b = m & -m
        m ^= b
        c = b.bit_length() - 1
        h = s.host[c]
        if h < 0 or not may_bear(s, h, c):
            out |= b
    return out


def discard_attachments(s: Game, found: int, after: list[Event]) -> None:
    after += [Event(ev.LEAVE, c, s.holder[c], ev.DISCARDED, tag=RULEBOOK) for c in bits(found)]


def too_many_restricted(s: Game) -> int:
    """Characters with three or more Restricted attachments."""
    m = s.p[IN_PLAY] & s.p[RESTRICTED]
    if m.bit_count() < 3:
        return 0
    out = 0
    for c in bits(m):
        h = s.host[c]
        if h >= 0 and (s.att[h] & m).bit_count() > 2:
            out |= 1 << h
    return out & ~being_mended(s, RESTRICTED_SWEEP)


def too_many_copies(s: Game) -> int:
    """Cards with two copies of an attachment controlled by the same player."""
    m = s.p[IN_PLAY] & s.p[ATTACHMENT]
    if m & (m - 1) == 0:
        return 0
    seen: set[tuple[int, int, int]] = set()
    out = 0
    for c in bits(m):
        k = (s.host[c], s.kind[c], s.holder[c])
        if k in seen and k[0] >= 0:
            out |= 1 << k[0]
        seen.add(k)
    return out & ~being_mended(s, COPIES_SWEEP)


def being_mended(s: Game, kind: int) -> int:
    """Bearers for whom this sweep is already asking."""
    out = 0
    for f in s.frames:
        if f.kind == kind:
            out |= 1 << f.regs[0]
    return out


def restricted_on(s: Game, host: int) -> int:
    """A character's Restricted attachments, if there are too many."""
    m = s.att[host] & s.p[RESTRICTED]
    return m if m.bit_count() > 2 else 0


def doubled_on(s: Game, host: int) -> int:
    """The attachments of which the same player has another copy there."""
    copies = [(s.kind[c], s.holder[c]) for c in bits(s.att[host])]
    return sum(1 << c for c in bits(s.att[host]) if copies.count((s.kind[c], s.holder[c])) > 1)


def restricted_ask(s: Game, f: Any) -> None:
    """That character's controller chooses one of its Restricted attachments."""
    host = f.regs[0]
    ask_card(s, s.holder[host], "discard a restricted attachment", restricted_on(s, host), 1, about=host)


def copies_ask(s: Game, f: Any) -> None:
    host = f.regs[0]
    ask_card(s, s.holder[host], "discard a copy", doubled_on(s, host), 1, about=host)


def chosen_discard(s: Game, f: Any) -> None:
    """The chosen one is discarded; whoever waits for a result still gets it."""
    if f.regs[1] >= 0:
        s.box.rules.emit(s, (Event(ev.LEAVE, f.regs[1], s.holder[f.regs[0]], ev.DISCARDED, tag=RULEBOOK),))


def restricted_again(s: Game, f: Any) -> None:
    if restricted_on(s, f.regs[0]):
        goto(f, "choose")


def copies_again(s: Game, f: Any) -> None:
    if doubled_on(s, f.regs[0]):
        goto(f, "choose")


def give_back(s: Game, f: Any) -> None:
    s.ret = f.regs[2]
    end(s)


RESTRICTED_SWEEP = framework(
    "lcg: third restricted",
    ("choose", restricted_ask),
    ("discard", chosen_discard),
    ("one more?", restricted_again),
    ("done", give_back),
    registers="cci",
)
COPIES_SWEEP = framework(
    "lcg: second copy",
    ("choose", copies_ask),
    ("discard", chosen_discard),
    ("one more?", copies_again),
    ("done", give_back),
    registers="cci",
)


def mend_restricted(s: Game, found: int, after: list[Event]) -> None:
    for host in bits(found):
        push(s, RESTRICTED_SWEEP, (host, -1, s.ret))


def mend_copies(s: Game, found: int, after: list[Event]) -> None:
    for host in bits(found):
        push(s, COPIES_SWEEP, (host, -1, s.ret))


def decided(s: Game) -> int:
    """Has somebody won or lost by honor?"""
    top = s.box.rules.format.honor_victory
    for q in range(s.box.seats):
        if s.alive >> q & 1 and (s.honor[q] <= 0 or s.honor[q] >= top):
            return 1
    return 0


def decide(s: Game, found: int, after: list[Event]) -> None:
    """Victory and defeat by honor, in player order: of several at once, the first player's counts."""
    from gorin.rulesets.lcg.victory import DISHONOR, HONOR, eliminate, wins

    top = s.box.rules.format.honor_victory
    order = in_order(s)
    winners = [q for q in order if s.honor[q] >= top]
    losers = [q for q in order if s.honor[q] <= 0]
    if winners:
        wins(s, winners[0], HONOR)
    elif len(losers) == len(order):
        wins(s, order[0], DISHONOR)
    else:
        for q in losers:
            eliminate(s, q, DISHONOR)


def kinds(*events: int) -> int:
    """A set of kinds of event."""
    return sum(1 << k for k in events)


STATUS = kinds(ev.HONOR, ev.DISHONOR, ev.TAINT, ev.LOSE_STATUS, ev.BREAK)
BEARING = kinds(ev.ENTER, ev.LEAVE, ev.ATTACH, ev.LAST, ev.CONFLICT_ENDS) | STATUS

SETTLING = Settling(
    (blank_layer, keyword_layer, constant_layer),
    (
        (kinds(ev.HONOR, ev.DISHONOR, ev.ENTER), both_tokens, discard_both),
        (ALWAYS, misplaced, send_home),
        (BEARING, badly_attached, discard_attachments),
        (BEARING, too_many_restricted, mend_restricted),
        (BEARING, too_many_copies, mend_copies),
        (kinds(ev.GAIN_HONOR, ev.LOSE_HONOR), decided, decide),
    ),
)
