"""Core Set: Crane."""

from gorin.rulesets.lcg.words import *

CARDS = (
    stronghold(
        "Shizuka Toshi", CRANE,
        action(Bow(THAT), when=POLITICAL_CONFLICT, cost=Bow(THIS),
               choose=PARTICIPATING & CHARACTER & with_stat("political", "<=", 2)),
        strength=2, honor=11, fate=7, influence=10, traits=("city",), unique=True, number=2,
    ),
    province(
        "The Art of Peace", CRANE,
        interrupt(Breaks(THIS), Dishonor(ATTACKING & CHARACTER), Honor(DEFENDING & CHARACTER)),
        strength=4, elements=("air",), number=9,
    ),
    # --- dynasty
    holding("Artisan Academy", CRANE, action(RevealTopToPlay(), when=DuringPhase("conflict")), strength=1,
            traits=("academy",), number=53),
    character(
        "Asahina Artisan", CRANE,
        action(gets(THAT, political=+3), when=CONFLICT, cost=Bow(THIS), choose=CHARACTER & clan(CRANE) - THIS),
        cost=1, military=0, political=0, glory=2, traits=("shugenja", "air"), number=40,
    ),
    character(
        "Asahina Storyteller", CRANE,
        Keyword("sincerity"), HasKeyword(HONORED & CHARACTER & clan(CRANE) & YOURS, "sincerity"),
        cost=4, military=2, political=4, glory=2, traits=("courtier", "shugenja", "air"), number=50,
    ),
    character(
        "Brash Samurai", CRANE, action(Honor(THIS), when=OnlyOne(THIS)),
        cost=2, military=2, political=1, glory=2, traits=("bushi",), number=42,
    ),
    character(
        "Cautious Scout", CRANE, Blanks(AttackedProvince(), when=While(THIS, Alone("attacking"))),
        cost=2, military=2, political=0, glory=1, traits=("bushi", "scout"), number=43,
    ),
    character(
        "Daidoji Nerishma", CRANE, action(TurnFaceup(THAT), choose=FACEDOWN & IN_PROVINCES & YOURS),
        cost=2, military=3, political=1, glory=1, traits=("bushi", "scout"), unique=True, number=46,
    ),
    character(
        "Doji Challenger", CRANE,
        action(MoveToConflict(THAT), when=while_this(ATTACKING), choose=CHARACTER & YOUR_OPPONENTS),
        cost=3, military=3, political=3, glory=2, traits=("bushi", "duelist"), number=47,
    ),
    character(
        "Doji Gift Giver", CRANE,
        action(Bow(THAT), when=while_this(PARTICIPATING), cost=Give("fate", YOU, YOUR_OPPONENT),
               choose=Target(READY & PARTICIPATING & CHARACTER & YOUR_OPPONENTS, by=YOUR_OPPONENT)),
        cost=2, military=0, political=2, glory=1, traits=("courtier",), number=44,
    ),
    character(
        "Doji Hotaru", CRANE,
        reaction(ClaimsRing("political", participating=THIS), ResolveContestedRing()),
        cost=5, military=3, political=6, glory=3, traits=("bushi", "champion"), unique=True, number=52,
    ),
    character("Doji Whisperer", CRANE, cost=1, military=0, political=3, glory=1, traits=("courtier",), number=41),
    character(
        "Guest of Honor", CRANE, Cannot(EVENT, ("be played",), by_opponents=True, when=while_this(PARTICIPATING)),
        cost=4, military=1, political=4, glory=1, traits=("courtier",), number=51,
    ),
    character(
        "Kakita Asami", CRANE,
        action(Give("honor", YOUR_OPPONENT, YOU),
               when=while_this(PARTICIPATING, "political") & CountsMoreSkill(YOU, YOUR_OPPONENT, "political")),
        cost=3, military=1, political=3, glory=2, traits=("courtier",), unique=True, number=48,
    ),
    character(
        "Kakita Kaezin", CRANE,
        action(Duel(THIS, THAT, "military", if_wins=MoveHome(PARTICIPATING & CHARACTER - THIS - THAT),
                    if_loses=MoveHome(THIS)),
               when=while_this(PARTICIPATING),
               choose=Target(PARTICIPATING & CHARACTER & YOUR_OPPONENTS, by=YOUR_OPPONENT)),
        cost=3, military=3, political=2, glory=2, traits=("bushi", "duelist", "kenshinzen"), unique=True, number=49,
    ),
    character(
        "Savvy Politician", CRANE, reaction(Honored(THIS), Honor(THAT), choose=CHARACTER),
        cost=2, military=1, political=2, glory=1, traits=("courtier",), number=45,
    ),
    # --- conflict
    conflict_character(
        "Political Rival", CRANE, Keyword("covert"), always_gets(THIS, political=+3, when=while_this(DEFENDING)),
        cost=3, military=DASH, political=3, glory=0, traits=("courtier",), influence_cost=2, number=140,
    ),
    conflict_character(
        "Steward of Law", CRANE, Cannot(CHARACTER, ("be dishonored",), when=while_this(PARTICIPATING)),
        cost=1, military=1, political=1, glory=0, traits=("courtier", "scholar"), influence_cost=1, number=139,
    ),
    attachment(
        "Above Question", CRANE, Cannot(HOST, ("be chosen",), by_opponents=True),
        cost=1, traits=("condition",), influence_cost=2, number=141,
    ),
    attachment(
        "Duelist Training", CRANE,  # Decision: the duel itself changes the game, so a bowed character may be challenged
        Grants(action(Duel(THIS, THAT, "military", loser=Bow(PICKED),
                           instead=Pick(IN_HAND & YOURS, DiscardCards(PICKED), n=Required())),
                      when=while_this(PARTICIPATING), choose=PARTICIPATING & CHARACTER & YOUR_OPPONENTS)),
        cost=1, traits=("technique",), influence_cost=1, number=142,
    ),
    attachment("Height of Fashion", CRANE, NotPlayed(CONFLICT), cost=2, political=4, traits=("condition",),
               influence_cost=3, number=143),
    event(
        "Admit Defeat", CRANE, action(Bow(THAT), choose=CHARACTER & Alone("defending")),
        cost=1, influence_cost=2, number=147,
    ),
    event(
        "Noble Sacrifice", CRANE,
        action(Discard(THAT), cost=Sacrifice(HONORED & CHARACTER & YOURS), choose=DISHONORED & CHARACTER),
        cost=1, influence_cost=2, number=148,
    ),
    event("The Perfect Gift", CRANE, action(OneFromEachDeck(4)), cost=0, influence_cost=1, number=144),
    event(
        "Voice of Honor", CRANE,
        interrupt(EffectsWouldInitiate(EVENT), CancelEffects(),
                  when=some_opponent(count(HONORED & CHARACTER & YOURS) > count(HONORED & CHARACTER & THEIRS))),
        cost=0, influence_cost=2, number=145,
    ),
    event(
        "Way of the Crane", CRANE, action(Honor(THAT), choose=CHARACTER & clan(CRANE) & YOURS),
        cost=0, traits=("philosophy",), number=146,
    ),
)  # fmt: skip
