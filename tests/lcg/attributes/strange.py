"""A set of invented cards with every word about control, identity and odd effects, and games played with them."""

from __future__ import annotations

from random import Random
from typing import Any

from gorin.cards.registry import cards
from gorin.rulesets import ruleset
from gorin.rulesets.base import DeckList
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.words import (
    AN_OPPONENTS,
    ATTACHMENT,
    BUSHI,
    CHARACTER,
    CRAB,
    CRANE,
    EVENT,
    HONORED,
    HOST,
    IN_DISCARD,
    IN_HAND,
    IT,
    LION,
    NEUTRAL,
    PARTICIPATING,
    PICKED,
    PROVINCE,
    THAT,
    THAT2,
    THEM,
    THIS,
    UNIQUE,
    YOUR_OPPONENTS,
    YOURS,
    AddToHand,
    AlwaysScales,
    AlwaysSets,
    AnyNumber,
    BaseIs,
    BecomeCopy,
    BecomesImmune,
    Bow,
    ConflictEnds,
    ControlledBy,
    ControllerOf,
    CopiesOf,
    Costing,
    Discard,
    Discards,
    Dishonor,
    Double,
    EachPlayerDoes,
    Freeze,
    Frozen,
    GainFate,
    GainHonor,
    GainsThatAbility,
    GainsTrait,
    Halve,
    HasTrait,
    Honor,
    Immune,
    Instead,
    LacksTrait,
    Later,
    LeavesPlay,
    LeavingPlay,
    LookAt,
    LoseHonor,
    LosesTrait,
    MoveFate,
    Num,
    PhaseEnds,
    Pick,
    PutIntoPlay,
    PutOnDeck,
    PutUnder,
    Ready,
    RemoveFromGame,
    ResolveThatAbility,
    Reveal,
    Sacrifice,
    SearchDeck,
    Sets,
    SpendOnto,
    StatOf,
    SwitchBase,
    TakeControl,
    TakeFate,
    Target,
    TargetAbility,
    TreatAsBlank,
    Under,
    WinsIf,
    action,
    always_gets,
    attachment,
    character,
    conflict_character,
    count,
    event,
    gets,
    holding,
    interrupt,
    limit,
    province,
    reaction,
    while_this,
    with_stat,
)

