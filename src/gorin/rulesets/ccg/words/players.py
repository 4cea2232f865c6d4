"""Players: chosen while an action resolves, all of them in turn, known by their part in the battle; whose cards."""

from __future__ import annotations

from typing import Any

from gorin.kernel.bits import bits
from gorin.kernel.questions import Purpose
from gorin.language.english import Noun, Voice, sentence
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Effect, Player, Query, declares, node
from gorin.language.players import You
from gorin.language.program import go
from gorin.language.scope import Scope
from gorin.rulesets.ccg.called import FIGHT, called
from gorin.rulesets.ccg.facts import STRONGHOLD
from gorin.rulesets.ccg.places.zones import times
from gorin.rulesets.ccg.points import LOST_HONOR
from gorin.rulesets.ccg.sides import attacks, enemy_leader, leader, side_of
from gorin.rulesets.ccg.state import HONOR, NEXT_TURN, Game
from gorin.rulesets.ccg.words.deeds import Deed


@declares(binds={"do": ("chosen",)})
@node
class ChoosePlayer(Deed):
    """Choose a player (or another player), called CHOSEN, who does something."""

    do: tuple[Effect, ...]
    another: bool = False
    begins = True

    def build(self, b: Any, c: Scope) -> str:
        p = b.p
        chosen = p.new("p")
        who = f"foes(s, {c.you})" if self.another else "in_order(s)"
        options = f"[Option(1, -1, q) for q in {who}]"
        p.step("choose a player", f"ask(s, {c.you}, 'choose a player', {options}, {chosen}, this)", asks=Purpose(self))
        b.resolve(self.do, c.bind(chosen=f"r[{chosen}]"))
        return ""

    def english(self, v: Voice) -> str:
        return f"choose {'another' if self.another else 'a'} player. {sentence(v.effects(self.do))}"


@node
class OfActivePlayer(Query):
    """Controlled by the active player."""

    def source(self, c: Scope) -> str:
        return "s.ctl[s.first]"

    def has(self, r: Reading, card: int) -> bool:
        return bool(r.s.holder[card] == r.s.first)

    def noun(self, v: Voice) -> Noun:
        return Noun(after=["controlled by the active player"])


@node
class OwnedByYou(Query):
    """Cards that you own, wherever they are."""

    away = True

    def source(self, c: Scope) -> str:
        return f"owned_by(s, {c.you})"

    def has(self, r: Reading, card: int) -> bool:
        return bool(r.s.owner[card] == r.you)

    def noun(self, v: Voice) -> Noun:
        return Noun(after=["you own"])


@called()
def owned_by(s: Game, who: int) -> int:
    """All cards of a player's decks, and those created for that player."""
    return sum([1 << c for c, q in enumerate(s.owner) if q == who])


@node
class OfAPlayerWith(Query):
    """Controlled by a player who has so many of some cards in play."""

    what: Query
    n: int

    def source(self, c: Scope) -> str:
        return f"of_a_player_with(s, {c.words.cards(self.what, c)}, {self.n})"

    def has(self, r: Reading, card: int) -> bool:
        held = [x for x in r.cards(self.what) if r.s.holder[x] == r.s.holder[card]]
        return len(held) >= self.n

    def noun(self, v: Voice) -> Noun:
        return Noun(after=[f"controlled by a player with {self.n} or more {v.noun(self.what, True)} in play"])


@called()
def of_a_player_with(s: Game, mask: int, n: int) -> int:
    """The cards of all players who control so many of these."""
    out = 0
    for held in s.ctl:
        if (held & mask).bit_count() >= n:
            out |= held
    return out


@node
class EnemyLeader(Player):
    """Who leads the side against yours: the Attacker or the Defender."""

    def source(self, c: Scope) -> str:
        return f"led_against(s, {c.you})"

    def seat(self, r: Reading) -> int:
        s = r.s
        return s.defender if attacks(s, r.you) else s.attacker if s.defending_players >> r.you & 1 else -1

    def english(self, v: Voice) -> str:
        return "the enemy leader"


@node
class FriendlyLeader(Player):
    """Who leads your side: yourself, or whom you are allied with."""

    def source(self, c: Scope) -> str:
        return f"led_by(s, {c.you})"

    def seat(self, r: Reading) -> int:
        return led_by(r.s, r.you)

    def english(self, v: Voice) -> str:
        return "the friendly leader"


@called(reads=FIGHT)
def led_by(s: Game, you: int) -> int:
    """The leader of this player's side; -1 if the player is on none."""
    side = side_of(s, you)
    return leader(s, side) if side >= 0 else -1


@called(reads=FIGHT)
def led_against(s: Game, you: int) -> int:
    """The leader of the side against this player's; -1 if the player is on none."""
    side = side_of(s, you)
    return enemy_leader(s, side) if side >= 0 else -1


@declares(binds={"do": ("them",), "when": ("them",)})
@node
class EachPlayer(Deed):
    """For each player of whom the condition holds, called THEM, in player order."""

    do: tuple[Effect, ...]
    when: Condition | None = None
    begins = True

    def build(self, b: Any, c: Scope) -> str:
        p = b.p
        left, who = p.new("i"), p.new("p")
        c = c.bind(them=f"r[{who}]")
        p.step("each player", f"r[{left}] = s.alive")
        again, out = p.label(p.fresh("each")), p.fresh("all")
        p.step(
            "next player",
            go(out, f"if not r[{left}] & s.alive:"),
            f"else: r[{who}] = [q for q in in_order(s) if r[{left}] >> q & 1][0]; r[{left}] &= ~(1 << r[{who}])",
        )
        if self.when is not None:
            p.step("is it so", go(again, f"if not {self.when.source(c)}:"))
        b.resolve(self.do, c)
        p.step("and the next", go(again))
        p.label(out)
        return ""

    def english(self, v: Voice) -> str:
        with v.saying(them="that player"):
            told = "" if self.when is None else f", {v.when(self.when)}"
            return f"for each player{told}: {v.effects(self.do)}"


@node
class AboveStartingHonor(Condition):
    """A player's Family Honor is higher than his Stronghold gave him at the start."""

    who: Player = You()

    def source(self, c: Scope) -> str:
        return f"above_start(s, {self.who.source(c)})"

    def holds(self, r: Reading) -> bool:
        return above_start(r.s, self.who.seat(r))

    def english(self, v: Voice) -> str:
        who = self.who.english(v)
        return f"{who} {'have' if who == 'you' else 'has'} higher Family Honor than starting Family Honor"


@node
class LostHonorToAnother(Condition):
    """You have lost Honor from another player's action in an Action Phase since your last turn began."""

    def source(self, c: Scope) -> str:
        return f"(times(s, {NEXT_TURN} + {c.you}, {LOST_HONOR}, {c.you}) > 0)"

    def holds(self, r: Reading) -> bool:
        return times(r.s, NEXT_TURN + r.you, LOST_HONOR, r.you) > 0

    def english(self, v: Voice) -> str:
        return "you have lost Honor from another player's action during an Action Phase since your last turn began"


@called(reads=("honor",))
def above_start(s: Game, who: int) -> bool:
    """Has this player more Family Honor than at the start?"""
    return bool(s.honor[who] > sum([s.box.faces[s.kind[c]].numbers[HONOR] for c in bits(s.p[STRONGHOLD] & s.ctl[who])]))
