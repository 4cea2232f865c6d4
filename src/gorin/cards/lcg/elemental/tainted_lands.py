"""Tainted Lands."""

from gorin.rulesets.lcg.words import *

CARDS = pack(
    "tainted-lands",
    province(
        "Teachings of the Elements", PHOENIX, always_gets(THIS, strength=CountRings(ClaimedRings(None))),
        strength=5, elements=("earth",), number=21,
    ),
    province(
        "Border Fortress", UNICORN, action(RevealProvince(THAT), when=HERE, choose=FACEDOWN_PROVINCE),
        strength=4, elements=("air",), traits=("fort",), number=22,
    ),
    province(
        "Upholding Authority", NEUTRAL,
        always_gets(THIS, strength=+2, when=HasRole("earth")),
        interrupt(Breaks(THIS), DiscardCopies(AttackingPlayer())),
        strength=3, elements=("earth",), number=23,
    ),
    character(
        "Apprentice Earthcaller", CRAB,
        action(SetToPrinted(THAT), when=CONFLICT, choose=ATTACKING & CHARACTER & WithoutAttachments()),
        cost=3, military=3, political=1, glory=1, traits=("shugenja", "earth"), number=24,
    ),
    character(
        "Kuni Yori", CRAB,
        always_gets(CHARACTER & YOURS, military=+1, political=+1, when=During(element="earth")),
        action(DiscardAtRandom(who=CHOSEN), when=CONFLICT, cost=LoseHonor(), choose=TargetPlayer(any=True)),
        cost=5, military=4, political=4, glory=1, traits=("shugenja", "earth", "daimyo"), unique=True, number=25,
    ),
    character(
        "Asahina Takako", CRANE,
        LooksAtOwnCards(),
        action(SelectOne((Pick(IN_PROVINCES & InAnotherProvince(THAT) & YOURS, SwitchPlaces(THAT, PICKED)),
                          DiscardCards(THAT))),
               choose=IN_PROVINCES & YOURS),
        cost=4, military=DASH, political=5, glory=2, traits=("shugenja", "air"), unique=True, number=26,
    ),
    holding("Bonsai Garden", CRANE, action(GainHonor(), when=During(element="air")), traits=("garden",), number=27),
    character(
        "Impulsive Novice", DRAGON,
        always_gets(THIS, military=+1, political=+1,
                    when=SomeRing((RingOf("fire") | RingOf("void")) & YOUR_RINGS)),
        cost=2, military=2, political=2, glory=0, traits=("monk",), number=28,
    ),
    character(
        "Court Novice", SCORPION,
        always_gets(THIS, political=+2, when=SomeRing((RingOf("air") | RingOf("water")) & YOUR_RINGS)),
        cost=1, military=1, political=1, glory=0, traits=("courtier",), number=29,
    ),
    character(
        "Sneaky Shinjo", UNICORN, reaction(PassesDynasty(), PlayThis(), where=("in province",)),
        cost=1, military=1, political=1, glory=1, traits=("bushi",), number=30,
    ),
    character(
        "Marauding Oni", NEUTRAL,
        Cannot(THIS, ("become honored", "become dishonored")),
        reaction(DeclaredAs(THIS), LoseHonor(), forced=True, unlimited=True),
        cost=2, military=4, political=DASH, glory=0, traits=("oni", "shadowlands"), number=31,
    ),
    event(
        "Spreading the Darkness", CRAB,
        action(gets(THAT, military=+4), LastingBar(THAT, "be targeted", until="conflict", by_opponents=True),
               cost=LoseHonor(Num(2)), choose=PARTICIPATING & CHARACTER & YOURS),
        cost=0, influence_cost=2, traits=("maho", "spell", "earth"), number=32,
    ),
    attachment(
        "Adopted Kin", DRAGON, OnePerBearer(), HasKeyword(ATTACHMENT & AttachedTo(HOST) - THIS, "ancestral"),
        cost=0, influence_cost=1, traits=("condition",), role_only="fire", number=33,
    ),
    conflict_character(
        "Ikoma Reservist", LION,
        always_gets(THIS, military=+2, when=SomeRing((RingOf("fire") | RingOf("water")) & YOUR_RINGS)),
        cost=1, military=1, political=1, glory=0, influence_cost=2, traits=("bushi",), number=34,
    ),
    attachment(
        "Writ of Authority", LION,
        Keyword("restricted"), Discards(THIS, when=some_opponent(MoreHonorable(THEM, YOU))),
        cost=1, political=3, influence_cost=1, traits=("item",), role_only="earth", number=35,
    ),
    conflict_character(
        "Feral Ningyo", PHOENIX,
        action(PutIntoPlay(THIS, conflict=True), Later(ConflictEnds(), (ShuffleIn(THIS),)),
               when=During(element="water"), where=("in hand",)),
        cost=3, military=3, political=2, glory=0, influence_cost=3, traits=("creature",), number=36,
    ),
    event(
        "Oracle of Stone", PHOENIX,
        action(EachPlayerDoes(Draw(Num(2), THEM)),
               Then((EachPlayerDoes(Pick(IN_HAND & THEIRS, DiscardCards(PICKED), n=Num(2), by=THEM)),))),
        cost=0, influence_cost=2, traits=("spell", "earth"), number=37,
    ),
    attachment(
        "Tainted Koku", SCORPION,
        interrupt(LeavingPlay(HOST), MoveToEligible(THIS, CHARACTER & SameController(HOST))),
        cost=1, military=-1, political=-1, influence_cost=2, traits=("poison",), number=38,
    ),
    event(
        "Press of Battle", UNICORN,
        action(Bow(THAT),
               when=MILITARY_CONFLICT & ControlsMore(), choose=PARTICIPATING & CHARACTER - UNIQUE),
        cost=0, influence_cost=2, role_only="water", number=39,
    ),
    event(
        "Sabotage", NEUTRAL,
        action(DiscardCards(THAT), when=MILITARY_CONFLICT, choose=IN_PROVINCES & AN_OPPONENTS),
        cost=0, influence_cost=0, role_only="earth", number=40,
    ),
)  # fmt: skip
