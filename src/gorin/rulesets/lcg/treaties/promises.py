"""Promises as players write them (JSON), checked: each is something a player can do, or not do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NoReturn

from gorin.errors import IllegalChoice, listed, quoted
from gorin.kernel.sides import is_foe
from gorin.rulesets.lcg.conflict.opportunities import opportunities
from gorin.rulesets.lcg.state import CONFLICT_PHASE, Game
from gorin.rulesets.lcg.treaty_rows import (
    CONFLICT,
    KINDS,
    MOST_ROUNDS,
    PASS,
    THIS_PHASE,
    WHOLE_GAME,
    WORDS,
    Promise,
)

LONGEST: Final = 200  # letters of a promise in free words
FIELDS: Final = {WORDS: ("promise", "words", "for"), PASS: ("promise", "for")}
ABOUT_SOMEBODY: Final = ("promise", "against", "for")


def refuse(s: Game, sentence: str, rule: str = "mp.enl-treaty-terms.2") -> NoReturn:
    """It cannot be done, by this rule."""
    raise IllegalChoice(sentence, s.box.rules.format.cite(rule))


def read_promise(s: Game, deal: int, by: int, field: str, given: object) -> Promise:
    """A player's promise; what is wrong with it is said, and nothing else happens."""
    if not isinstance(given, Mapping) or given.get("promise") not in KINDS:
        kinds = listed([f"'{kind}'" for kind in KINDS])
        refuse(s, f"'{field}' is no promise: its 'promise' is one of {kinds}, and not {quoted(_named(given))}.")
    what = KINDS.index(given["promise"])
    fields = FIELDS.get(what, ABOUT_SOMEBODY)
    for name in fields:
        if name not in given:
            refuse(s, f"'{field}' needs {quoted(name)} to be a promise of '{KINDS[what]}'.")
    for name in given:
        if name not in fields:
            refuse(s, f"'{field}' has {quoted(name)}, which a promise of '{KINDS[what]}' does not have.")
    about = read_player(s, by, field, given["against"]) if "against" in fields else -1
    words = read_words(s, field, given["words"]) if what == WORDS else ""
    promise = Promise(deal, by, what, about, read_duration(s, field, given["for"]), 0, 0, words)
    check_possible(s, promise)
    return promise


def _named(given: object) -> object:
    return given.get("promise", "nothing") if isinstance(given, Mapping) else given


def read_player(s: Game, by: int, field: str, given: object) -> int:
    """Whom a promise is about: an opponent who is still in the game."""
    if type(given) is not int or not 0 <= given < s.box.seats:
        refuse(s, f"'against' in '{field}' is a seat from 0 to {s.box.seats - 1}, not {quoted(given)}.")
    name = s.box.rules.seat_name(given)
    if not s.alive >> given & 1:
        refuse(s, f"'against' in '{field}': {name} is not in the game any more.")
    if not is_foe(s, by, given):
        refuse(s, f"'against' in '{field}': {s.box.rules.seat_name(by)} cannot fight {name}.")
    return given


def read_duration(s: Game, field: str, given: object) -> int:
    """How long a promise lasts."""
    if given == "phase":
        return THIS_PHASE
    if given == "game":
        return WHOLE_GAME
    if type(given) is not int or not 1 <= given <= MOST_ROUNDS:
        sentence = f"'for' in '{field}' is 'phase', 'game' or a number of rounds from 1 to {MOST_ROUNDS}"
        refuse(s, f"{sentence}, not {quoted(given)}.", "mp.enl-treaty-terms.4")
    return given


def read_words(s: Game, field: str, given: object) -> str:
    """A promise in free words. Decision: whoever agrees to it judges what it says; only that it can be written on one
    line is looked at here."""
    if not isinstance(given, str) or not given.strip():
        refuse(s, f"'words' in '{field}' says what is promised, not {quoted(given)}.")
    words = given.strip()
    if len(words) > LONGEST:
        refuse(s, f"'words' in '{field}' has {len(words)} letters; {LONGEST} are the most.")
    if not words.isprintable():
        refuse(s, f"'words' in '{field}' is one line of letters that can be read.")
    return words


def check_possible(s: Game, promise: Promise) -> None:
    """A conflict can only be promised where one can still be declared."""
    if promise.what != CONFLICT or promise.lasts not in (THIS_PHASE, 1):
        return
    phases = [phase.number for phase in s.box.rules.format.phases]
    now = phases.index(s.phase) if s.phase in phases else 0
    if s.phase == CONFLICT_PHASE:
        possible = opportunities(s, promise.by) > 0
    else:
        possible = promise.lasts != THIS_PHASE and CONFLICT_PHASE in phases[now:]
    if not possible:
        time = "this phase" if promise.lasts == THIS_PHASE else "this round"
        refuse(s, f"{s.box.rules.seat_name(promise.by)} has no opportunity left to declare a conflict in {time}.")


def written(promise: Promise) -> dict[str, Any]:
    """A promise as players write it."""
    out: dict[str, Any] = {"promise": KINDS[promise.what]}
    if promise.about >= 0:
        out["against"] = promise.about
    if promise.what == WORDS:
        out["words"] = promise.words
    return out | {"for": duration(promise.lasts)}


def duration(time: int) -> str | int:
    """How long, or until when, as JSON has it."""
    return "phase" if time == THIS_PHASE else "game" if time == WHOLE_GAME else time
