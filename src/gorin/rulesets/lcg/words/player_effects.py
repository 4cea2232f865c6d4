"""Effects on players and on the game: honor, fate, cards in hand, rings, the conflict, cancelling, replacing."""

from __future__ import annotations

from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Effect, Number, Player, Query, node
from gorin.language.numbers import Num
from gorin.language.players import You
from gorin.language.scope import Scope
from gorin.rulesets.lcg import bars, facts
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.state import CONTESTED, ON, RING, TYPE, UNCLAIMED
from gorin.rulesets.lcg.words.deeds import ACT, Deed
from gorin.rulesets.lcg.words.players import YourOpponent


def conjugate(v: Voice, who: Player, verb: str) -> str:
    """ "lose" for you, "that player loses" for others."""
    name = who.english(v)
    return verb if name == "you" else f"{name} {verb}s"


class OnPlayer(Deed):
    """One event about one player."""

    who: Player
    n: Number
    kind = -1

    def events(self, c: Scope, tag: str = "0") -> str:
        return f"about({self.kind}, {self.who.source(c)}, {self.n.source(c)}, {c.this}, {ACT}, {tag})"


@node
class GainHonor(OnPlayer):
    """A player gains honor."""

    n: Number = Num(1)
    who: Player = You()
    kind = ev.GAIN_HONOR

    def could(self, c: Scope) -> str:
        return f"({self.who.source(c)} >= 0 and {self.n.source(c)} > 0)"

    def could_now(self, r: Reading) -> bool:
        return self.who.seat(r) >= 0 and self.n.value(r) > 0

    def english(self, v: Voice) -> str:
        return f"{conjugate(v, self.who, 'gain')} {self.n.english(v)} honor"


@node
class LoseHonor(OnPlayer):
    """A player loses honor."""

    n: Number = Num(1)
    who: Player = You()
    kind = ev.LOSE_HONOR

    def could(self, c: Scope) -> str:
        return f"has_honor(s, {self.who.source(c)}, 1)"

    def payable(self, c: Scope) -> str:
        return f"has_honor(s, {self.who.source(c)}, {self.n.source(c)})"

    def could_now(self, r: Reading) -> bool:
        who = self.who.seat(r)
        return who >= 0 and r.s.honor[who] > 0

    def english(self, v: Voice) -> str:
        return f"{conjugate(v, self.who, 'lose')} {self.n.english(v)} honor"


@node
class GainFate(OnPlayer):
    """A player gains fate."""

    n: Number = Num(1)
    who: Player = You()
    kind = ev.GAIN_FATE

    def could(self, c: Scope) -> str:
        return f"({self.who.source(c)} >= 0 and {self.n.source(c)} > 0)"

    def could_now(self, r: Reading) -> bool:
        return self.who.seat(r) >= 0 and self.n.value(r) > 0

    def english(self, v: Voice) -> str:
        return f"{conjugate(v, self.who, 'gain')} {self.n.english(v)} fate"


@node
class Give(Deed):
    """A player gives another honor or fate: one loses it, the other gains it, at once."""

    coin: str  # "honor" or "fate"
    giver: Player
    taker: Player
    n: Number = Num(1)

    def events(self, c: Scope, tag: str = "0") -> str:
        kinds = (ev.LOSE_HONOR, ev.GAIN_HONOR) if self.coin == "honor" else (ev.LOSE_FATE, ev.GAIN_FATE)
        who = f"{self.giver.source(c)}, {self.taker.source(c)}, {self.n.source(c)}"
        return f"given(s, {kinds[0]}, {kinds[1]}, {who}, {c.this}, {ACT}, {tag})"

    def could(self, c: Scope) -> str:
        has = "has_honor" if self.coin == "honor" else "has_fate"
        return f"({self.taker.source(c)} >= 0 and {has}(s, {self.giver.source(c)}, 1))"

    def payable(self, c: Scope) -> str:
        has = "has_honor" if self.coin == "honor" else "has_fate"
        return f"({self.taker.source(c)} >= 0 and {has}(s, {self.giver.source(c)}, {self.n.source(c)}))"

    def could_now(self, r: Reading) -> bool:
        giver, taker = self.giver.seat(r), self.taker.seat(r)
        pool = r.s.honor if self.coin == "honor" else r.s.pool
        return giver >= 0 and taker >= 0 and pool[giver] > 0

    def english(self, v: Voice) -> str:
        if isinstance(self.taker, You):
            if self.giver.english(v) == "that player":
                return f"give you {self.n.english(v)} {self.coin}"
            return f"take {self.n.english(v)} {self.coin} from {self.giver.english(v)}"
        return f"give {self.taker.english(v)} {self.n.english(v)} {self.coin}"


