"""The few functions that generated code calls."""

from __future__ import annotations

from typing import Any

from gorin.kernel.abilities import count_use
from gorin.kernel.bits import bits, if_only_one, low, mask_of
from gorin.kernel.changes import cancel, replace, replace_at_last
from gorin.kernel.decisions import Option
from gorin.kernel.derive import derive
from gorin.kernel.events import NO_EVENT, Event, about, each
from gorin.kernel.machine import ask, ask_card, ask_number, ask_yes, push
from gorin.kernel.rows import add_delayed, packed_sets, set_of
from gorin.kernel.sides import foe_seats, foes, foes_cards, is_foe
from gorin.kernel.turns import in_order
from gorin.kernel.windows import emit
from gorin.kernel.zones import reveal_to
from gorin.language.players import controller
from gorin.language.sets import attached_to, held, host_of, hosts_of
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.attributes.copies import may_enter
from gorin.rulesets.lcg.attributes.stats import (
    attacked_province,
    bid_value,
    dial_lower,
    in_own_slot,
    skill_of,
    stat_of,
    with_fate,
    with_stat,
)
from gorin.rulesets.lcg.codecs import entering, tucking
from gorin.rulesets.lcg.conflict.duels import challenge, duel_ends
from gorin.rulesets.lcg.conflict.ring_effects import choices as ring_choices
from gorin.rulesets.lcg.conflict.ring_effects import resolve_ring
from gorin.rulesets.lcg.costs.dues import demand, due_events, dues_payable, packed
from gorin.rulesets.lcg.costs.fate_cost import cost_of, costs_change, count_played, purse
from gorin.rulesets.lcg.costs.pools import GIFT, bid_could_change, linked
from gorin.rulesets.lcg.costs.ring_dues import rings_for
from gorin.rulesets.lcg.facts import (
    ATTACKING,
    CHARACTER,
    DASH_MILITARY,
    DASH_POLITICAL,
    DECK,
    DEFENDING,
    DISHONORED,
    EVENT,
    FACEUP,
    HAND,
    HONORED,
    IN_PLAY,
    IN_PROVINCE,
    PROVINCE,
)
from gorin.rulesets.lcg.places.status import dash, lasting
from gorin.rulesets.lcg.places.tokens import can_have, movable, tokens_on
from gorin.rulesets.lcg.places.zones import from_slot, to_discard
from gorin.rulesets.lcg.playing.as_in_hand import as_in_hand
from gorin.rulesets.lcg.playing.playable import count_limited, hosts, limited_allows, limited_costs, may_join
from gorin.rulesets.lcg.playing.support import ask_for_support
from gorin.rulesets.lcg.playing.support import given as given_help
from gorin.rulesets.lcg.playing.windows import fate_costs, unsupported
from gorin.rulesets.lcg.prohibitions import bars
from gorin.rulesets.lcg.prohibitions.attachments import bearers
from gorin.rulesets.lcg.prohibitions.bars import bar, barred
from gorin.rulesets.lcg.prohibitions.immunity import immune
from gorin.rulesets.lcg.rings.numbers import in_turn
from gorin.rulesets.lcg.sides import (
    attacks,
    cards_of,
    defends,
    has_favor,
    loses_to,
    opponent,
    takes_part,
    wins_with,
)
from gorin.rulesets.lcg.state import GLORY, ON, STRENGTH, Game
from gorin.rulesets.lcg.telling.log import tell_aims, tell_cancelled, tell_use
from gorin.rulesets.lcg.words import (
    arriving,
    attaching,
    bids,
    compulsion,
    conflicts,
    control,
    edicts,
    event_cards,
    glory,
    honor,
    joining,
    memories,
    paying,
    provinces,
    resolving,
    ring_bearers,
    ring_effects,
    ring_fate,
    rings,
    shapes,
    taking_part,
)
from gorin.rulesets.lcg.words.from_piles import play_on_a_card, province_left
from gorin.rulesets.lcg.words.keywords import composed
from gorin.rulesets.lcg.words.occurrences import bearer_of, bowed_by_others, placed_on
from gorin.rulesets.lcg.words.piles import (
    in_unbroken,
    into_slot,
    look,
    owners_take,
    reveal_tops,
    shuffle_deck,
    swap,
    swappable,
    top_of,
)
from gorin.rulesets.lcg.words.runtime_attributes import ATTRIBUTES
from gorin.rulesets.lcg.words.sets import highest
from gorin.rulesets.lcg.words.text_changes import abilities_on
from gorin.rulesets.lcg.words.tokens import move_token
from gorin.rulesets.lcg.words.triggers import is_first_action, role_elements, targets_of


def given(
    s: Game, lose: int, gain: int, giver: int, taker: int, n: int, source: int, act: int, tag: int
) -> list[Event]:
    """Giving: as much as there is; the gain hangs on the loss (it is put right behind it when emitted)."""
    if giver < 0 or taker < 0:
        return []
    n = min(n, (s.honor if lose == ev.LOSE_HONOR else s.pool)[giver])
    if n <= 0:
        return []
    return [Event(lose, -1, giver, n, source, act, tag), Event(gain, -1, taker, n, source, act, tag, GIFT)]


