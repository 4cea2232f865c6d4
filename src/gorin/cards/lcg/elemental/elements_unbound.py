"""Elements Unbound."""

from gorin.rulesets.lcg.words import *

CARDS = pack(
    "elements-unbound",
    stronghold(
        "Hisu Mori Toride", UNICORN,
        reaction(WinsConflict("military"), MoreConflicts("military"), when=MoreParticipating(),
                 cost=(Bow(THIS), Sacrifice(trait("cavalry") & CHARACTER & YOURS))),
        strength=1, honor=11, fate=7, influence=10, traits=("fort",), number=101, version="Elements Unbound",
    ),
    province("Magistrate Station", CRANE, action(Ready(THAT), choose=HONORED & CHARACTER), strength=3,
             elements=("fire",),
             number=102),
    province("Web of Lies", SCORPION, BaseIs(THIS, "strength", BidOf() * 2), strength=0, elements=("water",),
             number=103),
    # --- dynasty
    character(
        "Yasuki Broker", CRAB,
        HasKeyword(CHARACTER & YOURS, "courtesy", when=while_this(PARTICIPATING)),
        HasKeyword(CHARACTER & YOURS, "sincerity", when=while_this(PARTICIPATING)),
        cost=4, military=2, political=3, glory=2, traits=("courtier",), number=104,
    ),
    character(
        "Tengu Sensei", CRANE, Keyword("covert"), reaction(Evades(THIS), Forbids(IT, ("attack",))),
        cost=5, military=4, political=2, glory=2, traits=("bushi", "creature", "duelist"), number=105,
    ),
    character(
        "Agasha Shunsen", DRAGON,
        action(SearchDeck(ATTACHMENT & WithPrintedCost("<=", X()), do=PutOn(PICKED, THAT)), when=CONFLICT,
               cost=OneOrMore(ReturnRing(YOUR_RINGS)), choose=CHARACTER & YOURS),
        cost=3, military=1, political=2, glory=2, traits=("shugenja", "fire"), unique=True, number=106,
    ),
    character(
        "Kitsu Warrior", LION,
        always_gets(THIS, military=CountRings(ClaimedRings(None) & RingsOfType("military")) * 2),
        always_gets(THIS, political=CountRings(ClaimedRings(None) & RingsOfType("political")) * 2),
        cost=4, military=2, political=2, glory=0, traits=("bushi", "creature"), number=107,
    ),
    character(
        "Reader of Omens", PHOENIX,
        always_gets(THIS, political=+3, when=SomeRing((RingOf("air") | RingOf("void")) & YOUR_RINGS)),
        cost=2, military=2, political=0, glory=1, traits=("shugenja", "void"), number=108,
    ),
    character(
        "Reclusive Zokujin", SCORPION, KeywordDuring(THIS, "covert", element="earth"),
        Immune(THIS, by_opponents=True, when=During(element="earth")),
        cost=3, military=3, political=1, glory=1, traits=("creature",), number=109,
    ),
    character(
        "Minami Kaze Regulars", UNICORN, RefusesAttachments(unless=trait("weapon")),
        reaction(WinsConflict(who=THIS), GainFate(), Draw(), when=MoreParticipating()),
        cost=5, military=6, political=3, glory=2, traits=("bushi", "army", "cavalry"), number=110,
    ),
    character(
        "Mantis Tenkinja", NEUTRAL, interrupt(PaysFor(EVENT), ReduceThatCost(), cost=LoseHonor()),
        cost=2, military=1, political=2, glory=2, traits=("shugenja", "water", "mantis-clan"), role_only="water",
        number=111,
    ),
    # --- conflict
    character(
        "Awakened Tsukumogami", NEUTRAL, PaysFromRings(),
        cost=2, military=1, political=1, glory=0, traits=("spirit", "void"), role_only="void", number=112,
    ),
    attachment(
        "Pragmatism", CRAB,
        AttachOnlyTo(CHARACTER & YOURS),
        always_gets(HOST, military=+1, political=+1, when=some_opponent(LessHonorable(YOU, THEM))),
        Cannot(HOST, ("become honored", "become dishonored"), when=some_opponent(LessHonorable(YOU, THEM))),
        cost=1, military=1, political=1, influence_cost=1, traits=("condition",), number=113,
    ),
    event(
        "Specialized Defenses", CRAB,
        action(Double(AttackedProvince(), "strength"),
               when=CONFLICT & Exists(AttackedProvince() & SharesElement(CONTESTED_RING | YOUR_RINGS))),
        cost=0, influence_cost=1, role_only="earth", number=114,
    ),
    attachment(
        "Being and Becoming", DRAGON, AttachOnlyTo(CHARACTER & YOURS),
        action(MoveRingFateTo(HOST), cost=Bow(HOST), choose=TargetRing(UnclaimedRings())),
        cost=2, military=1, political=1, traits=("condition",), influence_cost=2, role_only="void", number=115,
    ),
    event(
        "Mantra of Earth", DRAGON,
        reaction(ConflictDeclared("opponent", element="earth"),
                 LastingBar(THAT, "be targeted", until="conflict", by_opponents=True), Draw(),
                 choose=CHARACTER & (MONK | HostsOf(MONK & ATTACHMENT))),
        cost=0, traits=("kiho", "earth"), influence_cost=2, number=116,
    ),
    attachment(
        "Restored Heirloom", LION, Keyword("restricted"),
        interrupt(WouldResolveRing("water"), InsteadOfRing((PutOn(THIS, THAT),)), where=("in hand", "in discard"),
                  choose=CHARACTER & YOURS),
        cost=2, military=3, traits=("weapon",), influence_cost=1, role_only="water", number=117,
    ),
    conflict_character(
        "Roving Michibiku", PHOENIX,
        reaction(WinsConflict(who=THIS), PickRing(ClaimedRings(DEFENDER), TakeRing())),
        cost=3, military=2, political=2, glory=1, traits=("monk", "scholar"), influence_cost=2, number=118,
    ),
    event(
        "Taryū-Jiai", PHOENIX,
        action(Duel(THAT, THAT2, "glory",
                    winner=PickRing(AnyRing(), ResolveRing(who=ControllerOf(PICKED)), by=ControllerOf(PICKED))),
               when=CONFLICT, choose=(SHUGENJA & CHARACTER & YOURS, SHUGENJA & CHARACTER & AN_OPPONENTS)),
        cost=0, influence_cost=1, number=119,
    ),
    event(
        "Unleash the Djinn", UNICORN,
        action(Sets(PARTICIPATING & CHARACTER, "military", Num(3)),
               Sets(PARTICIPATING & CHARACTER, "political", Num(3)),
               when=CONFLICT, cost=LoseHonor(Num(3))),
        cost=0, traits=("spell", "fire", "meishodo"), influence_cost=3, role_only="fire", number=120,
    ),
)  # fmt: skip
