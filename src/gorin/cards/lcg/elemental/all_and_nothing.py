"""All and Nothing."""

from gorin.rulesets.lcg.words import *

CARDS = pack(
    "all-and-nothing",
    province("Raging Battleground", LION,
             reaction(Revealed(THIS), Discard(THAT), choose=CHARACTER - UNIQUE - WITH_FATE),
             strength=4, elements=("void",), number=81),
    province(
        "Appealing to the Fortunes", NEUTRAL,
        always_gets(THIS, strength=+2, when=HasRole("void")),
        interrupt(Breaks(THIS), Pick(CHARACTER & (IN_PROVINCES | IN_HAND) & YOURS, PutIntoPlay(PICKED))),
        strength=3, elements=("void",), number=82,
    ),
    # --- dynasty
    character(
        "Tainted Hero", CRAB, Cannot(THIS, ("attack", "defend")),
        action(TreatAsBlank(THIS, until="phase"), cost=Sacrifice(CHARACTER & YOURS)),
        cost=3, military=6, political=DASH, glory=0, traits=("bushi", "berserker", "shadowlands"), number=83,
    ),
    holding("Kuni Laboratory", CRAB, always_gets(CHARACTER & YOURS, military=+1, political=+1),
            reaction(PhaseBegins("conflict"), LoseHonor(), forced=True), traits=("laboratory",), number=84),
    character("Callow Delegate", CRANE, interrupt(LeavingPlay(THIS), Honor(THAT), choose=CHARACTER & YOURS), cost=1,
              military=0, political=1, glory=1, traits=("courtier",), number=85),
    character(
        "Togashi Mitsu", DRAGON,
        Keyword("covert"),
        action(PlayCard(THAT, "below"), when=During(participating=THIS),
               choose=(MONK | trait("tattoo") | trait("kiho")) & IN_CONFLICT_DISCARD & YOURS),
        cost=5, military=4, political=3, glory=3, traits=("monk", "tattooed"), unique=True, number=86,
    ),
    character(
        "Tactician's Apprentice", LION,
        reaction(DialsRevealed(), Draw(), when=some_opponent(LowerBid(YOU, THEM)), limit=limit(1, "phase")),
        cost=1, military=1, political=0, glory=1, traits=("bushi",), number=87,
    ),
    character(
        "Matsu Mitsuko", LION,
        action(MoveToConflict(THAT), when=MILITARY_CONFLICT & MoreHonorable(YOU, YOUR_OPPONENT),
               choose=CHARACTER & YOURS),
        cost=4, military=4, political=2, glory=2, traits=("bushi", "cavalry", "commander"), unique=True, number=88,
    ),
    character(
        "Ethereal Dreamer", PHOENIX,
        reaction(PhaseBegins("conflict"), GetsWhileContested(THIS, Num(2), Num(2)), choose=TargetRing()),
        cost=1, military=1, political=1, glory=0, traits=("shugenja", "void"), number=89,
    ),
    holding(
        "Bustling Academy", PHOENIX,
        action(Pick(IN_PROVINCES, Together((DiscardCards(PICKED), FillProvince(ProvinceOf(PICKED), faceup=True,
                                                                               empty=True)))),
               when=Exists(trait("scholar") & CHARACTER & YOURS)),
        strength=1, traits=("academy",), number=90,
    ),
    character(
        "Iuchi Shahai", UNICORN, Keyword("covert"),
        CardsCost(trait("meishodo") & ATTACHMENT, on=THIS | clan(NEUTRAL) & CHARACTER),
        cost=4, military=2, political=4, glory=1, traits=("shugenja", "water"), unique=True, number=91,
    ),
    character("Imperial Librarian", NEUTRAL, always_gets(CHARACTER - THIS, glory=+1), cost=2, military=2, political=2,
              glory=2, traits=("courtier", "imperial", "scholar"), role_only="fire", number=92),
    # --- conflict
    event(
        "Game of Sadane", CRANE,
        action(Duel(THAT, THAT2, "political", winner=Honor(PICKED), loser=Dishonor(PICKED)), when=CONFLICT,
               choose=(PARTICIPATING & CHARACTER & YOURS, PARTICIPATING & CHARACTER & YOUR_OPPONENTS)),
        cost=1, influence_cost=2, number=93,
    ),
    event(
        "Void Fist", DRAGON,
        action(MoveHome(THAT), Bow(THAT), when=CONFLICT & HasDone(Playing(), 2, "conflict"),
               choose=PARTICIPATING & CHARACTER
               & LowerThanOne("military", PARTICIPATING & MONK & CHARACTER & YOURS, or_equal=True)),
        cost=0, traits=("kiho", "void"), influence_cost=2, number=94,
    ),
    event(
        "All and Nothing", PHOENIX,
        interrupt(WouldResolveRing("void"), InsteadOfRing((ResolveRing(),)), Draw(),
                  choose=TargetRing(AnyRing() - ResolvedRing())),
        cost=0, traits=("spell", "void"), influence_cost=2, number=95,
    ),
    conflict_character("Shosuro Sadako", SCORPION, AddsGlory(THIS), cost=2, military=1, political=1, glory=3,
                       traits=("bushi", "shadow", "shinobi"), influence_cost=3, unique=True, number=96),
    attachment(
        "Mark of Shame", SCORPION,
        reaction(PlaysCard(by_opponent=False, what=THIS), Dishonor(HOST), Then((Dishonor(HOST),))),
        cost=2, political=-1, traits=("condition",), influence_cost=1, role_only="air", number=97,
    ),
    event(
        "Discourage Pursuit", SCORPION,
        action(gets(THAT, military=-4), when=CONFLICT, cost=Dishonor(trait("shinobi") & CHARACTER & YOURS),
               choose=PARTICIPATING & CHARACTER),
        cost=0, influence_cost=1, role_only="earth", number=98,
    ),
    event("Dispatch", UNICORN, Keyword("limited"),
          action(Pick(clan(UNICORN) & CHARACTER & YOURS, MoveEitherWay(PICKED))),
          cost=1, influence_cost=1, number=99),
    event("Perfect Land Ethos", NEUTRAL, action(DiscardAnyToken(CHARACTER | PROVINCE, each=True)), cost=2,
          traits=("philosophy",), influence_cost=0, number=100),
)  # fmt: skip
