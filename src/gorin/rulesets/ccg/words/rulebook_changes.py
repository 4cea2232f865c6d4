"""Cards that change what the rulebook gives every player: the player abilities, the maximum hand size."""

from __future__ import annotations

from gorin.language.english import Voice
from gorin.language.nodes import Condition, Number, Query, declares, node
from gorin.language.scope import Scope
from gorin.rulesets.ccg.bars import ALSO_TARGET, CANNOT_USE, EVEN_SO, HAND_SIZE, NO_LOSS, NOT_TAKEN
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.facts import FACEUP
from gorin.rulesets.ccg.state import Game
from gorin.rulesets.ccg.words.texts import DESIGNATORS, Continuous

ABILITIES = (
    "Equip", "Equip a Spell", "Lobby", "Favor: draw a card", "Favor: move an attacker home", "Order Seppuku",
    "Proclaim", "Tactical Advantage", "Naval Invasion", "Conquest",
)  # fmt: skip


class OfPlayers(Continuous):
    """A text about players: you, or each other player."""

    others: bool

    def seats(self, c: Scope) -> str:
        """Source of the set of players it is about."""
        return f"(s.alive & ~(1 << {c.you}))" if self.others else f"(1 << {c.you})"

    def whose(self) -> str:
        return "each other player" if self.others else "you"


@node
class HandSize(OfPlayers):
    """The maximum hand size is greater or smaller."""

    n: Number
    others: bool = False
    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        return [f"s.mods.append(({HAND_SIZE}, {self.seats(c)}, {self.n.source(c)}, -1))"]

    def statement(self, v: Voice) -> str:
        whose = "each other player's" if self.others else "your"
        text = self.n.english(v)
        return f"{whose} maximum hand size has {text if text.startswith('-') else f'+{text}'}"


@node
class LosesNoHonor(OfPlayers):
    """Honor is not lost from such cards that the player owns: this is no negation."""

    what: Query
    others: bool = False
    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        shown = f"{self.what.source(c)} & p[{FACEUP}]"  # nobody loses anything from a card that is not seen
        return [f"s.mods.append(({NO_LOSS}, {shown}, {self.seats(c)}, -1))"]

    def statement(self, v: Voice) -> str:
        owns = f"{'he owns' if self.others else 'you own'}"
        return f"{self.whose()} {'does' if self.others else 'do'} not lose Honor from {v.some(self.what)} {owns}"


@node
class MayTargetWith(OfPlayers):
    """A player ability of the rulebook may target other cards too."""

    ability: str
    what: Query
    others: bool = False
    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        code = ALSO_TARGET + ABILITIES.index(self.ability)
        return [f"s.mods.append(({code}, {c.words.cards(self.what, c)}, {self.seats(c)}, -1))"]

    def statement(self, v: Voice) -> str:
        return f"{self.whose()} may target {v.some(self.what)} with the rulebook {self.ability} action"


@node
class EvenSo(OfPlayers):
    """A player ability of the rulebook may be taken even if its condition is not met."""

    ability: str
    others: bool = False
    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        return [f"s.mods.append(({EVEN_SO + ABILITIES.index(self.ability)}, -1, {self.seats(c)}, -1))"]

    def statement(self, v: Voice) -> str:
        return f"{self.whose()} may take the rulebook {self.ability} action even if its condition is not met"


@node
class MayNotTake(OfPlayers):
    """A player ability of the rulebook may not be taken."""

    ability: str
    others: bool = False
    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        return [f"s.mods.append(({NOT_TAKEN + ABILITIES.index(self.ability)}, -1, {self.seats(c)}, -1))"]

    def statement(self, v: Voice) -> str:
        return f"{self.whose()} may not take the rulebook {self.ability} action"


@declares(strings={"kind": ("designator", DESIGNATORS), "by": ("whose abilities", ("any", "you", "another"))})
@node
class CannotUse(Continuous):
    """Nobody (or only you, or only others) can use abilities with a designator."""

    kind: str
    by: str = "any"
    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        seats = {"any": "s.alive", "you": f"(1 << {c.you})"}.get(self.by, f"(s.alive & ~(1 << {c.you}))")
        return [f"s.mods.append(({CANNOT_USE + DESIGNATORS.index(self.kind)}, -1, {seats}, -1))"]

    def statement(self, v: Voice) -> str:
        by = {"any": "", "you": " by you"}.get(self.by, " by other players")
        return f"{self.kind.capitalize()} abilities cannot be used{by}"


# --- what generated code and the turn ask -------------------------------------------------------------------------


@called()
def changed(s: Game, code: int, you: int) -> int:
    """The cards that a change of the rulebook names for this player; -1 if it names none, 0 if there is no change."""
    out = 0
    for what, mask, seats, _ in s.mods:
        if what == code and seats >> you & 1:
            out |= mask
    return out