def changeable(s: Game, mask: int, which: int) -> int:
    """Those of a set whose statistic can be modified: a dash cannot."""
    p = s.p
    if which == STRENGTH:
        return mask & p[PROVINCE] & p[IN_PLAY] & p[FACEUP]
    out = mask & p[CHARACTER] & p[IN_PLAY]
    if which < GLORY:
        out &= ~p[DASH_POLITICAL if which else DASH_MILITARY]
    return out


def can_move_in(s: Game, mask: int) -> int:
    """Those of a set that could move to the conflict."""
    p = s.p
    if not s.con[ON]:
        return 0
    mask &= ~(p[ATTACKING] | p[DEFENDING] | p[dash(s)] | bars.barred_to_rules(s, bars.JOINING))
    return mask & (cards_of(s, True) | cards_of(s, False))


def can_enter(s: Game, mask: int, you: int, conflict: bool) -> int:
    """Those of a set that could be put into play (in the conflict)."""
    p = s.p
    # Decision: nothing that lies facedown in a province, for nobody may know what it is.
    mask &= p[CHARACTER] & ~(p[IN_PLAY] | p[IN_PROVINCE] & ~p[FACEUP]) & ~barred(s, bars.ENTERING, you)
    if conflict:
        if not takes_part(s, you):
            return 0
        mask = filtered(mask, lambda b: may_join(s, b.bit_length() - 1, you))
    out = 0
    while mask:
        b = mask & -mask
        mask ^= b
        if may_enter(s, b.bit_length() - 1, you):
            out |= b
    return out


def enterable(s: Game, mask: int, who: int, conflict: bool) -> int:
    """Those of a set that could be put into play under a player's control, or (-1) each under its owner's."""
    if who >= 0:
        return can_enter(s, mask, who, conflict)
    out = 0
    for q in in_order(s):
        out |= can_enter(s, mask_of(c for c in bits(mask) if s.owner[c] == q), q, conflict)
    return out


def entries(s: Game, mask: int, who: int, n: int, source: int, act: int, tag: int) -> list[Event]:
    """Cards enter play under a player's control, or (-1) each under its owner's."""
    return [
        Event(ev.ENTER, c, who if who >= 0 else s.owner[c], n | from_slot(s, c), source, act, tag) for c in bits(mask)
    ]


def with_at_least(s: Game, mask: int, n: int) -> int:
    """Those of a set with so much fate."""
    out = 0
    while mask:
        b = mask & -mask
        mask ^= b
        if s.fate[b.bit_length() - 1] >= n:
            out |= b
    return out


def has_honor(s: Game, who: int, n: int) -> bool:
    return who >= 0 and bool(s.honor[who] >= n)


def has_fate(s: Game, who: int, n: int) -> bool:
    return who >= 0 and bool(s.pool[who] >= n)


def receives(s: Game, e: Event, mask: int, you: int) -> int:
    """Those of a set to which what would happen could happen instead."""
    p = s.p
    if e.kind == ev.HONOR:
        closed = barred(s, bars.HONORING, you) & ~p[DISHONORED]
        return mask & p[IN_PLAY] & ~p[HONORED] & ~closed
    closed = barred(s, bars.DISHONORING, you) & ~p[HONORED]
    return mask & p[IN_PLAY] & ~p[DISHONORED] & ~closed


def duelists(s: Game, you: int, one: int, other: int, which: int, anywhere: bool = False) -> int:
    """Those of the second set who could be challenged by the first: one's own character challenges an opponent's,
    nobody with a dash takes part, and during a conflict nobody who is not in it, unless the ability says so."""
    there = s.p[IN_PLAY] & s.p[CHARACTER]
    if s.con[ON] and not anywhere:
        there &= s.p[ATTACKING] | s.p[DEFENDING]
    one, other = one & there & s.ctl[you], other & there & foes_cards(s, you)
    if which < GLORY:
        no = s.p[DASH_POLITICAL if which else DASH_MILITARY]
        one, other = one & ~no, other & ~no
    return other if one else 0


def against_favor(s: Game, you: int) -> bool:
    """Is this player attacking the one who has the favor?"""
    return attacks(s, you) and defends(s, s.favor)


def not_against_favor(s: Game, you: int, this: int) -> None:
    """Barred from attacking while every player who could be attacked has the favor; in a conflict against such a
    player, from taking part as an attacker."""
    if s.favor < 0 or has_favor(s, you):
        return
    if [q for q in foes(s, you) if not has_favor(s, q)]:
        if against_favor(s, you):
            bar(s, bars.JOINING, 1 << this)
        return
    bar(s, bars.ATTACKING, 1 << this)
    if attacks(s, you):
        bar(s, bars.JOINING, 1 << this)


