"""Core Set: Scorpion."""

from gorin.rulesets.lcg.words import *

CARDS = (
    stronghold(
        "City of the Open Hand", SCORPION,
        action(GainHonor(), when=some_opponent(LessHonorable(YOU, THEM)), cost=Bow(THIS)),
        strength=1, honor=10, fate=7, influence=10, traits=("city",), unique=True, number=6,
    ),
    province(
        "Secret Cache", SCORPION, reaction(ConflictDeclared(against=THIS), Search(5)),
        strength=4, elements=("air",), number=13,
    ),
    # --- dynasty
    holding("City of Lies", SCORPION, action(CostChange(EVENT)), strength=1, traits=("city",), number=108),
    character("Bayushi Liar", SCORPION, Keyword("sincerity"), cost=1, military=DASH, political=3, glory=0,
              traits=("courtier",), number=95),
    character(
        "Bayushi Manipulator", SCORPION, reaction(DialsRevealed(), ChangeBid(Num(1))),
        cost=1, military=1, political=1, glory=1, traits=("courtier",), number=96,
    ),
    character(
        "Bayushi Shoju", SCORPION,
        action(gets(THAT, political=-1), DiscardedAtZero(THAT, "political"),
               when=while_this(PARTICIPATING, "political"),
               choose=PARTICIPATING & CHARACTER & YOUR_OPPONENTS, limit=limit(2, "round")),
        cost=5, military=3, political=7, glory=2, traits=("bushi", "courtier", "champion"), unique=True, number=107,
    ),
    character(
        "Bayushi Yunako", SCORPION, action(SwitchBase(THAT), when=while_this(PARTICIPATING), choose=CHARACTER),
        cost=4, military=4, political=2, glory=2, traits=("bushi", "commander"), unique=True, number=105,
    ),
    character(
        "Blackmail Artist", SCORPION,
        reaction(WinsConflict("political", who=THIS), Give("honor", YOUR_OPPONENT, YOU)),
        cost=2, military=1, political=2, glory=1, traits=("courtier",), number=98,
    ),
    character(
        "Favored Niece", SCORPION, action(Draw(), cost=DiscardCards(IN_HAND & YOURS), limit=limit(2, "round")),
        cost=3, military=2, political=2, glory=2, traits=("courtier",), number=102,
    ),
    character(
        "Shosuro Actress", SCORPION,
        action(PutIntoPlay(THAT, conflict=True, yours=True), when=CONFLICT, cost=Sacrifice(THIS),
               choose=CHARACTER & printed_cost("<=", 3) & IN_DISCARD & AN_OPPONENTS - trait("shinobi")),
        cost=3, military=1, political=3, glory=1, traits=("courtier", "shinobi"), number=103,
    ),
    character(
        "Shosuro Miyako", SCORPION,
        reaction(PlaysCard(by_opponent=False, what=CHARACTER, from_hand=True),
                 SelectOne((DiscardAtRandom(Num(1), YOUR_OPPONENT),
                            Pick(CHARACTER & YOUR_OPPONENTS, Dishonor(PICKED), by=YOUR_OPPONENT)), by=YOUR_OPPONENT),
                 select=True),
        cost=3, military=3, political=2, glory=1, traits=("bushi", "shinobi"), unique=True, number=104,
    ),
    character(
        "Sinister Soshi", SCORPION,
        action(gets(THAT, military=-2, political=-2), when=CONFLICT, choose=PARTICIPATING & CHARACTER),
        cost=1, military=DASH, political=DASH, glory=0, traits=("shugenja", "air"), number=97,
    ),
    character(
        "Soshi Illusionist", SCORPION, action(DiscardAnyToken(THAT), cost=SpendFate(Num(1)), choose=CHARACTER),
        cost=2, military=1, political=3, glory=1, traits=("shugenja", "air"), number=99,
    ),
    character(
        "Yogo Hiroue", SCORPION,
        action(MoveToConflict(THAT), Then((Later(WinsThisConflict(), (May(Dishonor(THAT)),)),)),
               when=while_this(PARTICIPATING), choose=CHARACTER - PARTICIPATING),
        cost=4, military=0, political=4, glory=2, traits=("courtier",), unique=True, number=106,
    ),
    character(
        "Yogo Outcast", SCORPION,
        always_gets(THIS, military=+1, political=+1, when=some_opponent(LessHonorable(YOU, THEM))),
        cost=2, military=2, political=2, glory=1, traits=("shugenja", "air"), number=100,
    ),
    character(
        "Young Rumormonger", SCORPION,
        interrupt(WouldBeHonoredOrDishonored(CHARACTER), Redirect(THAT), choose=CHARACTER & SameController(IT) - IT),
        cost=2, military=2, political=2, glory=1, traits=("courtier",), number=101,
    ),
    # --- conflict
    conflict_character(
        "Adept of Shadows", SCORPION, action(ReturnToHand(THIS), cost=LoseHonor()),
        cost=2, military=2, political=2, glory=0, traits=("bushi", "shinobi"), influence_cost=3, number=180,
    ),
    conflict_character("Unassuming Yōjimbō", SCORPION, Keyword("covert"), cost=3, military=3, political=1, glory=0,
                       traits=("bushi", "yojimbo"), influence_cost=2, number=181),
    attachment(
        "Court Mask", SCORPION, AttachOnlyTo(CHARACTER & YOURS), action(ReturnToHand(THIS), Dishonor(HOST)),
        cost=1, military=1, political=2, traits=("item", "mask"), influence_cost=1, number=182,
    ),
    attachment("Fiery Madness", SCORPION, cost=1, military=-2, political=-2, traits=("poison",), influence_cost=2,
               number=183),
    event(
        "Ambush", SCORPION,
        action(PutIntoPlay(THAT, conflict=True), when=CONFLICT,
               choose=Target(CHARACTER & clan(SCORPION) & YOURS & (IN_HAND | IN_PROVINCES), Num(2), up_to=True,
                             worth=6)),
        cost=3, influence_cost=1, number=188,
    ),
    event(
        "Blackmail", SCORPION, PlayOnlyIf(LessHonorable(YOU, YOUR_OPPONENT)),
        action(TakeControl(THAT, until="conflict"), when=CONFLICT,
               choose=CHARACTER & printed_cost("<=", 2) & YOUR_OPPONENTS),
        cost=3, influence_cost=3, number=189,
    ),
    event(
        "Calling in Favors", SCORPION,
        action(TakeOnto(THAT, PAID), cost=Dishonor(CHARACTER & YOURS), choose=ATTACHMENT & AN_OPPONENTS),
        cost=1, influence_cost=2, number=186,
    ),
    event(
        "Forged Edict", SCORPION,
        interrupt(EffectsWouldInitiate(EVENT), CancelEffects(), cost=Dishonor(COURTIER & CHARACTER & YOURS)),
        cost=0, influence_cost=2, number=184,
    ),
    event(
        "I Can Swim", SCORPION,
        action(Discard(THAT), when=CONFLICT,
               choose=(TargetPlayer(HigherBid(YOU, THEM)),
                       PARTICIPATING & DISHONORED & CHARACTER & ControlledBy(CHOSEN))),
        cost=2, traits=("philosophy",), influence_cost=1, number=187,
    ),
    event(
        "Way of the Scorpion", SCORPION,
        action(Dishonor(THAT), when=CONFLICT, choose=PARTICIPATING & CHARACTER - clan(SCORPION)),
        cost=0, traits=("philosophy",), number=185,
    ),
)  # fmt: skip
