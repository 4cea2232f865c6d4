"""Effects read: sentences, what is joined in them, who does them, what is chosen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, Final

from gorin.language.control import (
    EachOpponentDoes,
    EachPlayerDoes,
    If,
    IfYouDo,
    Later,
    May,
    OneAndTheOther,
    Pick,
    SelectOne,
    Then,
)
from gorin.language.english import does
from gorin.language.nodes import Effect, Number, Player, Query, mentions
from gorin.language.numbers import AsX, Num, X
from gorin.language.players import Them, You
from gorin.language.reading.gaps import replaced
from gorin.language.reading.nouns import joined, parts
from gorin.language.reading.parser import Parser
from gorin.language.reading.spoken import Several, Spoken, SpokenPlayer, chosen_from, of_player
from gorin.language.sets import ControlledBy, ControlledByFoes, Picked, Rest, That

Sequence = tuple[Effect, ...]
PERIOD: Final = re.compile(r"until the end of the \w+")
OTHERS: Final = ("each opponent", "each player", "your opponent", "that player", "that opponent", "an opponent", "he or she")
HE: Final = SpokenPlayer("he or she")
EACH: Final = (("each opponent", EachOpponentDoes), ("each player", EachPlayerDoes))
JOINT: Final = re.compile(r",? and |, ")
STATEMENT: Final = re.compile(r"(that \w+|this \w+|those \w+|each .+?|attached \w+|it) (gets|gains|cannot|loses|is|does) ")


# --- several effects ----------------------------------------------------------------------------------------------------


def sequences(r: Parser, text: str) -> Iterator[Sequence]:
    """All that an ability does: sentences, each with one effect or several."""
    text = text.strip().removesuffix(".")
    yield from explained(r, text)
    low = text[0].lower() + text[1:]
    for word, make in (("then, ", Then), ("if you do, ", IfYouDo)):
        if low.startswith(word):
            for seq in r.read("sequence", low.removeprefix(word)):
                yield (make(seq),)
    for x in r.read("effect", low):
        yield (x,)
    for m in re.finditer(r"\. ", text):
        first = r.read("sequence", text[: m.start()])
        for rest in r.read("sequence", text[m.end() :])[:6] if first else []:
            for seq in first[:6]:
                yield (*seq, *rest)
    if ". " not in text:
        yield from joined_effects(r, low)


def explained(r: Parser, text: str) -> Iterator[Sequence]:
    """ "…. X is equal to …": the number stands where X is said."""
    m = re.fullmatch(r"(.+?)\. X is equal to ([^.]+)", text)
    if m:
        for seq in r.read("sequence", m[1])[:6]:
            for n in r.read("number", m[2])[:3]:
                yield from (replaced(seq, X(), y) for y in (AsX(n), n))


def joined_effects(r: Parser, text: str) -> Iterator[Sequence]:
    """ "… and …", "…, …, and …"; what lasts equally long says so once, and who does it."""
    period = PERIOD.search(text)
    for m in JOINT.finditer(text):
        left, right = text[: m.start()], text[m.end() :]
        if right.startswith(("and ", "where ", "or ")):
            continue
        first = r.read("sequence", left)
        if not first:
            continue
        rights = [right]
        if right.startswith("you "):
            rights.append(right.removeprefix("you "))
        if period and not PERIOD.search(right):
            rights.insert(0, f"{right} {period[0]}")
            rights.insert(0, f"{period[0]}, {right}")
        if (s := STATEMENT.match(left.removeprefix(f"{period[0]}, " if period else ""))) is not None:
            rights += [f"{s[1]} {right}", *([f"{period[0]}, {s[1]} {right}"] if period else [])]
        for other in rights:
            for rest in r.read("sequence", other)[:6]:
                for seq in first[:6]:
                    yield (*seq, *rest)


# --- one effect ---------------------------------------------------------------------------------------------------------


def effects(r: Parser, text: str) -> Iterator[Effect]:
    """One effect, where it is said in a way that no single word has."""
    low = text[0].lower() + text[1:]
    if low != text:
        yield from r.read("effect", low)
        return
    yield from lasting(r, text)
    yield from if_so(r, text)
    yield from later(r, text)
    yield from chosen(r, text)
    yield from told_of(r, text)
    yield from selected(r, text)
    yield from one_and_other(r, text)
    if m := re.fullmatch(r"have (.+)", text):
        yield from had(r, m[1])
    for way in of_whom(text):
        yield from r.read("effect", way)
    yield from amounts(r, text, "effect")
    if text.endswith((" to your hand", " to your deck")):
        yield from r.read("effect", re.sub(r"your (\w+)$", r"its owner's \1", text))


def lasting(r: Parser, text: str) -> Iterator[Effect]:
    """ "until …, that character gets …" and "that character gets … until …" are the same."""
    m = PERIOD.search(text)
    if m and m.start() == 0 and text[m.end() :].startswith(", "):
        yield from r.by_books("effect", f"{text[m.end() + 2 :]} {m[0]}")
    elif m and m.end() == len(text):
        yield from r.by_books("effect", f"{m[0]}, {text[: m.start() - 1]}")


def of_whom(text: str) -> Iterator[str]:
    """ "the glory of each character you control": whose it is, said before it."""
    for m in re.finditer(r"the (base )?(\[\w+\] skill|glory|strength) of (each .+?)(?= cannot | to | until |$)", text):
        yield f"{text[: m.start()]}{m[3]}'s {m[1] or ''}{m[2]}{text[m.end() :]}"


AMOUNTS: Final = re.compile(r"(.*?\bgets? )([+–](?:\d+|X)(?:\[\w+\]| \w+)) and ([+–](?:\d+|X)(?:\[\w+\]| \w+))(.*)")


def amounts(r: Parser, text: str, kind: str) -> Iterator[Any]:
    """ "+2[military] and –1 glory": one word has both."""
    if not (m := AMOUNTS.fullmatch(text)):
        return
    for x in r.read(kind, f"{m[1]}{m[2]}{m[4]}")[:6]:
        for y in r.read(kind, f"{m[1]}{m[3]}{m[4]}")[:6]:
            if type(x) is type(y) and is_dataclass(x) and (z := both_amounts(x, y)) is not None:
                yield z


def both_amounts(x: Any, y: Any) -> Any | None:
    """Two words that differ in what one says and the other does not."""
    values = []
    for f in fields(x):
        a, b = getattr(x, f.name), getattr(y, f.name)
        if a == b or b is None:
            values.append(a)
        elif a is None:
            values.append(b)
        else:
            return None
    return type(x)(*values)


def had(r: Parser, text: str) -> Iterator[Effect]:
    """ "have you draw a card", "have that player lose 1 honor"."""
    if text.startswith("you "):
        yield from r.read("effect", text.removeprefix("you "))
    for name in OTHERS:
        if text.startswith(name + " "):
            verb, _, rest = text.removeprefix(name + " ").partition(" ")
            yield from r.read("effect", f"{name} {verb}s {rest}")


def if_so(r: Parser, text: str) -> Iterator[Effect]:
    """ "if …, …. Otherwise, …"."""
    if not text.startswith(("if ", "while ", "during ")):
        return
    main, _, other = text.partition(". Otherwise, ")
    for m in re.finditer(", ", main):
        for c in r.read("clause", main[: m.start()])[:4]:
            for x in r.read("effect", main[m.end() :])[:5]:
                if not other:
                    yield If(c, x)
                for y in r.read("effect", other)[:4] if other else []:
                    yield If(c, x, y)


def later(r: Parser, text: str) -> Iterator[Effect]:
    """ "at the end of the phase, …"."""
    if m := re.match(r"if (.+?) is still in play (.+)", text):
        for q in r.read("set", m[1])[:3]:
            for x in later(r, m[2]):
                if isinstance(x, Later):
                    yield Later(x.on, x.do, q)
    if not text.startswith(("at ", "after ", "when ", "if ")):
        return
    for m in re.finditer(", ", text):
        for on in r.read("event", text[: m.start()])[:3]:
            for seq in r.read("sequence", text[m.end() :])[:4]:
                yield Later(on, seq)


# --- choosing -----------------------------------------------------------------------------------------------------------


def chosen(r: Parser, text: str) -> Iterator[Effect]:
    """ "choose and bow a character"; "choose a character. That character gets …"."""
    if text.startswith("choose and "):
        for x in r.read("effect", text.removeprefix("choose and "))[:6]:
            yield from picks(x)
    elif m := re.match(r"choose (.+?)\. (.+)", text):
        for q in r.read("set", m[1])[:3]:
            what, n, up_to = (q.of, q.n, q.up_to) if isinstance(q, Several) else (q, Num(1), False)
            for x in r.read("effect", m[2])[:6]:
                yield Pick(what, x, n=n, up_to=up_to)


def picks(x: Effect, by: Player | None = None) -> Iterator[Effect]:
    """What is done to a set, done to cards chosen from it."""

    def make(q: Query, do: Effect, n: Number, up_to: bool) -> Effect:
        return Pick(q, do, by or You(), n, up_to)

    return chosen_from(x, make)


def owned_by(x: Effect, who: Player) -> Effect:
    """One sacrifices only one's own: whose the chosen cards are is not said."""
    if isinstance(x, Pick) and not any(isinstance(p, (ControlledBy, ControlledByFoes)) for p in parts(x.what)):
        return Pick(joined((x.what, ControlledBy(who))), x.do, x.by, x.n, x.up_to)
    return x


