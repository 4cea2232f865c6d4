"""What a game's English is made of: every word said with gaps, its nouns, its players. Made once, when asked for."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from functools import cached_property
from typing import Any, Final

from gorin.language.english import OWNER, Noun, Voice, plural_of
from gorin.language.nodes import Condition, Effect, Number, Player, Query, Text, Trigger
from gorin.language.numbers import Num, X
from gorin.language.reading.dialect import Synonym
from gorin.language.reading.fillings import Filling, Forms, words_of
from gorin.language.reading.gaps import BEARER, MARK, ODD, THIS_TYPE, Gap, PlayerGap, gaps, without_articles
from gorin.language.reading.templates import Book, place
from gorin.language.sets import Is
from gorin.language.values import Values

# words that the rules of reading make themselves
BY_HAND: Final = frozenset(
    [
        "All",
        "Any_",
        "Without",
        "This",
        "It",
        "Picked",
        "Rest",
        "Paid",
        "That",
        "Host",
        "ControlledBy",
        "ControlledByFoes",
        "Is",
        "Num",
        "Both",
        "Either",
        "Not",
        "SomeOpponent",
        "EachOpponent",
        "Then",
        "IfYouDo",
        "SelectOne",
        "Pick",
        "EachOpponentDoes",
        "EachPlayerDoes",
        "OneAndTheOther",
        "You",
        "Them",
        "Chosen",
        "Doer",
        "AsX",
        "X",
        "AnyNumber",
        "Times",
        "Plus",
        "SameController",
        "If",
        "Later",
        "IfElse",
        "Target",
        "TargetPlayer",
    ]
)

IF: Final = re.compile(r"\bif ([\ue000-\ue0ff])")
MARK_FIRST: Final = re.compile(r"^[\ue000-\ue0ff][^A-Za-z]*[A-Za-z]")


class Grammar:
    """The words of one game, as they are said. A game makes one and says what only it knows."""

    def __init__(
        self,
        package: str,
        vocabulary: Any,
        values: Values,
        *,
        facts: Iterable[str],
        players: Mapping[str, Player],
        by_hand: Iterable[str] = (),
        fillings: Mapping[str, Filling] | None = None,
        shapes: Callable[[], Iterable[Any]] = tuple,
        manner: Callable[[str, str], Voice] | None = None,
    ) -> None:
        self.package, self.vocabulary, self.values = package, vocabulary, values
        self.facts, self.players = tuple(facts), players
        self.by_hand = BY_HAND | frozenset(by_hand)
        self.fillings = fillings or {}
        self.shapes = shapes  # words said together in a way of their own
        self.manner = manner

    def voice(self, this: str = THIS_TYPE, bearer: str = BEARER) -> Voice:
        """Who speaks."""
        return self.manner(this, bearer) if self.manner else Voice(self.vocabulary, this, bearer)

    @cached_property
    def books(self) -> dict[str, Book]:
        """Every way in which anything is said, by kind."""
        books: dict[str, Book] = defaultdict(Book)
        forms = Forms(self.values, self.fillings)
        for cls in words_of(self.package):
            if cls.__name__ not in self.by_hand:
                for x in forms.of(cls):
                    self.note(books, x)
        for x in self.shapes():
            self.note(books, x)
        return books

    def note(self, books: dict[str, Book], x: Any) -> None:
        """Note how a word is said; one that cannot be said so is said otherwise."""
        try:
            for kind, text in self.said(x):
                if set(gaps(x)) == places(text):  # nothing is left unsaid
                    books[kind].add(whole_clauses(text, x), without_articles(x))
        except Exception:
            return

    def said(self, x: Any) -> Iterable[tuple[str, str]]:
        """What a word says, as which kind of phrase."""
        v = self.voice()
        match x:
            case Query():
                yield from noun_phrases(x.noun(v))
            case Number() if not isinstance(x, Num):
                if each := x.each(v):
                    yield "each", each
                yield "number", x.english(v)
            case Condition():
                yield "clause", v.when(x)
            case Trigger():
                yield "event", x.english(v)
            case Effect():
                yield "effect", x.english(v)
                one = self.voice()
                one.one = True
                yield "effect", x.english(one)
            case Text():
                yield "text", begun(x.english(v))
            case Player():
                yield "player", x.english(v)
            case _:
                yield from self.said_otherwise(x, v)

    def said_otherwise(self, x: Any, v: Voice) -> Iterable[tuple[str, str]]:
        """Words of kinds that only the game has."""
        return ()

    def also(self) -> tuple[Synonym, ...]:
        """The further phrasings that words have of their own, as synonyms for what they usually say."""
        found: list[Synonym] = []
        forms = Forms(self.values, self.fillings)
        for cls in words_of(self.package):
            for phrasing in cls.declared.also:
                for x in forms.of(cls):
                    found += self.phrased(phrasing, x)
        return tuple(found)

    def phrased(self, phrasing: str, x: Any) -> Iterable[Synonym]:
        """One form of a word: where the phrasing says all its gaps, and the word says nothing else."""
        v = self.voice()
        usual = {f.name: f.default for f in fields(x)}
        try:
            parts = {name: spoken(getattr(x, name), v) for name in usual if "{" + name + "}" in phrasing}
            said = [text for _, text in self.said(x)][:1]
        except Exception:
            return
        if not all(plain_gap(getattr(x, name)) for name in parts):
            return
        rest = all(getattr(x, name) == value for name, value in usual.items() if name not in parts)
        if said and rest and set(gaps(x)) == places("".join(parts.values())) == places(said[0]):
            yield synonym(phrasing.format(**parts), said[0])

    @cached_property
    def where(self) -> tuple[str, ...]:
        """Where in play cards are whose words do not say so themselves."""
        found = (getattr(x, "there", "") for x in words_of(self.package))
        return tuple(dict.fromkeys(f" {x}" for x in ("in play", *found) if x))

    # --- nouns --------------------------------------------------------------------------------------------------------

    @cached_property
    def nouns(self) -> dict[str, dict[str, list[Is]]]:
        """The facts, by where in a noun phrase they stand and by their word."""
        out: dict[str, dict[str, list[Is]]] = {"head": {}, "before": {}, "place": {}, "after": {}}
        for fact in self.facts:
            where, word = self.vocabulary.noun(fact)
            out[where].setdefault(word, []).append(Is(fact))
        return out

    def trait(self, word: str) -> Is | None:
        """What a word with a capital names, if the game has names that are not listed."""
        return None


def noun_phrases(n: Noun) -> Iterable[tuple[str, str]]:
    """Which part of a noun phrase a word is."""
    after = [x for x in n.after if x != OWNER]
    if n.fixed and not after and not n.before:
        yield "fixed", n.fixed
    elif n.place and not (n.head or n.before or after):
        yield "place", n.place
    elif len(n.before) == 1 and not after and not n.fixed:
        yield "before", n.before[0]
    elif after and not n.before and not n.fixed:
        for x in after:
            yield "after", x
            if x.startswith("that is "):
                yield "predicate", x.removeprefix("that is ")
    elif n.head and not after and not n.before:
        yield "head", n.head
        yield "head", plural_of(n.head)


def plain_gap(x: Any) -> bool:
    """A gap that is heard as it is written, or the letter X."""
    if isinstance(x, Num):
        return x.n >= ODD
    return isinstance(x, (PlayerGap, X)) or (
        isinstance(x, Gap) and x.kind not in ("number", "each") and x == without_articles(x)
    )


def spoken(x: Any, v: Voice) -> str:
    """A part of a word in a phrasing."""
    return str(x.noun(v).text() if isinstance(x, Query) else x.english(v) if hasattr(x, "english") else x)


def synonym(phrasing: str, said: str) -> Synonym:
    """A phrasing with gaps for another."""
    marks: list[str] = []

    def group(m: re.Match[str]) -> str:
        marks.append(m[0])
        return r"(\d+)" if len(m[0]) > 1 else "(.+?)"

    pattern = re.sub(rf"{MARK.pattern}", group, re.escape(phrasing).replace("\\ ", " "))
    instead = MARK.sub(lambda m: rf"\g<{marks.index(m[0]) + 1}>", said)
    return Synonym(re.compile(rf"\b{pattern}(?=[.,;]| and | – |$)"), instead)


def whole_clauses(text: str, x: Any) -> str:
    """A condition is read with its "if", also where the word around it says that."""
    kinds = gaps(x)
    return IF.sub(lambda m: m[1] if kinds[place(m[1])] == "clause" else m[0], text)


def places(text: str) -> set[int]:
    """The gaps whose marks are in a text."""
    return {place(x) for x in MARK.findall(text)}


def begun(text: str) -> str:
    """A sentence that begins with a gap has its capital there."""
    return text if ", X " in text[:6] else MARK_FIRST.sub(lambda m: m[0].lower(), text)
