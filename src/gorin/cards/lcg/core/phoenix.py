"""Core Set: Phoenix."""

from gorin.rulesets.lcg.words import *

CARDS = (
    stronghold(
        "Isawa Mori Seidō", PHOENIX, action(gets(THAT, glory=+2, until="phase"), cost=Bow(THIS), choose=CHARACTER),
        strength=2, honor=11, fate=7, influence=10, traits=("shrine",), unique=True, number=5,
    ),
    province(
        "Kuroi Mori", PHOENIX,
        NeverStronghold(),
        action(SelectOne((PickRing(UnclaimedRings(), SwitchContestedRing()), SwitchType())), when=HERE, select=True),
        strength=4, elements=("void",), number=12,
    ),
    # --- dynasty
    holding("Forgotten Library", PHOENIX, reaction(PhaseBegins("draw"), Draw()), strength=0,
            traits=("library", "shrine"), number=94),
    character(
        "Adept of the Waves", PHOENIX,
        action(GainsKeyword(THAT, "covert", during=During(element="water")), choose=CHARACTER),
        cost=2, military=2, political=2, glory=2, traits=("shugenja", "water"), number=84,
    ),
    character(
        "Asako Diplomat", PHOENIX,
        reaction(WinsConflict(who=THIS), SelectOne((Honor(THAT), Dishonor(THAT))), choose=CHARACTER),
        cost=2, military=1, political=2, glory=1, traits=("courtier",), number=85,
    ),
    character(
        "Fearsome Mystic", PHOENIX,
        always_gets(THIS, glory=+2, when=During(element="air")),
        action(RemoveFate(PARTICIPATING & CHARACTER & YOUR_OPPONENTS & With("glory", "<", StatOf("glory", THIS))),
               when=while_this(PARTICIPATING)),
        cost=4, military=2, political=4, glory=1, traits=("shugenja", "air"), number=91,
    ),
    character(
        "Isawa Atsuko", PHOENIX,
        action(gets(PARTICIPATING & CHARACTER & YOURS, military=+1, political=+1),
               gets(PARTICIPATING & CHARACTER & YOUR_OPPONENTS, military=-1, political=-1),
               when=During(element="void")),
        cost=4, military=3, political=3, glory=2, traits=("shugenja", "void"), unique=True, number=92,
    ),
    character(
        "Isawa Masahiro", PHOENIX,
        action(Discard(THAT), when=During(element="fire"), cost=Bow(THIS),
               choose=PARTICIPATING & CHARACTER & printed_cost("<=", 2)),
        cost=3, military=3, political=2, glory=2, traits=("shugenja", "fire"), unique=True, number=90,
    ),
    character(
        "Meddling Mediator", PHOENIX,
        action(SelectOne((Give("fate", CHOSEN, YOU), Give("honor", CHOSEN, YOU))),
               choose=TargetPlayer(HasDone(Declaring(against_you=True), 2, who=THEM)), select=True),
        cost=2, military=0, political=3, glory=1, traits=("courtier",), number=86,
    ),
    character("Naive Student", PHOENIX, Keyword("sincerity"), cost=1, military=DASH, political=2, glory=2,
              traits=("courtier", "scholar"), number=81),
    character(
        "Radiant Orator", PHOENIX,
        action(MoveHome(THAT),
               when=while_this(PARTICIPATING)
               & (Counted("glory", READY & PARTICIPATING & CHARACTER & YOURS)
                  > Counted("glory", READY & PARTICIPATING & CHARACTER & YOUR_OPPONENTS)),
               choose=PARTICIPATING & CHARACTER & ENEMY),
        cost=3, military=1, political=2, glory=2, traits=("courtier",), number=87,
    ),
    character("Serene Warrior", PHOENIX, cost=3, military=3, political=2, glory=4, traits=("bushi",), number=88),
    character(
        "Shiba Peacemaker", PHOENIX, TakesNoPart(THIS, "attacking"),
        cost=1, military=4, political=1, glory=1, traits=("bushi",), number=82,
    ),
    character(
        "Shiba Tsukune", PHOENIX,
        interrupt(PhaseEnding("conflict"), ResolveRings(UnclaimedRings(), Num(2), up_to=True)),
        cost=5, military=4, political=4, glory=4, traits=("bushi", "champion"), unique=True, number=93,
    ),
    character(
        "Shiba Yōjimbō", PHOENIX, interrupt(TargetingWouldInitiate(SHUGENJA & CHARACTER & YOURS), CancelEffects()),
        cost=3, military=3, political=2, glory=2, traits=("bushi", "yojimbo"), number=89,
    ),
    character(
        "Solemn Scholar", PHOENIX,
        action(Bow(THAT), when=CONFLICT & SomeRing(YOUR_RINGS & RingOf("earth")), choose=ATTACKING & CHARACTER),
        cost=1, military=1, political=1, glory=1, traits=("shugenja", "earth", "scholar"), number=83,
    ),
    # --- conflict
    conflict_character(
        "Ishiken Initiate", PHOENIX,
        always_gets(THIS, military=CountRings(ClaimedRings(None)), political=CountRings(ClaimedRings(None))),
        cost=2, military=1, political=1, glory=0, traits=("shugenja", "void"), influence_cost=2, number=170,
    ),
    conflict_character(
        "Seeker of Knowledge", PHOENIX, RingAlsoHas(("air",), CONTESTED_RING, when=while_this(ATTACKING)),
        cost=2, military=0, political=2, glory=1, traits=("courtier", "shugenja", "air"), influence_cost=1, number=171,
    ),
    attachment(
        "Grasp of Earth", PHOENIX,
        AttachOnlyTo(SHUGENJA & CHARACTER & YOURS),
        action(LastingBar(CHARACTER & AN_OPPONENTS, "move in", until="conflict"),
               Until(CannotPlayFromHand(), "conflict"),
               when=CONFLICT, cost=Bow(THIS)),
        cost=1, military=1, political=1, traits=("spell", "earth"), influence_cost=1, number=173,
    ),
    attachment("Magnificent Kimono", PHOENIX, HasKeyword(HOST, "pride"), cost=0, political=1, traits=("item",),
               influence_cost=1, number=172),
    attachment("Pacifism", PHOENIX, NotPlayed(CONFLICT), TakesNoPart(HOST, type="military"), cost=2,
               traits=("condition",), influence_cost=2, number=174),
    event(
        "Against the Waves", PHOENIX,
        action(SelectOne((Bow(THAT), Ready(THAT))), choose=SHUGENJA & CHARACTER & YOURS),
        cost=1, traits=("spell", "water"), influence_cost=1, number=177,
    ),
    event(
        "Display of Power", PHOENIX, reaction(WinsConflict(loses=True, unopposed=True), TakesOverRing()),
        cost=2, traits=("spell", "fire"), influence_cost=3, number=179,
    ),
    event(
        "Know the World", PHOENIX,
        action(PickRing(UnclaimedRings(), Together((SwapRings(YOUR_RINGS), GainFateFromRing())))),
        cost=1, traits=("spell", "void"), influence_cost=3, number=178,
    ),
    event(
        "Supernatural Storm", PHOENIX,
        action(gets(THAT, military=AsX(count(SHUGENJA & CHARACTER & YOURS)),
                    political=AsX(count(SHUGENJA & CHARACTER & YOURS))),
               choose=PARTICIPATING & CHARACTER),
        cost=0, traits=("spell", "water"), influence_cost=1, number=175,
    ),
    event(
        "Way of the Phoenix", PHOENIX,
        action(Until(CannotDeclareElement(THAT_RING, CHOSEN)), choose=(TargetRing(), TargetPlayer()),
               maximum=Limit(1, "phase")),
        cost=0, traits=("philosophy",), number=176,
    ),
)  # fmt: skip
