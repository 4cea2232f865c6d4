"""Tables of the CCG from one string, and what is asked of them; plain cards for tests of the rules."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import pytest

from gorin.cards.registry import cards
from gorin.kernel.bits import bits
from gorin.kernel.events import Event
from gorin.kernel.log import Log
from gorin.kernel.machine import answer, run, where
from gorin.kernel.notation import fold
from gorin.kernel.notation import options as options
from gorin.kernel.windows import emit
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.attributes import stats
from gorin.rulesets.ccg.card import Card
from gorin.rulesets.ccg.notation import PLAIN, read
from gorin.rulesets.ccg.notation import write as write
from gorin.rulesets.ccg.state import CHI, FORCE, PERSONAL_HONOR, STRENGTH
from gorin.rulesets.ccg.words import (
    CRAB,
    CRANE,
    UNALIGNED,
    follower,
    gold,
    holding,
    item,
    personality,
    spell,
    strategy,
)
from tests.doing import do as do

INVENTED = (
    # name, clan, Force/Chi, cost, Personal Honor
    personality("Plain Guard", CRAB, force=3, chi=2, cost=5, personal_honor=1, keywords="samurai"),
    personality("Plain Giant", CRAB, force=9, chi=4, cost=9, personal_honor=0),
    personality("Plain Rider", CRANE, force=4, chi=3, cost=6, personal_honor=2, keywords="cavalry, samurai"),
    personality("Plain Lady", CRANE, force=1, chi=4, cost=6, personal_honor=4, honor_requirement=10, keywords="courtier"),
    personality("Plain Priest", CRANE, force=1, chi=3, cost=4, personal_honor=3, keywords="shugenja"),
    personality("Plain Duelist", CRANE, force=2, chi=4, cost=6, personal_honor=3, keywords="duelist, samurai"),
    personality("Plain Swordsman", UNALIGNED, force=2, chi=3, cost=5, personal_honor=2, keywords="kensai, samurai"),
    personality("Plain Planner", CRAB, force=2, chi=3, cost=5, personal_honor=2, keywords="tactician"),
    personality("Plain Sailor", UNALIGNED, force=2, chi=2, cost=4, personal_honor=1, keywords="naval"),
    personality("Plain Victor", UNALIGNED, force=9, chi=2, cost=9, personal_honor=1, keywords="conqueror"),
    personality("Plain Vassal", CRANE, force=2, chi=2, cost=4, personal_honor=2, keywords="loyal"),
    personality("Plain Hero", CRAB, force=4, chi=3, cost=6, personal_honor=2, keywords="unique"),
    personality("Plain Hero - exp", CRAB, force=6, chi=4, cost=9, personal_honor=3, keywords="unique", honor_requirement=30),
    follower("Plain Spears", force=2, cost=2, focus=2),
    follower("Plain Horsemen", force=2, cost=3, focus=2, keywords="cavalry"),
    follower("Plain Nobles", force=3, cost=3, focus=3, honor_requirement=3),
    item("Plain Sword", force=2, chi=1, cost=3, focus=3, keywords="weapon"),
    item("Plain Knife", force=1, chi=0, cost=1, focus=2, keywords="weapon"),
    item("Plain Mail", force=1, chi=0, cost=2, focus=2, keywords="armor"),
    item("Plain Poison", force=0, chi=-2, cost=1, focus=2),
    spell("Plain Prayer", cost=1, focus=3),
    strategy("Plain Four", focus=4),
    strategy("Plain Two", focus=2),
    holding("Plain Mine", gold(3), cost=3),
    holding("Plain Farm", gold(1), cost=0),
    holding("Plain Shop", gold(2), cost=2, keywords="singular"),
)  # fmt: skip
ALL: dict[str, Card] = {**cards("ccg"), **{c.name: c for c in INVENTED}}


edition = "emperor"  # what is played; see `editions`


def editions(**marks: pytest.MarkDecorator) -> pytest.MarkDecorator:
    """A test for several editions, with the rules it checks in each:
    `@editions(emperor=rule("emp.bow.1"), samurai=rule("sam.bow.1"))`."""
    return pytest.mark.parametrize("edition", [pytest.param(x, marks=m) for x, m in marks.items()], indirect=True)


def both_editions(mark: pytest.MarkDecorator) -> pytest.MarkDecorator:
    """A test for both editions of rules that the Emperor rulebook is silent about, so that they serve it, too."""
    return editions(emperor=mark, samurai=mark)


def in_edition(name: str) -> pytest.MarkDecorator:
    """All tests of a file play this edition: `pytestmark = in_edition("samurai")`."""
    return pytest.mark.parametrize("edition", [name], indirect=True)


def table(text: str, extra: Iterable[Card] = (), seed: int = 0) -> Any:
    """The table a string describes; `extra` are cards of one test only."""
    return read(text, {**PLAIN, **ALL, **{c.name: c for c in extra}}, f"ccg/{edition}", seed)


def play(s: Any, *answers: str) -> Any:
    """As `do`, and on to the next real choice: what can be chosen in one way only is chosen, but nobody passes."""
    do(s, *answers)
    while s.decision is not None and len(s.decision.options) == 1 and options(s)[0] not in ("pass", "done"):
        answer(s, 0)
    return s


def seat_of(seat: str | int) -> int:
    """ "A" or 0."""
    return ord(seat) - ord("A") if isinstance(seat, str) else seat


def copies(s: Any, name: str, seat: str | int | None = None) -> list[int]:
    """Every card with this name, wherever it is; of one controller if a seat is given."""
    want = fold(name)
    found = [c for c in range(len(s.kind)) if fold(s.box.faces[s.kind[c]].name) == want]
    return [c for c in found if seat is None or s.holder[c] == seat_of(seat)]


def find(s: Any, name: str, seat: str | int | None = None) -> int:
    """The card with this name; the first that is in play if there are several."""
    found = copies(s, name, seat)
    assert found, f"there is no {name}"
    return next((c for c in found if s.p[facts.IN_PLAY] >> c & 1), found[0])


def _reader(plane: int) -> Any:
    def read_plane(s: Any, name: str, seat: str | int | None = None) -> bool:
        return bool(s.p[plane] >> find(s, name, seat) & 1)

    return read_plane


is_bowed, is_dishonorable, is_dead = _reader(facts.BOWED), _reader(facts.DISHONORABLE), _reader(facts.DEAD)
in_play, attacking, defending = _reader(facts.IN_PLAY), _reader(facts.ATTACKING), _reader(facts.DEFENDING)
in_discard, is_here, is_faceup = _reader(facts.DISCARD), _reader(facts.HERE), _reader(facts.FACEUP)
is_removed, in_province = _reader(facts.REMOVED), _reader(facts.IN_PROVINCE)


def at_home(s: Any, name: str, seat: str | int | None = None) -> bool:
    """Is its unit at no battlefield?"""
    c = find(s, name, seat)
    return bool(in_play(s, name, seat) and not (s.p[facts.ATTACKING] | s.p[facts.DEFENDING]) >> c & 1)


def force(s: Any, name: str, seat: str | int | None = None) -> int:
    """Its Force now."""
    return stats.stat(s, find(s, name, seat), FORCE)


def chi(s: Any, name: str, seat: str | int | None = None) -> int:
    """Its Chi now."""
    return stats.stat(s, find(s, name, seat), CHI)


def personal_honor(s: Any, name: str, seat: str | int | None = None) -> int:
    """His Personal Honor now."""
    return stats.stat(s, find(s, name, seat), PERSONAL_HONOR)


def strength(s: Any, seat: str | int, place: int = 1) -> int:
    """The strength of a player's province, counted from the left."""
    return stats.stat(s, s.provinces[seat_of(seat)][place - 1], STRENGTH)


