"""The hard constructs as cards of the CCG, on the shared language: they build, print, pass the check and speak English,
and their sets, numbers and conditions compile to source that agrees with the reference."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from gorin.kernel.players import foes, foes_cards
from gorin.language.check import Bound
from gorin.language.conditions import Compare, Exists, Not, SomeOpponent
from gorin.language.control import If, Later, May, Pick, SelectOne, Target, TargetAbility
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Node, Number, Query, mentions, walk
from gorin.language.numbers import Count, IfElse, Num, Plus, StatOf, Times
from gorin.language.players import ControllerOf, Them, You, controller
from gorin.language.scope import Scope
from gorin.language.sets import (
    AttachedTo,
    ControlledBy,
    ControlledByFoes,
    Host,
    HostsOf,
    Is,
    It,
    Picked,
    That,
    This,
    With,
    attached_to,
    compare,
    held,
    host_of,
    hosts_of,
)
from tests.language.ccg_words import (
    CHECKER,
    FACTS,
    STATS,
    WORDS,
    Ability,
    Before,
    Blanks,
    Bow,
    Card,
    ClanPlayer,
    Create,
    Destroy,
    Duel,
    Enemy,
    GainsThatAbility,
    Give,
    Grants,
    Has,
    IfDid,
    LoseHonor,
    MayNot,
    MoveHome,
    Negate,
    NegateIt,
    PayGold,
    Performer,
    PlayFromDiscard,
    Produces,
    Straighten,
    TurnEnds,
    UnitOf,
    WillNot,
    WouldBeDestroyed,
    his,
    target,
    voice,
)

PERSONALITY, FOLLOWER, ITEM, SAMURAI, UNBOWED = (
    Is(x) for x in ("personality", "follower", "item", "samurai", "unbowed")
)
HERE, ATTACKING, DISHONORABLE = Is("here"), Is("attacking"), Is("dishonorable")
YOURS, OTHERS, ENEMY, PERFORMER = ControlledBy(You()), ControlledByFoes(), Enemy(), Performer()
THIS, THAT, THAT2, PICKED, IT, HOST = This(), That(0), That(1), Picked(), It(), Host()


def battle(*then: Any, **more: Any) -> Ability:
    """A Battle action."""
    targets = more.pop("target", ())
    cost = more.pop("cost", ())
    return Ability(
        "battle",
        then,
        targets=targets if isinstance(targets, tuple) else (targets,),
        cost=cost if isinstance(cost, tuple) else (cost,),
        **more,
    )


CONSTRUCTS: dict[str, tuple[Card, str]] = {
    "a Battle action performed by a card, with gold": (
        Card("Mountain Levy", "strategy", (
            battle(Give(PERFORMER, force=Num(3)), performer=PERSONALITY & SAMURAI & YOURS & UNBOWED,
                   cost=PayGold(Num(2))),
        )),
        "Battle: Performed by a Samurai unbowed Personality you control, pay 2 Gold: Give your performing "
        "Personality +3F.",
    ),
    "sequential effects": (
        Card("Rolled Carpet", "strategy", (
            battle(MoveHome(THAT), IfDid((Bow(UnitOf(THAT)), LoseHonor(Num(1), his(THAT)))),
                   target=target(PERSONALITY & ATTACKING)),
        )),
        "Battle: Target an attacking Personality: Move that Personality home. If he moved, bow that "
        "Personality's unit and that Personality's controller loses 1 Honor.",
    ),
    "the second target depends on the first": (
        Card("Measured Blow", "strategy", (
            battle(Bow(THAT), Destroy(THAT2),
                   target=(target(PERSONALITY & YOURS & HERE),
                           target(PERSONALITY & ENEMY & With("force", "<", StatOf("force", THAT))))),
        )),
        "Battle: Target a Personality you control at the current battlefield, target an enemy Personality "
        "with lower Force than that Personality's Force: Bow that Personality and destroy the second "
        "Personality.",
    ),
    "up to X": (
        Card("Long March", "strategy", (
            Ability("open", (Straighten(THAT),), targets=(target(PERSONALITY & YOURS, Count(ITEM & YOURS), True),)),
        )),
        "Open: Target up to X Personalities you control, where X is the number of Items you control: "
        "Straighten those Personalities.",
    ),
    "the opponent chooses": (
        Card("Bitter Choice", "strategy", (
            battle(Pick(FOLLOWER & ControlledBy(his(THAT)), Destroy(PICKED), by=his(THAT)),
                   target=target(PERSONALITY & ENEMY)),
        )),
        "Battle: Target an enemy Personality: That Personality's controller chooses and destroys a Follower "
        "he or she controls.",
    ),
    "select one": (
        Card("Fork in the Road", "strategy", (
            battle(SelectOne((Bow(THAT), Straighten(THAT))), target=target(PERSONALITY & HERE)),
        )),
        "Battle: Target a Personality at the current battlefield: Bow or straighten that Personality.",
    ),
    "a fixed set": (
        Card("War Drums", "strategy", (
            battle(Give((PERSONALITY | FOLLOWER) & YOURS & HERE, force=Num(1), until="battle")),
        )),
        "Battle: Give each Personality or Follower you control at the current battlefield +1F until the "
        "battle ends.",
    ),
    "a constant set": (
        Card("Old Standard", "item", (Has(FOLLOWER & AttachedTo(HOST), 1, when=Exists(HOST & SAMURAI)),)),
        "If this card's Personality is Samurai, each Follower on this card's Personality has +1F.",
    ),
    "delayed destruction": (
        Card("Borrowed Strength", "strategy", (
            battle(Straighten(PERFORMER), Give(PERFORMER, force=Num(4)), Later(TurnEnds(), (Destroy(PERFORMER),)),
                   performer=PERSONALITY & YOURS),
        )),
        "Battle: Performed by a Personality you control: Straighten your performing Personality and give "
        "your performing Personality +4F. Before the turn ends, destroy your performing Personality.",
    ),
    "an attachment that grants an ability": (
        Card("Field Manual", "item", (Grants(battle(Bow(THAT), target=target(FOLLOWER & ENEMY))),)),
        'This card\'s Personality has "Battle: Target an enemy Follower: Bow that Follower."',
    ),
    "negation": (
        Card("Firm Footing", "strategy", (
            Ability("reaction", (Negate("movement", PERFORMER),), on=Before(), performer=PERSONALITY & YOURS),
        )),
        "Reaction: Before the resolution of another player's action, performed by a Personality you control: "
        "Negate your performing Personality's movement.",
    ),
    "instead": (
        Card("Paper Ward", "item", (
            Ability("reaction", (NegateIt(), MoveHome(IT)), on=WouldBeDestroyed(PERSONALITY & YOURS),
                    cost=(Destroy(THIS),)),
        )),
        "Reaction: Before a Personality you control will be destroyed, destroy this Item: Negate it and move "
        "it home.",
    ),
    "will not": (
        Card("Blessed Blade", "item", (WillNot(THIS, "be destroyed"),)),
        "This Item will not be destroyed.",
    ),
    "may not": (
        Card("House Arrest", "strategy", (
            Ability("limited", (MayNot(THAT, "attack"),), targets=(target(PERSONALITY),)),
        )),
        "Limited: Target a Personality: That Personality may not attack until the turn ends.",
    ),
    "a duel": (
        Card("Crossed Words", "strategy", (
            battle(Duel(PERFORMER, THAT, loser=(Destroy(PICKED),), refused=(LoseHonor(Num(2), his(THAT)),)),
                   performer=PERSONALITY & YOURS & UNBOWED, target=target(PERSONALITY & ENEMY)),
        )),
        "Battle: Performed by an unbowed Personality you control, target an enemy Personality: Your "
        "performing Personality challenges that Personality to a duel. Destroy the duel's loser. If the duel "
        "is refused, that Personality's controller loses 2 Honor.",
    ),
    "a created follower": (
        Card("Reed Dolls", "spell", (Ability("limited", (Create(2, "follower", ("nonhuman",), THAT),),
                                             targets=(target(PERSONALITY & YOURS),)),)),
        "Limited: Target a Personality you control: Create a 2F Nonhuman Follower and attach it to that "
        "Personality.",
    ),
    "a blanked text box": (
        Card("Ink Stain", "item", (Blanks(HOST),)),
        "This card's Personality has no abilities.",
    ),
    "gaining another card's ability": (
        Card("Borrowed Face", "strategy", (
            battle(GainsThatAbility(PERFORMER), performer=PERSONALITY & YOURS,
                   target=TargetAbility(PERSONALITY & ENEMY)),
        )),
        "Battle: Performed by a Personality you control, target a triggered ability printed on an enemy "
        "Personality: Your performing Personality gains that ability.",
    ),
    "playing a card from somewhere odd": (
        Card("Second Harvest", "strategy", (
            Ability("limited", (May(PlayFromDiscard(THAT)),), targets=(Target(ITEM & Is("in discard") & YOURS),)),
        )),
        "Limited: Target an Item in your discard pile: You may play that Item as if from your hand.",
    ),
    "gold by condition": (
        Card("Iron Gate", "holding", (Produces(IfElse(ClanPlayer("crab"), Num(3), Num(2))),)),
        "Bow this holding: Produce 3 if you are a Crab Clan player, otherwise 2 Gold.",
    ),
    "if it is so": (
        Card("Narrow Pass", "strategy", (
            battle(Bow(THAT), If(Exists(THAT & DISHONORABLE), Destroy(THAT)), target=target(PERSONALITY & ENEMY)),
        )),
        "Battle: Target an enemy Personality: Bow that Personality. If that Personality is dishonorable, "
        "destroy that Personality.",
    ),
}  # fmt: skip
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
    assert found(Bow(With("wisdom", "<", Num(1)))) == ["There is no statistic called 'wisdom'."]
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
