"""Characters that count another statistic than the conflict or the duel asks for, or count where others do not."""

from __future__ import annotations

from gorin.language.english import Voice
from gorin.language.nodes import Condition, Query, declares, node
from gorin.language.scope import Scope
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.attributes.stats import COMBINED, COUNTS_AS, COUNTS_NOT, COUNTS_TOO, IN_DUELS
from gorin.rulesets.lcg.called import OTHER_COUNTS
from gorin.rulesets.lcg.words.deeds import reach
from gorin.rulesets.lcg.words.phrases import subject
from gorin.rulesets.lcg.words.text_changes import Lasts
from gorin.rulesets.lcg.words.texts import Constant, under
from gorin.rulesets.lcg.words.vocabulary import STATS, WORDS

EVEN_SO = "contributes its skill to its controller's side of the conflict even while bowed or at home"


def _instead(stat: str, duel: bool) -> str:
    if duel:
        return f"uses its {WORDS[stat]} instead of the duel's statistic"
    return f"counts its {WORDS[stat]} instead of its skill while the conflict resolves"


@declares(wakes=(OTHER_COUNTS,))
@node
class CountsInstead(Constant):
    """Cards count one statistic instead of the conflict's skill; with `duel`, instead of the statistic of a duel."""

    what: Query
    stat: str
    duel: bool = False
    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        n = STATS[self.stat] | IN_DUELS * self.duel
        return [f"s.mods.append(({COUNTS_AS}, {reach(self.what, c)}, {n}))"]

    def english(self, v: Voice) -> str:
        return under(self.when, f"{subject(self.what, v)} {_instead(self.stat, self.duel)}", v)


@declares(wakes=(OTHER_COUNTS,))
@node
class CountsBothSkills(Constant):
    """Cards count their military and political skill together in the conflict; a dash counts 0."""

    what: Query
    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        return [f"s.mods.append(({COUNTS_AS}, {reach(self.what, c)}, {COMBINED}))"]

    def english(self, v: Voice) -> str:
        both = "counts its combined [military] and [political] skill while the conflict resolves"
        return under(self.when, f"{subject(self.what, v)} {both}", v)


@declares(wakes=(OTHER_COUNTS,))
@node
class LetCountInstead(Lasts):
    """The same until a period ends."""

    what: Query
    stat: str
    duel: bool = False
    until: str = "conflict"
    row = COUNTS_AS
    order = False

    def amount(self, c: Scope) -> str:
        return str(STATS[self.stat] | IN_DUELS * self.duel)

    def english(self, v: Voice) -> str:
        return f"until the end of the {self.until}, {subject(self.what, v)} {_instead(self.stat, self.duel)}"


@declares(wakes=(OTHER_COUNTS,))
@node
class CountsToo(Constant):
    """Cards contribute their skill even while bowed or at home: to the side of whoever controls them. With
    `ready_at_home`, those that are at home, and ready."""

    what: Query
    when: Condition | None = None
    ready_at_home: bool = False

    def lines(self, c: Scope) -> list[str]:
        which = f" & {c.words.plane('at home')} & ~p[{facts.BOWED}]" if self.ready_at_home else ""
        return [f"s.mods.append(({COUNTS_TOO}, {reach(self.what, c)}{which}, 0))"]

    def english(self, v: Voice) -> str:
        text = EVEN_SO.replace("even while bowed or at home", "while it is at home and ready")
        return under(self.when, f"{subject(self.what, v)} {text if self.ready_at_home else EVEN_SO}", v)


@declares(wakes=(OTHER_COUNTS,))
@node
class LetCountToo(Lasts):
    """The same until a period ends."""

    what: Query
    until: str = "conflict"
    row = COUNTS_TOO
    order = False

    def english(self, v: Voice) -> str:
        return f"until the end of the {self.until}, {subject(self.what, v)} {EVEN_SO}"


@declares(wakes=(OTHER_COUNTS,))
@node
class DoesNotCount(Constant):
    """Cards do not count their skill toward the resolution of the conflict; with `only`, no others count theirs."""

    what: Query
    only: bool = False
    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        out = f"(p[{facts.CHARACTER}] & ~{self.what.source(c)})" if self.only else reach(self.what, c)
        return [f"s.mods.append(({COUNTS_NOT}, {out}, 0))"]

    def english(self, v: Voice) -> str:
        toward = "toward the resolution of this conflict"
        if self.only:
            return under(self.when, f"only {v.noun(self.what, plural=True)} count their skill {toward}", v)
        return under(self.when, f"{subject(self.what, v)} does not count its skill {toward}", v)