# --- who does it --------------------------------------------------------------------------------------------------------


def told_of(r: Parser, text: str) -> Iterator[Effect]:
    """What another player does: an order told of somebody else, with his or her own cards."""
    for name in OTHERS:
        if not text.startswith(name + " "):
            continue
        rest = text.removeprefix(name + " ")
        who: Player = r.grammar.players.get(name) or SpokenPlayer(name)
        if rest.startswith("must "):
            for x in r.read("effect", rest.removeprefix("must "))[:6]:
                for y in (*picks(x, who), x):
                    yield owned_by(theirs(y, who), who)
        elif rest.startswith("may "):
            yield from may(r, rest.removeprefix("may "), who)
        else:
            for order in orders(rest):
                for x in r.read("effect", order)[:6]:
                    yield theirs(x, who)
        if m := re.fullmatch(r"(.+) ((?:if|while) .+)", text):
            for x in r.read("effect", m[1])[:4]:
                if isinstance(x, (EachOpponentDoes, EachPlayerDoes)):
                    for c in r.read("clause", m[2])[:4]:
                        yield type(x)(x.do, replaced(c, SpokenPlayer("that player"), Them()))


def may(r: Parser, text: str, who: Player) -> Iterator[Effect]:
    """ "your opponent may … to …"."""
    for x in r.read("effect", text)[:6]:
        yield May(theirs(x, who), by=who)
    for m in re.finditer(" to ", text):
        for x in r.read("effect", text[: m.start()])[:4]:
            for y in r.read("effect", text[m.end() :])[:4]:
                yield May(theirs(x, who), theirs(y, who), who)
                yield May(theirs(x, who), y, who)


