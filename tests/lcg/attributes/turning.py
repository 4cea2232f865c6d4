"""Invented cards with every word about types, rings as bearers, limits and counting, and games played with them."""

from __future__ import annotations

from random import Random
from typing import Any

from gorin.cards.registry import cards
from gorin.rulesets import ruleset
from gorin.rulesets.base import DeckList
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.words import (
    ATTACHED_RING,
    ATTACHMENT,
    BOWED,
    CHARACTER,
    CONTESTED_RING,
    CRAB,
    CRANE,
    DOER,
    HOLDING,
    HOST,
    IN_DISCARD,
    IN_HAND,
    NEUTRAL,
    PARTICIPATING,
    PICKED,
    THAT,
    THAT2,
    THAT_RING,
    THEIRS,
    THEM,
    THIS,
    YOU,
    YOUR_OPPONENT,
    YOUR_OPPONENTS,
    YOURS,
    AnyRing,
    AsAttachment,
    AsCharacter,
    AttachToRing,
    Becomes,
    Bow,
    CardsCost,
    ConflictEnds,
    CountsInstead,
    CountsToo,
    Discard,
    DiscardCards,
    Dishonor,
    Draw,
    EachOpponentDoes,
    EachPlayerDoes,
    EntersAs,
    EntersWith,
    FateOnRing,
    GainFate,
    GainHonor,
    GainsUses,
    Grants,
    HasKeyword,
    Honor,
    HonorOf,
    Keyword,
    Later,
    LeavesPlay,
    LeavingPlay,
    LessHonorable,
    LetCountInstead,
    LetCountToo,
    LoseHonor,
    May,
    MayPlayAs,
    MoreHonorable,
    MoreUses,
    MoveToRing,
    Num,
    OnRings,
    Pick,
    PlaceFateOnRing,
    PutIntoPlay,
    PutOn,
    Ready,
    RemoveRing,
    ResolveRing,
    Reveal,
    RingClaimed,
    RingsBearing,
    SameController,
    SelectOne,
    SomeRing,
    TargetRing,
    That,
    To,
    Together,
    TreatAsBlank,
    TurnsBack,
    UnclaimedRings,
    action,
    always_gets,
    attachment,
    character,
    conflict_character,
    event,
    holding,
    interrupt,
    province,
    reaction,
    some_opponent,
    while_this,
)

