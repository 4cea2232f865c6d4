"""The synonyms of this game: a list (`synonyms.toml`), and what its words add themselves."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

from gorin.language.reading.dialect import Synonym, entries, rewritten
from gorin.language.reading.levels import Levels
from gorin.rulesets.lcg.reading.grammar import grammar


@cache
def listed(name: str = "synonyms.toml") -> tuple[Synonym, ...]:
    """Those of the list."""
    text = files("gorin.rulesets.lcg.reading").joinpath(name).read_text(encoding="utf-8")
    return tuple(entries(tomllib.loads(text)["synonym"]))


@cache
def levels() -> Levels:
    """What makes no difference."""
    return Levels(listed("levels.toml"), (*grammar().nouns["before"], *grammar().books["before"].said))


@cache
def all_synonyms() -> tuple[Synonym, ...]:
    """The list, then those of the words."""
    return (*listed(), *grammar().also())


def in_own_words(text: str) -> str:
    """A text as the words themselves would say it, as far as synonyms go."""
    return rewritten(text, all_synonyms())


# names of two words, which Gorin writes as one
NAMES: Final = re.compile(
    r"\b(Kaiu|Battle|Mantis|Siege|Tea|Crown|Elemental|Black|Wily) "
    r"(Wall|Maiden|Clan|Weapon|House|Prince|Master|Scroll|Trader)\b"
)


def with_names(text: str) -> str:
    """ "Battle Maiden" is one Trait and not two."""
    return NAMES.sub(r"\1-\2", text)


INITIATES: Final = re.compile(
    r"(?P<before>: |, )[Ii]nitiate an? (?P<stat>\[\w+\]|glory) duel"
    r"(?P<theirs> against a character your opponent controls of (?:his or her|their) choice)? – resolve the duel(?=\.)"
)


def initiated(text: str, type: str) -> str:
    """ "Initiate a duel – resolve the duel": by a character's own ability against one of an opponent's who takes part;
    by other cards between one of each (rr.step-d-1.2 to rr.step-d-1.6).

    Decision: where only a duel is initiated, whoever initiates it chooses a participating character of his opponent."""
    m = INITIATES.search(text)
    if m is None or (type != "character" and "gains" not in text[: m.start()] and m["theirs"]):
        return text
    foe = "a participating character controlled by your opponent"
    who, challenge = f"choose {foe}", "challenge that character"
    if m["theirs"]:
        who = "your opponent must choose a participating character he or she controls"
    elif type != "character" and "gains" not in text[: m.start()]:
        who = f"choose a participating character you control and {foe}"
        challenge = "the first character challenges the second character"
    return f"{text[: m.start()]}{m['before']}{who} – {challenge} to a {m['stat']} duel{text[m.end() :]}"


def ways(text: str, type: str) -> list[str]:
    """In its own words, and as it stands; a card may call itself "this card" too."""
    own = in_own_words(initiated(text, type))
    found = [own, *(x.replace("this card", f"this {type}").replace("This card", f"This {type}") for x in (own, text))]
    return list(dict.fromkeys([*found, text]))
