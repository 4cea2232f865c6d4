"""Numbers that only this game has."""

from __future__ import annotations

from gorin.kernel.bits import bits, low
from gorin.language.calling import DEAR
from gorin.language.english import Voice, possessive
from gorin.language.meaning import Reading
from gorin.language.nodes import Number, Query, node
from gorin.language.scope import Scope
from gorin.rulesets.ccg.attributes.stats import base, stat
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.facts import DISHONORABLE, IN_PLAY, STRONGHOLD
from gorin.rulesets.ccg.state import HONOR, Game


@node
class BaseOf(Number):
    """A statistic as printed on a card (0 if there is no such card)."""

    stat: str
    of: Query

    def source(self, c: Scope) -> str:
        return f"base_of(s, {self.of.source(c)}, {c.words.stat(self.stat)})"

    def value(self, r: Reading) -> int:
        cards = r.members(self.of)
        return base(r.s, min(cards), r.words.stat(self.stat)) if cards else 0

    def english(self, v: Voice) -> str:
        return f"{possessive(v.the(self.of))} base {v.words.stat_word(self.stat)}"


@node
class Penalty(Number):
    """As much less: the penalty that is equal to a number."""

    of: Number

    def source(self, c: Scope) -> str:
        return f"-({self.of.source(c)})"

    def value(self, r: Reading) -> int:
        return -self.of.value(r)

    def english(self, v: Voice) -> str:
        return f"-{self.of.english(v)}" if self.of.plain else self.of.english(v)


@node
class Higher(Number):
    """The greater of two numbers."""

    one: Number
    other: Number

    def source(self, c: Scope) -> str:
        return f"max({self.one.source(c)}, {self.other.source(c)})"

    def value(self, r: Reading) -> int:
        return max(self.one.value(r), self.other.value(r))

    def english(self, v: Voice) -> str:
        return f"{self.one.english(v)} or {self.other.english(v)}, whichever is greater"


@node
class DifferentKeywords(Number):
    """How many different keywords with a word in them are on cards in play; a title with that word counts as one."""

    word: str

    def source(self, c: Scope) -> str:
        return f"different_keywords(s, {self.word!r})"

    def value(self, r: Reading) -> int:
        return different_keywords(r.s, self.word)

    def english(self, v: Voice) -> str:
        return f"the number of different {self.word.title()} keywords on cards in play"


@called()
def different_keywords(s: Game, word: str) -> int:
    """Those printed on the cards in play."""
    cards = [s.box.faces[s.kind[c]].definition for c in bits(s.p[IN_PLAY])]
    found = {x for card in cards for x in (*card.keywords, card.printed_title.lower()) if word in x.split()}
    return len(found)


@node
class StartingHonor(Number):
    """The Family Honor that your Stronghold gave you."""

    def source(self, c: Scope) -> str:
        return f"starting_honor(s, {c.you})"

    def value(self, r: Reading) -> int:
        return starting_honor(r.s, r.you)

    def english(self, v: Voice) -> str:
        return "its starting value"


@called()
def starting_honor(s: Game, you: int) -> int:
    """What a player's Stronghold says."""
    home = low(s.p[STRONGHOLD] & s.p[IN_PLAY] & s.ctl[you])
    return int(s.box.faces[s.kind[home]].numbers[HONOR]) if home >= 0 else 0


@node
class FamilyHonor(Number):
    """Your Family Honor."""

    def source(self, c: Scope) -> str:
        return f"s.honor[{c.you}]"

    def value(self, r: Reading) -> int:
        return int(r.s.honor[r.you])

    def english(self, v: Voice) -> str:
        return "your Family Honor"


@node
class HowMany(Number):
    """To how many cards the effect just before happened."""

    def source(self, c: Scope) -> str:
        return f"{c.need('done', 'HOW_MANY')}.bit_count()"

    def value(self, r: Reading) -> int:
        return r.named("done").bit_count()

    def english(self, v: Voice) -> str:
        return f"the number of cards that {getattr(v.last, 'done', 'did')} from this"


@node
class Highest(Number):
    """The highest statistic among cards; 0 if there are none."""

    stat: str
    of: Query

    def source(self, c: Scope) -> str:
        return f"highest(s, {c.words.cards(self.of, c)}, {c.words.stat(self.stat)})"

    def value(self, r: Reading) -> int:
        return max((int(r.words.value(r.s, x, self.stat)) for x in r.cards(self.of)), default=0)

    def english(self, v: Voice) -> str:
        return f"the highest {v.words.stat_word(self.stat)} among all {v.noun(self.of, True)}"


@node
class MostOfOnePlayer(Number):
    """The highest number of such cards that any one player has."""

    of: Query

    def source(self, c: Scope) -> str:
        return f"most_of_one(s, {c.words.cards(self.of, c)})"

    def value(self, r: Reading) -> int:
        cards = r.cards(self.of)
        return max(len([x for x in cards if r.s.holder[x] == q]) for q in range(r.s.box.seats))

    def english(self, v: Voice) -> str:
        return f"the highest number of {v.noun(self.of, True)}".replace(" in any ", " in any one ")


@called(reads=(DISHONORABLE,), cost=DEAR)
def highest(s: Game, mask: int, what: int) -> int:
    """The highest statistic of this kind in a set."""
    return max([stat(s, c, what) for c in bits(mask)], default=0)


@called(reads=())
def most_of_one(s: Game, mask: int) -> int:
    """The most cards of a set that one player has."""
    return max([(mask & mine).bit_count() for mine in s.ctl])
