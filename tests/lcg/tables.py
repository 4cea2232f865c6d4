"""Tables for tests of the LCG: invented plain cards, and small readers of what lies on the table.

    s = table('''A 10/3: Plain Captain* | Plain Guest
                 B 10/3: Plain Envoy*_
                 military air A>B''')
    do(s, "B: pass", "A: Plain Guest into the conflict", "A: 0")
    assert military(s, "Plain Guest") == 2

Seats in answers and readers are letters ("A") or numbers (0). Whatever the notation knows works here too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from gorin.cards.registry import cards
from gorin.kernel.bits import bits
from gorin.kernel.log import Log
from gorin.kernel.machine import answer, where
from gorin.kernel.notation import fold
from gorin.kernel.notation import options as options
from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Query, node
from gorin.language.numbers import Num
from gorin.language.scope import Scope
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.attributes import stats
from gorin.rulesets.lcg.card import DASH, Card
from gorin.rulesets.lcg.notation import PLAIN, read
from gorin.rulesets.lcg.notation import write as write
from gorin.rulesets.lcg.state import GLORY, MILITARY, POLITICAL, STRENGTH
from gorin.rulesets.lcg.words import (
    CRAB,
    CRANE,
    LION,
    NEUTRAL,
    PHOENIX,
    SCORPION,
    attachment,
    character,
    conflict_character,
    event,
    holding,
    province,
    role,
    stronghold,
)
from gorin.rulesets.lcg.words.deeds import OnCards
from gorin.rulesets.lcg.words.player_effects import Draw, GainFate, GainHonor, LoseHonor
from gorin.rulesets.lcg.words.texts import Keyword, action
from gorin.rulesets.lcg.words.triggers import Heard
from tests.doing import do as do


@node
class Happens(Heard):
    """A trigger for invented cards: any event of this kind."""

    kind: int

    @property
    def kinds(self) -> tuple[int, ...]:  # type: ignore[override]  # told by the field
        return (self.kind,)

    def test(self, c: Scope) -> str:
        return "True"

    def met(self, r: Reading) -> bool:
        return True

    def english(self, v: Voice) -> str:
        return f"event {self.kind}"


@node
class Does(OnCards):
    """An effect for invented cards: an event of this kind for each card of a set."""

    what: Query
    kind: int
    n: int = 0

    def able(self, m: str, c: Scope) -> str:
        return m

    def able_now(self, r: Reading, card: int) -> bool:
        return True

    def amount(self, c: Scope) -> str:
        return str(self.n)

    def english(self, v: Voice) -> str:
        return f"event {self.kind} for {self.object(v)}"


INVENTED = (
    # dynasty characters: name, clan, cost, military/political/glory
    character("Plain Captain", CRAB, cost=3, military=4, political=2, glory=2, traits=("bushi",)),
    character("Plain Soldier", CRAB, cost=1, military=2, political=1, glory=1, traits=("bushi",)),
    character("Plain Envoy", CRANE, cost=2, military=1, political=3, glory=1, traits=("courtier",)),
    character("Plain Porter", NEUTRAL, cost=0, military=1, political=1, glory=0),
    character("Plain Idler", NEUTRAL, cost=0, military=0, political=0, glory=0),
    character("Plain Giant", LION, cost=6, military=9, political=5, glory=3, traits=("bushi",)),
    character("Plain Bully", CRAB, cost=2, military=3, political=DASH, glory=1, traits=("bushi",)),
    character("Plain Poet", CRANE, cost=2, military=DASH, political=3, glory=2, traits=("courtier",)),
    character(
        "Plain Sneak", SCORPION, Keyword("covert"), cost=2, military=2, political=2, glory=1, traits=("shinobi",)
    ),
    character("Plain Lord", LION, cost=4, military=5, political=3, glory=3, traits=("bushi",), unique=True),
    character("Plain Priest", PHOENIX, cost=2, military=1, political=2, glory=2, traits=("shugenja",)),
    # conflict characters
    conflict_character("Plain Guest", CRANE, cost=1, military=2, political=2, glory=1, influence_cost=1),
    conflict_character("Plain Bard", CRANE, cost=1, military=DASH, political=2, glory=1, influence_cost=1),
    conflict_character("Plain Heir", LION, cost=2, military=2, political=2, glory=2, influence_cost=1, unique=True),
    # attachments, holdings, provinces, strongholds, roles
    attachment("Plain Sword", NEUTRAL, cost=1, military=2, traits=("weapon",), influence_cost=0),
    attachment("Plain Robe", NEUTRAL, cost=0, political=1, glory=1, influence_cost=0),
    holding("Plain Tower", CRAB, strength=2),
    holding("Plain Shrine", NEUTRAL, unique=True),
    holding("Plain Mine", NEUTRAL, action(GainFate()), strength=0),
    province("Plain Hill", NEUTRAL, strength=3, elements=("earth",)),
    province("Plain Wall", NEUTRAL, strength=7, elements=("fire",)),
    province("Plain Ditch", NEUTRAL, strength=0, elements=("water",)),
    stronghold("Plain Keep", LION, strength=2, honor=9, fate=8, influence=10),
    role("Plain Role", NEUTRAL, elements=("air",), traits=("keeper", "air")),
    # events
    event("Plain Praise", NEUTRAL, action(GainHonor()), cost=0, influence_cost=0),
    event("Plain Alms", NEUTRAL, action(GainFate(Num(2))), cost=1, influence_cost=0),
    event("Plain Letter", NEUTRAL, action(Draw(Num(2))), cost=0, influence_cost=0),
    event("Plain Shame", NEUTRAL, action(LoseHonor(Num(3))), cost=0, influence_cost=0),
    event("Plain Rarity", NEUTRAL, Keyword("limited"), action(GainHonor()), cost=0, influence_cost=0),
)
ALL: dict[str, Card] = {**cards(), **{c.name: c for c in INVENTED}}


def table(text: str, rules: str = "lcg/stronghold", extra: Iterable[Card] = (), seed: int = 0) -> Any:
    """The table a string describes. `rules="lcg/skirmish"` for the other format; `extra` are cards of one test only."""
    return read(text, {**PLAIN, **ALL, **{c.name: c for c in extra}}, rules, seed)


# --- cards -----------------------------------------------------------------------------------------------------------


def seat_of(seat: str | int) -> int:
    """ "A" or 0."""
    return ord(seat) - ord("A") if isinstance(seat, str) else seat


def copies(s: Any, name: str, seat: str | int | None = None) -> list[int]:
    """Every card with this title, wherever it is; of one controller if a seat is given."""
    want = fold(name)
    found = [c for c in range(len(s.kind)) if fold(s.box.faces[s.kind[c]].name) == want]
    return [c for c in found if seat is None or s.holder[c] == seat_of(seat)]


def find(s: Any, name: str, seat: str | int | None = None) -> int:
    """The card with this title; the first that is in play if there are several."""
    found = copies(s, name, seat)
    assert found, f"there is no {name}"
    return next((c for c in found if s.p[facts.IN_PLAY] >> c & 1), found[0])


def _reader(plane: int) -> Any:
    def read_plane(s: Any, name: str, seat: str | int | None = None) -> bool:
        return bool(s.p[plane] >> find(s, name, seat) & 1)

    return read_plane


is_bowed, is_honored, is_dishonored = _reader(facts.BOWED), _reader(facts.HONORED), _reader(facts.DISHONORED)
is_tainted, is_broken, is_faceup = _reader(facts.TAINTED), _reader(facts.BROKEN), _reader(facts.FACEUP)
in_play, attacking, defending = _reader(facts.IN_PLAY), _reader(facts.ATTACKING), _reader(facts.DEFENDING)


def participating(s: Any, name: str, seat: str | int | None = None) -> bool:
    """On either side."""
    return bool(attacking(s, name, seat) or defending(s, name, seat))


def military(s: Any, name: str, seat: str | int | None = None) -> int:
    """Its military skill now (a dash counts 0)."""
    return stats.stat(s, find(s, name, seat), MILITARY)


def political(s: Any, name: str, seat: str | int | None = None) -> int:
    """Its political skill now (a dash counts 0)."""
    return stats.stat(s, find(s, name, seat), POLITICAL)


def glory(s: Any, name: str, seat: str | int | None = None) -> int:
    """Its glory now."""
    return stats.stat(s, find(s, name, seat), GLORY)


def strength(s: Any, name: str, seat: str | int | None = None) -> int:
    """A province's strength now."""
    return stats.stat(s, find(s, name, seat), STRENGTH)


