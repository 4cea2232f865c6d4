"""The Ebb and Flow."""

from gorin.rulesets.lcg.words import *

CARDS = pack(
    "the-ebb-and-flow",
    province("Flooded Waste", CRAB, reaction(Revealed(THIS), Bow(ATTACKING & CHARACTER)), strength=2,
             elements=("water",),
             number=61),
    # --- dynasty
    character(
        "Ikebana Artisan", CRANE, interrupt(WouldLoseHonor(), CancelEffects(), Then((LoseFate(),)), unlimited=True),
        cost=2, military=0, political=2, glory=1, traits=("courtier",), number=63,
    ),
    character(
        "Volcanic Troll", DRAGON, RefusesAttachments(unless=trait("weapon")),
        always_gets(THIS, military=+2, political=+2, when=SomeRing(RingOf("fire") & UnclaimedRings())),
        cost=3, military=3, political=3, glory=0, traits=("creature",), number=64,
    ),
    character("Tireless Sōdan Senzo", LION, AlwaysStaysReady(THIS, lost=True), cost=2, military=1, political=2, glory=0,
              traits=("shugenja", "water"), number=65),
    character(
        "Asako Azunami", PHOENIX,
        interrupt(WouldResolveRing("water"),
                  InsteadOfRing((Pick(CHARACTER, Bow(PICKED), up_to=True),
                                 Pick(CHARACTER, Ready(PICKED), up_to=True)))),
        cost=5, military=4, political=4, glory=3, traits=("shugenja", "water", "elemental-master"), unique=True,
        number=66,
    ),
    character(
        "Disguised Protector", SCORPION, action(Until(AddsBid(), "conflict"), when=During(participating=THIS)),
        cost=4, military=3, political=3, glory=1, traits=("bushi", "shinobi", "yojimbo"), number=67,
    ),
    holding(
        "Hidden Moon Dōjō", SCORPION, MayAlwaysPlay(Is("faceup") & CardsIn(AdjacentProvinces())),
        action(Pick(FACEDOWN & CardsIn(AdjacentProvinces()), TurnFaceup(PICKED)), when=CONFLICT),
        traits=("dojo",), unique=True, deck_limit=1, number=68,
    ),
    character(
        "Master of the Swift Waves", UNICORN,
        action(SwitchLocations(THAT, THAT2), when=CONFLICT,
               choose=(PARTICIPATING & CHARACTER & YOURS, CHARACTER & AT_HOME & YOURS)),
        cost=3, military=3, political=2, glory=1, traits=("shugenja", "water", "cavalry"), number=69,
    ),
    character(
        "Yoritomo", NEUTRAL, always_gets(THIS, military=AsX(FateOf()), political=AsX(FateOf())),
        cost=5, military=3, political=3, glory=2, traits=("bushi", "champion", "mantis-clan"), unique=True, number=70,
    ),
    # --- conflict
    conflict_character(
        "Nezumi Infiltrator", CRAB, Immune(THIS, "#shadowlands"), Immune(THIS, "#maho"),
        reaction(EntersPlay(THIS),
                 SelectOne((gets(AttackedProvince(), strength=+1), gets(AttackedProvince(), strength=-1, least=1))),
                 when=CONFLICT, maximum=Limit(1, "conflict")),
        cost=1, military=1, political=1, glory=0, traits=("creature", "scout"), influence_cost=2, number=71,
    ),
    event(
        "Fight On", CRAB, action(Ready(THAT), MoveToConflict(THAT), when=YouAre("defending"),
                                 choose=BOWED & CHARACTER & YOURS),
        cost=1, influence_cost=2, role_only="water", number=72,
    ),
    conflict_character(
        "Menacing Iron Warrior", CRANE,
        action(LastingBar(PARTICIPATING & CHARACTER & YOUR_OPPONENTS & With("military", "<=", StatOf("military", THIS)),
                          "trigger abilities", until="conflict"), when=while_this(PARTICIPATING, "military")),
        cost=3, military=3, political=1, glory=2, traits=("bushi",), influence_cost=2, number=73,
    ),
    event("Soul Beyond Reproach", CRANE, action(Honor(THAT), Then((Honor(THAT),)), choose=CHARACTER & YOURS), cost=1,
          influence_cost=2, role_only="air", number=74),
    attachment(
        "Hawk Tattoo", DRAGON, AttachOnlyTo(CHARACTER & YOURS), HasTrait(HOST, "tattooed"),
        reaction(PlaysCard(by_opponent=False, what=THIS), MoveToConflict(HOST),
                 If(Exists(HOST & MONK & CHARACTER), AnotherAction()),
                 when=CONFLICT),
        cost=1, military=1, traits=("tattoo",), influence_cost=2, number=75,
    ),
    attachment("Heroic Resolve", LION, action(Ready(HOST), when=CountRings(YOUR_RINGS) >= 2), cost=1, military=1,
               political=1, traits=("condition",), influence_cost=1, number=76),
    event(
        "My Ancestor's Strength", LION,
        action(Sets(THAT, "military", PrintedStat("military", THAT2), base=True),
               Sets(THAT, "political", PrintedStat("political", THAT2), base=True), when=CONFLICT,
               choose=(PARTICIPATING & SHUGENJA & CHARACTER & YOURS, CHARACTER & IN_DYNASTY_DISCARD & YOURS)),
        cost=1, traits=("spell", "water"), influence_cost=2, number=77,
    ),
    attachment(
        "Ofushikai", PHOENIX, Keyword("ancestral"), Keyword("restricted"),
        AttachOnlyTo(UNIQUE & clan(PHOENIX) & CHARACTER & YOURS),
        Grants(action(MoveHome(THAT), KeptOut(THAT), when=During(participating=THIS),
                      choose=PARTICIPATING & CHARACTER), on=trait("champion") & CHARACTER),
        cost=2, military=2, political=3, traits=("weapon",), unique=True, number=78,
    ),
    event(
        "Deceptive Offer", SCORPION,
        action(SelectOne((gets(THAT, military=+2, political=+2), Give("honor", YOUR_OPPONENT, YOU)), by=YOUR_OPPONENT),
               when=CONFLICT, choose=PARTICIPATING & CHARACTER & YOURS),
        cost=0, influence_cost=2, number=79,
    ),
)  # fmt: skip
