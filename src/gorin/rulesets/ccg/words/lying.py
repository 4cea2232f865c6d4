"""Cards under other cards, cards put into provinces, provinces side by side, stacks."""

from __future__ import annotations

from gorin.language.english import Noun, Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Query, declares, node
from gorin.language.scope import Scope
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.card import LANDS, PEOPLE
from gorin.rulesets.ccg.facts import UNDER
from gorin.rulesets.ccg.words.deeds import ACT, Deed, OnCards


class _Lay(Deed):
    """Cards go somewhere where they lie, facedown or faceup."""

    what: Query
    where: Query
    faceup: bool
    kind = -1
    order = False

    def events(self, c: Scope, tag: str = "0") -> str:
        n = f"lying_under(low({self.where.source(c)}), {self.faceup})"
        cards = c.words.cards(self.what, c)
        return f"(each({cards}, {self.kind}, {c.you}, {n}, {c.this}, {ACT}, {tag}) if {self.where.source(c)} else [])"

    def how(self) -> str:
        return " face-up" if self.faceup else ""


@node
class PutUnder(_Lay):
    """Put cards under another, out of play; facedown, unless it is said."""

    what: Query
    where: Query
    faceup: bool = False
    kind = ev.PUT_UNDER
    order = True

    def english(self, v: Voice) -> str:
        return f"put {v.object(self.what)}{self.how()} under {v.the(self.where)}"


@declares(happens_to={"where": LANDS})
@node
class PutIntoProvince(_Lay):
    """Put cards into a province."""

    what: Query
    where: Query
    faceup: bool = False
    kind = ev.TO_PROVINCE
    order = True

    def english(self, v: Voice) -> str:
        return f"put {v.object(self.what)}{self.how()} into {v.the(self.where)}"


@node
class Under(Query):
    """The cards that lie under these."""

    of: Query
    away = True

    def source(self, c: Scope) -> str:
        return f"under(s, {self.of.source(c)})"

    def has(self, r: Reading, card: int) -> bool:
        return bool(r.s.p[UNDER] >> card & 1) and self.of.has(r, r.s.slot[card])

    def noun(self, v: Voice) -> Noun:
        return Noun(after=[f"under {v.the(self.of)}"])


@node
class AdjacentTo(Query):
    """The provinces next to these."""

    of: Query

    def source(self, c: Scope) -> str:
        return f"adjacent(s, {self.of.source(c)})"

    def has(self, r: Reading, card: int) -> bool:
        for row in r.s.provinces:
            if card in row:
                i = row.index(card)
                return any(self.of.has(r, x) for x in (*row[max(0, i - 1) : i], *row[i + 1 : i + 2]))
        return False

    def noun(self, v: Voice) -> Noun:
        return Noun(after=[f"adjacent to {v.the(self.of)}"])


@declares(happens_to={"what": PEOPLE})
@node
class LoseOverlay(OnCards):
    """The card that overlays another is discarded; what it overlaid is there again."""

    what: Query
    kind = ev.UNCOVER

    def english(self, v: Voice) -> str:
        return f"discard the card overlaying {self.object(v)}"