def pickable(s: Game, mask: int, who: int, this: int, you: int) -> int:
    """Those of a set that a player may pick: none if there is no such player; where picking is choosing, no card
    shielded from the events of `you`, whoever chooses (-1: it is no choosing)."""
    if who < 0:
        return 0
    if you >= 0 and s.p[EVENT] >> this & 1:
        mask &= ~barred(s, bars.TARGETING, you)
    if s.shield:
        mask &= ~immune(s, this)
    return mask


def hung(events: list[Event], start: int, stop: int) -> list[Event]:
    """Events that happen only if the one event before them does; none if there are several before them, or none."""
    return [e._replace(parent=start) if e.parent == -1 else e for e in events] if stop - start == 1 else []


def same_title(s: Game, c: int) -> int:
    """All cards with the same title, found once for as long as the cards keep their faces."""
    faces, found = s.box.faces, s.listeners.found
    title = faces[s.kind[c]].title
    if ("title", title) not in found:
        kinds = [k for k, face in enumerate(faces) if face.title == title]
        found["title", title] = mask_of([x for x, k in enumerate(s.kind) if k in kinds])
    return found["title", title]


def use(s: Game, f: Any) -> None:
    """Count this use against limit and maximum: once the costs are paid."""
    r = f.regs
    a = s.box.abilities[r[2]]
    hidden = (s.p[HAND] | s.p[DECK]) >> r[0] & 1  # it has not left a hidden area: it is a new card there
    count_use(s, a, r[1], r[0], r[5], not hidden)
    if s.con[ON] and a.slots == (s.box.rules.action_slot,):
        s.actions[r[1]] += 1


def union(sets: list[int]) -> int:
    """Everything in any of some sets."""
    out = 0
    for mask in sets:
        out |= mask
    return out


def filtered(mask: int, test: Any) -> int:
    """Those of a set for which a test holds, one at a time."""
    out = 0
    while mask:
        b = mask & -mask
        mask ^= b
        if test(b):
            out |= b
    return out


def done(ret: int, start: int, end: int) -> bool:
    """Did events start to end - 1 all happen, and were there any?"""
    bits = (1 << end) - (1 << start)
    return bits != 0 and ret & bits == bits


RUNTIME: dict[str, Any] = {
    f.__name__: f
    for f in (
        about,
        against_favor,
        hung,
        add_delayed,
        packed_sets,
        set_of,
        if_only_one,
        ask,
        ask_card,
        cancel,
        derive,
        emit,
        entering,
        tucking,
        replace,
        replace_at_last,
        ask_number,
        ask_yes,
        attached_to,
        attacked_province,
        bar,
        barred,
        bid_could_change,
        bid_value,
        can_enter,
        can_move_in,
        challenge,
        changeable,
        controller,
        composed,
        cost_of,
        costs_change,
        count_limited,
        count_played,
        count_use,
        demand,
        dial_lower,
        done,
        due_events,
        duel_ends,
        duelists,
        dues_payable,
        rings_for,
        in_turn,
        each,
        enterable,
        entries,
        fate_costs,
        filtered,
        attacks,
        defends,
        foe_seats,
        foes,
        foes_cards,
        given,
        has_fate,
        has_honor,
        held,
        highest,
        host_of,
        hosts_of,
        in_own_slot,
        is_foe,
        lasting,
        limited_allows,
        limited_costs,
        linked,
        loses_to,
        low,
        may_enter,
        not_against_favor,
        opponent,
        packed,
        pickable,
        purse,
        push,
        ask_for_support,
        bearer_of,
        hosts,
        play_on_a_card,
        province_left,
        bearers,
        bowed_by_others,
        placed_on,
        can_have,
        move_token,
        movable,
        tokens_on,
        receives,
        resolve_ring,
        same_title,
        skill_of,
        stat_of,
        tell_aims,
        tell_cancelled,
        tell_use,
        to_discard,
        unsupported,
        union,
        use,
        wins_with,
        with_at_least,
        with_fate,
        with_stat,
        abilities_on,
        as_in_hand,
        bits,
        is_first_action,
        targets_of,
        role_elements,
        in_order,
        in_unbroken,
        into_slot,
        look,
        owners_take,
        reveal_to,
        reveal_tops,
        shuffle_deck,
        swap,
        swappable,
        top_of,
    )
}
for _words in (
    arriving,
    attaching,
    bids,
    compulsion,
    conflicts,
    edicts,
    event_cards,
    glory,
    memories,
    paying,
    provinces,
    resolving,
    ring_bearers,
    ring_effects,
    ring_fate,
    rings,
    honor,
    joining,
    shapes,
    taking_part,
    control,
):
    RUNTIME |= {f.__name__: f for f in _words.CALLED}
RUNTIME |= {
    "Event": Event,
    "NO_EVENT": NO_EVENT,
    "Option": Option,
    "ring_choices": ring_choices,
    "given_help": given_help,
} | ATTRIBUTES
