"""What happened, in one sentence of the players' words, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gorin.kernel.abilities import ABILITY, ACT, OWN_REGISTERS
from gorin.kernel.events import COST, RULEBOOK
from gorin.kernel.fields import Frame
from gorin.kernel.machine import TYPES
from gorin.rulesets import accounts
from gorin.rulesets.accounts import seat_name
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.attributes.stats import army_force
from gorin.rulesets.ccg.codecs import ON_TOP, assigned, lies_under, transferred
from gorin.rulesets.ccg.facts import ATTACKING, DEFENDING, HERE, PERSONALITY, THE_RULES
from gorin.rulesets.ccg.state import FIELD, Game
from gorin.rulesets.ccg.telling.naming import name, place, unnamed


class Account(accounts.Account):
    """One event of this game as it is told."""

    __slots__ = ()

    s: Game

    def named(self, c: int) -> str:
        return name(self.s, c)

    def unnamed(self, c: int) -> str:
        return unnamed(self.s, c)

    def reason(self) -> str:
        return reason(self)

    @property
    def where(self) -> str:
        """Where the card went, once it has gone."""
        at = place(self.s, self.e.card) if self.done else ""
        return f"to {at}" if at else ""


# --- why ------------------------------------------------------------------------------------------------------------


def reason(t: Account) -> str:
    """The card or the rule it comes from."""
    s, e = t.s, t.e
    if e.kind in UNREASONED:
        return ""
    if e.kind == ev.LOSE_HONOR and e.tag & RULEBOOK and e.card >= 0:
        return f"{name(s, e.card)} died dishonorable"
    if e.source >= 0 and e.source != e.card:
        used = by_card(t)
        return f"a cost of {used}" if e.tag & COST else used
    if e.tag & COST:
        return "a cost"
    if e.source < 0 and e.tag & RULEBOOK and s.battle[FIELD] >= 0 and e.kind in BATTLES:
        return "the battle"
    return ""


def by_card(t: Account) -> str:
    """The card it comes from, with whose it is; what the rules let every player do is called by its own name."""
    s, c = t.s, t.e.source
    t.spoken |= 1 << c
    if t.veil >> c & 1:
        return "a card's effect"
    return f"{t.whose(s.holder[c])} {player_ability(t) if s.p[THE_RULES] >> c & 1 else name(s, c)}"


def player_ability(t: Account) -> str:
    """What a player uses that no card is needed for: Lobby, Equip, …"""
    s, e = t.s, t.e
    f = action_of(t)
    aid = e.n if e.kind == ev.ANNOUNCE else f.regs[ABILITY] if f is not None else 0
    return f"“{s.box.abilities[aid].node.label}”" if aid in s.box.abilities else "rules"


def action_of(t: Account) -> Frame | None:
    """The frame of the action from which an event comes."""
    for f in reversed(t.s.frames):
        if TYPES[f.kind].startswith(OWN_REGISTERS) and f.regs[ACT] == t.e.act:
            return f if t.s.box.abilities.get(f.regs[ABILITY]) is not None else None
    return None


def resolving(t: Account) -> str:
    """An action that may still be answered, with what it targets."""
    f = action_of(t)
    if t.done or f is None:
        return ""
    targets = 0
    for _, register in t.s.box.abilities[f.regs[ABILITY]].chosen:
        targets |= f.regs[register]
    on = t.called(targets)
    return f"{by_card(t)} would resolve{' on ' if on else ''}{on}"


# --- what -----------------------------------------------------------------------------------------------------------


def uses(t: Account) -> str:
    rules = t.s.p[THE_RULES] >> t.e.card & 1
    return f"{t.who} uses {player_ability(t) if rules else t.card}"


def token_moves(t: Account) -> str:
    token, to = transferred(t.e.n)
    return f"a {t.s.box.token_name(token)} goes from {t.card} to {t.call(to)}"


def armies(t: Account) -> str:
    """The Force of both armies."""
    s = t.s
    a, d = (f"{seat_name(who)} has {army_force(s, side)} Force" for who, side in
            ((s.attacker, ATTACKING), (s.defender, DEFENDING)))  # fmt: skip
    return f"{a}, {d}"


def fighters(t: Account) -> str:
    """Who is at the battlefield."""
    here = t.s.p[HERE] & t.s.p[PERSONALITY]
    out = [f"{word}: {t.called(here & t.s.p[side]) or 'nobody'}" for word, side in SIDES]
    return "; ".join(out)


def enters(t: Account) -> str:
    on = t.s.host[t.e.card] if t.done else -1
    return f"attached to {t.call(on)}" if on >= 0 else ""


def shown(t: Account) -> str:
    return name(t.s, t.s.slot[t.e.card]) if t.s.slot[t.e.card] >= 0 else ""


Words = Callable[[Account], str]
SIDES: Final = (("attacking", ATTACKING), ("defending", DEFENDING))
OF_PLAYERS: Final[dict[int, Words]] = {
    ev.TURN_BEGINS: lambda t: f"{t.who}'s turn {t.e.n} begins",
    ev.PHASE_BEGINS: lambda t: f"the {t.s.box.rules.phase_names[t.e.n].capitalize()} Phase begins",
    ev.GAIN_HONOR: lambda t: f"{t.who} gains {t.n} Honor",
    ev.LOSE_HONOR: lambda t: f"{t.who} loses {t.n} Honor",
    ev.DRAW: lambda t: f"{t.who} draws {t.n}",
    ev.TAKE_FAVOR: lambda t: f"{t.who} takes the Imperial Favor",
    ev.LOSE_FAVOR: lambda t: f"{t.who} discards the Imperial Favor",
    ev.ANNOUNCE: uses,
    ev.RESOLVING: resolving,
    ev.TARGET: lambda t: f"{t.card} is targeted",
}
OF_BATTLES: Final[dict[int, Words]] = {
    ev.DECLARE_ATTACK: lambda t: f"{t.who} attacks {seat_name(t.e.n)}",
    ev.ASSIGN: lambda t: f"{t.card} is assigned to {t.call(assigned(t.e.n).at)}",
    ev.ENGAGE: lambda t: f"the battle at {t.card} begins" if t.s.p[HERE] else "",  # nobody fights an empty one
    ev.BATTLE_RESOLVES: lambda t: f"the battle at {t.card} resolves" if t.s.p[HERE] else "",
    ev.DESTROY_PROVINCE: lambda t: f"{t.card} is destroyed{' with ' if t.new else ''}{t.called(t.new)}",
    ev.GAIN_PROVINCE: lambda t: f"{t.who} gains a province",
    ev.MOVE_HOME: lambda t: f"{t.card} moves home",
    ev.MOVE_TO: lambda t: f"{t.card} moves to the battlefield",
    ev.SWITCH: lambda t: f"{t.card} and {t.call(t.e.n)} change places",
}
OF_DUELS: Final[dict[int, Words]] = {
    ev.CHALLENGE: lambda t: "" if t.done else f"{t.card} challenges {t.call(t.e.n)}",
    ev.WIN_DUEL: lambda t: "" if t.done else f"{t.card} wins the duel",  # `tell_outcome` has told it
    ev.LOSE_DUEL: lambda t: "" if t.done else f"{t.card} loses the duel",
    ev.TO_FOCUS: lambda t: f"{t.card} is put among {t.who}'s focused cards",
    ev.FOCUS: lambda t: "" if t.done else f"{t.who} focuses for {t.card}",
    ev.STRIKE: lambda t: "" if t.done else f"{t.who} strikes",
}
OF_CARDS: Final[dict[int, Words]] = {
    ev.BOW: lambda t: f"{t.card} bows",
    ev.STRAIGHTEN: lambda t: f"{t.card} straightens",
    ev.DESTROY: lambda t: f"{t.card} is destroyed",
    ev.DISCARD: lambda t: f"{t.card} is discarded",
    ev.DISHONOR: lambda t: f"{t.card} is dishonored",
    ev.REHONOR: lambda t: f"{t.card} is rehonored",
    ev.KILL: lambda t: f"{t.card} is dead",
    ev.REVEAL: lambda t: f"{t.card} is revealed",
    ev.SHOW: lambda t: f"{t.card} is shown",
}
OF_PLACES: Final[dict[int, Words]] = {
    ev.ENTER: lambda t: f"{t.card} enters play under {t.who}",
    ev.REMOVE: lambda t: f"{t.card} is removed from the game",
    ev.CREATE: lambda t: f"{t.who} creates {t.called(t.new) or 'a card'}",
    ev.TO_HAND: lambda t: f"{t.card} goes to {seat_name(t.s.owner[t.e.card])}'s hand",
    ev.TO_DECK: lambda t: f"{t.card} goes to the {'top' if t.e.n & ON_TOP else 'bottom'} of its owner's deck",
    ev.TO_PROVINCE: lambda t: f"{t.card} is put into {t.call(lies_under(t.e.n).where)}",
    ev.PUT_UNDER: lambda t: f"{t.card} is put under {t.call(lies_under(t.e.n).where)}",
    ev.ADD_TO_PROVINCE: lambda t: f"another card goes into {t.card}",
}
OF_BEARERS: Final[dict[int, Words]] = {
    ev.TRANSFER: lambda t: f"{t.card} is transferred to {t.call(t.e.n)}",
    ev.TRANSFER_TOKEN: token_moves,
    ev.TAKE_CONTROL: lambda t: f"{t.who} takes control of {t.card}",
    ev.OVERLAY: lambda t: f"{t.call(t.e.n)} is overlaid and becomes {t.card}",
    ev.UNCOVER: lambda t: f"what overlaid {t.card} is lost",
}
WORDS: Final = OF_PLAYERS | OF_BATTLES | OF_DUELS | OF_CARDS | OF_PLACES | OF_BEARERS
DETAILS: Final[dict[int, Words]] = {
    ev.DESTROY: lambda t: t.where,
    ev.DISCARD: lambda t: t.where,
    ev.ENTER: enters,
    ev.DRAW: lambda t: t.called(t.new & ~t.veil),
    ev.REVEAL: shown,
    ev.ASSIGN: lambda t: "defending" if assigned(t.e.n).defending else "attacking",
    ev.ENGAGE: fighters,
    ev.BATTLE_RESOLVES: armies,
}
BATTLES: Final = frozenset((ev.DESTROY, ev.GAIN_HONOR, ev.REHONOR, ev.DESTROY_PROVINCE))
UNREASONED: Final = frozenset(
    (ev.TURN_BEGINS, ev.PHASE_BEGINS, ev.ANNOUNCE, ev.RESOLVING, ev.ASSIGN, ev.ENGAGE, ev.BATTLE_RESOLVES, ev.FOCUS)
)
Account.words, Account.details = WORDS, DETAILS
