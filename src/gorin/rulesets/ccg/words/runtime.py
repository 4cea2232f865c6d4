"""The few functions that generated code calls."""

from __future__ import annotations

from typing import Any

from gorin.kernel.abilities import count_use
from gorin.kernel.bits import bits, low, mask_of
from gorin.kernel.changes import cancel, replace
from gorin.kernel.decisions import Option
from gorin.kernel.events import NO_EVENT, Event, about, each
from gorin.kernel.faces import mix_faces
from gorin.kernel.machine import ask, ask_card, ask_number, ask_yes, push
from gorin.kernel.rows import add_delayed, add_gained, packed_sets, set_of
from gorin.kernel.sides import foes, foes_cards
from gorin.kernel.turns import in_order
from gorin.kernel.windows import emit
from gorin.kernel.zones import reveal_to
from gorin.language.players import controller
from gorin.language.sets import attached_to, held, host_of, hosts_of
from gorin.rulesets.ccg.attributes.stats import (
    base_of,
    clan_name,
    clan_of,
    cost_of,
    enemies,
    of_clan,
    opposed,
    stat,
    stat_of,
    unit,
    with_stat,
)
from gorin.rulesets.ccg.attributes.worn import gain
from gorin.rulesets.ccg.bars import bar, barred
from gorin.rulesets.ccg.battle.apart import fight_apart
from gorin.rulesets.ccg.battle.attack import add_maneuvers, order_battles
from gorin.rulesets.ccg.battle.attacks import attack_strength, attackable, struck
from gorin.rulesets.ccg.battle.duels import duel, duel_stat, duelling, lose_instead
from gorin.rulesets.ccg.codecs import creating, giving, negating, transferring
from gorin.rulesets.ccg.events import unheard
from gorin.rulesets.ccg.facts import HAND
from gorin.rulesets.ccg.places.status import reconnaissance, setting
from gorin.rulesets.ccg.places.tokens import tokens_on
from gorin.rulesets.ccg.places.zones import destroying, faceup_in, fill, show, times
from gorin.rulesets.ccg.playing.actions import (
    act_of,
    can_lose,
    count_done,
    count_tactical,
    located,
    may_target,
    onto_table,
    part,
    tacticians_done,
    targets_of,
    terrain_here,
    tidy_up,
    times_done,
    transfers,
)
from gorin.rulesets.ccg.playing.attaching import attach_from_hand, attachable, hosts_for
from gorin.rulesets.ccg.playing.gold import can_pay, can_pay_both, pay, paying_for, purse
from gorin.rulesets.ccg.playing.negation import drop_negations, negate_changes
from gorin.rulesets.ccg.playing.recruiting import bring_into_play
from gorin.rulesets.ccg.playing.rounds import additional_action, performing
from gorin.rulesets.ccg.sides import enemies_among, wins_with
from gorin.rulesets.ccg.state import FOCUS, Game
from gorin.rulesets.ccg.turn.honor import gained, highest_honor
from gorin.rulesets.ccg.words.copying import copiable, copy_text
from gorin.rulesets.ccg.words.decks import look_at_top, lose_track, put_on_top
from gorin.rulesets.ccg.words.naming import entitled, titles
from gorin.rulesets.ccg.words.rulebook import more_naval
from gorin.rulesets.ccg.words.rulebook_changes import changed
from gorin.rulesets.ccg.words.sets import army_of, bare, bearers, current_province, facing, without_followers
from gorin.rulesets.ccg.words.triggers import as_it_was, has_word


def paid_for(s: Game, e: Event) -> int:
    """The card that Gold is being produced for: told by the event in tests, by the payment while it is made."""
    return e.card if e.card >= 0 else paying_for(s)


def best_to_discard(s: Game, you: int, this: int) -> int:
    """The card in hand with the highest Focus Value, as a set of one."""
    hand = bits(s.p[HAND] & s.ctl[you] & ~(1 << this))
    return 1 << max(hand, key=lambda c: stat(s, c, FOCUS)) if hand else 0


def in_deck(s: Game, zone: int) -> int:
    """The cards of a deck."""
    return mask_of(s.zones[zone])


RUNTIME: dict[str, Any] = {
    "Event": Event,
    "NO_EVENT": NO_EVENT,
    "Option": Option,
} | {
    fn.__name__: fn
    for fn in (
        about, act_of, add_delayed, add_gained, add_maneuvers, additional_action, army_of, as_it_was, ask,
        ask_card, ask_number, ask_yes, attach_from_hand, attachable, attached_to, attack_strength, attackable,
        bar, bare, barred, base_of, bearers, best_to_discard, bits, bring_into_play, can_lose, cancel, can_pay,
        can_pay_both, changed, clan_name, clan_of, controller, copiable, copy_text, cost_of, count_done, creating,
        count_tactical, count_use, current_province, destroying, drop_negations, duel, duel_stat, duelling, each, emit,
        enemies, enemies_among, entitled, faceup_in, facing, fight_apart, fill, foes, foes_cards, gain, gained, giving,
        has_word, held,
        highest_honor, host_of, hosts_for, hosts_of, in_deck, in_order, located, look_at_top, lose_instead,
        lose_track, low, may_target, mix_faces, more_naval, negate_changes, negating, of_clan, onto_table,
        opposed, order_battles, packed_sets, paid_for, part, pay, paying_for, performing, purse, push,
        put_on_top, reconnaissance, replace, reveal_to, set_of, setting, show, stat_of, struck, tacticians_done,
        targets_of, terrain_here, tidy_up, times, times_done, titles, tokens_on, transferring, transfers, unheard, unit,
        wins_with, with_stat, without_followers,
    )
}  # fmt: skip