def provinces(s: Any, seat: str | int) -> int:
    """How many provinces a player has."""
    return len(s.provinces[seat_of(seat)])


def titles(s: Any, mask: int) -> list[str]:
    """The names of a set of cards, in order of the alphabet."""
    return sorted(str(s.box.faces[s.kind[c]].name) for c in bits(mask))


def hand(s: Any, seat: str | int) -> list[str]:
    """The names in a hand."""
    return titles(s, s.p[facts.HAND] & s.ctl[seat_of(seat)])


def discard(s: Any, seat: str | int) -> list[str]:
    """The names in a player's discard piles."""
    return titles(s, s.p[facts.DISCARD] & s.ctl[seat_of(seat)])


def lying(s: Any, seat: str | int) -> list[str]:
    """What lies in a player's provinces, from the left."""
    lands = s.provinces[seat_of(seat)]
    return [", ".join(titles(s, s.lying[province])) for province in lands]


def attached(s: Any, name: str, seat: str | int | None = None) -> list[str]:
    """What is attached to a card."""
    return titles(s, s.att[find(s, name, seat)])


def honor(s: Any) -> list[int]:
    """Each player's Family Honor."""
    return list(s.honor)


def decision(s: Any) -> str:
    """Who decides, and what about: "A: action"; empty when the game is over."""
    d = s.decision
    return "" if d is None else f"{s.box.rules.seat_name(d.player)}: {s.box.rules.saying.label(s, d)}"


