"""The kinds of event of this game, and the table of what each does when it happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gorin.kernel.state import ACTIVE, State
from gorin.kernel.windows import Happen, nothing_changes
from gorin.rulesets.ccg.called import called

KINDS: Final = 67
(
    BOW,  # card bows
    STRAIGHTEN,
    DESTROY,  # card is destroyed; n: 1 by battle resolution
    DISCARD,  # card goes to its discard pile, from play, hand or province
    DISHONOR,
    REHONOR,
    MOVE_HOME,  # card's unit moves home
    MOVE_TO,  # card's unit moves to battlefield n
    ENTER,  # card enters play under player's control; n: see zones.ENTERS
    GAIN_HONOR,  # player, n
    LOSE_HONOR,  # player, n
    DRAW,  # player draws n
    GIVE,  # card gets a bonus or penalty; n packed, see status.giving
    TAKE_FAVOR,  # player takes the Imperial Favor
    LOSE_FAVOR,  # player discards it
    ANNOUNCE,  # player announces ability n of card
    TARGET,  # player's action act targets card; n: the register that gets it
    RESOLVING,  # player's action from card is about to resolve
    RESOLVED,  # it has resolved
    DECLARE_ATTACK,  # player attacks player n
    ASSIGN,  # card's unit is assigned to battlefield n >> 1, defending if n & 1
    ENGAGE,  # the battle at province card begins
    BATTLE_RESOLVES,  # its resolution is about to begin
    BATTLE_RESOLVED,  # its resolution has ended
    BATTLE_ENDS,
    RETURN_HOME,  # card's unit returns home after battle, which is not movement
    DESTROY_PROVINCE,  # province card; player destroys it
    TURN_BEGINS,  # player's
    PHASE_BEGINS,  # phase n
    TURN_ENDS,
    FOCUS,  # player is about to focus a card for Personality card
    STRIKE,  # player strikes
    FOCUS_EFFECTS,  # the focused cards are faceup
    WIN_DUEL,  # card wins a duel against n
    DUEL_ENDS,
    NEGATE,  # a negation begins; n packed, see negation.py
    REMOVE,  # card is removed from the game
    CREATE,  # player creates a card of kind n (see creating.py), attached to card if there is one
    TO_HAND,  # card goes to its owner's hand
    TO_DECK,  # card goes to its deck: n 0 the bottom, 1 the top
    TRANSFER,  # attachment card moves to Personality or province n
    REVEAL,  # card in a province is turned faceup
    OVERLAY,  # card in play is overlaid by card n
    TAKE_CONTROL,  # player takes control of card
    ADD_TOKEN,  # card gets token n
    REMOVE_TOKEN,  # card loses token n
    SHOW,  # card in hand is shown
    SWITCH,  # card's unit and card n's change places
    RAISE_FOCUS,  # focused card's Focus Value is n
    BRING,  # player is about to bring card into play by an effect
    KILL,  # a Personality in the discard pile becomes dead
    LOOK,  # player looks at card
    ADD_TO_PROVINCE,  # the top Dynasty card goes into province card beside what lies there; n: 1 faceup
    GAIN_PROVINCE,  # player gains a province
    MANEUVERS_END,  # the last maneuvers are over; player attacks
    TRANSFER_TOKEN,  # a token goes from card to another: n packed, see tokens.transferring
    CHALLENGE,  # card challenges card n
    REFUSE,  # card refuses the challenge of card n
    DUEL_BEGINS,  # card, the challenger, and card n enter a duel
    POOLS_FORMED,  # both players have formed their focus pools
    LOSE_DUEL,  # card loses a duel against n
    TO_FOCUS,  # card goes to player's focusing area
    ATTACK_RESOLVED,  # player's Ranged or Melee Attack of strength n against card
    PHASE_ENDS,  # phase n
    UNCOVER,  # the card that overlays the stack `card` is lost
    PUT_UNDER,  # card goes under another: n packed, see codecs.lying_under
    TO_PROVINCE,  # card goes into a province, in place of nothing: n packed, see codecs.lying_under
) = range(KINDS)  # fmt: skip

HAPPEN: list[Happen] = [nothing_changes] * KINDS


def happens(kind: int) -> Callable[[Happen], Happen]:
    """Decorator: this is what the event does. It returns whether it happened."""

    def install(fn: Happen) -> Happen:
        HAPPEN[kind] = fn
        return fn

    return install


@called()
def unheard(s: State, kind: int, without: int = 0) -> bool:
    """Would a moment of this kind pass without anybody noticing? Then it need not be told at all, and leaves behind
    what it would have left: it happened. `without`: cards that listen, but certainly do not answer."""
    if s.listeners.heard[kind] & s.p[ACTIVE] & ~without or s.delayed or s.gained or s.log is not None:
        return False
    s.ret = 1
    return True


def kinds(*events: int) -> int:
    """A set of kinds of event."""
    return sum(1 << k for k in events)
