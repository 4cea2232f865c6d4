"""Core Set: Crab."""

from gorin.rulesets.lcg.words import *

CARDS = (
    stronghold(
        "Shiro Nishiyama", CRAB,
        action(gets(DEFENDING & CHARACTER & YOURS, military=+1, political=+1), when=CONFLICT, cost=Bow(THIS)),
        strength=3, honor=10, fate=7, influence=10, traits=("castle",), unique=True, number=1,
    ),
    province(
        "Defend the Wall", CRAB, reaction(WinsConflict(here=True), ResolveContestedRing(as_attacker=True)),
        strength=4, elements=("earth",), number=8,
    ),
    # --- dynasty
    character(
        "Borderlands Defender", CRAB, Cannot(THIS, ("bow", "move"), by_opponents=True, when=while_this(DEFENDING)),
        cost=3, military=3, political=3, glory=1, traits=("bushi",), number=31,
    ),
    character("Eager Scout", CRAB, cost=0, military=0, political=0, glory=0, traits=("bushi", "scout"), number=25),
    character(
        "Hida Guardian", CRAB,
        action(gets(THAT, military=count(HOLDING & YOURS) * 2, political=count(HOLDING & YOURS) * 2),
               when=while_this(PARTICIPATING), choose=PARTICIPATING & CHARACTER - THIS),
        cost=1, military=1, political=1, glory=1, traits=("bushi",), number=26,
    ),
    character(
        "Hida Kisada", CRAB, Cancels(FirstActionWouldInitiate(), when=NotLostThisPhase()),
        cost=5, military=7, political=2, glory=0, traits=("bushi", "champion"), unique=True, number=37,
    ),
    character(
        "Hida Tomonatsu", CRAB,
        reaction(WinsConflict(who=THIS, role="defending"), ReturnToDeck(THAT), cost=Sacrifice(THIS),
                 choose=ATTACKING & CHARACTER - UNIQUE),
        cost=3, military=3, political=2, glory=2, traits=("bushi",), unique=True, number=34,
    ),
    character(
        "Hiruma Yōjimbō", CRAB, Cannot(THIS, ("attack",)),
        cost=2, military=4, political=3, glory=2, traits=("bushi", "yojimbo"), number=28,
    ),
    character(
        "Intimidating Hida", CRAB, reaction(PassesConflict(), LoseHonor(Num(1), DOER)),
        cost=3, military=4, political=2, glory=1, traits=("bushi",), number=32,
    ),
    character(
        "Kaiu Envoy", CRAB, Keyword("courtesy"), Keyword("sincerity"),
        cost=1, military=1, political=0, glory=1, traits=("bushi",), number=27,
    ),
    character(
        "Kaiu Shuichi", CRAB, Keyword("covert"),
        action(GainFate(), when=while_this(PARTICIPATING) & Exists(HOLDING)),
        cost=4, military=3, political=3, glory=2, traits=("bushi", "engineer"), unique=True, number=36,
    ),
    character(
        "Shrewd Yasuki", CRAB, action(LookAtTop(2), when=while_this(PARTICIPATING) & Exists(HOLDING)),
        cost=2, military=1, political=2, glory=1, traits=("courtier",), number=29,
    ),
    character(  # Decision: that there is a target is asked before the cost is paid, and the cost may be that very card
        "Steadfast Witch Hunter", CRAB, action(Ready(THAT), cost=Sacrifice(CHARACTER & YOURS), choose=CHARACTER),
        cost=4, military=4, political=2, glory=0, traits=("shugenja", "earth"), number=35,
    ),
    character(
        "Vanguard Warrior", CRAB, action(PlaceFate(THAT), cost=Sacrifice(THIS), choose=CHARACTER),
        cost=2, military=2, political=1, glory=1, traits=("bushi",), number=30,
    ),
    character(
        "Vengeful Berserker", CRAB,
        reaction(LeavesPlay(CHARACTER & YOURS - THIS), Double(THIS, "military"), when=CONFLICT),
        cost=3, military=3, political=DASH, glory=0, traits=("bushi", "berserker"), number=33,
    ),
    holding(
        "Borderlands Fortifications", CRAB,  # Decision: with a facedown card, too, unseen and staying facedown
        action(SwitchPlaces(THIS, THAT), choose=IN_PROVINCES & YOURS - THIS),
        strength=2, traits=("battlefield",), number=38,
    ),
    holding("Funeral Pyre", CRAB, action(Draw(), cost=Sacrifice(CHARACTER & YOURS)), traits=("ritual",), number=39),
    # --- conflict
    conflict_character(
        "Hiruma Ambusher", CRAB,
        reaction(EntersPlay(THIS), LastingBar(THAT, "trigger abilities", until="conflict"), when=while_this(DEFENDING),
                 choose=CHARACTER),
        cost=2, military=2, political=2, glory=0, traits=("bushi", "scout"), influence_cost=1, number=130,
    ),
    conflict_character(
        "Stoic Gunsō", CRAB, action(gets(THIS, military=+3), when=CONFLICT, cost=Sacrifice(CHARACTER & YOURS)),
        cost=2, military=2, political=1, glory=1, traits=("bushi",), influence_cost=1, number=131,
    ),
    attachment(
        "Jade Tetsubō", CRAB,
        AttachOnlyTo(CHARACTER & YOURS), Keyword("restricted"),
        action(ReturnFate(THAT), when=While(HOST, PARTICIPATING), cost=Bow(THIS),
               choose=PARTICIPATING & CHARACTER & with_stat("military", "<", StatOf("military", HOST))),
        cost=2, military=3, traits=("jade", "weapon"), influence_cost=2, number=134,
    ),
    attachment(
        "Reprieve", CRAB, interrupt(WouldLeavePlay(HOST), Instead(Discard(THIS))),
        cost=1, traits=("condition",), influence_cost=1, number=132,
    ),
    attachment(
        "Watch Commander", CRAB,
        AttachOnlyTo(CHARACTER & YOURS), OnePerBearer(),
        reaction(PlaysCard(participating=HOST), LoseHonor(Num(1), DOER), unlimited=True),
        cost=1, military=1, political=1, traits=("follower",), influence_cost=3, number=133,
    ),
    event(
        "Levy", CRAB,
        action(SelectOne((Give("fate", CHOSEN, YOU), Give("honor", CHOSEN, YOU)), by=CHOSEN), choose=TargetPlayer(),
               select=True),
        cost=0, influence_cost=3, number=135,
    ),
    event(
        "Rebuild", CRAB,
        action(PutHoldingThere(THAT), cost=ShuffleIntoDeck(InUnbrokenProvince() & IN_PROVINCES & YOURS),
               choose=HOLDING & IN_DISCARD & YOURS),
        cost=0, influence_cost=2, number=136,
    ),
    event(
        "The Mountain Does Not Fall", CRAB,
        action(StaysReady(THAT, while_="defending"), choose=CHARACTER, maximum=limit(1, "round")),
        cost=1, traits=("technique",), influence_cost=3, number=138,
    ),
    event(
        "Way of the Crab", CRAB,
        action(Pick(CHARACTER & ControlledBy(CHOSEN), Sacrifice(PICKED), by=CHOSEN),
               cost=Sacrifice(CHARACTER & clan(CRAB) & YOURS), choose=TargetPlayer(), maximum=limit(1, "round")),
        cost=1, traits=("philosophy",), number=137,
    ),
)  # fmt: skip