def step(s: Any) -> str:
    """Everything the game stands in, as one string to look for a step's name in."""
    return " > ".join(where(s))


def offered(s: Any, words: str) -> bool:
    """Does an option of the waiting decision read so, or begin so?"""
    want = fold(words)
    return any(fold(x).startswith(want) for x in options(s))


def pass_until(s: Any, want: str, most: int = 300) -> Any:
    """Pass (or be done, or take the last option) until a decision begins so ("B: assign", "assign") or until the names
    of the steps contain it. Each call moves at least one decision on."""
    for _ in range(most):
        d = s.decision
        assert d is not None, f"the game ended before {want!r}"
        texts = options(s)
        answer(s, next((i for i, x in enumerate(texts) if x in ("pass", "done", "no")), 0))
        if s.decision is not None and (
            decision(s).startswith(want) or s.decision.why.startswith(want) or want in step(s)
        ):
            return s
    raise AssertionError(f"{want!r} never came")


def pass_to_the_end(s: Any, want: str = "", most: int = 300) -> Any:
    """Pass until the battle is over (or the game)."""
    for _ in range(most):
        if s.decision is None or s.battle[0] < 0:
            return s
        texts = options(s)
        answer(s, next((i for i, x in enumerate(texts) if x in ("pass", "done", "no")), 0))
    raise AssertionError("the battle never ended")


def why_not(s: Any, seat: str | int, name: str, k: int = 1) -> str:
    """The rule that forbids using the k-th ability of a card now; "" if none does."""
    from gorin.kernel.events import NO_EVENT

    c = find(s, name, seat)
    a = s.box.faces[s.kind[c]].abilities[k - 1]
    return str(a.why_not(s, seat_of(seat), c, NO_EVENT, 0))


def rules_card(s: Any, seat: str | int) -> int:
    """The card with the player abilities of a seat."""
    return copies(s, s.box.rules.edition.player_abilities.name, seat)[0]


def occur(s: Any, kind: int, c: int, who: int = 0, n: int = 0, tag: int = 0) -> Any:
    """An event that comes from nowhere, and on to the next decision."""
    s.decision = None
    emit(s, (Event(kind, c, who, n, -1, 0, tag),))
    run(s)
    return s


def watch(s: Any) -> Any:
    """From now on, keep what is told at the table."""
    s.log = Log()
    return s


def told(s: Any) -> list[str]:
    """What was told since `watch`, in order: the deeds, without particulars in brackets and without reasons."""
    return [re.sub(r"( \(.*\))?(: [^:]*)?\.$", ".", line.text) for line in s.log.lines]