ANYONE, UNDER = CHARACTER - THIS, count(Under(THIS))
SPELLS = (
    ("Lure", action(TakeControl(THAT), choose=CHARACTER & AN_OPPONENTS)),
    ("Loan", action(TakeControl(THAT, until="phase"), choose=CHARACTER & AN_OPPONENTS)),
    ("Bribe", action(TakeControl(THAT, until="conflict"), choose=PARTICIPATING & CHARACTER & AN_OPPONENTS)),
    ("Pickpocket", action(TakeControl(THAT, until="round"), choose=ATTACHMENT & AN_OPPONENTS)),
    ("Mimic", action(BecomeCopy(THAT, THAT2), choose=(CHARACTER, CHARACTER - THAT))),
    ("Glimpse", action(BecomeCopy(THAT, THAT2, until="conflict"), choose=(CHARACTER, CHARACTER - THAT))),
    ("Enlist", action(GainsTrait(THAT, "bushi"), GainsTrait(THAT, LION), choose=CHARACTER)),
    ("Discharge", action(LosesTrait(THAT, "bushi"), choose=BUSHI & CHARACTER)),
    ("Silence", action(TreatAsBlank(THAT, traits=True), choose=CHARACTER)),
    ("Ward", action(BecomesImmune(THAT, "event"), choose=CHARACTER)),
    ("Shelter", action(BecomesImmune(CHARACTER & YOURS, by_opponents=True, until="conflict"))),
    ("Ones", action(Sets(THAT, "military", Num(1)), Halve(THAT, "political"), choose=CHARACTER)),
    ("Base", action(Sets(THAT, "military", count(CHARACTER), base=True, until="phase"), choose=CHARACTER)),
    ("Turn", action(SwitchBase(THAT, until="phase"), choose=CHARACTER)),
    ("Hold", action(Freeze(THAT, "military", "increased"), Double(THAT, "political"), choose=CHARACTER)),
    ("Exile", action(RemoveFromGame(THAT), choose=CHARACTER & Costing("<=", 1))),
    ("Errand", action(RemoveFromGame(THAT, until="phase"), choose=CHARACTER)),
    ("Recall", action(RemoveFromGame(THAT, until="round", returns="hand"), choose=IN_HAND & YOURS)),
    ("Raise", action(PutIntoPlay(THAT, yours=True), choose=CHARACTER & IN_DISCARD)),
    ("Store", action(PutOnDeck(THAT, deck="conflict"), choose=IN_DISCARD)),
    ("Sink", action(PutOnDeck(THAT, top=False), choose=CHARACTER & CopiesOf(CHARACTER & YOURS))),
    ("Fetch", action(AddToHand(THAT), choose=IN_DISCARD & YOURS)),
    ("Seek", action(SearchDeck(CHARACTER))),
    ("Summon", action(SearchDeck(CHARACTER & UNIQUE, "dynasty", do=PutIntoPlay(PICKED)))),
    ("Peek", action(LookAt(IN_HAND & YOUR_OPPONENTS), LookAt(PROVINCE & AN_OPPONENTS))),
    ("Show", action(Reveal(IN_HAND & YOUR_OPPONENTS))),
    ("Shift", action(MoveFate(THAT, THAT2), choose=(CHARACTER, CHARACTER - THAT))),
    ("Toll", action(TakeFate(THAT), choose=CHARACTER & AN_OPPONENTS)),
    ("Stake", action(SpendOnto(THAT), choose=CHARACTER & YOURS)),
    ("Many", action(Bow(THAT), choose=Target(CHARACTER, AnyNumber(), up_to=True))),
    ("Purge", action(EachPlayerDoes(Pick(CHARACTER & ControlledBy(THEM), Sacrifice(PICKED), by=THEM)))),
    ("Pupil", action(ResolveThatAbility(), choose=TargetAbility(CHARACTER, resolve=True))),
    ("Recite", action(ResolveThatAbility(), choose=TargetAbility(EVENT & IN_DISCARD & YOURS, resolve=True))),
    ("Learn", action(GainsThatAbility(CHARACTER & YOURS), choose=TargetAbility(CHARACTER))),
    ("Doom", action(Honor(THAT), Later(ConflictEnds(), (Discard(THAT),)), choose=CHARACTER)),
    ("Debt", action(GainFate(), Later(PhaseEnds("round"), (Bow(CHARACTER & YOURS),)))),
)
FOLK: tuple[tuple[Any, ...], ...] = (
    ("Statue", Immune(THIS, "event")),
    ("Mystic", Immune(THIS, "rings"), Immune(THIS, "province")),
    ("Hermit", Immune(THIS)),
    ("Sergeant", HasTrait(CHARACTER & YOURS, "bushi"), always_gets(BUSHI & CHARACTER & YOURS, military=+1)),
    ("Abbot", LacksTrait(CHARACTER & AN_OPPONENTS, "bushi"), Frozen(CHARACTER, "political", "decreased")),
    ("Page", always_gets(THIS, military=StatOf("military", CHARACTER & with_stat("glory", ">=", 2) - THIS))),
    ("Tutor", always_gets(CHARACTER & YOURS & with_stat("military", "<=", 2), political=+1)),
    (
        "Chest",
        action(Pick(IN_HAND & YOURS, PutUnder(PICKED, facedown=True))),
        always_gets(THIS, military=count(Under(THIS))),
    ),
    ("Box", action(Pick(IN_HAND & YOURS, PutUnder(PICKED))), action(AddToHand(Under(THIS)))),
    ("Nurse", interrupt(LeavingPlay(CHARACTER & YOURS - THIS), Instead(Bow(THIS)))),
    ("Widow", reaction(LeavesPlay(PARTICIPATING & CHARACTER & YOURS - THIS), GainHonor(), forced=True)),
    ("Judge", reaction(LeavesPlay(CHARACTER - THIS), LoseHonor(who=ControllerOf(IT)))),
    ("Martyr", reaction(LeavesPlay(THIS), GainHonor()), action(Ready(THAT), choose=CHARACTER)),
    ("Bomb", action(gets(THAT, military=StatOf("military", THIS), until="phase"), cost=Sacrifice(THIS), choose=ANYONE)),
    ("Shadow", Discards(THIS, when=while_this(HONORED)), WinsIf(count(CHARACTER & YOURS) > 9)),
    ("Market", action(GainFate(), anyone=True, limit=limit(1, "phase"))),
    ("Crow", interrupt(LeavingPlay(CHARACTER - THIS), Dishonor(IT), limit=limit(2, "round"))),
)
PIECES: tuple[tuple[Any, ...], ...] = (
    ("Badge", HasTrait(HOST, "courtier")),
    ("Yoke", AlwaysSets(HOST, "military", Num(2))),
    ("Spur", AlwaysSets(HOST, "military", Num(6))),
    ("Wings", AlwaysScales(HOST, "political")),
    ("Mask", BaseIs(HOST, "glory", Num(3)), action(Honor(HOST), cost=Sacrifice(THIS))),
)


