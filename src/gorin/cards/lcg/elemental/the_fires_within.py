"""The Fires Within."""

from gorin.rulesets.lcg.words import *

CARDS = pack(
    "the-fires-within",
    province(
        "Abandoning Honor", NEUTRAL,
        always_gets(THIS, strength=+2, when=HasRole("fire")),
        interrupt(Breaks(THIS), Discard(THAT), choose=DISHONORED & CHARACTER),
        strength=3, elements=("fire",), number=41,
    ),
    character(
        "Hiruma Kogoe", CRAB,
        Keyword("sincerity"),
        reaction(PhaseBegins("draw"), ReorderTop(3), when=some_opponent(LessHonorable(YOU, THEM))),
        cost=2, military=2, political=1, glory=1, traits=("bushi", "scout"), unique=True, number=42,
    ),
    character(
        "Sadane Student", CRANE,
        always_gets(THIS, political=+2, when=SomeRing((RingOf("air") | RingOf("fire")) & YOUR_RINGS)),
        cost=2, military=1, political=2, glory=1, traits=("courtier",), number=43,
    ),
    character(
        "Master Alchemist", DRAGON,
        action(SelectOne((Honor(THAT), Dishonor(THAT))), when=CONFLICT, cost=SpendToRing(RingOf("fire")),
               choose=CHARACTER),
        cost=4, military=3, political=1, glory=2, traits=("shugenja", "fire"), number=44,
    ),
    holding(
        "The Wrath of the Kami", DRAGON,
        action(gets(OwnProvince(), strength=+1), when=During(at=OwnProvince()), cost=LoseHonor(), unlimited=True),
        strength=1, traits=("shrine",), unique=True, deck_limit=1, number=45,
    ),
    character(
        "Ikoma Ikehata", LION,
        Keyword("covert"), reaction(WinsConflict("political", who=THIS), Honor(THAT), Draw(), choose=CHARACTER & YOURS),
        cost=3, military=1, political=2, glory=2, traits=("courtier",), unique=True, number=46,
    ),
    holding(
        "Ancestral Armory", LION,
        action(AddToHand(THAT), cost=Sacrifice(THIS), choose=trait("weapon") & ATTACHMENT & IN_DISCARD & YOURS),
        strength=2, number=47,
    ),
    character(
        "Chikai Order Protector", PHOENIX,
        AlwaysStaysReady(THIS, when=while_this(DEFENDING)
                         & Exists(PARTICIPATING & (COURTIER | SHUGENJA) & CHARACTER & YOURS)),
        cost=4, military=4, political=3, glory=1, traits=("bushi", "yojimbo"), number=48,
    ),
    character(
        "Soshi Shiori", SCORPION,
        reaction(WinsConflict(), LoseHonor(who=CHOSEN), choose=TargetPlayer(any=True), unlimited=True),
        cost=5, military=2, political=5, glory=2, traits=("shugenja", "air", "daimyo"), unique=True, number=49,
    ),
    character(
        "Battle Maiden Recruit", UNICORN,
        always_gets(THIS, military=+2, when=SomeRing((RingOf("water") | RingOf("void")) & YOUR_RINGS)),
        cost=0, military=0, political=0, glory=0, traits=("bushi", "battle-maiden", "cavalry"), number=50,
    ),
    attachment(
        "Wicked Tetsubō", CRAB,
        AttachOnlyTo(trait("berserker") & CHARACTER), Keyword("restricted"),
        action(SelectOne((Sets(THAT, "military", Num(0)), Sets(THAT, "political", Num(0)))), select=True,
               when=While(HOST, ATTACKING), choose=DEFENDING & CHARACTER),
        cost=2, military=1, political=1, influence_cost=1, traits=("weapon",), number=51,
    ),
    attachment(
        "Icon of Favor", CRANE,
        always_gets(HOST, glory=+1, when=HasFavor(YOU)), reaction(WinsConflict(element="fire"), Honor(HOST)),
        cost=0, influence_cost=2, traits=("item",), role_only="fire", number=52,
    ),
    event(
        "Insult to Injury", CRANE,
        reaction(WinsDuel(trait("duelist") & CHARACTER & YOURS), Dishonor(DuelLoser())),
        cost=0, influence_cost=1, number=53,
    ),
    attachment(
        "Smoke", DRAGON,
        action(gets(PARTICIPATING & CHARACTER - UNIQUE, military=-2), when=While(HOST, PARTICIPATING),
               cost=(Bow(THIS), Sacrifice(THIS))),
        cost=1, military=1, influence_cost=2, traits=("spell", "fire"), number=54,
    ),
    attachment(
        "Jurōjin's Curse", PHOENIX,
        interrupt(PhaseEnding("fate"), SecondPhase("fate"), when=While(HOST, READY), forced=True,
                  maximum=Limit(1, "round")),
        cost=0, political=1, influence_cost=1, traits=("spell", "void", "curse"), role_only="void", number=55,
    ),
    attachment(
        "Infiltrator", SCORPION,
        PlayOnlyIf(some_opponent(HigherBid(YOU, THEM))),
        action(PlayOrDiscardTop(CHOSEN), when=CONFLICT, choose=TargetPlayer(inline=True)),
        cost=1, political=1, influence_cost=2, traits=("follower",), number=56,
    ),
    conflict_character(
        "Shiksha Scout", UNICORN, CountsAsMore(when=while_this(PARTICIPATING)),
        cost=2, military=2, political=2, glory=1, influence_cost=2, traits=("creature", "scout"), number=57,
    ),
    attachment(
        "Invocation of Ash", UNICORN,
        action(MoveAttachment(THIS, THAT), Then((RemoveFate(THAT),)), cost=LoseHonor(), choose=CHARACTER & YOURS),
        cost=1, military=2, political=2, influence_cost=3, traits=("spell", "fire", "meishodo"), number=58,
    ),
    event(
        "Breach of Etiquette", NEUTRAL,
        action(EachTime(TriggersAbility(CHARACTER - COURTIER, player=True), (LoseHonor(who=DOER),)),
               when=POLITICAL_CONFLICT, maximum=Limit(1, "conflict")),
        cost=0, influence_cost=0, number=59,
    ),
    conflict_character(
        "Mantis Seafarer", NEUTRAL,
        reaction(WinsConflict(who=THIS), GainFate(), cost=LoseHonor(), unlimited=True),
        cost=2, military=2, political=1, glory=0, influence_cost=0, traits=("bushi", "mantis-clan"),
        role_only="air", number=60,
    ),
)  # fmt: skip
