"""Tokens, as effects, costs and numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from gorin.language.english import Voice, article
from gorin.language.meaning import Reading
from gorin.language.nodes import Node, Number, Query, node
from gorin.language.scope import Scope
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.state import CHI, FORCE, STRENGTH
from gorin.rulesets.ccg.words.deeds import ACT, Deed


class Kind(NamedTuple):
    """A kind of token."""

    name: str
    force: int
    chi: int
    strength: int  # of a province

    def gives(self, what: int) -> int:
        """How much it adds to a statistic."""
        if what == FORCE:
            return self.force
        return self.chi if what == CHI else self.strength if what == STRENGTH else 0


class AboutTokens(Node):
    """A word that speaks of a kind of token."""

    name: str
    force: int
    chi: int
    strength: int

    @property
    def token(self) -> Kind:
        return Kind(self.name, self.force, self.chi, self.strength)

    @property
    def number(self) -> str:
        """Source of the token's number in the box."""
        return f"s.box.token_number({tuple(self.token)!r})"

    def called(self) -> str:
        """ "+1F Fire token"."""
        numbers = ((self.force, "F"), (self.chi, "C"), (self.strength, " strength"))
        return " ".join(
            [*(f"{n:+d}{x}" for n, x in numbers if n), *([self.name.title()] if self.name else []), "token"]
        )


@node
class AddToken(AboutTokens, Deed):
    """Put a token on cards, or several of a kind."""

    what: Query
    name: str = ""
    force: int = 0
    chi: int = 0
    strength: int = 0
    n: int = 1

    def wrong(self) -> Iterator[str]:
        if self.n < 1:
            yield f"AddToken.n: {self.n} tokens are none."

    def events(self, c: Scope, tag: str = "0") -> str:
        mask = c.words.cards(self.what, c)
        each = f"each({mask}, {ev.ADD_TOKEN}, {c.you}, {self.number}, {c.this}, {ACT}, {tag})"
        return each if self.n == 1 else f"{each} * {self.n}"

    def english(self, v: Voice) -> str:
        called = self.called()
        if self.n > 1:
            return f"give {v.object(self.what)} {self.n} {called}s"
        return f"give {v.object(self.what)} {article(called) if called[0].isalpha() else 'a ' + called}"


@node
class RemoveToken(AboutTokens, Deed):
    """Remove a token from cards: an effect or a cost."""

    what: Query
    name: str = ""
    force: int = 0
    chi: int = 0
    strength: int = 0

    def events(self, c: Scope, tag: str = "0") -> str:
        mask = c.words.cards(self.what, c)
        return f"each({mask}, {ev.REMOVE_TOKEN}, {c.you}, {self.number}, {c.this}, {ACT}, {tag})"

    def payable(self, c: Scope) -> str:
        return f"(tokens_on(s, {c.words.cards(self.what, c)}, {self.number}) > 0)"

    def english(self, v: Voice) -> str:
        return f"remove a {self.called()} from {v.object(self.what)}"


@node
class TransferToken(AboutTokens, Deed):
    """A token goes from one card to another."""

    what: Query
    to: Query
    name: str = ""
    force: int = 0
    chi: int = 0
    strength: int = 0
    done = "was transferred"

    def events(self, c: Scope, tag: str = "0") -> str:
        mask, to = c.words.cards(self.what, c), self.to.source(c)
        n = f"transferring({self.number}, low({to}))"
        return f"(each({mask}, {ev.TRANSFER_TOKEN}, {c.you}, {n}, {c.this}, {ACT}, {tag}) if {to} else [])"

    def english(self, v: Voice) -> str:
        return f"transfer a {self.called()} from {v.the(self.what)} to {v.the(self.to)}"


@node
class CountTokens(AboutTokens, Number):
    """How many tokens of a kind are on cards."""

    on: Query
    name: str = ""
    force: int = 0
    chi: int = 0
    strength: int = 0

    def source(self, c: Scope) -> str:
        return f"tokens_on(s, {c.words.cards(self.on, c)}, {self.number})"

    def value(self, r: Reading) -> int:
        kind = r.s.box.token_number(self.token)
        return len([row for row in r.s.tokens if row.kind == kind and row.card in r.cards(self.on)])

    def english(self, v: Voice) -> str:
        return f"the number of {self.called()}s on {v.the(self.on)}"
