"""Words about glory counts, the Imperial Favor, counted skill, and the first player token."""

from __future__ import annotations

from typing import Any

from gorin.kernel.sides import foes
from gorin.kernel.turns import is_first
from gorin.language.english import Voice, sentence
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Effect, Number, Player, Query, declares, node
from gorin.language.players import You
from gorin.language.program import go
from gorin.language.scope import Scope
from gorin.language.sets import All, ControlledBy
from gorin.rulesets.accounts import seat_name
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.attributes.stats import glory_count, skill_of
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.lasting.edicts import NO_FAVOR, under
from gorin.rulesets.lcg.rings.pools import may_keep
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.lcg.words.conditions import TYPES
from gorin.rulesets.lcg.words.deeds import ACT, Deed
from gorin.rulesets.lcg.words.phrases import conjugate
from gorin.rulesets.lcg.words.triggers import Heard

# --- counting -------------------------------------------------------------------------------------------------------


@node
class Counted(Number):
    """A total of current values over ready characters of a set: "count more current glory among …"."""

    stat: str
    of: Query

    def source(self, c: Scope) -> str:
        return f"counted(s, {c.words.cards(self.of, c)}, {c.words.stat(self.stat)})"

    def value(self, r: Reading) -> int:
        ready = [x for x in r.cards(self.of) if r.words.has(r.s, x, "ready") and r.words.carries(r.s, x, self.stat)]
        return sum(r.words.value(r.s, x, self.stat) for x in ready)

    def english(self, v: Voice) -> str:
        return f"the current {v.words.stat_word(self.stat)} counted among {v.noun(self.of, True)}"

    def against(self, op: str, other: Number, v: Voice) -> str:
        """ "you count more current glory than your opponent among participating characters"."""
        if not isinstance(other, Counted) or other.stat != self.stat or op not in (">", "<"):
            return ""
        (who, mine), (than, theirs) = owned(self.of), owned(other.of)
        if who is None or than is None or mine != theirs:
            return ""
        count = f"{who.english(v)} count{'' if who == You() else 's'} {'more' if op == '>' else 'less'}"
        stat = v.words.stat_word(self.stat)
        return f"{count} current {stat} than {than.english(v)} among {v.noun(mine, True)}"


def owned(q: Query) -> tuple[Player | None, Query]:
    """Whose cards these words speak of, and of which."""
    parts = q.parts if isinstance(q, All) else (q,)
    who = [x.who for x in parts if isinstance(x, ControlledBy)]
    return who[0] if who else None, All(tuple(x for x in parts if not isinstance(x, ControlledBy)))


@node
class SkillOf(Number):
    """The skill a player counts in the conflict now."""

    who: Player = You()

    def source(self, c: Scope) -> str:
        return f"skill_of(s, {self.who.source(c)})"

    def value(self, r: Reading) -> int:
        return skill_of(r.s, self.who.seat(r))

    def english(self, v: Voice) -> str:
        who = self.who.english(v)
        return f"the current skill {who} count{'' if who == 'you' else 's'} in the conflict"


@declares(binds={"winner": ("them",), "loser": ("them",)})
@node
class GloryCount(Deed):
    """Perform a glory count; its winner and its loser (THEM) do something. Without a winner nobody does."""

    winner: Effect | None = None
    loser: Effect | None = None

    def build(self, b: Any, c: Scope) -> str:
        p = b.p
        won, lost = p.new("i"), p.new("i")
        p.step("glory count", f"emit(s, (Event({ev.GLORY_COUNT}, -1, you, 0, this, {ACT}),))")
        p.step("counted", f"r[{won}] = count_winner(s)", f"r[{lost}] = count_loser(s, r[{won}])")
        for reg, effect in ((won, self.winner), (lost, self.loser)):
            if effect is not None:
                out = p.fresh("nobody")
                p.step("who?", go(out, f"if r[{reg}] < 0:"))
                b.resolve((effect,), c.bind(them=f"r[{reg}]"))
                p.label(out)
        return ""

    def could(self, c: Scope) -> str:
        return "True"

    def could_now(self, r: Reading) -> bool:
        return True

    def english(self, v: Voice) -> str:
        text = "perform a glory count"
        for name, effect in (("wins", self.winner), ("loses", self.loser)):
            if effect is not None:
                with v.saying(them=f"the player who {name} the glory count"):
                    text += f". {sentence(effect.english(v))}"
        return text


@node
class GloryCountBegins(Heard):
    """When a glory count would begin."""

    kinds = (ev.GLORY_COUNT,)

    def test(self, c: Scope) -> str:
        return "True"

    def met(self, r: Reading) -> bool:
        return True

    def english(self, v: Voice) -> str:
        return "when a glory count would begin"


# --- the favor ------------------------------------------------------------------------------------------------------


