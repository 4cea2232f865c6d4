"""Breath of the Kami."""

from gorin.rulesets.lcg.words import *

CARDS = pack(
    "breath-of-the-kami",
    stronghold(
        "Hisu Mori Toride", LION,
        reaction(WinsConflict("military"), MoreConflicts("military"), when=WonBy(5),
                 cost=(Bow(THIS), Sacrifice(BUSHI & CHARACTER & YOURS))),
        strength=2, honor=11, fate=7, influence=9, traits=("fort",), number=1,
    ),
    province(
        "Sacred Sanctuary", DRAGON,
        reaction(ConflictDeclared(here=True), Ready(THAT), LastingBar(THAT, "bow", until="conflict", by_opponents=True),
                 StaysReady(THAT, until="conflict"), choose=MONK & CHARACTER & YOURS),
        strength=2, elements=("air",), traits=("temple",), number=2,
    ),
    province(
        "Demonstrating Excellence", NEUTRAL,
        always_gets(THIS, strength=+2, when=HasRole("air")), interrupt(Breaks(THIS), GainFate(), Draw()),
        strength=3, elements=("air",), number=3,
    ),
    character(
        "Third Tower Guard", CRAB,
        always_gets(THIS, military=+2, when=SomeRing((RingOf("earth") | RingOf("water")) & YOUR_RINGS)),
        cost=1, military=1, political=1, glory=0, traits=("bushi",), number=4,
    ),
    holding(
        "Hiruma Outpost", CRAB,
        GainsWhile(reaction(ConflictDeclared("opponent", against=PROVINCE - ProvinceOf(FACEUP & HOLDING)),
                            LoseHonor(who=DOER)),
                   While(THIS, InUnbrokenProvince())),
        strength=2, traits=("outpost",), number=5,
    ),
    character(
        "Fū Sui Disciple", CRANE,
        action(SelectOne((Honor(THAT), Dishonor(THAT))), select=True,
               choose=Target(Ordinary() & CHARACTER & ControlledBy(HolderOf(RingOf("air"))),
                             by=HolderOf(RingOf("air")), must=False)),
        cost=3, military=1, political=2, glory=2, traits=("shugenja", "air"), number=6,
    ),
    character(
        "Matsu Seventh Legion", LION,
        RefusesAttachments(unless=trait("weapon")),
        Cannot(COURTIER & CHARACTER, ("defend",), when=while_this(ATTACKING)),
        cost=5, military=7, political=DASH, glory=2, traits=("bushi", "army", "cavalry"), number=7,
    ),
    character(
        "Isawa Uona", PHOENIX,
        reaction(PlaysCard(by_opponent=False, what=trait("air")), Bow(THAT), when=CONFLICT,
                 choose=PARTICIPATING & CHARACTER - UNIQUE),
        cost=2, military=2, political=DASH, glory=1, traits=("shugenja", "air"), unique=True, number=8,
    ),
    character(
        "Soshi Shadowshaper", SCORPION,
        action(ReturnToHand(THAT), when=DuringPhase("conflict"), cost=LoseHonor(),
               choose=CHARACTER & Costing("<=", 2) & Been("from hand")),
        cost=2, military=1, political=2, glory=1, traits=("shugenja", "air", "shadow"), number=9,
    ),
    character(
        "Heartless Intimidator", SCORPION, reaction(LosesHonor(), DiscardTop(who=DOER), unlimited=True),
        cost=3, military=1, political=3, glory=1, traits=("courtier",), number=10,
    ),
    character(
        "Shinjo Shono", UNICORN,
        Keyword("pride"),
        action(gets(PARTICIPATING & trait("cavalry") & CHARACTER & YOURS, military=+1, political=+1),
               when=while_this(PARTICIPATING) & ControlsMore()),
        cost=4, military=4, political=3, glory=2, traits=("bushi", "cavalry", "commander"), unique=True, number=11,
    ),
    holding(
        "Shiotome Encampment", UNICORN,
        action(Ready(THAT), when=SomeRing(RingsOfType("military") & YOUR_RINGS), choose=trait("cavalry") & CHARACTER),
        traits=("battlefield",), number=12,
    ),
    character(
        "Kudaka", NEUTRAL,
        reaction(RingClaimed(RingOf("air"), YOU), GainFate(), Draw(), limit=limit(2, "round")),
        cost=4, military=3, political=4, glory=1, traits=("shugenja", "air", "mantis-clan"), unique=True, number=13,
    ),
    attachment(
        "Formal Invitation", CRANE,
        AttachOnlyTo(CHARACTER & with_stat("glory", ">=", 2)), action(MoveToConflict(HOST), when=POLITICAL_CONFLICT),
        cost=0, political=1, influence_cost=3, traits=("item",), number=14,
    ),
    attachment(
        "The Mirror's Gaze", CRANE,
        AttachOnlyTo(SHUGENJA & CHARACTER & YOURS), reaction(EventResolves(), ResolveEventAgain()),
        cost=2, political=1, influence_cost=2, traits=("spell", "air"), number=15,
    ),
    conflict_character(
        "Ancient Master", DRAGON,
        MayPlayAs(AsAttachment((reaction(DeclaredAs(HOST), Search(5, trait("kiho") | trait("tattoo"))),))),
        cost=1, military=1, political=1, glory=2, influence_cost=1, traits=("monk", "tattooed"), number=16,
    ),
    event(
        "Hurricane Punch", DRAGON,
        action(gets(THAT, military=+2), Draw(), when=CONFLICT, choose=PARTICIPATING & MONK & CHARACTER),
        cost=0, influence_cost=1, traits=("kiho", "air"), number=17,
    ),
    event(
        "Even the Odds", LION,
        action(MoveToConflict(THAT), If(While(THAT, trait("commander")), Honor(THAT)),
               when=CONFLICT & ControlsMore(fewer=True), choose=CHARACTER & YOURS),
        cost=0, influence_cost=2, traits=("tactic",), number=18,
    ),
    event(
        "Winds of Change", PHOENIX, action(ReturnRing(RingOf("air") & ClaimedRings(None))),
        cost=0, influence_cost=1, traits=("spell", "air"), role_only="air", number=19,
    ),
    event(
        "Maze of Illusion", SCORPION,
        action(GuessDial(ControllerOf(THAT), Together((Bow(THAT), Dishonor(THAT)))), when=CONFLICT,
               choose=PARTICIPATING & CHARACTER & AN_OPPONENTS),
        cost=1, influence_cost=2, traits=("spell", "air"), number=20,
    ),
)  # fmt: skip