def _folk(i: int, name: str, *text: Any) -> Card:
    clan, traits = (CRAB, CRANE, NEUTRAL)[i % 3], ("bushi",) if i % 2 else ("courtier",)
    skills = {"military": i % 4, "political": 3 - i % 4, "glory": i % 3}
    return character(f"Strange {name}", clan, *text, cost=i % 3, traits=traits, unique=i % 5 == 0, **skills)


def _piece(i: int, name: str, *text: Any) -> Card:
    return attachment(f"Strange {name}", NEUTRAL, *text, cost=0, military=i - 1)


OTHERS = (
    conflict_character("Strange Guest", NEUTRAL, Immune(THIS, "#bushi"), cost=1, military=2, political=2, glory=2),
    holding("Strange Hut", NEUTRAL, action(Bow(THAT), choose=CHARACTER), strength=1),
    province("Strange Spring", NEUTRAL, action(GainHonor(), anyone=True), strength=4, elements=("water",)),
)
CARDS: dict[str, Card] = {card.name: card for card in OTHERS}
CARDS |= {f"Strange {name}": event(f"Strange {name}", NEUTRAL, text, cost=0) for name, text in SPELLS}
CARDS |= {f"Strange {x[0]}": _folk(i, *x) for i, x in enumerate(FOLK)}
CARDS |= {f"Strange {x[0]}": _piece(i, *x) for i, x in enumerate(PIECES)}
ALL = {**cards("lcg"), **CARDS}


def deck(rules: str, rng: Random) -> DeckList:
    """Strange cards, and some of the others that they meet."""
    out: list[tuple[str, int]] = []
    if ruleset(rules).format.stronghold:
        known = cards("lcg").values()
        out += [(rng.choice([c.name for c in known if c.type == "stronghold"]), 1)]
        out += [(x, 1) for x in rng.sample([c.name for c in known if c.type == "province"], 4)]
        out.append(("Strange Spring", 1))
    for side in ("dynasty", "conflict"):
        strange = [c.name for c in CARDS.values() if c.side == side]
        plain = [c.name for c in cards("lcg").values() if c.side == side]
        out += [(x, 3) for x in (*rng.sample(strange, min(10, len(strange))), *rng.sample(plain, 4))]
    return DeckList("strange", NEUTRAL, tuple(out))


def opened(rules: str, seed: int) -> Any:
    """A game of strange decks, up to the first decision."""
    rng = Random(seed)
    return ruleset(rules).open([deck(rules, rng), deck(rules, rng)], ALL, seed)
