"""Players in this game's words."""

from __future__ import annotations

from gorin.language import players
from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Player, Query, node
from gorin.language.scope import Scope
from gorin.language.sets import It
from gorin.rulesets.lcg.attributes.last_known import its_controller
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.fields import SIDES
from gorin.rulesets.lcg.sides import opponent
from gorin.rulesets.lcg.state import ATTACKER, DEFENDER, ON, Game


@node
class YourOpponent(Player):
    """The one against you in the conflict; with two players, the other one always; outside a conflict with more
    players, nobody."""

    def source(self, c: Scope) -> str:
        return f"opponent(s, {c.you})"

    def seat(self, r: Reading) -> int:
        return opponent(r.s, r.you)

    def english(self, v: Voice) -> str:
        return v.own.get("opponent", "your opponent")


@node
class DefendingPlayer(Player):
    """The defending player of the conflict; nobody outside one."""

    def source(self, c: Scope) -> str:
        return "defending_player(s)"

    def seat(self, r: Reading) -> int:
        return defending_player(r.s)

    def english(self, v: Voice) -> str:
        return "the defending player"


@called(reads=SIDES)
def defending_player(s: Game) -> int:
    return s.con[DEFENDER] if s.con[ON] else -1


@node
class ControllerOf(players.ControllerOf):
    """Who controls this card; of the card of an occurrence that left play by it, who controlled it then."""

    of: Query

    def source(self, c: Scope) -> str:
        return f"its_controller(s, {c.event})" if isinstance(self.of, It) else super().source(c)

    def seat(self, r: Reading) -> int:
        return its_controller(r.s, r.event) if isinstance(self.of, It) else super().seat(r)


@node
class AttackingPlayer(Player):
    """Whoever attacks in the conflict; outside of one, nobody."""

    def source(self, c: Scope) -> str:
        return f"(s.con[{ATTACKER}] if s.con[{ON}] else -1)"

    def seat(self, r: Reading) -> int:
        return int(r.s.con[ATTACKER]) if r.s.con[ON] else -1

    def english(self, v: Voice) -> str:
        return "the attacking player"
