"""What follows from the table as it is (layers), and what the rules mend at once (sweeps)."""

from __future__ import annotations

from gorin.kernel.bits import bits
from gorin.kernel.derive import ALWAYS, Settling, derive
from gorin.kernel.events import RULEBOOK, Event
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.attributes.characteristics import as_printed, gain, lose, lose_traits
from gorin.rulesets.lcg.attributes.stats import ADD, NO_DECREASE, NO_INCREASE, OTHER_EFFECT, STAT, cap
from gorin.rulesets.lcg.attributes.turned import discard_homeless, homeless
from gorin.rulesets.lcg.codecs import added_while, barred_by
from gorin.rulesets.lcg.conflict.keywords_during import gained_now
from gorin.rulesets.lcg.conflict.moving import leave_province, unattackable
from gorin.rulesets.lcg.facts import (
    ACTIVE,
    ATTACKING,
    BLANK,
    BROKEN,
    DEFENDING,
    DISHONORED,
    EMINENT,
    EVENT,
    FACEUP,
    HONORED,
    IN_PLAY,
    PRINTED_LEGENDARY,
    PROVINCE,
    ROLE,
    STAYS,
    TRAITLESS,
    trait,
)
from gorin.rulesets.lcg.framework.consequences import bring_about, owed
from gorin.rulesets.lcg.lasting.dependencies import affected_by, touched
from gorin.rulesets.lcg.lasting.edicts import RING_GAINS, said_in
from gorin.rulesets.lcg.lasting.kinds import (
    ADDS_WHILE,
    AS_IN_HAND,
    BARRED,
    BLANKED,
    COPIED,
    GAINS_FACT,
    GAINS_KEYWORD,
    IMMUNE,
    LOSES_FACT,
    LOSES_KEYWORD,
    NO_PART,
    ONLY_SPELLS,
    STAYING,
    STAYING_IN,
)
from gorin.rulesets.lcg.lasting.layers import BLANKING, GAINING, LOSING, READING, STANDING
from gorin.rulesets.lcg.lasting.text_elsewhere import text_out_of_play
from gorin.rulesets.lcg.numbers import EFFECTS
from gorin.rulesets.lcg.places.at_zero import at_zero, discard_at_zero
from gorin.rulesets.lcg.places.status import dash
from gorin.rulesets.lcg.playing.as_in_hand import as_in_hand
from gorin.rulesets.lcg.prohibitions.attachments import (
    badly_attached,
    discard_attachments,
    fickle,
    mend_copies,
    mend_restricted,
    too_many_copies,
    too_many_restricted,
)
from gorin.rulesets.lcg.prohibitions.bars import FLIPPING, JOINING, PLAYING, bar, barred_to_rules, no_bars
from gorin.rulesets.lcg.prohibitions.immunity import shield
from gorin.rulesets.lcg.prohibitions.legendary import legends, overfull, return_surplus
from gorin.rulesets.lcg.prohibitions.parts import keep_out
from gorin.rulesets.lcg.provinces.spoils import spoils, take_spoils
from gorin.rulesets.lcg.rings.moves import place_rings, unplaced
from gorin.rulesets.lcg.rings.numbers import Gains
from gorin.rulesets.lcg.rings.pools import contested_ring, gain_elements
from gorin.rulesets.lcg.state import ON, TYPE, Game

# --- layers ---------------------------------------------------------------------------------------------------------


def blank_layer(s: Game) -> None:
    """Whose text is there at all, then which printed text boxes are blank."""
    p = s.p
    s.constant_effects = []
    s.prices = []
    if s.changed_planes != ():
        as_printed(s)
    provinces, faceup = p[PROVINCE], p[FACEUP]
    p[TRAITLESS] = provinces & p[BROKEN]
    blank = provinces & (p[BROKEN] | p[DISHONORED])
    text = p[IN_PLAY] & ~(blank | provinces & ~faceup) | p[ROLE]
    p[BLANK] = blank
    borrowed = 0  # Decision: a copy's text is gained, not printed on it, so that blanking spares it
    for row in s.lasting:
        if row.what == BLANKED:
            p[BLANK] |= row.mask
            if row.n:
                lose_traits(s, row.mask)
        elif row.what == COPIED:
            borrowed |= row.mask
    if text & s.listeners.constants[BLANKING]:
        constants(s, text & ~p[BLANK], BLANKING)
    p[BLANK] &= ~borrowed
    p[ACTIVE] = text & ~p[BLANK] | text_out_of_play(s)


