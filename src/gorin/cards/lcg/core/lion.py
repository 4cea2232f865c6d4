"""Core Set: Lion."""

from gorin.rulesets.lcg.words import *

CARDS = (
    stronghold(
        "Yōjin no Shiro", LION,
        action(gets(ATTACKING & CHARACTER & YOURS, military=+1), when=CONFLICT, cost=Bow(THIS)),
        strength=2, honor=12, fate=7, influence=10, traits=("castle",), unique=True, number=4,
    ),
    province("The Art of War", LION, interrupt(Breaks(THIS), Draw(Num(3))), strength=3, elements=("water",), number=11),
    # --- dynasty
    holding(
        "Staging Ground", LION,
        action(TurnFaceup(THAT), choose=Target(FACEDOWN & IN_PROVINCES & YOURS, Num(2), up_to=True)),
        strength=1, traits=("battlefield",), number=80,
    ),
    character(
        "Akodo Gunsō", LION, Keyword("pride"),
        reaction(EntersFromProvince(THIS), FillProvince(ProvinceLeft(), faceup=True, empty=True)),
        cost=2, military=2, political=1, glory=2, traits=("bushi",), number=71,
    ),
    character(
        "Akodo Toturi", LION, reaction(ClaimsRing("military", participating=THIS), ResolveContestedRing()),
        cost=5, military=6, political=3, glory=3, traits=("bushi", "champion"), unique=True, number=79,
    ),
    character(
        "Deathseeker", LION,
        reaction(WinsConflict(loses=True, who=THIS, role="attacking"),
                 If(HasNoFate(THAT), Discard(THAT), RemoveFate(THAT)),
                 cost=Sacrifice(THIS), choose=CHARACTER & YOUR_OPPONENTS),
        cost=2, military=2, political=1, glory=0, traits=("bushi",), number=72,
    ),
    character(
        "Honored General", LION,
        always_gets(PARTICIPATING & clan(LION) & CHARACTER & YOURS - THIS, military=+1,
                    when=During(participating=THIS)),
        reaction(EntersPlay(THIS), Honor(IT)),
        cost=4, military=3, political=1, glory=2, traits=("bushi", "commander"), number=77,
    ),
    character(
        "Ikoma Eiji", LION,
        reaction(WinsConflict("political", loses=True),
                 Pick(BUSHI & CHARACTER & printed_cost("<=", 3) & (IN_DYNASTY_DISCARD | IN_PROVINCES) & YOURS,
                      PutIntoPlay(PICKED))),
        cost=4, military=1, political=3, glory=3, traits=("courtier",), unique=True, number=78,
    ),
    character(
        "Ikoma Prodigy", LION, reaction(FatePlaced(THIS), GainHonor()),
        cost=1, military=0, political=2, glory=1, traits=("courtier",), number=68,
    ),
    character(
        "Kitsu Spiritcaller", LION,
        action(PutIntoPlay(THAT, conflict=True), Later(ConflictEnds(), (ReturnToDeck(THAT, top=False),), still=THAT),
               when=CONFLICT, cost=Bow(THIS), choose=CHARACTER & IN_DISCARD & YOURS),
        cost=3, military=1, political=3, glory=2, traits=("shugenja", "water"), number=74,
    ),
    character(
        "Lion's Pride Brawler", LION,
        action(Bow(THAT), when=while_this(ATTACKING),
               choose=CHARACTER & with_stat("military", "<=", StatOf("military", THIS))),
        cost=3, military=3, political=2, glory=1, traits=("bushi", "courtier"), number=75,
    ),
    character(
        "Matsu Beiona", LION,
        reaction(EntersPlay(THIS), PlaceFate(THIS, Num(2)), when=count(BUSHI & CHARACTER & YOURS - THIS) >= 3),
        cost=3, military=3, political=2, glory=2, traits=("bushi",), unique=True, number=76,
    ),
    character("Matsu Berserker", LION, cost=1, military=3, political=DASH, glory=1, traits=("bushi", "berserker"),
              number=69),
    character(
        "Obstinate Recruit", LION, Discards(THIS, when=some_opponent(MoreHonorable(THEM, YOU))),
        cost=0, military=2, political=0, glory=0, traits=("bushi",), number=67,
    ),
    character(
        "Steadfast Samurai", LION,
        reaction(PhaseBegins("fate"), Forbids(THIS, ("be discarded", "lose fate")),
                 when=some_opponent(MoreHonorable(YOU, THEM, by=5)), forced=True),
        cost=1, military=1, political=1, glory=1, traits=("bushi",), number=70,
    ),
    character(
        "Venerable Historian", LION,
        action(Honor(THIS), when=while_this(PARTICIPATING) & MoreHonorable(YOU, YOUR_OPPONENT)),
        cost=2, military=DASH, political=1, glory=3, traits=("courtier", "scholar"), number=73,
    ),
    # --- conflict
    conflict_character(
        "Master of the Spear", LION,
        action(MoveHome(THAT), when=while_this(ATTACKING),
               choose=Target(PARTICIPATING & CHARACTER & YOUR_OPPONENTS, by=YOUR_OPPONENT)),
        cost=3, military=2, political=2, glory=1, traits=("bushi",), influence_cost=3, number=161,
    ),
    conflict_character(
        "Vengeful Oathkeeper", LION,
        reaction(WinsConflict("military", loses=True), PutIntoPlay(THIS), where=("in hand",)),
        cost=2, military=2, political=1, glory=0, traits=("bushi",), influence_cost=2, number=160,
    ),
    attachment(
        "Guidance of the Ancestors", LION, action(PlayThis(), where=("in discard",)),
        cost=1, military=1, political=1, traits=("condition",), influence_cost=1, number=162,
    ),
    attachment(
        "Honored Blade", LION, Keyword("restricted"), reaction(WinsConflict(who=HOST), GainHonor()),
        cost=1, military=2, traits=("weapon",), influence_cost=1, number=163,
    ),
    attachment(
        "Sashimono", LION, AttachOnlyTo(BUSHI & CHARACTER & YOURS), AlwaysStaysReady(HOST, "military"),
        cost=2, traits=("item", "banner"), influence_cost=2, number=164,
    ),
    event(
        "For Greater Glory", LION,
        reaction(YouBreak(type="military"), PlaceFate(PARTICIPATING & BUSHI & CHARACTER & YOURS),
                 maximum=limit(1, "conflict")),
        cost=1, influence_cost=3, number=168,
    ),
    event(
        "Ready for Battle", LION, reaction(BowedByOthers(CHARACTER & YOURS), Ready(IT)),
        cost=0, influence_cost=1, number=165,
    ),
    event(
        "Stand Your Ground", LION,
        interrupt(WouldLeavePlay(HONORED & CHARACTER & YOURS), Instead(DiscardToken(IT, "honored"))),
        cost=0, influence_cost=2, number=166,
    ),
    event(
        "Strength in Numbers", LION,
        action(MoveHome(THAT), when=YouAre("attacking"),
               choose=DEFENDING & CHARACTER & with_stat("glory", "<=", count(ATTACKING & CHARACTER))),
        cost=1, influence_cost=2, number=169,
    ),
    event(
        "Way of the Lion", LION,
        action(Double(THAT, "military", base=True), when=CONFLICT, choose=clan(LION) & CHARACTER),
        cost=0, traits=("philosophy",), number=167,
    ),
)  # fmt: skip