@node
class Draw(OnPlayer):
    """A player draws cards."""

    n: Number = Num(1)
    who: Player = You()
    kind = ev.DRAW

    def could(self, c: Scope) -> str:
        return f"({self.who.source(c)} >= 0)"

    def could_now(self, r: Reading) -> bool:
        return self.who.seat(r) >= 0

    def english(self, v: Voice) -> str:
        n = self.n.english(v)
        return f"{conjugate(v, self.who, 'draw')} {n} card{'' if n == '1' else 's'}"


@node
class DiscardAtRandom(OnPlayer):
    """Cards at random from a player's hand are discarded."""

    n: Number = Num(1)
    who: Player = YourOpponent()
    kind = ev.DISCARD_RANDOM

    def could(self, c: Scope) -> str:
        return f"(held(s, {self.who.source(c)}) & p[{facts.HAND}])"

    def could_now(self, r: Reading) -> bool:
        who = self.who.seat(r)
        return who >= 0 and any(r.s.holder[x] == who and r.words.has(r.s, x, "in hand") for x in range(len(r.s.kind)))

    def english(self, v: Voice) -> str:
        n = self.n.english(v)
        return f"discard {n} card{'' if n == '1' else 's'} at random from {self.who.english(v)}'s hand"


@node
class ChangeBid(OnPlayer):
    """The value of a player's bid changes."""

    n: Number = Num(1)
    who: Player = You()
    kind = ev.CHANGE_BID

    def could(self, c: Scope) -> str:
        return f"(bid_value(s, {self.who.source(c)}) + {self.n.source(c)} >= 0)"

    def could_now(self, r: Reading) -> bool:
        from gorin.rulesets.lcg.stats import bid_value

        return bid_value(r.s, self.who.seat(r)) + self.n.value(r) >= 0

    def english(self, v: Voice) -> str:
        k = int(self.n.english(v))
        return f"{'increase' if k > 0 else 'decrease'} the value of your bid by {abs(k)}"


@node
class PutIntoPlay(Deed):
    """Put characters into play, at home or in the conflict."""

    what: Query
    conflict: bool = False

    def events(self, c: Scope, tag: str = "0") -> str:
        return f"each({c.words.cards(self.what, c)}, {ev.ENTER}, {c.you}, {int(self.conflict)}, {c.this}, {ACT}, {tag})"

    def could(self, c: Scope) -> str:
        return f"can_enter(s, {c.words.cards(self.what, c)}, {c.you}, {self.conflict})"

    def could_now(self, r: Reading) -> bool:
        from gorin.rulesets.lcg.playing import may_enter, takes_part

        s = r.s
        for card in r.cards(self.what):
            if r.words.has(s, card, "in play") or not may_enter(s, card, r.you):
                continue
            if not self.conflict:
                return True
            dash = "dash political" if s.con[TYPE] else "dash military"
            barred = bars.barred(s, bars.JOINING, r.you) >> card & 1
            if takes_part(s, r.you) and not r.words.has(s, card, dash) and not barred:
                return True
        return False

    def english(self, v: Voice) -> str:
        return f"put {v.some(self.what)} into play" + (" in the conflict" if self.conflict else "")


@node
class ResolveContestedRing(Deed):
    """Resolve the effect of the conflict's ring as if you had won it as the attacker."""

    as_attacker: bool = False  # how the card puts it

    def steps(self) -> str:
        return f"resolve_ring(s, you, s.con[{RING}], False)"

    def could(self, c: Scope) -> str:
        return f"(s.con[{ON}] and ring_choices(s, {c.you}, s.con[{RING}]))"

    def could_now(self, r: Reading) -> bool:
        from gorin.rulesets.lcg.rings import choices

        return bool(r.s.con[ON] and choices(r.s, r.you, r.s.con[RING]))

    def english(self, v: Voice) -> str:
        if self.as_attacker:
            return "resolve the ring effect of that conflict as if you were the attacking player"
        return "resolve that ring's effect"