def fate_on(s: Any, name: str, seat: str | int | None = None) -> int:
    """The fate on a card."""
    return int(s.fate[find(s, name, seat)])


# --- places and players ----------------------------------------------------------------------------------------------


def titles(s: Any, mask: int) -> list[str]:
    """The titles of a set of cards, in order of the alphabet."""
    return sorted(str(s.box.faces[s.kind[c]].name) for c in bits(mask))


def hand(s: Any, seat: str | int) -> list[str]:
    """The titles in a hand."""
    return titles(s, s.p[facts.HAND] & s.ctl[seat_of(seat)])


def discard(s: Any, seat: str | int) -> list[str]:
    """The titles in a player's discard piles."""
    return titles(s, s.p[facts.DISCARD] & s.ctl[seat_of(seat)])


def deck(s: Any, seat: str | int, dynasty: bool = False) -> list[str]:
    """The titles of a deck, top first: the conflict deck unless said otherwise."""
    return [str(s.box.faces[s.kind[c]].name) for c in reversed(s.zones[seat_of(seat) * 2 + dynasty])]


def honor_of(s: Any) -> list[int]:
    """Each player's honor."""
    return list(s.honor)


def fate_of(s: Any) -> list[int]:
    """The fate in each player's pool."""
    return list(s.pool)


