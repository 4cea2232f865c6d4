"""Breaking a treaty: its promises bind nobody any more, and the one who broke it suffers at once what was at stake."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Final

from gorin.kernel.bits import bits
from gorin.kernel.decisions import Decision
from gorin.kernel.events import RULEBOOK, Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import abandon, ask_card, end, framework, goto, push
from gorin.kernel.turns import in_order
from gorin.kernel.windows import emit
from gorin.rulesets.accounts import seat_name
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.conflict.declaring import WHO
from gorin.rulesets.lcg.conflict.redeclaring import reconsider
from gorin.rulesets.lcg.facts import BOWED, CHARACTER, DEFENDING, DISHONORED, HONORED, IN_PLAY
from gorin.rulesets.lcg.playing import windows as playing
from gorin.rulesets.lcg.sides import conflict_frame
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.lcg.treaties.cards import BREAKER, CARDS, HONOR_AT_STAKE, Effect, TreatyCard
from gorin.rulesets.lcg.treaties.deck import put_back
from gorin.rulesets.lcg.treaties.wording import pair, say
from gorin.rulesets.lcg.treaty_rows import CONFLICT, NO_CONFLICT, NO_DEFENSE, PASS, Promise, Treaty

# registers of what breaking a treaty brings about
BREAKERS: Final = 0  # as a set
OTHERS: Final = 1  # who did not break it, as a set
VALUE: Final = 2
CARD: Final = 3  # the treaty card + 1; 0: honor is at stake
EFFECT: Final = 4  # the next one
DONE: Final = 5  # whose characters are chosen, as a set
ANSWER: Final = 6
CHOSEN: Final = 7
RET: Final = 8  # what the sequence before gives back: it goes on as if nothing had been
PLAYED: Final = 9  # cards that are just being played, as long as they are where they were

VERBS: Final = {  # what befalls characters that their player chooses
    ev.BOW: "bow {} of them",
    ev.READY: "ready {} of them",
    ev.DISHONOR: "dishonor {} of them",
    ev.HONOR: "honor {} of them",
    ev.REMOVE_FATE: "remove 1 fate from {} of them",
}


# --- when it happens ------------------------------------------------------------------------------------------------


def declared(s: Game, e: Event) -> list[Event]:
    """A conflict was declared: some promised one, and others to declare none."""
    foe = s.holder[e.card]
    for promise in s.promises:
        if promise.by == e.player and is_given(s, promise):
            if promise.what == CONFLICT and promise.about == foe:
                keep(s, promise)
            elif promise.what == PASS or (promise.what == NO_CONFLICT and promise.about == foe):
                broken(s, promise.deal, 1 << e.player)
    return []


def defended(s: Game, e: Event) -> list[Event]:
    """Defenders were declared, perhaps none. Characters that come into the conflict later are not declared."""
    attacker = conflict_frame(s).regs[WHO]
    for promise in s.promises:
        declares = s.p[DEFENDING] & s.ctl[promise.by] and promise.what == NO_DEFENSE
        if declares and promise.about == attacker and is_given(s, promise):
            broken(s, promise.deal, 1 << promise.by)
    return []


def is_given(s: Game, promise: Promise) -> bool:
    """Does it bind: is it part of a treaty, and not kept already?"""
    return not promise.kept and any(x.id == promise.deal for x in s.treaties)


def keep(s: Game, promise: Promise) -> None:
    """There is nothing left to do for it."""
    s.promises = tuple(x._replace(kept=1) if x is promise else x for x in s.promises)


def broken(s: Game, id: int, breakers: int) -> None:
    """A treaty is broken by one of its players, or by both at the same moment. Decision: then both suffer, and there is
    nobody who did not break it."""
    treaty = next(x for x in s.treaties if x.id == id)
    who = " and ".join(seat_name(q) for q in bits(breakers))
    say(s, f"{who} break{'' if breakers & breakers - 1 else 's'} the treaty of {pair(treaty)} ({treaty.id}).")
    remove(s, treaty)
    others = (1 << treaty.a | 1 << treaty.b) & ~breakers
    push(s, BROKEN, (breakers, others, treaty.value, treaty.card + 1, 0, 0, -1, 0, s.ret, being_played(s)))


def remove(s: Game, treaty: Treaty) -> None:
    """A treaty is no more, and its card goes under the deck."""
    s.treaties = tuple(x for x in s.treaties if x.id != treaty.id)
    s.promises = tuple(x for x in s.promises if x.deal != treaty.id)
    put_back(s, treaty)


# --- what it brings about -------------------------------------------------------------------------------------------


def reveal(s: Game, f: Frame) -> None:
    """The card is revealed. Decision: it lies under the deck from now on, so that it is there whatever happens."""
    if f.regs[CARD]:
        card = CARDS[f.regs[CARD] - 1]
        s.treaty_cards_seen |= 1 << f.regs[CARD] - 1
        say(s, f"The treaty card is {card.name}: {card.text}")


def card_of(f: Frame) -> TreatyCard:
    return CARDS[f.regs[CARD] - 1] if f.regs[CARD] else HONOR_AT_STAKE


def next_effect(s: Game, f: Frame) -> None:
    """One effect after another; those about honor, fate and cards happen at once to all whom they concern."""
    r = f.regs
    effects = card_of(f).effects
    if r[EFFECT] >= len(effects):
        s.ret = r[RET]
        end(s)
        unplayed(s, r[PLAYED])
        reconsider(s)
        return
    effect = effects[r[EFFECT]]
    if effect.kind in VERBS:
        return
    r[EFFECT] += 1
    goto(s, f, "next effect")
    n = effect.amount(r[VALUE])
    tag = RULEBOOK | ev.BROKEN_TREATY
    events = [Event(effect.kind, player=q, n=n, tag=tag) for q in concerned(s, f, effect)]
    if events:
        emit(s, tuple(events))


def being_played(s: Game) -> int:
    """The cards that somebody is about to play."""
    return reduce(or_, (1 << f.regs[playing.CARD] for f in s.frames if f.kind == playing.PLAYING), 0)


def unplayed(s: Game, there: int) -> None:
    """Decision: a card that was discarded while it was being played is not played; what was paid stays paid."""
    for f in s.frames:
        if f.kind == playing.PLAYING and not there >> f.regs[playing.CARD] & 1:
            abandon(s, f)


def concerned(s: Game, f: Frame, effect: Effect) -> list[int]:
    """Whom an effect is about, in player order."""
    players = f.regs[BREAKERS if effect.who == BREAKER else OTHERS]
    return [q for q in in_order(s) if players >> q & 1]


def choose(s: Game, f: Frame) -> None:
    """Characters, one after another, by their own player."""
    r = f.regs
    effect = card_of(f).effects[r[EFFECT]]
    who = next((q for q in concerned(s, f, effect) if not r[DONE] >> q & 1), -1)
    if who < 0:
        r[ANSWER] = -1
        return
    left = able(s, who, effect.kind) & ~r[CHOSEN]
    if not left or (r[CHOSEN] & s.ctl[who]).bit_count() >= effect.amount(r[VALUE]):
        r[DONE] |= 1 << who
        goto(s, f, "choose")
        return
    ask_card(s, who, "a character for the treaty card", left, ANSWER)


def able(s: Game, who: int, kind: int) -> int:
    """The characters of a player to whom it can happen."""
    p = s.p
    mine = p[CHARACTER] & p[IN_PLAY] & s.ctl[who]
    if kind == ev.BOW:
        return mine & ~p[BOWED]
    if kind == ev.READY:
        return mine & p[BOWED]
    if kind == ev.REMOVE_FATE:
        return sum(1 << c for c in bits(mine) if s.fate[c])
    return mine & ~p[HONORED if kind == ev.HONOR else DISHONORED]


def to_befall(s: Game, d: Decision) -> str:
    """What is done to characters now: "Empty Barracks: bow 2 of them"."""
    r = s.frames[-1].regs
    card = card_of(s.frames[-1])
    effect = card.effects[r[EFFECT]]
    left = effect.amount(r[VALUE]) - (r[CHOSEN] & s.ctl[d.player]).bit_count()
    return f"{card.name}: {VERBS[effect.kind].format(left)}"


def befall(s: Game, f: Frame) -> None:
    """It happens to all that were chosen, at once."""
    r = f.regs
    if r[ANSWER] >= 0:
        r[CHOSEN] |= 1 << r[ANSWER]
        goto(s, f, "choose")
        return
    kind = card_of(f).effects[r[EFFECT]].kind
    chosen = bits(r[CHOSEN])
    r[EFFECT] += 1
    r[DONE] = r[CHOSEN] = 0
    goto(s, f, "next effect")
    tag = RULEBOOK | ev.BROKEN_TREATY
    events = [Event(kind, c, s.holder[c], int(kind == ev.REMOVE_FATE), tag=tag) for c in chosen]
    if events:
        emit(s, tuple(events))


BROKEN: Final = framework(
    "lcg: broken treaty",
    ("reveal", reveal),
    ("next effect", next_effect),
    ("choose", choose),
    ("it befalls them", befall),
    registers="iiiiiicmim",
)
ANSWERS: Final = {ev.DECLARE: declared, ev.DEFEND: defended}