def theirs(x: Any, who: Player) -> Any:
    """An order to "you", of another player."""
    return replaced(of_player(x, who), HE, who)


def orders(text: str) -> Iterator[str]:
    """ "chooses and discards a card" was "choose and discard a card"."""
    verb, _, rest = text.partition(" ")
    firsts = [verb[:-1]] if verb.endswith("s") else []
    firsts += [verb[:-3] + "y"] if verb.endswith("ies") else []
    firsts += [verb[:-2]] if verb.endswith("es") else []
    for first in firsts:
        if rest.startswith("and "):
            for other in orders(rest.removeprefix("and ")):
                yield f"{first} and {other}"
        yield f"{first} {rest}".strip()


def of_each(_: Parser, x: Any) -> Iterator[Any]:
    """What each opponent (each player) does."""
    for name, make in EACH:
        if mentions(x, SpokenPlayer(name)):
            yield make(replaced(x, SpokenPlayer(name), Them()))
            return
    yield x


# --- one of several -----------------------------------------------------------------------------------------------------


def selected(r: Parser, text: str) -> Iterator[Effect]:
    """ "select one: … or …", "bow or ready that character"."""
    by: Player = You()
    if m := re.match(r"(?:(.+?) must )?select one: ", text):
        if m[1]:
            found = r.read("player", m[1])
            if not found:
                return
            by = found[0]
        text = text[m.end() :]
    if " or " in text:
        for options in alternatives(r, text, by.english(r.grammar.voice()) if not isinstance(by, You) else ""):
            yield SelectOne(options, by)  # each as the one who selects is told
            if not isinstance(by, You):
                yield SelectOne(tuple(theirs(x, by) for x in options), by)


def told(r: Parser, text: str, name: str) -> list[Effect]:
    """An option, as it is said to whoever selects it."""
    return [*r.read("effect", text)[:4], *(r.read("effect", f"{name} {does(text)}")[:4] if name else [])]


def alternatives(r: Parser, text: str, name: str = "") -> Iterator[Sequence]:
    """The options; what they share is said once. `name`: who selects, if that is not the one who uses the ability."""
    for m in re.finditer(r",? or ", text):
        left, right = text[: m.start()], text[m.end() :]
        lefts = variants_left(left, right)
        first = [x for t in lefts for x in told(r, t, name)]
        if not first and ", " in left:
            first_many = list(alternatives(r, left.replace(", ", " or ", 1), name))[:4] if left.count(", ") == 1 else []
        else:
            first_many = [(x,) for x in first]
        if not first_many:
            continue
        for other in variants_right(left, right):
            for y in told(r, other, name):
                for xs in first_many:
                    yield (*xs, y)


def variants_left(left: str, right: str) -> list[str]:
    """ "increase or decrease your bid"; "take 1 fate or 1 honor from that opponent"."""
    words = right.split(" ")
    if " " not in left:
        return [left, f"{left} {' '.join(words[1:])}"]
    out = [left]
    if left.split(" ")[1].isdigit() and words[0].isdigit():
        out += [f"{left} {' '.join(words[k:])}" for k in range(2, len(words))]
    return out


def variants_right(left: str, right: str) -> Iterator[str]:
    """What stood at the beginning is understood again."""
    yield right
    if right.startswith("you "):
        yield right.removeprefix("you ")
    words = left.split(" ")
    for k in range(1, min(len(words), 8)):
        yield f"{' '.join(words[:k])} {right}"


def one_and_other(r: Parser, text: str) -> Iterator[Effect]:
    """ "move one of those characters home and bow the other"."""
    m = re.search(r"one of (those \w+)", text)
    if not m:
        return
    for joint in re.finditer(" and ", text):
        left, right = text[: joint.start()], text[joint.end() :]
        if m.end() <= len(left) and "the other" in right:
            for x in r.read("effect", left.replace(m[0], "that card"))[:3]:
                for y in r.read("effect", right)[:3]:
                    one = replaced(x, Spoken("that card"), Picked())
                    yield OneAndTheOther(That(0), one, replaced(y, Spoken("the other"), Rest()))