def keyword_layer(s: Game) -> None:
    """Keywords printed on text that counts, or gained for a while."""
    p = s.p
    there = p[IN_PLAY] & ~p[BLANK]
    for gained, printed in s.box.keywords:
        p[gained] = p[printed] & there
    p[STAYS] = 0
    s.elements = s.box.ring_elements
    s.bars = no_bars(s)
    s.dues, s.shields, s.caps, s.bases, s.readers, s.fixes = (), (), (), (), (), ()
    s.shield = s.capped = s.doomed = s.triumphs = 0
    for row in s.lasting:
        what = row.what
        if what < OTHER_EFFECT:  # a number, as most are
            continue
        mask, n = row.mask, row.n
        if what == GAINS_KEYWORD:
            p[n] |= mask
        elif what == AS_IN_HAND:
            as_in_hand(s, mask, row.by)
        elif what == STAYING:
            p[STAYS] |= mask & p[n] if n else mask
        elif what == NO_PART:
            keep_out(s, mask, bool(n))
        elif what == STAYING_IN:
            p[STAYS] |= mask if s.con[ON] and s.con[TYPE] == n else 0
        elif what == BARRED:
            prohibition, players = barred_by(n)
            bar(s, prohibition, mask, players)
        elif what == RING_GAINS:
            gain_elements(s, *Gains.of(said_in(n)))
        elif what == ONLY_SPELLS:
            if contested_ring(s) & said_in(n):
                bar(s, PLAYING, p[EVENT] & ~p[trait("spell")])
        elif what == ADDS_WHILE:
            which, rings, amount = added_while(n)
            if contested_ring(s) & rings:
                s.mods.append((ADD + which, mask, amount))
        elif what == GAINS_FACT:
            gain(s, n, mask)
        elif what == LOSES_FACT:
            lose(s, n, mask)
        elif what == IMMUNE:
            shield(s, mask, n)
        elif NO_INCREASE <= what <= NO_DECREASE | STAT:
            cap(s, what, mask)
    if s.listeners.constants[GAINING]:
        constants(s, p[ACTIVE], GAINING)
    if s.con[ON]:
        gained_now(s)


def constant_layer(s: Game) -> None:
    """Constant abilities, read from the table as it is: prohibitions, gained keywords, modifiers. Then what rests on
    them, where the box has such cards."""
    if s.p[ACTIVE] & s.listeners.constants[STANDING]:
        constants(s, s.p[ACTIVE], STANDING)
    if s.box.takes_away:
        losing_layer(s)
    if s.listeners.constants[READING]:
        reading_layer(s)


def losing_layer(s: Game) -> None:
    """Keywords that are taken away. Decision: losing one takes every instance away, also what a constant ability gives;
    of lasting effects on the same card, the newest counts."""
    p = s.p
    if s.box.loses_keywords:
        lost: dict[int, int] = {}
        for row in s.lasting:
            if row.what == LOSES_KEYWORD:
                lost[row.n] = lost.get(row.n, 0) | row.mask
            elif row.what == GAINS_KEYWORD and row.n in lost:
                lost[row.n] &= ~row.mask
        for n, mask in lost.items():
            p[n] &= ~mask
        constants(s, p[ACTIVE], LOSING)
    if p[PRINTED_LEGENDARY]:
        legends(s)
    if p[EMINENT]:
        bar(s, FLIPPING, p[EMINENT])


def reading_layer(s: Game) -> None:
    """What depends on skills, once all modifiers are known."""
    constants(s, s.p[ACTIVE], READING)
    s.memo = {}


def constants(s: Game, active: int, layer: int) -> None:
    faces, kind, holder = s.box.faces, s.kind, s.holder
    for c in bits(active & s.listeners.constants[layer]):
        for fn in faces[kind[c]].constants[layer]:
            fn(s, c, holder[c])


# --- sweeps ---------------------------------------------------------------------------------------------------------


def both_tokens(s: Game) -> int:
    return s.p[HONORED] & s.p[DISHONORED]


def discard_both(s: Game, found: int, after: list[Event]) -> None:
    """Honored and dishonored at once: both tokens go."""
    s.p[HONORED] &= ~found
    s.p[DISHONORED] &= ~found
    derive(s)


def misplaced(s: Game) -> int:
    """Participants with a dash for this type, or that cannot participate any more."""
    if not s.con[ON]:
        return 0
    taking_part = s.p[ATTACKING] | s.p[DEFENDING]
    return taking_part & (s.p[dash(s)] | barred_to_rules(s, JOINING))


def send_home(s: Game, found: int, after: list[Event]) -> None:
    after += [Event(ev.SEND_HOME, c, s.holder[c], tag=RULEBOOK) for c in bits(found)]


def kinds(*events: int) -> int:
    """A set of kinds of event."""
    return sum(1 << k for k in events)


STATUS = kinds(
    ev.HONOR, ev.DISHONOR, ev.TAINT, ev.LOSE_STATUS, ev.BREAK, ev.ENTER, ev.PUT_STATUS, ev.MOVE_STATUS, ev.TAKE_PLACE
)
# what may leave an attachment out of place; ENTER says by itself whether it does
BEARING = kinds(ev.LEAVE, ev.ATTACH, ev.LAST, ev.TAKE_CONTROL, ev.LAPSE, ev.END_CONFLICT) | STATUS & ~kinds(ev.ENTER)


# what may leave a claimed ring beside the provinces, or open a province for it
RING_EVENTS = kinds(ev.CLAIM, ev.TAKE_RING, ev.SWAP_RINGS, ev.SWITCH_RING, ev.BREAK, ev.RESTORE)


SETTLING = Settling(
    (blank_layer, keyword_layer, constant_layer),
    (
        (STATUS, both_tokens, discard_both),
        (ALWAYS, misplaced, send_home),
        (kinds(ev.LAST), unattackable, leave_province),
        (kinds(ev.BREAK), spoils, take_spoils),
        (RING_EVENTS, unplaced, place_rings),
        (ALWAYS, overfull, return_surplus),
        (kinds(ev.LAPSE), homeless, discard_homeless),
        (BEARING, badly_attached, discard_attachments),
        (~BEARING, fickle, discard_attachments),
        (BEARING, too_many_restricted, mend_restricted),
        (BEARING & ~kinds(ev.LEAVE), too_many_copies, mend_copies),
        (ALWAYS, owed, bring_about),
        (ALWAYS, at_zero, discard_at_zero),
    ),
    affected_by,
    touched,
    EFFECTS,
)
