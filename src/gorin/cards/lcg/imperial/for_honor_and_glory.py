"""For Honor and Glory."""

from gorin.rulesets.lcg.words import *

CARDS = pack(
    "for-honor-and-glory",
    province(
        "Frostbitten Crossing", NEUTRAL,
        action(Discard(ATTACHMENT & AttachedTo(THAT)), when=HERE, choose=PARTICIPATING & CHARACTER),
        strength=4, elements=("air",), role_only="air", number=21,
    ),
    province(
        "Riot in the Streets", NEUTRAL,
        action(Bow(THAT), when=HERE & (count(PARTICIPATING & BUSHI & CHARACTER & YOURS) >= 3),
               choose=PARTICIPATING & CHARACTER),
        strength=4, elements=("water",), number=22,
    ),
    character(
        "Stoic Magistrate", CRAB, DoesNotCount(CHARACTER & printed_cost("<=", 2), when=while_this(DEFENDING)),
        cost=3, military=2, political=2, glory=1, traits=("bushi", "imperial", "magistrate"), number=23,
    ),
    character(
        "Kabuki Hero", CRANE,
        action(gets(THIS, military=AsX(StatOf("political", THIS))), cost=SpendFate(Num(1))),
        cost=2, military=0, political=2, glory=1, traits=("courtier", "actor"), number=24,
    ),
    character(
        "Northern Wall Sensei", DRAGON,
        action(BecomesImmune(THAT, "event", until="conflict"), when=while_this(PARTICIPATING),
               choose=PARTICIPATING & CHARACTER & YOURS & HostsOf(ATTACHMENT)),
        cost=3, military=2, political=2, glory=1, traits=("bushi",), role_only="keeper", number=25,
    ),
    character(
        "Ikoma Ujiaki", LION,
        action(TurnFaceup(FACEDOWN & IN_PROVINCES & YOURS),
               Then((Pick(CHARACTER & IN_PROVINCES & YOURS, PutIntoPlay(PICKED, conflict=True), n=Num(2),
                          up_to=True),)),
               when=while_this(PARTICIPATING), cost=DiscardFavor()),
        cost=5, military=3, political=5, glory=2, traits=("bushi", "courtier"), unique=True, number=26,
    ),
    holding(
        "Magnificent Lighthouse", PHOENIX, action(DivideTop(CHOSEN), choose=TargetPlayer(inline=True)),
        strength=2, traits=("landmark",), number=27,
    ),
    character(
        "Bayushi Yojiro", SCORPION, IgnoresTokens(PARTICIPATING & CHARACTER, when=while_this(PARTICIPATING)),
        cost=3, military=3, political=1, glory=2, traits=("bushi", "imperial", "magistrate"), unique=True, number=28,
    ),
    character(
        "Ide Tadaji", UNICORN,
        action(MoveToConflict(THAT), MoveToConflict(THAT2), when=while_this(PARTICIPATING),
               choose=(READY & CHARACTER & printed_cost("<=", 2) & YOURS - PARTICIPATING,
                       READY & CHARACTER & printed_cost("<=", 2) & YOUR_OPPONENTS - PARTICIPATING)),
        cost=4, military=1, political=4, glory=2, traits=("courtier", "daimyo"), unique=True, number=29,
    ),
    holding(
        "Miwaku Kabe", NEUTRAL, interrupt(Breaks(OwnProvince()), ShuffleIntoDeck(THIS)),
        strength=3, traits=("imperial",), unique=True, deck_limit=1, number=30,
    ),
    attachment(
        "Pathfinder's Blade", CRAB,
        interrupt(EffectsWouldInitiate(AttackedProvince()), CancelEffects(), when=While(HOST, ATTACKING),
                  cost=Sacrifice(THIS)),
        cost=0, military=1, influence_cost=1, traits=("weapon",), role_only="seeker", number=31,
    ),
    event(
        "Raise the Alarm", CRAB,
        action(TurnFaceup(FACEDOWN & CardsIn(AttackedProvince())),
               Then((PutIntoPlay(CHARACTER & CardsIn(AttackedProvince()), conflict=True),)),
               when=YouAre("defending", during="military")),
        cost=0, influence_cost=2, number=32,
    ),
    attachment(
        "Kakita Blade", CRANE,
        Keyword("restricted"),
        always_gets(HOST, political=+2, when=While(HOST, DUELING)),
        reaction(WinsDuel(HOST), GainHonor()),
        cost=1, military=2, influence_cost=2, traits=("weapon",), number=33,
    ),
    event(
        "High Kick", DRAGON,
        action(Bow(THAT), LastingBar(THAT, "trigger abilities", until="conflict"), when=MILITARY_CONFLICT,
               cost=Bow(PARTICIPATING & MONK & CHARACTER & YOURS), choose=PARTICIPATING & CHARACTER & YOUR_OPPONENTS),
        cost=1, influence_cost=2, traits=("technique",), number=34,
    ),
    attachment(
        "Kamayari", LION,
        AttachOnlyTo(BUSHI & CHARACTER, only=True), Keyword("restricted"),
        reaction(TriggersAbility(CHARACTER, participating=HOST), Bow(IT)),
        cost=2, military=3, influence_cost=2, traits=("weapon",), number=35,
    ),
    conflict_character(
        "Shrine Maiden", PHOENIX,
        reaction(EntersPlay(THIS), AddToHand(PAID & (trait("spell") | trait("kiho"))),
                 DiscardCards(PAID - (trait("spell") | trait("kiho"))), cost=RevealTop(3)),
        cost=1, military=1, political=1, glory=0, influence_cost=1, traits=("monk",), number=36,
    ),
    event(
        "Harmonize", PHOENIX,
        action(MoveHome(THAT), MoveHome(THAT2), when=YouAre("defending", during="any"),
               choose=(DEFENDING & CHARACTER, ATTACKING & CHARACTER & NotDearer(THAT))),
        cost=1, influence_cost=1, role_only="keeper", number=37,
    ),
    attachment(
        "Seal of the Scorpion", SCORPION, HasTrait(HOST, "scorpion", also="shinobi"),
        cost=0, political=1, influence_cost=1, traits=("item", "seal"), number=38,
    ),
    attachment(
        "Shinjo Saddle", UNICORN,
        AttachOnlyTo(trait("cavalry") & CHARACTER, only=True),
        action(MoveAttachment(THIS, THAT), choose=trait("cavalry") & CHARACTER & YOURS),
        cost=1, military=1, influence_cost=1, traits=("item",), number=39,
    ),
    event(
        "Policy Debate", NEUTRAL,
        action(Duel(THAT, THAT2, "political",
                    if_wins=LookAtHand(DiscardCards(PICKED), who=ControllerOf(THAT2), by=ControllerOf(THAT)),
                    if_loses=LookAtHand(DiscardCards(PICKED), who=ControllerOf(THAT), by=ControllerOf(THAT2))),
               when=CONFLICT,
               choose=(PARTICIPATING & CHARACTER & YOURS, PARTICIPATING & CHARACTER & YOUR_OPPONENTS)),
        cost=0, influence_cost=0, number=40,
    ),
)  # fmt: skip
