"""No field of a word is silently dropped, and none takes what the word does not understand.

Over every word of both games, where it stands on a card: cards that differ in one field of one word, whatever another
field says beside it, differ in their English and in what they are compiled to; and whatever is put into a field, the
card is either right or refused in a sentence that names word and field."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import Field, fields, is_dataclass, replace
from typing import Any

import pytest

from gorin.errors import CardError
from gorin.language.nodes import Node
from gorin.language.numbers import AsX, Num
from gorin.language.values import fits, hints, is_string
from tests.language.variants import SAMPLES, Setting, complaints, english, finite, meaning, problems, rows, settings

GAMES = ("lcg", "ccg")
HOW_LONG = [pytest.param(1, id="few"), pytest.param(4, id="many", marks=pytest.mark.soak)]

# two values that read the same: (word, field), and why no meaning is lost
UNSAID = {
    ("Target", "must"): "how a card puts it when another player chooses",
    ("SkillX", "stat"): "the letter is printed beside the skill, not in the text box",
    ("MoveRingFate", "to"): "the ring itself is never another one, whether it is said twice or once",
    ("FirstBattleAction", "by"): "only the rulebook's own action says it, of its performer",
    ("Exchange", "other_stat"): "the same statistic, whether it is said twice or once",
    ("Ability", "kind"): "a trait and the text of an Event read alike; the type of the card tells them apart",
    ("Ability", "where"): "what is done from the hand says so itself: attaching this card, discarding it",
    ("Ability", "label"): "what players call it is not printed",
    ("Produces", "cost"): "to bow the card is the usual cost",
    ("Attack", "at"): "only the compiler fills it in, once the target is chosen",
}
# two values that are compiled alike: (word, field), and what they are for
MANNER = {
    ("Target", "must"): "how a card puts it",
    ("TriggersAbility", "player"): "how a card puts it",
    ("AttachOnlyTo", "only"): "how a card puts it",
    ("ResolveContestedRing", "as_attacker"): "how a card puts it",
    ("TargetPlayer", "inline"): "how a card puts it",
    ("DeclareNow", "ordinal"): "how a card puts it",
    ("KeepInstead", "claimed"): "how a card puts it",
    ("ExtraProvince", "element"): "read when decks are checked",
    ("InfluenceOnly", "clan"): "read when decks are checked",
    ("Exchange", "other_stat"): "the same statistic, whether it is said twice or once",
    ("Duel", "against"): "the same statistic, whether it is said twice or once",
    ("Cannot", "how"): "how a card puts it",
    ("AlsoCalled", "title"): "read when copies are looked for",
    ("MoreCopies", "type"): "read when decks are checked",
    ("MoreCopies", "kind"): "read when decks are checked",
    ("Ability", "kind"): "an Event's text is resolved when the Event is, whatever it waits for",
    ("Ability", "words"): "read by whoever asks for the keywords of an action",
    ("Ability", "even"): "read where actions are offered",
    ("Ability", "label"): "what players call it",
    ("Produces", "reaction"): "Gold is produced while paying in any case",
}


def words(game: str, most: int) -> Iterator[tuple[str, Setting]]:
    for word, there in settings(game).items():
        yield from ((word.__name__, x) for x in there[:most])


def same(a: Any, b: Any) -> bool:
    """A number is the same, whether the text calls it X or not."""
    return bool(a == b or (isinstance(a, AsX) and a.of == b) or (isinstance(b, AsX) and b.of == a))


def variants(x: Setting, others: dict[str, Any], f: Field[Any], values: list[Any]) -> Iterator[tuple[Any, Any]]:
    """Each value with the card that has it, unless it cannot even be written."""
    for value in values:
        try:
            yield value, x.rebuild(replace(x.word, **others, **{f.name: value}))
        except CardError:
            continue


@pytest.mark.parametrize("most", HOW_LONG)
@pytest.mark.parametrize("game", GAMES)
def test_what_differs_in_a_field_differs_in_english(game: str, most: int) -> None:
    found = []
    for name, x in words(game, most):
        for f, others, values in rows(game, x.word, pairs_too=most > 1 or len(fields(x.word)) < 5):
            if (name, f.name) in UNSAID:
                continue
            said: dict[str, tuple[Any, Any]] = {}
            for value, card in variants(x, others, f, values):
                if complaints(game, card):
                    continue
                try:
                    text = english(game, card)
                except CardError:  # it cannot be said, and so it is refused
                    continue
                before, twin = said.setdefault(text, (value, card))
                if not same(before, value) and not problems(game, card) and not problems(game, twin):
                    found.append(f"{name}.{f.name} {before!r} and {value!r}, beside {others}: {text!r}")
    assert found == []


@pytest.mark.parametrize("most", HOW_LONG)
@pytest.mark.parametrize("game", GAMES)
def test_what_differs_in_a_field_is_compiled_differently(game: str, most: int) -> None:
    found = []
    for name, x in words(game, most):
        few = {f.name for f in fields(x.word) if finite(x.word, f)}
        for f, others, values in rows(game, x.word):
            if (name, f.name) in MANNER or f.name not in few or not few >= others.keys():
                continue
            means: dict[Any, Any] = {}
            for value, card in variants(x, others, f, values):
                if not problems(game, card):
                    before = means.setdefault(meaning(game, card), value)
                    if before != value:
                        found.append(f"{name}.{f.name} {before!r} and {value!r}, beside {others}")
    assert found == []


# --- what words do not understand -------------------------------------------------------------------------------------

NONSENSE = ("xyzzy", 5, True, None, ("xyzzy",), (5,), object)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_word_does_not_understand_is_refused_with_word_and_field(game: str) -> None:
    """An int, a truth, a string, a tuple or something that is no word at all in every field."""
    for name, x in words(game, 1):
        for f in fields(x.word):
            hint = hints(type(x.word))[f.name]
            for value in NONSENSE:
                known = SAMPLES[game].allowed(x.word, f.name)
                unknown_string = is_string(hint) and known is not None and "xyzzy" in (value, *_inside(value))
                number = type(value) is int and fits(Num(value), hint)  # taken for a number of the card language
                if (fits(value, hint) or number) and not unknown_string:
                    continue
                wrong = problems(game, x.rebuild(replace(x.word, **{f.name: value})))
                assert any(f"{name}.{f.name}" in says for says in wrong), (name, f.name, value, wrong)


def _inside(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else ()


@pytest.mark.parametrize("game", GAMES)
def test_every_string_is_one_of_a_list(game: str) -> None:
    """Each word says which strings its fields may hold, or the field holds a name, which may be any."""
    checked = {"fact", "only"}  # facts and keywords, which the vocabulary knows
    free = [
        f"{word.__name__}.{f.name}"
        for word, there in settings(game).items()
        for f in fields(word)
        if is_string(hints(word)[f.name])
        and SAMPLES[game].allowed(there[0].word, f.name) is None
        and f.name not in checked | SAMPLES[game].FREE
    ]
    assert free == []


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_the_game_is_looked_at(game: str) -> None:
    """A word that stands on no card and in no example that can be played would escape the laws above."""
    here = (f"gorin.rulesets.{game}.words", *(["gorin.language"] if game == "lcg" else []))
    there = {x for x in subclasses(Node) if is_dataclass(x) and x.__module__.startswith(here)}
    there = {x for x in there if ".reading." not in x.__module__}  # gaps and names, which no card says
    assert sorted(x.__name__ for x in there - settings(game).keys() - SAMPLES[game].ELSEWHERE) == []


def subclasses(cls: type[Any]) -> Iterator[type[Any]]:
    for x in cls.__subclasses__():
        yield x
        yield from subclasses(x)
