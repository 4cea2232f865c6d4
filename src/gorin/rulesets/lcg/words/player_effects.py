"""Effects on players and on the game: honor, fate, cards in hand, rings, the conflict, cancelling, replacing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gorin.kernel.sides import is_foe
from gorin.language.english import Voice, article, possessive, sentence
from gorin.language.meaning import Reading
from gorin.language.nodes import Effect, Number, Player, Query, declares, node
from gorin.language.numbers import Num
from gorin.language.players import Chosen, You
from gorin.language.scope import Scope
from gorin.language.sets import This
from gorin.rulesets.accounts import seat_name
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.attributes.copies import may_enter
from gorin.rulesets.lcg.codecs import FLAGS, FROM_BANK, entering
from gorin.rulesets.lcg.conflict.ring_effects import ring_choices
from gorin.rulesets.lcg.costs.pools import bid_could_change
from gorin.rulesets.lcg.playing.playable import may_join
from gorin.rulesets.lcg.prohibitions import bars
from gorin.rulesets.lcg.sides import takes_part
from gorin.rulesets.lcg.state import ON, RING, TYPE
from gorin.rulesets.lcg.words.conditions import TYPES
from gorin.rulesets.lcg.words.deeds import ACT, Deed
from gorin.rulesets.lcg.words.phrases import cards, conjugate, so_much
from gorin.rulesets.lcg.words.players import YourOpponent
from gorin.rulesets.lcg.words.runtime import receives


def has(r: Reading, coins: Sequence[int], who: Player) -> str:
    """How much of something a player has."""
    seat = who.seat(r)
    return f"you have {coins[seat]}" if seat == r.you else f"{seat_name(seat)} has {coins[seat]}" if seat >= 0 else ""


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
        return f"{conjugate(v, self.who, 'gain')} {so_much(self.n, 'honor', v)}"


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

    def lacks(self, r: Reading, v: Voice) -> str:
        return has(r, r.s.honor, self.who)

    def could_now(self, r: Reading) -> bool:
        who = self.who.seat(r)
        return who >= 0 and r.s.honor[who] > 0

    def english(self, v: Voice) -> str:
        return f"{conjugate(v, self.who, 'lose')} {so_much(self.n, 'honor', v)}"


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
        return f"{conjugate(v, self.who, 'gain')} {so_much(self.n, 'fate', v)}"


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

    def lacks(self, r: Reading, v: Voice) -> str:
        if self.taker.seat(r) < 0:
            return "there is nobody to have it"
        return has(r, r.s.honor if self.coin == "honor" else r.s.pool, self.giver)

    def could_now(self, r: Reading) -> bool:
        giver, taker = self.giver.seat(r), self.taker.seat(r)
        pool = r.s.honor if self.coin == "honor" else r.s.pool
        return giver >= 0 and taker >= 0 and pool[giver] > 0

    def english(self, v: Voice) -> str:
        giver, taker, what = self.giver.english(v), self.taker.english(v), so_much(self.n, self.coin, v)
        if taker == v.subject:
            return f"take {what} from {giver}"
        return f"{conjugate(v, self.giver, 'give')} {taker} {what}"


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
        return f"{conjugate(v, self.who, 'draw')} {cards(self.n, v)}"


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
        who = self.who.english(v)
        if isinstance(self.who, Chosen) and who != v.subject:
            return f"{who} discards {cards(self.n, v)} at random from his or her hand"
        whose = possessive("he or she" if who == v.subject != "you" else who)
        return f"discard {cards(self.n, v)} at random from {whose} hand"


@node
class ChangeBid(OnPlayer):
    """The value of a player's bid changes."""

    n: Number = Num(1)
    who: Player = You()
    kind = ev.CHANGE_BID

    def could(self, c: Scope) -> str:
        return f"bid_could_change(s, {self.who.source(c)}, {self.n.source(c)})"

    def could_now(self, r: Reading) -> bool:
        return bid_could_change(r.s, self.who.seat(r), self.n.value(r))

    def english(self, v: Voice) -> str:
        whose = possessive(self.who.english(v))
        if isinstance(self.n, Num) and self.n.n < 0:
            return f"decrease the value of {whose} bid by {-self.n.n}"
        return f"increase the value of {whose} bid by {self.n.english(v)}"


