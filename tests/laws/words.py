"""Every word on every card, compiled by itself, beside its reference."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from gorin.cards.registry import cards
from gorin.errors import CardError
from gorin.kernel.bits import bits, mask_of
from gorin.language.nodes import Condition, Effect, Node, Number, Player, Query, walk
from gorin.language.program import execute, function
from gorin.language.scope import Scope
from gorin.language.sets import Without
from gorin.rulesets.lcg.compiler.potential import could, could_now
from gorin.rulesets.lcg.words.deeds import OnCards, reached
from gorin.rulesets.lcg.words.ring_effects import OnRing
from gorin.rulesets.lcg.words.rings import RingQuery
from gorin.rulesets.lcg.words.runtime import namespace
from gorin.rulesets.lcg.words.triggers import Heard
from gorin.rulesets.lcg.words.vocabulary import WORDS_OF_THE_LCG
from tests.language.examples import PAGES, blocks, evaluate
from tests.laws.situations import Situation

NAMES = ("it", "that0", "that1", "picked", "rest", "paid", "them", "chosen", "required")
SCOPE = Scope(
    WORDS_OF_THE_LCG,
    it="it",
    that=("that0", "that1"),
    picked="picked",
    rest="rest",
    paid="paid",
    them="them",
    chosen="chosen",
    required="required",
    place="0",
    ability="0",
)
ARGUMENTS = "s, you, this, e, " + ", ".join(NAMES)


@dataclass(frozen=True)
class Word:
    """A word in one of its uses: what the compiled source gives, and what it means."""

    node: Node
    use: str
    title: str  # of a card that says it
    compiled: Callable[..., Any]
    means: Callable[[Situation], Any]

    def differs(self, x: Situation) -> str:
        """What source and meaning disagree about, or nothing."""
        got = self.compiled(x.s, x.you, x.this, x.e, *(getattr(x, name) for name in NAMES))
        want = self.means(x)
        if type(want) is bool:
            got = bool(got)
        if got == want:
            return ""
        if self.use in ("members", "cards", "able"):
            mask = (got ^ want) & (1 << len(x.s.kind)) - 1
            return (
                f"{[x.s.box.faces[x.s.kind[c]].name for c in bits(mask)]} (compiled: {bits(got & mask)})"
                if mask
                else ""
            )
        return f"compiled {got!r}, means {want!r}"


def uses_of(node: Node) -> list[tuple[str, Callable[[], str], Callable[[Situation], Any]]]:
    """Each use of a word: its name, its source, its meaning."""
    match node:
        case Without():
            return []  # only together with something that is in a set
        case Query():
            return [
                ("members", lambda: node.source(SCOPE), lambda x: mask_of(x.reading().members(node))),
                ("cards", lambda: WORDS_OF_THE_LCG.cards(node, SCOPE), lambda x: x.reading().mask(node)),
            ]
        case Number():
            return [("value", lambda: node.source(SCOPE), lambda x: node.value(x.reading()))]
        case Condition():
            return [("holds", lambda: f"bool({node.source(SCOPE)})", lambda x: node.holds(x.reading()))]
        case Player():
            return [("seat", lambda: node.source(SCOPE), lambda x: node.seat(x.reading()))]
        case Heard():
            return [("met", lambda: f"bool({node.test(SCOPE)})", lambda x: node.met(x.reading()))]
        case RingQuery():
            return [("rings", lambda: node.source(SCOPE), lambda x: mask_of(node.rings(x.reading())))]
        case OnRing():
            return []  # only together with rings to choose from
        case OnCards():
            return [
                ("could", lambda: f"bool({could(node, SCOPE)})", lambda x: could_now(node, x.reading())),
                ("able", lambda: could(node, SCOPE), lambda x: able(node, x)),
            ]
        case Effect():
            return [("could", lambda: f"bool({could(node, SCOPE)})", lambda x: could_now(node, x.reading()))]
    return []


def able(node: OnCards, x: Situation) -> int:
    r = x.reading()
    cards = r.cards(node.what) if node.peripheral else reached(r, node.what)  # who is immune is not reached
    return mask_of(c for c in cards if node.able_now(r, c))


@cache
def words() -> tuple[Word, ...]:
    """Every different word on the cards and in the documentation, in every use, compiled."""
    said: dict[Node, str] = {}
    for card in cards("lcg").values():
        for node in walk(card.text, Node):
            said.setdefault(node, card.name)
    for code in (code for page in PAGES for code, _ in blocks(page)):
        for node in walk(evaluate(code), Node):
            said.setdefault(node, "")
    space = namespace()
    out = []
    for node, title in said.items():
        for use, source, means in uses_of(node):
            try:
                text = source()
            except CardError:
                continue  # it says something only where the ability binds it
            compiled = execute(f"{title}: {use}", function("word", ARGUMENTS, text), space)["word"]
            out.append(Word(node, use, title, compiled, means))
    return tuple(out)