def total(s: Any, seat: str | int) -> int:
    """The skill a player counts in the conflict now."""
    return stats.skill_of(s, seat_of(seat))


# --- the moment ------------------------------------------------------------------------------------------------------


def decision(s: Any) -> str:
    """Who decides, and what about: "A: action"; empty when the game is over."""
    d = s.decision
    return "" if d is None else f"{s.box.rules.seat_name(d.player)}: {s.box.rules.saying.label(s, d)}"


def step(s: Any) -> str:
    """Everything the game stands in, as one string to look for a step's number in."""
    return " > ".join(where(s))


def offered(s: Any, words: str) -> bool:
    """Does an option of the waiting decision read so, or begin so ("play" may be left out)?"""
    want = fold(words)
    return any(fold(x).removeprefix("play ").startswith(want.removeprefix("play ")) for x in options(s))


def pass_until(s: Any, want: str, most: int = 200) -> Any:
    """Pass (or be done, or take the first option) until a decision begins so ("B: declare", "declare") or until the
    names of the steps contain it. Each call moves at least one decision on."""
    for _ in range(most):
        d = s.decision
        assert d is not None, f"the game ended before {want!r}"
        texts = options(s)
        answer(s, next((i for i, x in enumerate(texts) if x in ("pass", "done")), 0))
        if s.decision is not None and (
            decision(s).startswith(want) or s.decision.why.startswith(want) or want in step(s)
        ):
            return s
    raise AssertionError(f"{want!r} never came")


def fight_out(s: Any) -> Any:
    """Pass (or take the first option) until this conflict is over and somebody decides again."""
    while s.con[0] and s.decision is not None:
        texts = options(s)
        answer(s, next((i for i, x in enumerate(texts) if x in ("pass", "done")), 0))
    return s


def never_offered(s: Any, words: str) -> bool:
    """Pass to the end of this conflict: is there no decision on the way that offers this?"""
    while s.con[0] and s.decision is not None:
        if offered(s, words):
            return False
        texts = options(s)
        answer(s, next((i for i, x in enumerate(texts) if x in ("pass", "done")), 0))
    return True


def watch(s: Any) -> Any:
    """From now on, keep what is told at the table."""
    s.log = Log()
    return s


def told(s: Any) -> list[str]:
    """What was told since `watch`, in order: the deeds, without particulars in brackets and without reasons."""
    return [re.sub(r"( \(.*\))?(: [^:]*)?\.$", ".", line.text) for line in s.log.lines]