SPELLS: tuple[tuple[str, Any], ...] = (
    ("Boon", action(PlaceFateOnRing(), choose=TargetRing(AnyRing()))),
    ("Hide", action(RemoveRing(), choose=TargetRing(UnclaimedRings()))),
    ("Shift", action(MoveToRing(THAT, THAT_RING), choose=(ATTACHMENT & OnRings(AnyRing()), TargetRing(AnyRing())))),
    ("Plant", action(PutOn(THAT), choose=ATTACHMENT & (IN_HAND | IN_DISCARD) & YOURS)),
    ("Strip", action(Discard(THAT), choose=ATTACHMENT)),
    ("Oath", action(EntersAs(AsAttachment((always_gets(HOST, military=+2),)), onto=THAT), choose=CHARACTER & YOURS)),
    ("Ghost", action(EntersAs(AsCharacter(3, 1, 0)))),
    ("Shadows", action(PutIntoPlay(THAT, token="dishonored"), choose=CHARACTER & IN_DISCARD & YOURS)),
    ("Invent", action(GainsUses(THAT), choose=(CHARACTER | HOLDING) & YOURS)),
    ("Song", action(LetCountInstead(THAT, "glory"), LetCountToo(THAT, until="phase"), choose=CHARACTER)),
    ("Dusk", action(TreatAsBlank(THAT), choose=CHARACTER | ATTACHMENT)),
    ("Feast", action(Pick(CHARACTER & YOURS, Together((Bow(PICKED), Honor(PICKED), GainHonor()))))),
    ("Tithe", action(EachOpponentDoes(Together((LoseHonor(Num(1), THEM), Draw(Num(1), THEM)))))),
    ("Barter", action(To(Pick(IN_HAND & YOURS, DiscardCards(PICKED)), Draw(Num(2))))),
    ("Vow", action(May(LoseHonor(), to=Pick(CHARACTER & YOURS, Honor(PICKED))), GainFate())),
    ("Force", action(Pick(CHARACTER, SelectOne((Bow(PICKED), Dishonor(PICKED)), by=YOUR_OPPONENT)))),
    ("Show", action(Pick(IN_HAND & YOURS, Reveal(PICKED)))),
    ("Vote", action(EachPlayerDoes(SelectOne((GainHonor(who=THEM), GainFate(who=THEM)), by=THEM)))),
    ("Purge", action(EachPlayerDoes(Pick(CHARACTER & THEIRS, Bow(PICKED), by=THEM, n=Num(2))))),
    ("Swap", action(Ready(THAT), Later(ConflictEnds(), (Bow(THAT2), Bow(THAT))), choose=(CHARACTER, CHARACTER - THAT))),
    (
        "Chain",
        action(
            Bow(THAT), Dishonor(THAT2), Honor(That(2)),
            choose=(CHARACTER & YOURS, CHARACTER & YOUR_OPPONENTS, CHARACTER & SameController(THAT2) - THAT2),
        ),
    ),
)  # fmt: skip
FOLK: tuple[tuple[Any, ...], ...] = (
    ("Poet", CountsInstead(CHARACTER, "glory", when=while_this(PARTICIPATING))),
    ("Fan", CountsToo(BOWED & PARTICIPATING & CHARACTER), CountsInstead(THIS, "political", duel=True)),
    ("Tutor", MoreUses(CHARACTER & YOURS), action(GainHonor())),
    ("Gloom", EntersWith(CHARACTER & IN_DISCARD, "dishonored"), EntersWith(THIS, "honored", played=True)),
    ("Order", CardsCost(ATTACHMENT), action(GainFate())),
    ("Orator", always_gets(THIS, military=HonorOf(), when=some_opponent(LessHonorable(YOU, THEM)))),
    ("Proud", action(Draw(), when=MoreHonorable(YOU, YOUR_OPPONENT))),
    ("Widow", reaction(LeavesPlay(ATTACHMENT), GainHonor()), reaction(LeavesPlay(CHARACTER - THIS), GainFate())),
    ("Keeper", always_gets(THIS, military=+3, when=SomeRing(RingsBearing(ATTACHMENT & YOURS)))),
    (
        "Sworn",
        action(Becomes(AsAttachment((always_gets(HOST, military=+4),)), onto=THAT, until="phase"), choose=CHARACTER),
    ),
)
PIECES: tuple[tuple[Any, ...], ...] = (
    ("Insight", AttachToRing(), reaction(FateOnRing(ATTACHED_RING), ResolveRing(ATTACHED_RING))),
    ("Lantern", AttachToRing(UnclaimedRings()), Keyword("ancestral")),
    ("Toll", AttachToRing(), reaction(RingClaimed(ATTACHED_RING), LoseHonor(who=DOER), forced=True)),
    ("Thief", AttachToRing(), action(Discard(ATTACHMENT & OnRings(CONTESTED_RING) - THIS))),
    ("Spirit", action(Becomes(AsCharacter(3, 3, 2), until="conflict"))),
    ("Statue", action(Becomes(AsCharacter(2, 0, 0, ("creature",)))), Grants(action(GainFate()))),
    ("Way", MoreUses(HOST), always_gets(HOST, military=+1)),
)
TURNED = (
    AsAttachment((HasKeyword(HOST, "covert"), action(GainFate()))),
    AsAttachment((always_gets(HOST, military=+2), interrupt(LeavingPlay(HOST), TurnsBack("character")))),
    AsAttachment((Grants(action(Draw())),)),
)
OTHERS = (
    *(
        conflict_character(f"Turning Monk {i}", NEUTRAL, MayPlayAs(x), cost=i, military=2, political=2, glory=i)
        for i, x in enumerate(TURNED)
    ),
    character("Turning Novice", CRANE, MayPlayAs(TURNED[0]), cost=1, military=1, political=1, unique=True),
    holding(
        "Turning Golem", CRAB, action(Becomes(AsCharacter(4, 1, 0), until="phase")), action(GainFate()), strength=2
    ),
    province("Turning Temple", NEUTRAL, EntersWith(CHARACTER, "honored", played=True), strength=4, elements=("fire",)),
)
CARDS: dict[str, Card] = {card.name: card for card in OTHERS}
CARDS |= {f"Turning {name}": event(f"Turning {name}", NEUTRAL, text, cost=0) for name, text in SPELLS}
CARDS |= {
    f"Turning {x[0]}": character(
        f"Turning {x[0]}", (CRAB, CRANE, NEUTRAL)[i % 3], *x[1:], cost=i % 3, military=i % 4, political=2, glory=i % 3
    )
    for i, x in enumerate(FOLK)
}
CARDS |= {f"Turning {x[0]}": attachment(f"Turning {x[0]}", NEUTRAL, *x[1:], cost=0) for x in PIECES}
ALL = {**cards("lcg"), **CARDS}


def deck(rules: str, rng: Random) -> DeckList:
    """These cards, and some of the others that they meet."""
    out: list[tuple[str, int]] = []
    if ruleset(rules).format.stronghold:
        known = cards("lcg").values()
        out += [(rng.choice([c.name for c in known if c.type == "stronghold"]), 1)]
        out += [(x, 1) for x in rng.sample([c.name for c in known if c.type == "province"], 4)]
        out.append(("Turning Temple", 1))
    for side in ("dynasty", "conflict"):
        odd = [c.name for c in CARDS.values() if c.side == side]
        plain = [c.name for c in cards("lcg").values() if c.side == side]
        out += [(x, 3) for x in (*rng.sample(odd, min(14, len(odd))), *rng.sample(plain, 3))]
    return DeckList("turning", NEUTRAL, tuple(out))


def opened(rules: str, seed: int) -> Any:
    """A game of such decks, up to the first decision."""
    rng = Random(seed)
    return ruleset(rules).open([deck(rules, rng), deck(rules, rng)], ALL, seed)