@node
class PutIntoPlay(Deed):
    """Put characters into play, at home or in the conflict."""

    what: Query
    conflict: bool = False
    yours: bool = False  # under your control, whoever owns them; otherwise each under its owner's
    token: str = ""  # "honored", "dishonored" or "tainted": they enter play so
    fate: int = 0  # from the general pool
    takes = True

    def events(self, c: Scope, tag: str = "0") -> str:
        who = c.you if self.yours else "-1"
        n = int(self.conflict) | FLAGS.get(self.token, 0)
        if self.fate:
            n |= entering(0, self.fate) | FROM_BANK
        return f"entries(s, {c.words.cards(self.what, c)}, {who}, {n}, {c.this}, {ACT}, {tag})"

    def could(self, c: Scope) -> str:
        return f"enterable(s, {c.words.cards(self.what, c)}, {c.you if self.yours else -1}, {self.conflict})"

    def could_now(self, r: Reading) -> bool:
        s = r.s
        for card in r.cards(self.what):
            who = r.you if self.yours else s.owner[card]
            facedown = r.words.has(s, card, "in province") and not r.words.has(s, card, "faceup")
            if r.words.has(s, card, "in play") or not r.words.has(s, card, "character") or facedown:
                continue
            if not may_enter(s, card, who):
                continue
            if not r.words.has(s, card, "character") or bars.barred(s, bars.ENTERING, who) >> card & 1:
                continue
            if not self.conflict:
                return True
            if takes_part(s, who) and may_join(s, card, who):
                return True
        return False

    def english(self, v: Voice) -> str:
        whence = f" from {v.whence}" if v.whence and isinstance(self.what, This) else ""
        where = " in the conflict" if self.conflict else ""
        under = " under your control" if self.yours else ""
        token = f" {self.token}" if self.token else ""
        fate = f" with {self.fate} fate on it" if self.fate else ""
        what, from_, place = v.object(self.what, self.takes).partition(" from ")
        return f"put {what} into play{from_}{place}{whence}{where}{under}{token}{fate}"


@node
class ResolveContestedRing(Deed):
    """Resolve the effect of the conflict's ring as if you had won it as the attacker."""

    as_attacker: bool = False  # how the card puts it

    def build(self, b: Any, c: Scope) -> str:
        b.p.step("resolve the ring", f"resolve_ring(s, {c.you}, s.con[{RING}], False)")
        return ""

    def could(self, c: Scope) -> str:
        return f"(s.con[{ON}] and ring_choices(s, {c.you}, s.con[{RING}]))"

    def could_now(self, r: Reading) -> bool:
        return bool(r.s.con[ON] and ring_choices(r.s, r.you, r.s.con[RING]))

    def english(self, v: Voice) -> str:
        if self.as_attacker:
            return "resolve the ring effect of that conflict as if you were the attacking player"
        return "resolve that ring's effect"


@declares(strings={"to": ("type of conflict", ("military", "political"))})
@node
class SwitchType(Deed):
    """The conflict changes its type; if one is named, only to that."""

    to: str = ""

    def events(self, c: Scope, tag: str = "0") -> str:
        return f"about({ev.SWITCH_TYPE}, {c.you}, 0, {c.this}, {ACT}, {tag})"

    def could(self, c: Scope) -> str:
        other = f" and s.con[{TYPE}] != {TYPES[self.to]}" if self.to else ""
        return f"(s.con[{ON}]{other})"

    def could_now(self, r: Reading) -> bool:
        return bool(r.s.con[ON] and not (self.to and r.s.con[TYPE] == TYPES[self.to]))

    def english(self, v: Voice) -> str:
        return f"change the conflict type to [{self.to}]" if self.to else "switch the conflict type"


@declares(needs=("would", "CancelEffects answers only an interrupt to something that would happen."))
@node
class CancelEffects(Deed):
    """Cancel the effects that would initiate."""

    def build(self, b: Any, c: Scope) -> str:
        b.p.step("cancel", "cancel(s, r[3], r[4])")
        return ""

    def could(self, c: Scope) -> str:
        return "True"

    def could_now(self, r: Reading) -> bool:
        return True

    def english(self, v: Voice) -> str:
        return f"cancel {v.cancelled}"


