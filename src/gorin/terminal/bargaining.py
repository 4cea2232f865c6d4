"""Treaties at the keyboard: what is typed after `treaty`, as an aside; and how offers and treaties are told.

treaty offer B 3: no conflict 2 / conflict C phase
treaty counter 4 5: "I shall help you against C." game / pass
treaty agree 4, decline 4, dissolve 4, keep 4, accuse 4, confess 4, deny 4
"""

from __future__ import annotations

from typing import Any, Final

from gorin.errors import UsageError
from gorin.terminal.telling import View, letter, sentence

ON_OFFERS: Final = ("agree", "decline")
ON_TREATIES: Final = ("dissolve", "keep", "accuse", "confess", "deny")
PROMISES: Final = ("no conflict", "no defense", "conflict", "pass")
HOW: Final = (
    "treaty offer B 3: no conflict 1 / no conflict 1 (your promise, then theirs, each with for how long: phase,"
    " a number of rounds, game; or conflict C, no defense, pass, words in quotes), treaty counter, agree or decline"
    " and a number, treaty dissolve, keep, accuse, confess or deny and a number"
)


def told(view: View) -> list[str]:
    """What stands and what is offered, one sentence each."""
    lines = [f"{x['id']}: {sentence(x['words'])}" for x in view["treaties"]]
    lines += [f"{x['id']}: {sentence(x['words'])}" for x in view["offers"]]
    return [*(lines or ["There are no treaties and no offers."]), f"To make one or to answer: {HOW}."]


def understood(typed: str, you: int, seats: int, view: View) -> dict[str, Any]:
    """The aside that was typed; what is wrong with it is said."""
    do, _, rest = typed.strip().partition(" ")
    if do in ON_OFFERS:
        return {"do": do, "offer": whole(rest, "an offer")}
    if do in ON_TREATIES:
        return {"do": do, "treaty": whole(rest, "a treaty")}
    if do not in ("offer", "counter"):
        raise UsageError(f"'{do}' is nothing that can be done about a treaty: {HOW}.")
    to_whom, colon, terms = rest.partition(":")
    words = to_whom.split()
    mine, slash, yours = split(terms)
    if len(words) != 2 or not colon or not slash:
        whom = "B" if do == "offer" else "4"
        raise UsageError(f"The terms are missing. For instance: treaty {do} {whom} 3: no conflict 1 / pass 1")
    value = whole(words[1], "what is at stake")
    if do == "offer":
        other = seat(words[0], seats)
        start: dict[str, Any] = {"do": do, "to": other}
    else:
        id = whole(words[0], "an offer")
        other = next((x["by"] for x in view["offers"] if x["id"] == id), -1)
        start = {"do": do, "offer": id}
    return {**start, "value": value, "mine": promise(mine, other, seats), "yours": promise(yours, you, seats)}


def split(terms: str) -> tuple[str, str, str]:
    """Both promises; a stroke within quotes does not part them."""
    quoted = False
    for i, sign in enumerate(terms):
        quoted ^= sign == '"'
        if sign == "/" and not quoted:
            return terms[:i].strip(), "/", terms[i + 1 :].strip()
    return terms, "", ""


def promise(typed: str, about: int, seats: int) -> dict[str, Any]:
    """A promise: of those that can be checked, or in words. Whom it is about is the other one, unless it is said."""
    if typed.startswith('"'):
        words, _, rest = typed[1:].partition('"')
        return {"promise": "words", "words": words, "for": duration(rest.split())}
    what = next((x for x in PROMISES if f"{typed} ".startswith(f"{x} ")), None)
    if what is None:
        raise UsageError(f"'{typed}' is no promise; there are {', '.join(PROMISES)}, and words in quotes.")
    time = typed[len(what) :].split()
    if what == "pass":
        return {"promise": what, "for": duration(time)}
    if time and len(time[0]) == 1 and time[0].isalpha():
        about = seat(time.pop(0), seats)
    return {"promise": what, "against": about, "for": duration(time)}


def duration(words: list[str]) -> int | str:
    """For how long: a round, if nothing is said."""
    said = [x for x in words if x not in ("for", "round", "rounds", "the")]
    if len(said) > 1:
        raise UsageError(f"'{' '.join(words)}' is no time; say phase, a number of rounds, or game.")
    if not said:
        return 1
    return said[0] if said[0] in ("phase", "game") else whole(said[0], "a number of rounds")


def seat(typed: str, seats: int) -> int:
    """A player by the letter."""
    names = [letter(each) for each in range(seats)]
    if typed.upper() not in names:
        raise UsageError(f"Nobody is called '{typed}'; there are {', '.join(names)}.")
    return names.index(typed.upper())


def whole(typed: str, what: str) -> int:
    """A number."""
    text = typed.strip()
    if not (text.isascii() and text.isdecimal() and len(text) < 9):
        raise UsageError(f"'{text}' is no number of {what}." if text else f"The number of {what} is missing.")
    return int(text)
