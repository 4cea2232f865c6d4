"""The hard constructs as cards of the CCG, on the shared language: they build, print, pass the check and speak English,
and their sets, numbers and conditions compile to source that agrees with the reference."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from gorin.kernel.sides import foes, foes_cards
from gorin.language.check import Bound
from gorin.language.conditions import Compare, Exists, Not, SomeOpponent
from gorin.language.control import Target, TargetAbility
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Node, Number, Query, mentions, walk
from gorin.language.numbers import Count, IfElse, Num, Plus, StatOf, Times
from gorin.language.players import ControllerOf, Them, controller
from gorin.language.scope import Scope
from gorin.language.sets import (
    AttachedTo,
    ControlledBy,
    HostsOf,
    Is,
    Picked,
    With,
    attached_to,
    compare,
    held,
    host_of,
    hosts_of,
)
from tests.language.ccg_cards import (
    CONSTRUCTS,
    DISHONORABLE,
    ENEMY,
    FOLLOWER,
    HERE,
    IT,
    OTHERS,
    PERFORMER,
    PERSONALITY,
    PICKED,
    SAMURAI,
    THAT,
    THAT2,
    THIS,
    UNBOWED,
    YOURS,
)
from tests.language.ccg_vocabulary import FACTS, STATS, WORDS, voice
from tests.language.ccg_words import (
    CHECKER,
    Ability,
    Bow,
    Card,
    ClanPlayer,
    Destroy,
    Duel,
    Grants,
    NegateIt,
    UnitOf,
    WillNot,
    WouldBeDestroyed,
)

CARDS = [card for card, _ in CONSTRUCTS.values()]


@pytest.mark.parametrize(("card", "text"), CONSTRUCTS.values(), ids=CONSTRUCTS.keys())
def test_english(card: Card, text: str) -> None:
    kind = {"item": "Item", "holding": "holding"}.get(card.type, card.type)
    assert "\n".join(x.english(voice(kind)) for x in card.text) == text


@pytest.mark.parametrize("card", CARDS, ids=CONSTRUCTS.keys())
def test_cards_are_plain_data(card: Card) -> None:
    names = {cls.__name__: cls for cls in _classes(Node)}
    assert eval(repr(card), names) == card
    assert hash(eval(repr(card), names)) == hash(card)


def _classes(base: type) -> list[type]:
    """This class and those made from it, but no word of the other game, which may have the same name."""
    out = [base]
    for cls in list[type](base.__subclasses__()):
        if cls.__module__.startswith(("gorin.language", "tests.language")):
            out += _classes(cls)
    return out


@pytest.mark.parametrize("card", CARDS, ids=CONSTRUCTS.keys())
def test_the_generic_check_passes(card: Card) -> None:
    for text in card.text:
        assert list(CHECKER.complaints(text, bound(text, card))) == []


def bound(text: Any, card: Card) -> Bound:
    """What an ability binds: its ruleset will say so; here it is the whole of it."""
    names = {"host"} if card.type == "item" else set()
    a = text.ability if isinstance(text, Grants) else text
    if isinstance(a, Ability):
        names |= {"performer"} if a.performer is not None else set()
        names |= {"ability"} if walk(a.targets, TargetAbility) else set()
        names |= {"it", "would"} if isinstance(a.on, WouldBeDestroyed) else set()
        return Bound(frozenset(names), len(walk(a.targets, Target)))
    return Bound(frozenset(names))


def test_the_generic_check_complains() -> None:
    def found(x: Any, **names: Any) -> list[str]:
        return list(CHECKER.complaints(x, Bound(**names)))

    assert found(Bow(PERFORMER)) == ["PERFORMER is nobody unless the ability has one."]
    assert found(NegateIt()) == ["NegateIt answers only something that will happen."]
    assert found(Bow(THAT2), targets=1) == ["THAT(1) is nothing: 1 target can be spoken of here."]
    assert found(Duel(THIS, THIS, loser=(Destroy(PICKED),))) == []
    assert found(Duel(THIS, THIS, refused=(Destroy(PICKED),))) != []
    assert found(Bow(Is("flying"))) == ["There is no fact called 'flying'."]
    assert found(Bow(With("wisdom", "<", Num(1)))) == [
        "With.stat: there is no statistic called 'wisdom'. There are 'force', 'chi' and 'personal honor'."
    ]
    assert found(WillNot(THIS, "be destroyed by anything at all")) != []


def test_walking() -> None:
    duel = CONSTRUCTS["a duel"][0]
    assert mentions(duel, PERFORMER)
    assert not mentions(CONSTRUCTS["select one"][0], PERFORMER)
    assert walk(duel, Destroy) == [Destroy(PICKED)]


# --- sets, numbers and conditions: source agrees with the reference --------------------------------------------------


def enemies(s: Any, you: int) -> int:
    side = "defending" if s.attacker == you else "attacking"
    return int(s.p[FACTS.index(side)] & s.p[FACTS.index("here")])


def with_stat(s: Any, mask: int, which: int, op: str, n: int) -> int:
    return sum(1 << c for c in range(len(s.kind)) if mask >> c & 1 and compare(s.stats[c][which], op, n))


def stat_of(s: Any, mask: int, which: int) -> int:
    return int(s.stats[(mask & -mask).bit_length() - 1][which]) if mask else 0


RUNTIME = {
    f.__name__: f
    for f in (enemies, with_stat, stat_of, attached_to, host_of, hosts_of, held, controller, foes, foes_cards)
}


def state(attacker: int) -> Any:
    """Seven cards of two players: two Personalities each, a Follower and an Item on them, one card in hand."""
    lines = [
        # holder, host, force/chi/ph, facts
        (0, -1, (3, 2, 1), "in play, here, unbowed, personality, samurai, crab"),
        (0, -1, (1, 4, 2), "in play, bowed, personality"),
        (1, -1, (2, 2, 3), "in play, here, unbowed, personality, dishonorable"),
        (1, -1, (5, 3, 0), "in play, here, bowed, personality, samurai"),
        (0, 0, (2, 0, 0), "in play, here, unbowed, follower"),
        (1, 3, (1, 1, 0), "in play, here, unbowed, item"),
        (0, -1, (0, 0, 0), "in hand, item"),
    ]
    s = SimpleNamespace(
        p=[0] * len(FACTS), ctl=[0, 0], holder=[], host=[], att=[0] * 7, kind=[0] * 7, stats=[], attacker=attacker,
        alive=3, clan=["crab", "crane"], box=SimpleNamespace(seats=2, teams=(1, 2)), first=0,
    )  # fmt: skip
    for c, (holder, host, stats, facts) in enumerate(lines):
        s.holder.append(holder)
        s.ctl[holder] |= 1 << c
        s.host.append(host)
        if host >= 0:
            s.att[host] |= 1 << c
        s.stats.append(dict(zip(range(len(STATS)), stats, strict=True)))
        side = "attacking" if holder == attacker else "defending"
        for fact in [*facts.split(", "), *([side] if "here" in facts else [])]:
            s.p[FACTS.index(fact)] |= 1 << c
    return s


EXTRA: list[Query | Number | Condition] = [
    PERSONALITY & ENEMY - DISHONORABLE,
    (PERSONALITY | FOLLOWER) & YOURS,
    UnitOf(THAT) & UNBOWED,
    HostsOf(FOLLOWER),
    AttachedTo(PERSONALITY & SAMURAI),
    PERFORMER & SAMURAI,
    PERSONALITY & ControlledBy(ControllerOf(THAT)),
    PERSONALITY & With("personal honor", ">=", Num(2)),
    Count(PERSONALITY & OTHERS),
    Plus(Times(Count(FOLLOWER), 2), StatOf("chi", PERFORMER)),
    IfElse(ClanPlayer("crab"), Num(3), StatOf("force", THAT)),
    Compare(Count(YOURS & HERE), ">", Count(ENEMY)),
    Not(Exists(PERSONALITY & ENEMY & DISHONORABLE)),
    SomeOpponent(Count(PERSONALITY & YOURS) > Count(SAMURAI & ControlledBy(Them()))),
    Exists(UnitOf(IT) & FOLLOWER) | ClanPlayer("crane"),
]


def parts(kind: type[Any]) -> list[Any]:
    """Every set (number, condition) of the cards that speaks of nothing but what is bound below."""
    found = [x for y in (*CARDS, *EXTRA) for x in walk(y, kind)]
    return [x for x in dict.fromkeys(found) if not walk(x, Picked) and type(x).__name__ != "Without"]


@pytest.mark.parametrize("attacker", [0, 1])
@pytest.mark.parametrize("you", [0, 1])
def test_source_agrees_with_the_reference(attacker: int, you: int) -> None:
    s = state(attacker)
    scope = Scope(WORDS, it="it", that=("that", "that"), them="them").bind(performer="performer")
    for this in (0, 4, 5):
        for that in (0, 2, 3):
            names = {
                "s": s,
                "p": s.p,
                "you": you,
                "this": this,
                "that": 1 << that,
                "it": 1,
                "performer": 2,
                "them": 1 - you,
            }
            r = Reading(s, WORDS, you, this, it=1, that=(1 << that, 1 << that), them=1 - you).bind(performer=2)
            for q in parts(Query):
                mask = eval(q.source(scope), {**RUNTIME, **names})
                assert {c for c in range(7) if mask >> c & 1} == r.members(q), q
            for n in parts(Number):
                assert eval(n.source(scope), {**RUNTIME, **names}) == n.value(r), n
            for x in parts(Condition):
                assert bool(eval(x.source(scope), {**RUNTIME, **names})) == x.holds(r), x


def test_a_name_of_one_game_is_missed_where_it_is_not_bound() -> None:
    from gorin.errors import CardError

    with pytest.raises(CardError, match="PERFORMER means nothing here"):
        PERFORMER.source(Scope(WORDS))
    assert PERFORMER.source(Scope(WORDS).bind(performer="x").bind(you="y")) == "x"
    assert Reading(state(0), WORDS, 0, 0).members(PERFORMER) == set()