@declares(needs=("would", "Instead answers only an interrupt to something that would happen."))
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


@declares(needs=("would", "Redirect answers only an interrupt to something that would happen."))
@node
class Redirect(Deed):
    """What would happen to one card happens to another instead."""

    to: Query

    def could(self, c: Scope) -> str:
        return f"receives(s, {c.event}, {c.words.cards(self.to, c)}, {c.you})"

    def could_now(self, r: Reading) -> bool:
        return bool(receives(r.s, r.event, r.mask(self.to), r.you))

    def english(self, v: Voice) -> str:
        return f"{v.the(self.to)} receives {v.befalls} instead"


@declares(
    binds={
        **dict.fromkeys(("winner", "loser", "if_wins", "if_loses", "during", "refuse"), ("picked",)),
        "instead": ("required",),
    }
)
@node
class Duel(Deed):
    """Challenge to a duel; winner and loser are WINNER and LOSER of what follows."""

    challenger: Query
    against: Query
    stat: str
    loser: Effect | None = None  # PICKED is the loser
    winner: Effect | None = None  # PICKED is the winner
    instead: Effect | None = None  # what a player may do instead of giving honor
    if_wins: Effect | None = None  # if the challenger wins
    if_loses: Effect | None = None  # if the challenger loses
    anywhere: bool = False  # during a conflict, also between characters that do not take part in it
    base: bool = False  # base values are compared
    during: Effect | None = None  # what holds for the duelists (PICKED) until the end of the duel
    refuse: Effect | None = None  # what the other player may do to refuse the duel (PICKED is the one challenged)

    def could(self, c: Scope) -> str:
        a, b = (c.words.cards(q, c) for q in (self.challenger, self.against))
        return f"duelists(s, {c.you}, {a}, {b}, {c.words.stat(self.stat)}, {self.anywhere})"

    def could_now(self, r: Reading) -> bool:
        skill = self.stat != "glory"

        def able(q: Query) -> list[int]:
            return [
                r.s.holder[x]
                for x in r.cards(q)
                if r.words.carries(r.s, x, self.stat)
                and not (skill and r.words.has(r.s, x, f"dash {self.stat}"))
                and (self.anywhere or not r.s.con[ON] or r.words.has(r.s, x, "participating"))
            ]

        foes = [q for q in able(self.against) if is_foe(r.s, r.you, q)]
        return r.you in able(self.challenger) and bool(foes)

    def english(self, v: Voice) -> str:
        who = "" if isinstance(self.challenger, This) else f"{v.the(self.challenger)} challenges "
        kind = self.stat if self.stat == "glory" else f"[{self.stat}]"
        text = f"{who or 'challenge '}{v.the(self.against)} to {article(f'{kind} duel')}"
        if self.base:
            text += f", using each character's base {kind}{'' if self.stat == 'glory' else ' skill'}"
        if self.anywhere:
            text += ", even if they are not participating in the conflict"
        if self.refuse is not None:
            with v.saying(picked="that character", subject="your opponent"):
                text += f". Your opponent may {self.refuse.english(v)} to refuse the duel"
        if self.during is not None:
            with v.saying(picked="each dueling character"):
                text += f". {sentence(self.during.english(v))}"
        if self.instead is not None:
            instead = self.instead.english(v).replace("from your hand", "from hand")
            text += f". Instead of giving honor for this duel's bid, a player may {instead}"
        for name, effect in (("winner", self.winner), ("loser", self.loser)):
            if effect is not None:
                with v.saying(picked=f"the {name} of the duel"):
                    text += f". {sentence(effect.english(v))}"
        for end, effect in ((f"{v.the(self.challenger)} wins", self.if_wins), ("it loses", self.if_loses)):
            if effect is not None:
                with v.saying(duelists={self.challenger, self.against}):
                    text += f". If {end}, {effect.english(v)}"
        return text


@declares(needs=("required", "Required is no number outside what is done instead of giving honor."))
@node
class Required(Number):
    """The number a sub-effect is about: how much honor would have to be given."""

    plain = True

    def source(self, c: Scope) -> str:
        return c.need("required", "REQUIRED")

    def value(self, r: Reading) -> int:
        return r.required

    def english(self, v: Voice) -> str:
        return "the required number of"
