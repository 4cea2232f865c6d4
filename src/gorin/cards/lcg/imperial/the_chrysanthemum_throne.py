"""The Chrysanthemum Throne."""

from gorin.rulesets.lcg.words import *

CARDS = pack(
    "the-chrysanthemum-throne",
    province(
        "Before the Throne", NEUTRAL,
        NeverStronghold(), interrupt(Breaks(THIS), Give("honor", YOUR_OPPONENT, YOU, Num(2))),
        strength=5, elements=("air",), traits=("imperial",), number=61,
    ),
    province(
        "Guardians of the Seikitsu", NEUTRAL, reaction(Revealed(THIS), Bow(CHARACTER & printed_cost("<=", 2))),
        strength=5, elements=("earth",), role_only="earth", number=62,
    ),
    # --- dynasty
    character(
        "Kaiu Inventor", CRAB, action(GainsUses(THAT), choose=HOLDING & YOURS),
        cost=2, military=2, political=1, glory=0, traits=("bushi", "engineer"), number=63,
    ),
    character(
        "Doji Shizue", CRANE,
        Cannot(THIS, ("lose fate", "be discarded"), when=DuringPhase("fate") & HasFavor(YOU)),
        cost=2, military=1, political=2, glory=1, traits=("courtier", "storyteller"), unique=True, number=64,
    ),
    character(
        "Agasha Sumiko", DRAGON, AlwaysStaysReady(THIS, when=while_this(ATTACKING) & HasFavor(YOU)),
        cost=5, military=4, political=4, glory=1, traits=("bushi", "champion"), unique=True, number=65,
    ),
    holding(
        "Mountaintop Statuary", DRAGON,
        reaction(TurnedFaceup(THIS), MoveToProvince(THIS, StrongholdProvinces() & PROVINCE & YOURS)),
        action(MoveHome(THAT), when=During(at=OwnProvince()), cost=Sacrifice(THIS),
               choose=ATTACKING & CHARACTER & printed_cost("<=", 2)),
        strength=1, traits=("temple",), number=66,
    ),
    character(
        "Akodo Toshiro", LION,
        action(gets(THIS, military=+5), Forbids(PROVINCE, ("be broken",), until="conflict"),
               Later(ConflictEnds(), (If(Not(Exists(trait("commander") & CHARACTER & YOURS)), Discard(THIS)),)),
               when=while_this(ATTACKING)),
        cost=2, military=2, political=1, glory=2, traits=("bushi",), unique=True, number=67,
    ),
    character(
        "Implacable Magistrate", LION,
        DoesNotCount(THIS | HONORED & CHARACTER, only=True, when=while_this(ATTACKING)),
        cost=3, military=2, political=2, glory=1, traits=("bushi", "imperial", "magistrate"), number=68,
    ),
    character(
        "Haughty Magistrate", PHOENIX,
        DoesNotCount(CHARACTER & With("glory", "<", StatOf("glory", THIS)), when=while_this(ATTACKING)),
        cost=3, military=2, political=2, glory=1, traits=("bushi", "imperial", "magistrate"), number=69,
    ),
    character(
        "Fawning Diplomat", SCORPION, interrupt(LeavingPlay(THIS), ClaimFavor()),
        cost=3, military=1, political=3, glory=0, traits=("courtier",), number=70,
    ),
    character(
        "Utaku Mediator", UNICORN, always_gets(THIS, military=+1, political=+1, when=Not(HasFavor(YOU))),
        cost=1, military=0, political=1, glory=0, traits=("courtier",), number=71,
    ),
    holding("The Imperial Palace", NEUTRAL, AddsToGloryCounts(3), strength=2, traits=("imperial",), unique=True,
            deck_limit=1, number=72),
    # --- conflict
    attachment(
        "Pit Trap", CRAB, AttachOnlyTo(CHARACTER), PlayedOnlyOn(ATTACKING & CHARACTER), DoesNotReady(HOST),
        cost=3, military=-1, political=-1, influence_cost=3, traits=("item", "trap"), number=73,
    ),
    event(
        "Curry Favor", CRANE,
        reaction(BowsFromConflict(CHARACTER & YOURS), Ready(IT), when=FromYourConflict(2)),
        cost=0, influence_cost=1, number=74,
    ),
    attachment(
        "Centipede Tattoo", DRAGON,
        AttachOnlyTo(MONK & CHARACTER, only=True), HasTrait(HOST, "tattooed"), AlwaysStaysReady(HOST, lost=True),
        cost=0, influence_cost=2, traits=("tattoo",), number=75,
    ),
    attachment(
        "Guard Duty", LION, action(Honor(HOST), when=While(HOST, DEFENDING)),
        cost=1, influence_cost=1, role_only="keeper", number=76,
    ),
    attachment(
        "Seal of the Phoenix", PHOENIX, HasTrait(HOST, "phoenix", also="scholar"),
        cost=0, political=1, influence_cost=1, traits=("item", "seal"), number=77,
    ),
    event(
        "Backhanded Compliment", SCORPION,
        action(Draw(who=CHOSEN), LoseHonor(Num(1), CHOSEN), choose=TargetPlayer(any=True)),
        cost=0, influence_cost=1, role_only="keeper", number=78,
    ),
    event(
        "Gaijin Customs", UNICORN,
        action(Ready(THAT), when=Exists(clan(UNICORN) & YOURS), choose=CHARACTER - clan(UNICORN)),
        cost=1, influence_cost=1, number=79,
    ),
    event(
        "Way of the Chrysanthemum", NEUTRAL, reaction(HonorFromBid(), GainHonor(ThatMuch()), maximum=limit(1, "round")),
        cost=2, influence_cost=0, traits=("imperial", "philosophy"), number=80,
    ),
)  # fmt: skip
