"""Players: chosen while an action resolves, or known by their part in the battle."""

from __future__ import annotations

from typing import Any

from gorin.kernel.questions import Purpose
from gorin.language.english import Voice, sentence
from gorin.language.meaning import Reading
from gorin.language.nodes import Effect, Player, declares, node
from gorin.language.scope import Scope
from gorin.rulesets.ccg.called import FIGHT, called
from gorin.rulesets.ccg.sides import attacks, enemy_leader, side_of
from gorin.rulesets.ccg.state import Game
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
class EnemyLeader(Player):
    """Who leads the side against yours: the Attacker or the Defender."""

    def source(self, c: Scope) -> str:
        return f"led_against(s, {c.you})"

    def seat(self, r: Reading) -> int:
        s = r.s
        return s.defender if attacks(s, r.you) else s.attacker if s.defending_players >> r.you & 1 else -1

    def english(self, v: Voice) -> str:
        return "the enemy leader"


@called(reads=FIGHT)
def led_against(s: Game, you: int) -> int:
    """The leader of the side against this player's; -1 if the player is on none."""
    side = side_of(s, you)
    return enemy_leader(s, side) if side >= 0 else -1