@node
class SwitchType(Deed):
    """The conflict changes its type."""

    def events(self, c: Scope, tag: str = "0") -> str:
        return f"about({ev.SWITCH_TYPE}, {c.you}, 0, {c.this}, {ACT}, {tag})"

    def could(self, c: Scope) -> str:
        return f"s.con[{ON}]"

    def could_now(self, r: Reading) -> bool:
        return bool(r.s.con[ON])

    def english(self, v: Voice) -> str:
        return "switch the conflict type"


@node
class SwitchRing(Deed):
    """The contested ring changes places with an unclaimed one, which the player chooses."""

    def steps(self) -> str:
        return "switch_ring(s, you, this)"

    def could(self, c: Scope) -> str:
        return f"(s.con[{ON}] and {UNCLAIMED} in s.ring_of)"

    def could_now(self, r: Reading) -> bool:
        return bool(r.s.con[ON] and UNCLAIMED in r.s.ring_of and CONTESTED in r.s.ring_of)

    def english(self, v: Voice) -> str:
        return "switch the contested ring with an unclaimed ring"


@node
class CancelEffects(Deed):
    """Cancel the effects that would initiate."""

    def steps(self) -> str:
        return "cancel(s, r[3], r[4])"

    def could(self, c: Scope) -> str:
        return "True"

    def could_now(self, r: Reading) -> bool:
        return True

    def english(self, v: Voice) -> str:
        return "cancel those effects"


@node
class Instead(Deed):
    """Something else happens instead of what would happen."""

    do: Deed

    def could(self, c: Scope) -> str:
        return self.do.could(c)

    def could_now(self, r: Reading) -> bool:
        return self.do.could_now(r)

    def english(self, v: Voice) -> str:
        return f"{self.do.english(v)} instead"


@node
class Redirect(Deed):
    """What would happen to one card happens to another instead."""

    to: Query

    def could(self, c: Scope) -> str:
        return f"receives(s, {c.event}, {c.words.cards(self.to, c)}, {c.you})"

    def could_now(self, r: Reading) -> bool:
        from gorin.rulesets.lcg.words.runtime import receives

        return bool(receives(r.s, r.event, r.mask(self.to), r.you))

    def english(self, v: Voice) -> str:
        return f"{v.the(self.to)} receives the honor or dishonor instead"


@node
class Duel(Deed):
    """Challenge to a duel; winner and loser are WINNER and LOSER of what follows."""

    challenger: Query
    against: Query
    stat: str
    loser: Effect | None = None  # PICKED is the loser
    winner: Effect | None = None  # PICKED is the winner
    instead: Effect | None = None  # what a player may do instead of giving honor

    def could(self, c: Scope) -> str:
        a, b = (c.words.cards(q, c) for q in (self.challenger, self.against))
        return f"duelists(s, {a}, {b}, {c.words.stat(self.stat)})"

    def could_now(self, r: Reading) -> bool:
        def able(q: Query) -> bool:
            return any(
                r.words.carries(r.s, x, self.stat) and not r.words.has(r.s, x, f"dash {self.stat}") for x in r.cards(q)
            )

        return able(self.challenger) and able(self.against)

    def english(self, v: Voice) -> str:
        text = f"challenge {v.the(self.against)} to a [{self.stat}] duel"
        if self.instead is not None:
            text += ". Instead of giving honor for this duel's bid, a player may " + say_plainly(self.instead, v)
        if self.loser is not None:
            v.picked = "the loser of the duel"
            loser = say_plainly(self.loser, v)
            text += f". {loser[0].upper()}{loser[1:]}"
            v.picked = "it"
        return text


def say_plainly(x: Effect, v: Voice) -> str:
    from gorin.rulesets.lcg.english import effect

    return effect(x, v)


@node
class Required(Number):
    """The number a sub-effect is about: how much honor would have to be given."""

    def source(self, c: Scope) -> str:
        return c.need("required", "REQUIRED")

    def value(self, r: Reading) -> int:
        return r.required

    def english(self, v: Voice) -> str:
        return "the required number of"
