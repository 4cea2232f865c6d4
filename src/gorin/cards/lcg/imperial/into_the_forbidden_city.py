"""Into the Forbidden City."""

from gorin.rulesets.lcg.words import *

CARDS = pack(
    "into-the-forbidden-city",
    province(
        "Feast or Famine", NEUTRAL,
        interrupt(Breaks(THIS), Pick(CHARACTER & YOURS, MoveFate(THAT, PICKED)), choose=CHARACTER & AN_OPPONENTS),
        strength=3, elements=("fire",), role_only="fire", number=41,
    ),
    province(
        "Public Forum", NEUTRAL,
        NeverStronghold(), interrupt(WouldBreak(THIS), Instead(PlaceHonorToken(THIS)), when=NoHonorToken()),
        strength=3, elements=("earth",), number=42,
    ),
    character(
        "Kakita Yoshi", CRANE,
        action(Draw(Num(3)), CostChange(EVENT, Num(2), until="conflict", each=True),
               when=while_this(PARTICIPATING), cost=DiscardFavor()),
        cost=5, military=2, political=6, glory=3, traits=("courtier", "daimyo", "imperial"), unique=True, number=43,
    ),
    holding(
        "Chisei District", CRANE, Cannot(OwnProvince(), ("face military conflicts",)),
        strength=1, traits=("imperial",), unique=True, deck_limit=1, number=44,
    ),
    character(
        "Enigmatic Magistrate", DRAGON,
        DoesNotCount(CHARACTER & OddCost(), only=True, when=while_this(ATTACKING)),
        cost=3, military=2, political=2, glory=1, traits=("bushi", "imperial", "magistrate"), number=45,
    ),
    character(
        "Prodigy of the Waves", PHOENIX,
        action(Ready(THIS), when=SomeRing(ClaimedRings(None) & RingOf("water"))),
        cost=4, military=3, political=3, glory=2, traits=("shugenja", "water"), number=46,
    ),
    holding(
        "Back-Alley Hideaway", SCORPION,
        interrupt(LeavingPlay(clan(SCORPION) & CHARACTER & YOURS), AttachFacedown()),
        action(PlayAttachedCharacter(), Then((Sacrifice(THIS),))),
        strength=1, traits=("city",), number=47,
    ),
    character(
        "Child of the Plains", UNICORN,
        reaction(Revealed(AttackedProvince()), Until(ActsFirst(YOU), "conflict"), when=while_this(ATTACKING)),
        cost=1, military=1, political=0, glory=0, traits=("cavalry", "scout"), number=48,
    ),
    character(
        "War Dog Master", UNICORN,
        reaction(DeclaredAs(THIS, "attacking"), gets(THIS, military=AsX(CostOf(PAID))),
                 cost=DiscardTop(deck="dynasty")),
        cost=3, military=2, political=DASH, glory=2, traits=("bushi",), number=49,
    ),
    conflict_character(
        "Hiruma Skirmisher", CRAB, reaction(PlaysCard(by_opponent=False, what=THIS), GainsKeyword(THIS, "covert")),
        cost=1, military=1, political=DASH, glory=1, influence_cost=2, traits=("bushi", "scout"), number=50,
    ),
    attachment(
        "Seal of the Crab", CRAB, HasTrait(HOST, "crab", also="berserker"),
        cost=0, military=1, influence_cost=1, traits=("item", "seal"), number=51,
    ),
    event(
        "Mantra of Water", DRAGON,
        reaction(ConflictDeclared("opponent", element="water"), Ready(THAT), Draw(),
                 choose=(MONK | HostsOf(MONK & ATTACHMENT)) & CHARACTER),
        cost=0, influence_cost=2, traits=("kiho", "water"), number=52,
    ),
    conflict_character(
        "Ageless Crone", LION, CardsCost(EVENT, less=-1, by="anybody", when=During(participating=THIS)),
        cost=1, military=0, political=1, glory=0, influence_cost=1, traits=("courtier",), number=53,
    ),
    event(
        "Test of Courage", LION,
        action(MoveToConflict(THAT), Then((Honor(THAT),)), when=CONFLICT & LowerBid(YOU, YOUR_OPPONENT),
               choose=CHARACTER & clan(LION) & YOURS),
        cost=1, influence_cost=1, number=54,
    ),
    event(
        "Benten's Touch", PHOENIX,
        action(Honor(THAT), when=CONFLICT, cost=Bow(clan(PHOENIX) & SHUGENJA & CHARACTER & YOURS),
               choose=PARTICIPATING & CHARACTER & YOURS),
        cost=0, influence_cost=1, traits=("spell", "air"), number=55,
    ),
    conflict_character(
        "Bayushi Kachiko", SCORPION,
        action(MoveHome(THAT), Then((May(Bow(THAT)),)), when=while_this(PARTICIPATING, "political"),
               choose=PARTICIPATING & CHARACTER & With("political", "<", StatOf("political", THIS))),
        cost=5, military=3, political=6, glory=3, traits=("courtier", "imperial"), unique=True, number=56,
    ),
    event(
        "Misinformation", SCORPION,
        action(gets(PARTICIPATING & CHARACTER & YOUR_OPPONENTS, military=-1, political=-1),
               when=CONFLICT & HigherBid(YOU, YOUR_OPPONENT, by=2)),
        cost=1, influence_cost=2, number=57,
    ),
    event(
        "Chasing the Sun", UNICORN,
        action(Pick(EligibleProvinces(), MoveConflict(PICKED)), when=YouAre("attacking", during="any")),
        cost=1, influence_cost=1, traits=("quest",), role_only="seeker", number=58,
    ),
    attachment(
        "Tattered Missive", NEUTRAL,
        AttachOnlyTo(COURTIER & CHARACTER & YOURS),
        action(Search(5, shown=True), cost=Bow(HOST)),
        cost=1, political=1, influence_cost=0, traits=("item",), number=59,
    ),
    event(
        "Censure", NEUTRAL, PlayOnlyIf(HasFavor(YOU)), interrupt(EffectsWouldInitiate(EVENT), CancelEffects()),
        cost=0, influence_cost=0, traits=("imperial",), number=60,
    ),
)  # fmt: skip
