"""From words to English: nouns with what stands before and after them, and a voice that knows what "this" is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any

from gorin.language.nodes import Condition, Effect, Query

VOWELS = "aeiou"
# how texts about others begin
OTHERS = ("your opponent ", "that player ", "that opponent ", "each opponent ", "an opponent ")
OWNER = "{owner}"  # in `Noun.after`: where it is said whose the cards are


@dataclass
class Noun:
    """A set of cards in words. `fixed` nouns ("this character") take no article. `owner` is a player's name as a
    subject ("you", "an opponent"); `place` says where the cards lie, with a gap for whose place it is."""

    head: str = ""
    before: list[str] = field(default_factory=list)
    after: list[str] = field(default_factory=list)
    fixed: str = ""
    other: bool = False  # "another": other than what was spoken of last
    but: list[Query] = field(default_factory=list)  # what is left out, until it is known how to say so
    owner: str = ""
    place: str = ""
    either: list[Noun] = field(default_factory=list)  # "a Monk character or a character with a Monk attachment"

    def alternatives(self) -> list[Noun]:
        """What these words stand for, where some of them say either one thing or another."""
        rest = replace(self, either=[])
        return [replace(rest, before=[*rest.before, *x.before], after=[*rest.after, *x.after]) for x in self.either]

    def text(self, plural: bool = False, owned: bool = False) -> str:
        """Without an article; `owned`: "an opponent's character" instead of "character controlled by an opponent"."""
        if self.either:
            return listing([x.text(plural, owned) for x in self.alternatives()], "or")
        after = [w for a in self.after if (w := self.whose(plural) if a == OWNER else a) and not (owned and a == OWNER)]
        if self.place and OWNER not in self.after:
            after.append(self.whose(plural))
        for i, (a, b) in enumerate(pairwise(after), 1):
            if a.startswith("with ") and b.startswith("with "):
                after[i] = "and " + b.removeprefix("with ")
        if self.fixed:
            return " ".join([self.fixed, *after, *(["if", *self.before] if self.before else [])])
        head = self.head or "card"
        words = [*self.before, plural_of(head) if plural else head, *after]
        if self.other:
            words.insert(0, "other" if plural else "another")
        return " ".join([possessive(self.owner), *words] if owned else words)

    def whose(self, plural: bool = False) -> str:
        """ "you control", "controlled by an opponent", "in your hand", "in any discard pile"."""
        if self.place:
            place = self.place.replace("one of ", "") if plural else self.place
            if not self.owner:
                return re.sub(r"one of \{\} ([\w ]+)s$", r"any \1", place).format("any")
            return place.format(possessive(self.owner))
        if self.owner in ("you", "he or she"):
            return f"{self.owner} {'control' if self.owner == 'you' else 'controls'}"
        return f"controlled by {self.owner}"

    def every(self) -> str:
        """All of them: "each character", "each other character", "this character"."""
        if self.fixed:
            return self.text()
        each = replace(self, place=self.place.replace("one of ", "")).text()
        each = each.replace("controlled by your opponent", "your opponent controls", 1)
        return f"each {each.removeprefix('an')}" if self.other else f"each {each}"

    def takes(self) -> None:
        """ "from your hand" instead of "in your hand"."""
        self.place = "from" + self.place.removeprefix("in") if self.place else ""

    def some(self) -> str:
        """With the indefinite article: "a ready character", "this character", "another character"."""
        if self.either:
            return listing([x.some() for x in self.alternatives()], "or")
        theirs = self.owner not in ("", "you", "he or she") and not (self.place or self.other or self.fixed)
        if theirs and [a for a in self.after if a != OWNER and not a.startswith("with printed")]:
            return self.text(owned=True)
        text = self.text()
        return text if self.fixed or self.other else article(text)


def article(text: str) -> str:
    """
    >>> article("event"), article("honored character"), article("unique character"), article("[crab] character")
    ('an event', 'an honored character', 'a unique character', 'a [crab] character')
    >>> article("[air] province")
    'an [air] province'
    """
    first = text.split()[0].lower().lstrip("[")
    an = (first[0] in VOWELS and not first.startswith(("uni", "one"))) or first.startswith("hono")
    return ("an " if an else "a ") + text


def plural_of(head: str) -> str:
    """
    >>> plural_of("character"), plural_of("personality"), plural_of("character or attachment")
    ('characters', 'personalities', 'characters or attachments')
    """
    parts = re.split(r"(, or |, | or )", head)
    return "".join(x if i % 2 else _plural(x) for i, x in enumerate(parts))


def _plural(word: str) -> str:
    word, of, rest = word.partition(" of ")  # "copies of this character"
    many = word[:-1] + "ies" if word.endswith("y") and word[-2] not in VOWELS else word + "s"
    return many + of + rest


def possessive(name: str) -> str:
    """
    >>> possessive("you"), possessive("an opponent"), possessive("he or she"), possessive("those characters")
    ('your', "an opponent's", 'his or her', "those characters'")
    """
    own = {"you": "your", "he or she": "his or her", "it": "its", "him": "his", "them": "their"}
    return own.get(name) or name + ("'" if name.endswith("s") else "'s")


def so_high(op: str, n: str) -> str:
    """A comparison with a number, as it stands after what is compared.

    >>> [so_high(op, "2") for op in ("<", "<=", "==", ">=", ">")]
    ['lower than 2', '2 or lower', '2', '2 or higher', 'higher than 2']
    """
    return {"<": f"lower than {n}", "<=": f"{n} or lower", ">=": f"{n} or higher", ">": f"higher than {n}"}.get(op, n)


def than(op: str, what: str) -> str:
    """A comparison with the same of another card.

    >>> [than(op, "glory") for op in ("<", "<=", "==", ">")]
    ['lower glory than', 'equal or lower glory than', 'the same glory as', 'higher glory than']
    """
    how = {"<": "lower", "<=": "equal or lower", ">=": "equal or higher", ">": "higher"}.get(op)
    return f"{how} {what} than" if how else f"the same {what} as"


def does(order: str) -> str:
    """An order told of somebody else.

    >>> does("bow a character"), does("choose and discard a card"), does("ready it"), does("switch the conflict type")
    ('bows a character', 'chooses and discards a card', 'readies it', 'switches the conflict type')
    """
    verb, _, rest = order.partition(" ")
    if rest.startswith("and "):
        rest = "and " + does(rest.removeprefix("and "))
    if verb.endswith(("ch", "sh", "s")):
        verb += "es"
    else:
        verb = _plural(verb)
    return f"{verb} {rest}" if rest else verb


def done_to(verb: str) -> str:
    """
    >>> done_to("sacrifice"), done_to("bow"), done_to("ready")
    ('sacrificed', 'bowed', 'readied')
    """
    if verb.endswith("y"):
        return verb[:-1] + "ied"
    return verb + ("d" if verb.endswith("e") else "ed")


def sentence(text: str) -> str:
    """A capital at the beginning."""
    for i, ch in enumerate(text):
        if ch.isalpha():
            return text[:i] + ch.upper() + text[i + 1 :]
        if ch == "[":
            return text
    return text


def listing(parts: list[str], last: str = "and") -> str:
    """
    >>> listing(["a", "b", "c"]), listing(["a", "b"], "or")
    ('a, b, and c', 'a or b')
    """
    if len(parts) < 3:
        return f" {last} ".join(parts)
    return ", ".join(parts[:-1]) + f", {last} {parts[-1]}"


def once(texts: list[str]) -> list[str]:
    """What the texts share at the beginning is said once.

    >>> once(["give you 1 fate", "give you 1 honor"]), once(["bow it", "bow this"])
    (['give you 1 fate', '1 honor'], ['bow it', 'bow this'])
    """
    first = texts[0].split()
    shared = 0
    while all(shared < len(t.split()) - 1 and t.split()[shared] == first[shared] for t in texts):
        if first[shared].isdigit():
            break
        shared += 1
    return texts if shared < 2 else [texts[0], *(" ".join(t.split()[shared:]) for t in texts[1:])]


def around(texts: list[str]) -> list[str]:
    """What two texts share at both ends is said once.

    >>> around(["take 1 fate from that opponent", "take 1 honor from that opponent"])
    ['take 1 fate', '1 honor from that opponent']
    """
    words = [t.split() for t in texts]
    if len(words) != 2 or words[0][0] != words[1][0]:
        return texts
    one, other = words
    k = 0
    while k < min(len(one), len(other)) - 2 and one[-1 - k] == other[-1 - k]:
        k += 1
    if k < 2 or not one[1].isdigit() or not other[1].isdigit():
        return texts
    return [" ".join(one[:-k]), " ".join(other[1:])]


def pronouns(text: str, name: str) -> str:
    """The second time a sentence speaks of the same thing it says "it".

    >>> pronouns("bow that character and move that character home. Dishonor that character", "that character")
    'bow that character and move it home. Dishonor that character'
    """
    it, its = ("them", "their") if name.startswith("those") else ("it", "its")
    out = []
    for part in text.split(". "):
        first, found, rest = part.partition(name)
        rest = re.sub(rf"{name}'s?", its, rest) if name in rest else rest
        out.append(first + found + rest.replace(name, it))
    return ". ".join(out)


class Voice:
    """Who speaks: the noun for "this" card, the game's vocabulary, and how things bound before are spoken of."""

    def __init__(self, words: Any, this: str, attached: str = "attached character") -> None:
        self.words = words
        self.this = this
        self.attached = attached
        self.targets: list[str] = []  # how each target chosen before the dash is spoken of later
        self.picked = "it"
        self.rest = "the other"
        self.it = "it"
        self.heard = False  # has it been said what happened to a card, other than this one?
        self.duelists: set[Query] = set()
        self.whence = ""  # where this card lies while the ability works: "your discard pile or provinces"
        self.befalls = "it"  # what would happen, as a noun: "the honor or dishonor"
        self.cancelled = "those effects"  # what is cancelled
        self.paid = "it"
        self.letters: list[str] | None = None  # what a letter X is equal to, said at the end; None: said at once
        self.them = "that player"
        self.chosen = "that player"
        self.you = "you"  # the player who uses the ability: by name where another is addressed
        self.subject = "you"  # whom orders address: "bow" and not "you bow"
        self.last: Effect | None = None  # the effect said before this one: "if he moved"
        self.own: dict[str, str] = {}  # how the names that only one game has are spoken of
        self.one = False  # a set of cards means one of them (costs), not each (effects)

    @contextmanager
    def saying(self, **names: Any) -> Iterator[None]:
        """For a while, speak of things by other names."""
        before = {name: getattr(self, name) for name in names}
        for name, value in names.items():
            setattr(self, name, value)
        yield
        for name, value in before.items():
            setattr(self, name, value)

    def another(self, q: Query) -> bool:
        """Was this spoken of last, so that "another" is understood as other than it? Targets come after what happened,
        and that after the card itself."""
        from gorin.language.sets import It, That

        if self.targets:
            return q == That(len(self.targets) - 1)
        return isinstance(q, It) == self.heard and not isinstance(q, That)

    def leave_out(self, n: Noun) -> Noun:
        """Say what is not meant: "another character", "a character other than this character"."""
        left, n.but = list(dict.fromkeys(n.but)), []
        if not left:
            return n
        if len(left) == 1 and self.another(left[0]) and not n.fixed:
            n.other = True
        elif self.duelists and self.duelists == set(left):
            n.after.append("not involved in the duel")
        else:
            n.after.append(f"other than {listing([self.the(q) for q in left])}")
        return n

    def noun(self, q: Query, plural: bool = False) -> str:
        return q.noun(self).text(plural)

    def some(self, q: Query) -> str:
        return q.noun(self).some()

    def the(self, q: Query) -> str:
        """A set mentioned before: "that character", "this holding", "it"."""
        n = q.noun(self)
        return n.text() if n.fixed else "the " + n.text()

    def each(self, q: Query) -> str:
        """All of a set; of parts that have names of their own ("this character and each attachment"), one by one."""
        if any(part.noun(self).fixed for part in q.sides()):
            return listing([self.each(part) for part in q.sides()])
        return q.noun(self).every()

    def object(self, q: Query, takes: bool = False) -> str:
        """What something is done to: "this character", as a cost "a character", as an effect "each character". What
        takes cards from where they lie says "from" and not "in"."""
        n = q.noun(self)
        if takes:
            n.takes()
        return n.some() if self.one else n.every() if takes else self.each(q)

    def when(self, x: Condition) -> str:
        """A condition as a clause: "during a conflict", "if you control a character"."""
        return x.english(self) if x.bare else f"if {x.english(self)}"

    def effects(self, xs: tuple[Effect, ...]) -> str:
        """Effects of one sentence are joined; what has an order, a choice or a wait of its own begins a new one."""
        groups: list[list[str]] = []
        before: Effect | None = None
        for x in xs:
            self.last = before
            text = x.english(self)
            joined = before is not None and not x.begins and not before.begins and (before.order or not x.order)
            if joined and x.order and groups[-1][-1].startswith(OTHERS) and not text.startswith(OTHERS):
                text = f"you {text}"
            if joined:
                groups[-1].append(text)
            else:
                groups.append([text])
            before = x
        said = [listing(for_as_long(self.to_each(g))) for g in groups]
        return ". ".join(sentence(t) if i else t for i, t in enumerate(said))

    def to_each(self, texts: list[str]) -> list[str]:
        """What happens to both of two chosen cards alike is said once: "bow each chosen character"."""
        if len(texts) != 2 or len(self.targets) != 2:
            return texts
        first, second = self.targets
        head = first.removeprefix("the first ")
        if second != f"the second {head}" or texts[0].count(first) != 1 or texts[0].replace(first, second) != texts[1]:
            return texts
        return [texts[0].replace(first, f"each chosen {head}")]


def for_as_long(texts: list[str]) -> list[str]:
    """Statements that all last until the same moment say so once.

    >>> for_as_long(["it gets +1 until the end of the phase", "this gets +2 until the end of the phase"])
    ['until the end of the phase, it gets +1', 'this gets +2']
    """
    period = re.search(r"until the end of the \w+", texts[0])
    if len(texts) < 2 or period is None:
        return texts
    before, after = f"{period[0]}, ", f" {period[0]}"
    if not all(t.startswith(before) or t.endswith(after) for t in texts):
        return texts
    plain = [t.removeprefix(before).removesuffix(after) for t in texts]
    return [before + plain[0], *plain[1:]]
