"""A set of invented cards with every word about duties, memories and paying, and games played with them."""

from __future__ import annotations

from random import Random
from typing import Any

from gorin.cards.registry import cards
from gorin.rulesets import ruleset
from gorin.rulesets.base import DeckList
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.words import (
    AN_OPPONENTS,
    BUSHI,
    CHARACTER,
    CHOSEN,
    CRAB,
    EVENT,
    IN_HAND,
    LION,
    NEUTRAL,
    PARTICIPATING,
    PROVINCE,
    THAT,
    THEM,
    THIS,
    YOU,
    YOUR_OPPONENT,
    YOUR_RINGS,
    YOURS,
    AdditionalCost,
    Been,
    Bow,
    Compel,
    ControlledBy,
    Declaring,
    DemandCost,
    DiscardCards,
    Draw,
    GainFate,
    GainHonor,
    Give,
    HasBeen,
    HasDone,
    Honor,
    Honors,
    HowMuch,
    LoseHonor,
    Losing,
    MustBeDeclared,
    MustDeclare,
    Num,
    OneOrMore,
    PaysFor,
    PlayCost,
    Playing,
    ReduceThatCost,
    RemoveFate,
    ReturnRing,
    Sacrifice,
    SpendFate,
    SpendToRing,
    TargetPlayer,
    UnclaimedRings,
    Until,
    Winning,
    X,
    action,
    always_gets,
    character,
    conflict_character,
    event,
    gets,
    holding,
    interrupt,
    some_opponent,
)

TO_A_RING, TO_OPPONENT = SpendToRing(UnclaimedRings()), Give("honor", YOU, YOUR_OPPONENT)
SPELLS = (
    ("Goad", action(Compel(THAT), choose=CHARACTER & AN_OPPONENTS)),
    ("Taunt", action(Compel(THAT, "defending", "military", until="round"), choose=CHARACTER)),
    ("Challenge", action(Until(MustDeclare("political", YOUR_OPPONENT)))),
    ("Tax", action(DemandCost("attack", CHARACTER, TO_OPPONENT, until="phase", by="anybody"))),
    ("Dues", action(DemandCost("defend", CHARACTER, TO_A_RING, until="phase"))),
    ("Storm", action(GainFate(X()), cost=OneOrMore(DiscardCards(IN_HAND & YOURS)))),
    ("Offering", action(GainHonor(X()), cost=OneOrMore(ReturnRing(YOUR_RINGS), least=0))),
    ("Tithe", action(gets(THAT, military=X()), cost=OneOrMore(SpendFate()), choose=PARTICIPATING & CHARACTER)),
    ("Envy", action(Draw(), when=some_opponent(HasDone(Winning(), this="round", who=THEM)))),
    ("Besieged", action(GainFate(Num(2)), when=HasDone(Declaring(against_you=True), who=YOUR_OPPONENT))),
    ("News", action(Bow(THAT), choose=CHARACTER & Been("entered", "round"))),
    ("Bully", action(Bow(THAT), choose=(TargetPlayer(), CHARACTER & ControlledBy(CHOSEN)))),
)
TEXTS = (
    ("Hothead", MustBeDeclared(THIS)),
    ("Guard", MustBeDeclared(BUSHI & CHARACTER & YOURS, "defending", "military")),
    ("Warmonger", MustDeclare(who="everybody")),
    ("Warden", AdditionalCost("attack", CHARACTER, TO_A_RING)),
    ("Gatekeeper", AdditionalCost("attack province", PROVINCE & YOURS, SpendFate())),
    ("Mist", AdditionalCost("play", EVENT, TO_A_RING, by="anybody")),
    ("Oath", AdditionalCost("trigger", CHARACTER, TO_OPPONENT)),
    ("Clerk", interrupt(PaysFor(CHARACTER | EVENT), ReduceThatCost())),
    ("Steward", interrupt(PaysFor(CHARACTER), ReduceThatCost(Num(5), least=1), cost=Bow(THIS))),
    ("Grief", always_gets(THIS, military=HowMuch(Honors(lost=True)))),
    ("Joy", always_gets(THIS, political=2, when=HasDone(Honors(), 2))),
    ("Fresh", always_gets(THIS, glory=2, when=HasBeen("played"))),
    ("Scholar", action(Honor(THIS), when=HasDone(Playing(EVENT), 1, "conflict"))),
    ("Loser", always_gets(THIS, military=3, when=HasDone(Losing("political"), this="round"))),
    ("Elder", action(GainHonor(X()), cost=OneOrMore(RemoveFate(THIS)))),
    ("Pyre", action(GainFate(X()), cost=OneOrMore(Sacrifice(CHARACTER)))),
)
CARDS: dict[str, Card] = {
    x.name: x
    for x in (
        *(event(name, NEUTRAL, text, cost=i % 2, influence_cost=0) for i, (name, text) in enumerate(SPELLS)),
        *(
            character(name, (CRAB, LION)[i % 2], text, cost=i % 4, military=i % 5, political=i % 3, glory=1, traits=("bushi",))
            for i, (name, text) in enumerate(TEXTS)
        ),
        conflict_character("Beggar", NEUTRAL, PlayCost(TO_OPPONENT), cost=1, military=1, political=1, glory=0),
        event("Vow", NEUTRAL, PlayCost(TO_A_RING), action(GainHonor()), cost=0),
        holding("Hall of Debts", NEUTRAL, AdditionalCost("defend", CHARACTER, LoseHonor())),
    )
}  # fmt: skip
ALL = {**cards("lcg"), **CARDS}


def deck(rules: str, rng: Random) -> DeckList:
    """Dutiful cards, and some of the others that they meet."""
    out: list[tuple[str, int]] = []
    if ruleset(rules).format.stronghold:
        known = cards("lcg").values()
        out += [(rng.choice([c.name for c in known if c.type == "stronghold"]), 1)]
        out += [(x, 1) for x in rng.sample([c.name for c in known if c.type == "province"], 5)]
    for side in ("dynasty", "conflict"):
        dutiful = [c.name for c in CARDS.values() if c.side == side]
        plain = [c.name for c in cards("lcg").values() if c.side == side]
        out += [(x, 3) for x in (*rng.sample(dutiful, 10), *rng.sample(plain, 4))]
    return DeckList("dutiful", NEUTRAL, tuple(out))


def opened(rules: str, seed: int) -> Any:
    """A game of dutiful decks, up to the first decision."""
    rng = Random(seed)
    return ruleset(rules).open([deck(rules, rng), deck(rules, rng)], ALL, seed)
