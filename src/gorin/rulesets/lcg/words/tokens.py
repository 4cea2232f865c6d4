"""Words about status tokens: taint, put, discard, move."""

from __future__ import annotations

from typing import Any

from gorin.kernel.bits import low, mask_of
from gorin.kernel.events import Event
from gorin.kernel.questions import Purpose
from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Effect, Query, node
from gorin.language.scope import Scope
from gorin.language.sets import This
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.codecs import moving_status
from gorin.rulesets.lcg.places.tokens import TOKENS, can_have, movable
from gorin.rulesets.lcg.state import TOKENLESS, Game
from gorin.rulesets.lcg.words.deeds import ACT, Deed, OnCards, reach, reached
from gorin.rulesets.lcg.words.phrases import subject
from gorin.rulesets.lcg.words.texts import Constant, under
from gorin.rulesets.lcg.words.triggers import PlainlyHeard


def token_word(token: str) -> str:
    return f"{token} status token" if token else "status token"


def a_token(token: str) -> str:
    """ "an honored status token", "a status token"."""
    return f"{'an' if token == 'honored' else 'a'} {token_word(token)}"


@node
class Taint(OnCards):
    """Taint characters or provinces."""

    what: Query
    kind = ev.TAINT
    verb = "taint"

    def able(self, m: str, c: Scope) -> str:
        return f"can_have(s, {m}, {facts.TAINTED}, {c.you})"

    def able_now(self, r: Reading, card: int) -> bool:
        return bool(can_have(r.s, 1 << card, facts.TAINTED, r.you))


class BecomesTainted(PlainlyHeard, kinds=(ev.TAINT,), says="after {} is tainted"):
    """After such a card is tainted."""


@node
class PutToken(OnCards):
    """Put a status token on cards: that is not honoring or dishonoring them."""

    what: Query
    token: str
    kind = ev.PUT_STATUS
    asked = "put a status token on"

    def able(self, m: str, c: Scope) -> str:
        return f"can_have(s, {m}, {TOKENS[self.token]}, {c.you})"

    def able_now(self, r: Reading, card: int) -> bool:
        return bool(can_have(r.s, 1 << card, TOKENS[self.token], r.you))

    def amount(self, c: Scope) -> str:
        return str(TOKENS[self.token])

    def english(self, v: Voice) -> str:
        return f"put {a_token(self.token)} on {self.object(v)}"


@node
class AddsGlory(Constant):
    """While dishonored, cards add their glory to their skills instead of subtracting it."""

    what: Query
    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        return [f"add_glory(s, {reach(self.what, c)})"]

    def english(self, v: Voice) -> str:
        text = "adds its glory to its [military] and [political] instead of subtracting it"
        if isinstance(self.what, This) and self.when is None:
            return f"while this {v.this} is dishonored, it {text}"
        return under(self.when, f"{subject(self.what, v)} {text} while it is dishonored", v)


@node
class DiscardToken(OnCards):
    """Discard a status token of this kind from cards."""

    what: Query
    token: str
    kind = ev.LOSE_STATUS
    asked = "discard a status token from"
    peripheral = True

    def able(self, m: str, c: Scope) -> str:
        return f"({m} & p[{TOKENS[self.token]}])"

    def able_now(self, r: Reading, card: int) -> bool:
        return r.words.has(r.s, card, self.token)

    def amount(self, c: Scope) -> str:
        return str(TOKENS[self.token])

    def english(self, v: Voice) -> str:
        return f"discard {a_token(self.token)} from {self.object(v)}"


@node
class DiscardAnyToken(Deed):
    """Discard a status token from a card, or each of them; of several kinds the player chooses one."""

    what: Query
    each: bool = False

    def events(self, c: Scope, tag: str = "0") -> str:
        m = c.words.cards(self.what, c)
        return f"[x for t in tokens_on(s, {m}) for x in each({m} & p[t], {ev.LOSE_STATUS}, {c.you}, t, this, {ACT}, 0)]"

    def build(self, b: Any, c: Scope) -> str:
        if self.each:
            return self.events(c)
        m = c.words.cards(self.what, c)
        token = choose_token(b, self, f"tokens_on(s, {m})")
        return f"each({m} & p[r[{token}]], {ev.LOSE_STATUS}, {c.you}, r[{token}], this, {ACT}, 0)"

    def could(self, c: Scope) -> str:
        return f"({c.words.cards(self.what, c)} & (p[{facts.HONORED}] | p[{facts.DISHONORED}] | p[{facts.TAINTED}]))"

    def could_now(self, r: Reading) -> bool:
        return any(r.words.has(r.s, x, token) for x in r.cards(self.what) for token in TOKENS)

    def english(self, v: Voice) -> str:
        return f"discard {'each' if self.each else 'a'} status token from {v.object(self.what)}"


@node
class MoveToken(Deed):
    """Move a status token (of a kind) from one card to another."""

    of: Query
    onto: Query
    token: str = ""

    def build(self, b: Any, c: Scope) -> str:
        of, onto = c.words.cards(self.of, c), reach(self.onto, c)
        token = choose_token(b, self, f"movable(s, {of}, {onto}, {TOKENS.get(self.token, 0)}, {c.you})")
        return f"move_token(s, {of}, {onto}, r[{token}], {c.you}, this, {ACT})"

    def could(self, c: Scope) -> str:
        of, onto = c.words.cards(self.of, c), reach(self.onto, c)
        return f"(movable(s, {of}, {onto}, {TOKENS.get(self.token, 0)}, {c.you}) != [])"

    def could_now(self, r: Reading) -> bool:
        onto = mask_of(reached(r, self.onto))
        return bool(movable(r.s, r.mask(self.of), onto, TOKENS.get(self.token, 0), r.you))

    def english(self, v: Voice) -> str:
        return f"move {a_token(self.token)} from {v.the(self.of)} to {v.the(self.onto)}"


@node
class IgnoresTokens(Constant):
    """The effects of status tokens on cards are ignored; the cards are honored, dishonored or tainted all the same."""

    what: Query
    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        return [f"bar(s, {TOKENLESS}, {reach(self.what, c)})"]

    def english(self, v: Voice) -> str:
        return under(self.when, f"ignore the effects of each status token on {v.each(self.what)}", v)


def choose_token(b: Any, x: Effect, found: str) -> int:
    """Steps: which kind of token, asked only if there are several; the register that holds it."""
    token: int = b.p.new("i")
    ask = f"ask(s, you, 'which token', [Option(1, -1, x) for x in out], {token}, this)"
    first = f"r[{token}] = out[0] if out else 0"
    b.p.step("which token", f"out = {found}", first, f"if len(out) > 1: {ask}", asks=Purpose(x))
    return token


@called()
def move_token(s: Game, of: int, onto: int, token: int, you: int, source: int, act: int) -> list[Event]:
    """The event of a token that moves, if there is one to move."""
    of &= s.p[token] if token else 0
    onto &= ~of
    return [Event(ev.MOVE_STATUS, low(of), you, moving_status(token, low(onto)), source, act)] if of and onto else []
