"""What is said in a way of its own: duels, glory counts, choosing a ring, rings that are somewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice, product
from typing import Any, Final

from gorin.language.conditions import Compare
from gorin.language.control import EachOpponentDoes, EachPlayerDoes
from gorin.language.nodes import Condition, Effect, Player, Query
from gorin.language.numbers import Num
from gorin.language.players import Them, You
from gorin.language.reading.gaps import BEARER, THIS_TYPE, replaced
from gorin.language.reading.parser import Parser
from gorin.language.reading.spoken import Spoken, SpokenPlayer, understood
from gorin.language.sets import This, Without
from gorin.rulesets.lcg.reading.hand_phrases import CHOOSES
from gorin.rulesets.lcg.reading.ring_phrases import both
from gorin.rulesets.lcg.words import YOUR_OPPONENT
from gorin.rulesets.lcg.words.at_once import Together
from gorin.rulesets.lcg.words.glory import GloryCount
from gorin.rulesets.lcg.words.player_effects import Duel
from gorin.rulesets.lcg.words.ring_effects import PickRing
from gorin.rulesets.lcg.words.rings import ClaimedOrContested, ClaimedRings, ContestedRing, CountRings, SomeRing
from gorin.rulesets.lcg.words.shapes import AsAttachment, AsCharacter, Becomes, EntersAs, Shape

CHALLENGE: Final = re.compile(
    r"(?:(?P<who>.+?) challenges |challenge )(?P<whom>.+?) to an? (?:\[(?P<type>\w+)\]|(?P<glory>glory)) duel"
    r"(?P<base>, using each character's base (?:\[\w+\] skill|glory))?"
    r"(?P<anywhere>, even if they are not participating in the conflict)?"
)
INSTEAD: Final = "instead of giving honor for this duel's bid, a player may "
ONE, OTHER = Spoken("the challenger"), Spoken("the challenged")
MOST: Final = 12


def together(r: Parser, text: str) -> Iterator[Effect]:
    """Several effects where there is room for one."""
    if " and " in text or ". " in text:
        for seq in r.read("sequence", text)[:6]:
            if len(seq) > 1:
                yield Together(seq)
    if (m := re.match(r"(each opponent|each player) ", text)) and " and " in text:
        for k in re.finditer(" and ", text):
            for x in r.read("effect", text[: k.start()])[:3]:
                for y in r.read("effect", m[0] + text[k.end() :])[:3]:
                    if isinstance(x, (EachOpponentDoes, EachPlayerDoes)) and type(x) is type(y):
                        yield type(x)(Together((x.do, y.do)), x.of)  # type: ignore[arg-type]  # sentences of deeds


def into_play(r: Parser, text: str) -> Iterator[Effect]:
    """ "put a character into play from your discard pile"."""
    if m := re.fullmatch(r"put (.+?) into play (from .+?)((?: in the conflict| under your control)*)", text):
        yield from r.read("effect", f"put {m[1]} {m[2]} into play{m[3]}")


def shapes(r: Parser, text: str) -> Iterator[Effect]:
    """ "this holding becomes a Creature character with 4[military], 0[political], and 1 glory"."""
    until = ""
    if m := re.match(r"until the end of the (\w+), ", text):
        until, text = m[1], text[m.end() :]
    m = re.fullmatch(r"(?:put )?this \S+ (becomes|into play as) an? (.+?)(?:,? attached to ([^\"]+))?", text)
    if not m:
        return
    for onto in r.read("set", m[3])[:3] if m[3] else [None]:
        for shape in shaped(r, m[2]):
            yield Becomes(shape, onto, until) if m[1] == "becomes" else EntersAs(shape, onto)


def shaped(r: Parser, text: str) -> Iterator[Shape]:
    """An attachment with a text, a character with its numbers."""
    if m := re.fullmatch(r'attachment(?: with the text: "(.+)")?', text):
        yield from attachments(r, m[1] or "")
    if m := re.fullmatch(r"(.*?) ?character with (\d+)\[military\], (\d+)\[political\],? and (\d+) glory", text):
        military, political, glory = (int(m[k]) for k in (2, 3, 4))
        yield AsCharacter(military, political, glory, tuple(x.lower() for x in m[1].split(" ") if x))


def attachments(r: Parser, text: str) -> Iterator[AsAttachment]:
    """An attachment with this text: whoever bears it is spoken of as usual."""
    if not text:
        yield AsAttachment()
        return
    text = re.sub(r"\b[Aa]ttached character\b", BEARER, text).replace("this attachment", f"this {THIS_TYPE}")
    for x in r.read("line", text)[:4]:
        yield from (AsAttachment((y,)) for y in islice(understood(x, YOUR_OPPONENT), MOST))


def redirected(r: Parser, text: str) -> Iterator[Effect]:
    """ "this character receives the honor or dishonor instead"."""
    if m := re.fullmatch(r"(.+) receives the .+ instead", text):
        yield from r.read("effect", f"{m[1]} receives it instead")


# --- duels -----------------------------------------------------------------------------------------------------------


def duels(r: Parser, text: str) -> Iterator[Effect]:
    """A challenge, and what comes of it, sentence by sentence."""
    if " duel" not in text:
        return
    first, *rest = merged(text.split(". "))
    m = CHALLENGE.fullmatch(first[0].lower() + first[1:])
    if not m:
        return
    results = [result(r, x) for x in rest]
    if not all(results):
        return
    stat = m["type"] or "glory"
    flags: dict[str, Any] = {"anywhere": bool(m["anywhere"]), "base": bool(m["base"])}
    for who in r.read("set", m["who"])[:2] if m["who"] else [This()]:
        for whom in r.read("set", m["whom"])[:3]:
            for found in islice(product(*results), MOST):
                names = dict(found)
                if len(names) == len(found):
                    x = Duel(who, whom, stat, **names, **flags)
                    yield replaced(replaced(x, ONE, who), OTHER, whom)


def merged(sentences: list[str]) -> list[str]:
    """ "Otherwise, …" and what is chosen of a hand belong to the sentence before."""
    out: list[str] = []
    for x in sentences:
        if out and (x.startswith("Otherwise, ") or CHOOSES.fullmatch(x)):
            out[-1] += f". {x}"
        else:
            out.append(x)
    return out


def result(r: Parser, text: str) -> list[tuple[str, Any]]:
    """What one sentence after the challenge says, and of which end."""
    low = text[0].lower() + text[1:]
    if m := re.fullmatch(r"your opponent may (.+) to refuse the duel", low):
        return [("refuse", x) for x in r.read("effect", m[1])[:4]]
    if low.startswith(INSTEAD):
        order = low.removeprefix(INSTEAD).replace("from hand", "from your hand")
        order = order.replace("the required number of cards", "X cards")
        return [("instead", required(x)) for x in r.read("effect", order)[:6]]
    if m := re.fullmatch(r"if (it|this \S+|the first character) (wins|loses), (.+)", low):
        return [(f"if_{m[2]}", x) for x in r.read("effect", m[3])[:5]]
    for name in ("winner", "loser"):
        if f"the {name} of the duel" in low:
            return [(name, x) for x in r.read("effect", low)[:5]]
    if "each dueling character" in low:
        return [("during", x) for x in r.read("effect", low.replace("each dueling character", "that character"))[:4]]
    return []


def required(x: Any) -> Any:
    from gorin.language.numbers import X
    from gorin.rulesets.lcg.words.player_effects import Required

    return replaced(x, X(), Required())


def uninvolved(_: Parser, text: str) -> Iterator[tuple[Query, ...]]:
    """Neither of those who duel."""
    if text == "not involved in the duel":
        yield Without(ONE), Without(OTHER)


# --- glory counts, rings ---------------------------------------------------------------------------------------------


def glory_counts(r: Parser, text: str) -> Iterator[Effect]:
    """ "Perform a glory count. The player who wins the glory count …"."""
    first, *rest = text.split(". ")
    if first.lower() != "perform a glory count":
        return
    results: list[list[tuple[str, Any]]] = []
    for x in rest:
        m = re.match(r"The player who (wins|loses) the glory count ", x)
        if not m:
            return
        name = "winner" if m[1] == "wins" else "loser"
        found = r.read("effect", "that player " + x[m.end() :])[:4]
        results.append([(name, replaced(y, SpokenPlayer("that player"), Them())) for y in found])
    for parts in islice(product(*results), MOST):
        yield GloryCount(**dict(parts))


def ring_choices(r: Parser, text: str) -> Iterator[Effect]:
    """What is done to a ring that is chosen as it is done."""
    if "ring" not in text:
        return
    for m in re.finditer(r"(?:(.+?) )?chooses? (.+?)\. (.+)", text):
        by: list[Player] = r.read("player", m[1])[:1] if m[1] else [You()]
        for who in by:
            for what in r.read("rings", m[2])[:3]:
                for x in r.read("effect", m[3])[:5]:
                    yield PickRing(what, x, who)
    for start in re.finditer(r"\ban? ", text):
        ends = [
            m.end()
            for m in re.finditer(r"\S+", text)
            if m.end() > start.end() and "ring" in text[start.end() : m.end()]
        ]
        for end in ends:
            if text[end - 1] in ".,":
                break
            for what in r.read("rings", text[start.start() : end])[:3]:
                for x in r.read("effect", text[: start.start()] + "that ring" + text[end:])[:5]:
                    yield PickRing(what, x)


def ring_clauses(r: Parser, text: str) -> Iterator[Condition]:
    """ "if you have claimed the [void] ring", "if the contested ring is unclaimed"."""
    if m := re.fullmatch(r"if you have claimed (.+)", text):
        for x in r.read("rings", m[1])[:3]:
            yield SomeRing(both(x, ClaimedRings()))
    if m := re.fullmatch(r"if you have claimed or are contesting (.+)", text):
        for x in r.read("rings", m[1])[:3]:
            yield SomeRing(both(x, ClaimedOrContested()))
    if m := re.fullmatch(r"if you have (\d+) or more (rings .+)", text):
        for x in r.read("rings", m[2])[:3]:
            yield Compare(CountRings(x), ">=", Num(int(m[1])))
    if m := re.fullmatch(r"if you have (an? .*?ring) in your claimed ring pool", text):
        for x in r.read("rings", m[1])[:3]:
            yield SomeRing(both(x, ClaimedRings()))
    if text == "if a ring is contested":
        yield SomeRing(ContestedRing())
    if m := re.fullmatch(r"if (.+ ring) is (.+)", text):
        found = [*r.read("rings", m[2]), *r.read("ring", f"{m[2]} ring"), *r.read("ring", f"ring {m[2]}")]
        for x in r.read("rings", m[1])[:3]:
            for y in found[:4]:
                yield SomeRing(both(x, y))
                yield SomeRing(both(y, x))


def counted_rings(r: Parser, text: str) -> Iterator[CountRings]:
    """ "for each claimed [military] ring"."""
    if "ring" in text:
        yield from (CountRings(x) for x in r.read("rings", text)[:3])


def bare_facts(r: Parser, text: str) -> Iterator[Condition]:
    """ "while attacking" of the card itself; "during [air] conflicts": every time."""
    low = text[0].lower() + text[1:]
    word, _, rest = low.partition(" ")
    if word in ("while", "if") and rest and not rest.startswith(("this ", "you ")):
        yield from r.read("clause", f"{word} this {THIS_TYPE} is {rest}")
    if low.startswith("during each conflict"):
        yield from r.read("clause", "during a " + low.removeprefix("during each "))
    if low.startswith("during ") and "conflicts" in low and not low.startswith(("during a ", "during an ")):
        one = low.removeprefix("during ").replace("conflicts", "conflict", 1)
        an = "an" if one.startswith(("[air", "[earth")) else "a"
        yield from r.read("clause", f"during {an} {one}")
