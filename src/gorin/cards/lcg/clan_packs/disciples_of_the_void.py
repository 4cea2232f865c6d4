"""Disciples of the Void."""

from gorin.rulesets.lcg.words import *

CARDS = pack(
    "disciples-of-the-void",
    stronghold(
        "Kyūden Isawa", PHOENIX,
        action(Pick(trait("spell") & EVENT & IN_DISCARD & YOURS, PlayCard(PICKED, "removed")), when=CONFLICT,
               cost=(Bow(THIS), DiscardCards(trait("spell") & EVENT & IN_HAND & YOURS))),
        strength=1, honor=11, fate=7, influence=10, traits=("library", "palace"), unique=True, number=1,
    ),
    province(
        "Sanpuku Seidō", PHOENIX, NeverStronghold(), CountsInstead(CHARACTER, "glory", when=HERE),
        strength=1, elements=("fire",), traits=("shrine",), unique=True, number=2,
    ),
    role("Support of the Phoenix", NEUTRAL, InfluenceBonus(8), InfluenceOnly("phoenix"), traits=("phoenix",), number=3),
    # --- dynasty
    character("Fire Tensai Initiate", PHOENIX, cost=1, military=0, political=0, glory=2,
              traits=("shugenja", "fire", "scholar"), number=4),
    character(
        "Pacifist Philosopher", PHOENIX, reaction(PassesConflict("anybody"), GainFate(), limit=limit(2, "round")),
        cost=2, military=DASH, political=1, glory=1, traits=("courtier",), number=5,
    ),
    character(
        "Shiba Tetsu", PHOENIX,
        reaction(PlaysCard(by_opponent=False, what=trait("spell")), gets(THIS, military=+1, political=+1),
                 when=CONFLICT,
                 unlimited=True),
        cost=2, military=2, political=1, glory=1, traits=("bushi",), unique=True, number=6,
    ),
    character(
        "Inquisitive Ishika", PHOENIX, CardsCost(TraitMatches(CONTESTED_RING), by="anybody", when=CONFLICT),
        cost=3, military=2, political=2, glory=2, traits=("shugenja", "void"), number=7,
    ),
    character(
        "Fire Elemental Guard", PHOENIX, RefusesAttachments(unless=trait("spell")),
        action(Discard(THAT), when=CONFLICT & HasDone(Playing(trait("spell")), 3, "conflict"), choose=ATTACHMENT),
        cost=4, military=4, political=2, glory=2, traits=("shugenja", "fire", "army"), number=8,
    ),
    character(
        "Kaito Temple Protector", PHOENIX, Cannot(THIS, ("move",), by_opponents=True, when=while_this(DEFENDING)),
        action(Sets(THIS, "military", StatOf("military", THAT), base=True),
               Sets(THIS, "political", StatOf("political", THAT), base=True),
               when=while_this(DEFENDING), choose=PARTICIPATING & CHARACTER - THIS),
        cost=4, military=3, political=3, glory=2, traits=("monk",), number=9,
    ),
    character(
        "Isawa Tadaka", PHOENIX, CannotPlayCopies(when=SomeRing(RingOf("earth") & (CONTESTED_RING | YOUR_RINGS))),
        cost=5, military=5, political=3, glory=2, traits=("shugenja", "earth", "elemental-master"), unique=True,
        number=10,
    ),
    character(
        "Fushichō", PHOENIX, RefusesAttachments(),
        interrupt(LeavingPlay(THIS), PutIntoPlay(THAT, fate=1),
                  choose=clan(PHOENIX) & CHARACTER & IN_DYNASTY_DISCARD & YOURS),
        cost=6, military=6, political=6, glory=0, traits=("creature", "fire", "mythic", "spirit"), unique=True,
        number=11,
    ),
    holding(
        "Secluded Shrine", PHOENIX,
        reaction(PhaseBegins("conflict"), Until(CountsAsClaimed(THAT_RING)), choose=TargetRing()),
        traits=("shrine",), number=12,
    ),
    character(
        "Hida Amoro", CRAB,
        reaction(PassesConflict("anybody"), Pick(CHARACTER & ControlledBy(DOER), Sacrifice(PICKED), by=DOER),
                 forced=True,
                 unlimited=True),
        cost=3, military=4, political=DASH, glory=1, traits=("bushi", "berserker"), unique=True, number=13,
    ),
    character(
        "Doji Shigeru", CRANE,
        reaction(PlaysCard(what=EVENT, participating=THIS),
                 Pick(IN_HAND & ControlledBy(DOER), DiscardCards(PICKED), by=DOER), unlimited=True),
        cost=3, military=DASH, political=3, glory=2, traits=("courtier",), unique=True, number=14,
    ),
    character("Togashi Tadakatsu", DRAGON, DefenderChoosesRing(), cost=4, military=4, political=3, glory=0,
              traits=("monk", "heretic"), unique=True, number=15),
    character(
        "Ikoma Tsanuri", LION,
        action(gets(PARTICIPATING & CHARACTER & YOURS, military=+1, political=+1),
               when=During(participating=THIS) & (count(PARTICIPATING & BUSHI & CHARACTER & YOURS) >= 3)),
        cost=2, military=2, political=1, glory=2, traits=("bushi", "commander"), unique=True, number=16,
    ),
    character(
        "Moto Nergüi", UNICORN,
        action(MoveHome(THAT), when=while_this(PARTICIPATING, "military"),
               choose=PARTICIPATING & CHARACTER & Highest("glory", PARTICIPATING & CHARACTER)),
        cost=3, military=2, political=2, glory=0, traits=("bushi", "cavalry"), unique=True, number=17,
    ),
    # --- conflict
    conflict_character(
        "Kaito Kosori", PHOENIX,
        CountsToo(THIS, when=During(element="air") & Exists(PARTICIPATING & CHARACTER & YOURS), ready_at_home=True),
        cost=3, military=2, political=2, glory=1, traits=("monk", "shugenja", "air"), influence_cost=2, unique=True,
        number=18,
    ),
    attachment("Favor of the Kami", PHOENIX, always_gets(HOST, glory=+1), cost=0, traits=("condition",),
               influence_cost=1,
               number=19),
    attachment(
        "Katana of Fire", PHOENIX, PlayOnlyIf(Exists(SHUGENJA & CHARACTER & YOURS)), Keyword("restricted"),
        always_gets(HOST, military=count(trait("fire") & YOURS)),
        always_gets(HOST, military=+2, when=SomeRing(YOUR_RINGS & RingOf("fire"))),
        cost=1, traits=("spell", "fire", "weapon"), influence_cost=2, number=20,
    ),
    event("The Path of Man", PHOENIX, reaction(WinsConflict(), GainFate(Num(2)), when=WonBy(5)), cost=0,
          traits=("kiho", "philosophy"), influence_cost=4, number=21),
    event(
        "Wholeness of the World", PHOENIX,
        interrupt(WouldReturnRing(), KeepInstead(claimed=True), maximum=Limit(1, "round")),
        cost=0, traits=("spell", "earth"), influence_cost=1, number=22,
    ),
    event(
        "Clarity of Purpose", PHOENIX,
        action(LastingBar(THAT, "bow", until="conflict", by_opponents=True),
               StaysReady(THAT, until="conflict", type="political"), when=CONFLICT, choose=CHARACTER & YOURS),
        cost=1, traits=("spell", "water"), influence_cost=3, number=23,
    ),
    event(
        "Karmic Twist", PHOENIX,
        action(Pick(CHARACTER & SameController(THAT) - UNIQUE - WITH_FATE, MoveFate(THAT, PICKED, n=None)),
               choose=CHARACTER & WITH_FATE - UNIQUE),
        cost=1, traits=("spell", "void"), influence_cost=3, number=24,
    ),
    conflict_character(
        "Yogo Kikuyo", SCORPION,
        interrupt(EffectsWouldInitiate(trait("spell") & EVENT & YOUR_OPPONENTS), CancelEffects(), when=CONFLICT,
                  cost=PutIntoPlay(THIS), where=("in hand",)),
        cost=3, military=2, political=2, glory=1, traits=("shugenja", "earth"), influence_cost=2, unique=True,
        number=25,
    ),
    conflict_character(
        "Guardian Kami", NEUTRAL,
        action(ResolveContestedRing(as_attacker=True), when=while_this(DEFENDING), cost=Sacrifice(THIS),
               maximum=Limit(1, "conflict")),
        cost=2, military=1, political=1, glory=0, traits=("spirit",), influence_cost=0, role_only="keeper", number=26,
    ),
    conflict_character(
        "Kami Unleashed", NEUTRAL,
        action(ResolveContestedRing(as_attacker=True), when=while_this(ATTACKING), cost=Sacrifice(THIS),
               maximum=Limit(1, "conflict")),
        cost=2, military=1, political=1, glory=0, traits=("spirit",), influence_cost=0, role_only="seeker", number=27,
    ),
    event(
        "Walking the Way", NEUTRAL, CostsLess(Num(1), when=Exists(SHUGENJA & CHARACTER & YOURS)),
        action(ReplaceFromTop(3)),
        cost=1, traits=("spell", "air"), influence_cost=0, number=28,
    ),
)  # fmt: skip
