"""Tears of Amaterasu."""

from gorin.rulesets.lcg.words import *

CARDS = pack(
    "tears-of-amaterasu",
    province(
        "Blood of Onnotangu", NEUTRAL, CannotSpendFate(when=HERE),
        strength=3, elements=("fire",), traits=("shrine",), role_only="seeker", number=1,
    ),
    province(
        "Tears of Amaterasu", NEUTRAL, reaction(Revealed(THIS), GainFate(ForEach(ATTACKING & CHARACTER))),
        strength=4, elements=("void",), traits=("shrine",), role_only="keeper", number=2,
    ),
    character(
        "Staunch Hida", CRAB,
        reaction(WinsConflict(role="defending", who=THIS), ResolveContestedRing(as_attacker=True),
                 maximum=limit(1, "conflict")),
        cost=2, military=2, political=DASH, glory=1, traits=("bushi", "yojimbo"), number=3,
    ),
    holding(
        "Karada District", CRAB,
        action(TakeToEligible(THAT, CHARACTER & YOURS), cost=Give("fate", YOU, CHOSEN),
               choose=(TargetPlayer(), ATTACHMENT & AttachedTo(CHARACTER & ControlledBy(CHOSEN)))),
        strength=1, traits=("imperial",), unique=True, deck_limit=1, number=4,
    ),
    character(
        "Doji Representative", CRANE, action(MoveHome(THIS), when=CONFLICT),
        cost=3, military=1, political=3, glory=2, traits=("courtier",), number=5,
    ),
    character(
        "Kitsuki Yaruma", DRAGON,
        Keyword("courtesy"), RefusesAttachments(what=trait("poison")),
        reaction(EntersPlay(THIS), TurnFacedown(THAT), choose=UNBROKEN & PROVINCE),
        cost=4, military=2, political=4, glory=2, traits=("courtier",), unique=True, number=6,
    ),
    character(
        "Gifted Tactician", LION, reaction(WinsConflict("military", who=THIS), Draw()),
        cost=2, military=2, political=1, glory=1, traits=("bushi", "commander"), number=7,
    ),
    holding(
        "Hito District", LION, Cannot(OwnProvince(), ("face political conflicts",)),
        strength=1, traits=("imperial",), unique=True, deck_limit=1, number=8,
    ),
    character(
        "Isawa Kaede", PHOENIX,
        Immune(THIS, "rings", by_opponents=True),
        RingAlsoHas(("void",), CONTESTED_RING, when=while_this(ATTACKING)),
        ResolvesEachEffect("everybody", when=HasWon(THIS, "attacking")),
        cost=5, military=3, political=4, glory=3, traits=("shugenja", "void"), unique=True, number=9,
    ),
    character(
        "Swift Magistrate", UNICORN, DoesNotCount(CHARACTER & WITH_FATE - THIS, when=while_this(ATTACKING)),
        cost=3, military=2, political=2, glory=1, traits=("bushi", "imperial", "magistrate"), number=10,
    ),
    holding(
        "Windswept Yurt", UNICORN,
        action(SelectOne((EachPlayerDoes(GainFate(Num(2), THEM)), EachPlayerDoes(GainHonor(Num(2), THEM)))),
               FillProvince(OwnProvince(), faceup=True, empty=True), cost=Sacrifice(THIS), select=True),
        strength=1, number=11,
    ),
    attachment(
        "Seal of the Crane", CRANE, HasTrait(HOST, "crane", also="duelist"),
        cost=0, political=1, influence_cost=1, traits=("item", "seal"), number=12,
    ),
    event(
        "Disdainful Remark", CRANE,
        action(gets(AttackedProvince(), strength=AsX(count(IN_HAND & YOUR_OPPONENTS))),
               when=CONFLICT & Exists(PARTICIPATING & COURTIER & CHARACTER & YOURS)),
        cost=1, influence_cost=1, role_only="keeper", number=13,
    ),
    attachment(
        "Jade Masterpiece", DRAGON,
        action(MoveRingFate(UnclaimedRings()), cost=Bow(THIS), choose=TargetRing(UnclaimedRings())),
        cost=1, political=1, influence_cost=2, traits=("item", "jade"), unique=True, number=14,
    ),
    event(
        "Time for War", LION,
        reaction(WinsConflict("political", loses=True),
                 Pick(trait("weapon") & ATTACHMENT & printed_cost("<=", 3) & YOURS & (IN_HAND | IN_DISCARD),
                      PutOn(PICKED, THAT)),
                 choose=BUSHI & CHARACTER & YOURS),
        cost=0, influence_cost=1, role_only="seeker", number=15,
    ),
    attachment(
        "Embrace the Void", PHOENIX,
        PlayOnlyIf(Exists(SHUGENJA & CHARACTER & YOURS)), interrupt(FateWouldGo(HOST), TakeThatFate()),
        cost=0, influence_cost=2, traits=("spell", "void"), number=16,
    ),
    conflict_character(
        "Meek Informant", SCORPION,
        reaction(PlaysCard(by_opponent=False, what=THIS), LookAt(IN_HAND & ControlledBy(CHOSEN)),
                 choose=TargetPlayer(inline=True)),
        cost=1, military=DASH, political=1, glory=0, influence_cost=1, traits=("peasant", "shinobi"), number=17,
    ),
    event(
        "Smoke and Mirrors", SCORPION,
        action(MoveHome(THAT), when=CONFLICT,
               choose=Target(ATTACKING & trait("shinobi") & CHARACTER & YOURS, AnyNumber(), up_to=True)),
        cost=1, influence_cost=2, traits=("technique",), number=18,
    ),
    conflict_character(
        "Goblin Sneak", NEUTRAL,
        reaction(EntersPlay(THIS), SpendOnto(THIS, Num(1), CHOSEN), choose=TargetPlayer(inline=True)),
        cost=2, military=1, political=DASH, glory=0, influence_cost=0, traits=("goblin", "shadowlands"), number=19,
    ),
    attachment(
        "Finger of Jade", NEUTRAL,
        AttachOnlyTo(CHARACTER & YOURS),
        interrupt(TargetingWouldInitiate(HOST, card=True), CancelEffects(), cost=Sacrifice(THIS)),
        cost=1, influence_cost=0, traits=("item", "jade"), number=20,
    ),
)  # fmt: skip