@node
class ClaimFavor(Deed):
    """A player claims the Imperial Favor, from the bank or from another, and sets its side."""

    who: Player = You()

    def build(self, b: Any, c: Scope) -> str:
        b.p.step("claim the favor", f"claim_favor(s, {self.who.source(c)}, this, {ACT})")
        return ""

    def could(self, c: Scope) -> str:
        return f"may_claim_favor(s, {self.who.source(c)})"

    def could_now(self, r: Reading) -> bool:
        return may_claim_favor(r.s, self.who.seat(r))

    def english(self, v: Voice) -> str:
        return f"{conjugate(v, self.who, 'claim')} the Imperial Favor"


@node
class DiscardFavor(Deed):
    """Discard the Imperial Favor. As a cost, its holder does."""

    def events(self, c: Scope, tag: str = "0") -> str:
        return f"about({ev.LOSE_FAVOR}, {c.you}, 0, {c.this}, {ACT}, {tag})"

    def could(self, c: Scope) -> str:
        return "(s.favor >= 0)"

    def payable(self, c: Scope) -> str:
        return f"has_favor(s, {c.you})"

    def could_now(self, r: Reading) -> bool:
        return bool(r.s.favor >= 0)

    def lacks(self, r: Reading, v: Voice) -> str:
        return f"{seat_name(r.s.favor)} has it" if r.s.favor >= 0 else "nobody has it"

    def english(self, v: Voice) -> str:
        return "discard the Imperial Favor"


@node
class TurnFavor(Deed):
    """Set the Imperial Favor to a side."""

    type: str

    def events(self, c: Scope, tag: str = "0") -> str:
        return f"about({ev.TURN_FAVOR}, {c.you}, {TYPES[self.type]}, {c.this}, {ACT}, {tag})"

    def could(self, c: Scope) -> str:
        return f"(s.favor >= 0 and s.favor_side != {TYPES[self.type]} and s.box.rules.format.favor_has_sides)"

    def could_now(self, r: Reading) -> bool:
        return bool(r.s.favor >= 0 and r.s.favor_side != TYPES[self.type] and r.s.box.rules.format.favor_has_sides)

    def english(self, v: Voice) -> str:
        return f"set the Imperial Favor to its [{self.type}] side"


@node
class ClaimsFavor(Heard):
    """After you claim the Imperial Favor."""

    kinds = (ev.FAVOR,)

    def test(self, c: Scope) -> str:
        return f"e.player == {c.you}"

    def met(self, r: Reading) -> bool:
        return r.event.player == r.you

    def english(self, v: Voice) -> str:
        return "after you claim the Imperial Favor"


# --- the first player token -----------------------------------------------------------------------------------------


@node
class IsFirstPlayer(Condition):
    """You are the first player."""

    def source(self, c: Scope) -> str:
        return f"is_first(s, {c.you})"

    def holds(self, r: Reading) -> bool:
        return is_first(r.s, r.you)

    def english(self, v: Voice) -> str:
        return "you are the first player"


@node
class WouldPassToken(Heard):
    """When you would pass the first player token."""

    kinds = (ev.PASS_FIRST,)
    would = True

    def test(self, c: Scope) -> str:
        return f"(is_first(s, {c.you}) and not is_first(s, e.player))"

    def met(self, r: Reading) -> bool:
        return is_first(r.s, r.you) and not is_first(r.s, r.event.player)

    def english(self, v: Voice) -> str:
        return "when you would pass the first player token"


@node
class WouldReturnRing(Heard):
    """When a ring in your claimed pool would return to the unclaimed pool."""

    kinds = (ev.RETURN_RING,)
    would = True

    def test(self, c: Scope) -> str:
        return f"may_keep(s, {c.you}, e.n)"

    def met(self, r: Reading) -> bool:
        return may_keep(r.s, r.you, r.event.n)

    def english(self, v: Voice) -> str:
        return "when a ring in your claimed ring pool would be returned to the unclaimed ring pool"


@declares(needs=("would", "KeepInstead answers only an interrupt to something that would happen."))
@node
class KeepInstead(Deed):
    """What would go away stays instead."""

    claimed: bool = False  # how the card puts it

    def build(self, b: Any, c: Scope) -> str:
        b.p.step("keep it instead", "cancel(s, r[3], r[4])")
        return ""

    def could(self, c: Scope) -> str:
        return "True"

    def could_now(self, r: Reading) -> bool:
        return True

    def english(self, v: Voice) -> str:
        return "it remains claimed instead" if self.claimed else "keep it instead"


# --- what generated code calls --------------------------------------------------------------------------------------


@called()
def may_claim_favor(s: Game, who: int) -> bool:
    """Can this player claim it? Claiming it anew lets its holder set the side again."""
    return who >= 0 and not under(s, NO_FAVOR, who)


@called()
def count_loser(s: Game, winner: int) -> int:
    """Who lost a glory count: of two players, the other one; otherwise whoever has the lowest total alone."""
    if winner < 0:
        return -1
    others = [(glory_count(s, q), q) for q in foes(s, winner)]
    low = min(others, default=(0, -1))
    return low[1] if [n for n, _ in others].count(low[0]) == 1 else -1
