"""Fate Has No Secrets."""

from gorin.rulesets.lcg.words import *

CARDS = pack(
    "fate-has-no-secrets",
    province("Massing at Twilight", NEUTRAL, CountsBothSkills(CHARACTER, when=HERE), strength=8, elements=("void",),
             role_only="void", number=81),
    # --- dynasty
    character(
        "Crisis Breaker", CRAB,
        action(Ready(THAT), MoveToConflict(THAT),
               when=MILITARY_CONFLICT & CountsMoreSkill(YOUR_OPPONENT, YOU, "military"),
               choose=trait("berserker") & CHARACTER & YOURS),
        cost=3, military=3, political=1, glory=1, traits=("bushi", "berserker"), role_only="keeper", number=82,
    ),
    character(
        "Yasuki Taka", CRAB,
        reaction(LeavesPlay(clan(CRAB) & CHARACTER), GainFate(), when=DuringPhase("conflict"), unlimited=True),
        cost=5, military=3, political=4, glory=2, traits=("wily-trader", "daimyo"), unique=True, number=83,
    ),
    character(
        "Origami Master", CRANE,
        Keyword("pride"), action(MoveToken(THIS, THAT, "honored"), choose=CHARACTER & YOURS - THIS),
        cost=4, military=1, political=4, glory=1, traits=("shugenja", "air"), number=84,
    ),
    character(
        "Itinerant Philosopher", DRAGON,
        action(Bow(THAT), when=while_this(PARTICIPATING), cost=DiscardFavor(),
               choose=PARTICIPATING & CHARACTER & AN_OPPONENTS & HostsOf(ATTACHMENT)),
        cost=2, military=1, political=1, glory=2, traits=("monk",), number=85,
    ),
    character("Miwaku Kabe Guard", LION, Keyword("pride"), cost=1, military=1, political=0, glory=2, traits=("bushi",),
              number=86),
    character(
        "Henshin Disciple", PHOENIX,
        always_gets(THIS, political=+2, when=SomeRing(RingOf("air") & ClaimedOrContested())),
        always_gets(THIS, military=+2, when=SomeRing(RingOf("earth") & ClaimedOrContested())),
        HasKeyword(THIS, "pride", when=SomeRing(RingOf("fire") & ClaimedOrContested())),
        cost=3, military=2, political=2, glory=2, traits=("monk", "scholar"), number=87,
    ),
    character(
        "Master Of Gisei Toshi", PHOENIX, reaction(PhaseBegins("conflict"), OnlySpells(), choose=TargetRing()),
        cost=4, military=2, political=4, glory=1, traits=("shugenja", "earth"), number=88,
    ),
    character(
        "Moto Juro", UNICORN,
        action(SelectOne((MoveToConflict(THIS), MoveHome(THIS))), select=True, limit=limit(2, "round")),
        cost=5, military=5, political=2, glory=2, traits=("bushi", "cavalry"), unique=True, number=89,
    ),
    character(
        "Seppun Ishikawa", NEUTRAL,
        always_gets(THIS, military=count(trait("imperial") & YOURS - THIS),
                    political=count(trait("imperial") & YOURS - THIS)),
        cost=3, military=2, political=2, glory=2, traits=("bushi", "imperial"), unique=True, number=90,
    ),
    # --- conflict
    event("Fair Accord", CRAB, action(GainFate(Num(2)), when=DuringPhase("dynasty"), cost=DiscardFavor()), cost=0,
          influence_cost=2, number=91),
    conflict_character(
        "Young Harrier", CRANE,
        action(Forbids(clan(CRANE) & CHARACTER & YOURS, ("be dishonored",)), cost=Dishonor(THIS)),
        cost=1, military=1, political=1, glory=1, influence_cost=1, traits=("bushi", "scout", "shinobi"), number=92,
    ),
    event(
        "Test of Skill", CRANE,
        action(KeepOfNamedType(2),
               cost=(NameType(), RevealTop(3, more=4, when=Exists(trait("duelist") & CHARACTER & YOURS)))),
        cost=1, influence_cost=2, role_only="seeker", number=93,
    ),
    attachment(
        "The Stone of Sorrows", DRAGON, NoFateFromRings(when=While(HOST, READY)),
        cost=2, military=1, political=1, influence_cost=2, traits=("item",), unique=True, role_only="seeker", number=94,
    ),
    attachment(
        "Seal of the Lion", LION, HasTrait(HOST, "lion", also="commander"),
        cost=0, military=1, influence_cost=1, traits=("item", "seal"), number=95,
    ),
    event(
        "Consumed by Five Fires", PHOENIX,
        action(RemoveFateAmong(CHARACTER & AN_OPPONENTS, Num(5)), when=Exists(SHUGENJA & CHARACTER & YOURS)),
        cost=5, influence_cost=2, traits=("spell", "fire"), role_only="seeker", number=96,
    ),
    conflict_character(
        "Cunning Magistrate", SCORPION, DoesNotCount(DISHONORED & CHARACTER - THIS, when=while_this(PARTICIPATING)),
        cost=3, military=2, political=2, glory=1, traits=("bushi", "imperial", "magistrate"), number=97,
    ),
    event(
        "A Fate Worse Than Death", SCORPION,
        action(Bow(THAT), MoveHome(THAT), Dishonor(THAT), RemoveFate(THAT), TreatAsBlank(THAT, until="phase"),
               when=CONFLICT, choose=PARTICIPATING & CHARACTER),
        cost=4, influence_cost=3, number=98,
    ),
    event(
        "Ride Them Down", UNICORN,
        action(Sets(AttackedProvince(), "strength", Num(1), base=True), when=CONFLICT, cost=DiscardFavor()),
        cost=1, influence_cost=3, number=99,
    ),
    event("Waning Hostilities", NEUTRAL, reaction(PhaseBegins("conflict"), Until(AtMostConflicts())), cost=1,
          influence_cost=0, number=100),
)  # fmt: skip
