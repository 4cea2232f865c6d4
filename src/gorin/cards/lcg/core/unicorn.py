"""Core Set: Unicorn."""

from gorin.rulesets.lcg.words import *

CAVALRY = trait("cavalry")
RIDERS = count(PARTICIPATING & clan(UNICORN) & CHARACTER & YOURS)

CARDS = (
    stronghold(
        "Golden Plains Outpost", UNICORN,
        action(MoveToConflict(THAT), when=MILITARY_CONFLICT, cost=Bow(THIS), choose=CAVALRY & CHARACTER & YOURS),
        strength=0, honor=10, fate=7, influence=10, traits=("outpost",), unique=True, number=7,
    ),
    province(
        "Endless Plains", UNICORN,
        reaction(ConflictDeclared(here=True), Discard(THAT), cost=BreakProvince(THIS),
                 choose=Target(ATTACKING & CHARACTER, by=YOUR_OPPONENT, must=False)),
        strength=2, elements=("water",), number=14,
    ),
    # --- dynasty
    character(
        "Aggressive Moto", UNICORN, Cannot(THIS, ("defend",)),
        cost=2, military=3, political=0, glory=0, traits=("bushi", "cavalry"), number=111,
    ),
    character(
        "Border Rider", UNICORN, action(Ready(THIS)),
        cost=2, military=2, political=1, glory=1, traits=("bushi", "cavalry"), number=112,
    ),
    character(
        "Giver of Gifts", UNICORN, action(MoveToEligible(THAT, CHARACTER & YOURS), choose=ATTACHMENT & YOURS),
        cost=3, military=2, political=3, glory=2, traits=("courtier",), number=115,
    ),
    character(
        "Ide Trader", UNICORN,
        reaction(MovesIn(CHARACTER, participating=THIS), SelectOne((GainFate(), Draw())), select=True,
                 limit=limit(1, "conflict")),
        cost=3, military=1, political=3, glory=1, traits=("courtier",), number=116,
    ),
    character(
        "Meishōdō Wielder", UNICORN, CostsLess(when=IsFirstPlayer()),
        cost=2, military=2, political=2, glory=1, traits=("shugenja", "water"), number=113,
    ),
    character(
        "Moto Horde", UNICORN, RefusesAttachments(unless=trait("weapon")),
        cost=4, military=6, political=DASH, glory=1, traits=("bushi", "army", "cavalry"), number=119,
    ),
    character(
        "Moto Youth", UNICORN, always_gets(THIS, military=+1, when=FirstOfRound("military")),
        cost=1, military=2, political=0, glory=1, traits=("bushi", "cavalry"), number=109,
    ),
    character(
        "Shinjo Altansarnai", UNICORN,
        reaction(YouBreak(type="military", participating=THIS), Discard(THAT),
                 choose=Target(CHARACTER & YOUR_OPPONENTS, by=YOUR_OPPONENT, must=False)),
        cost=5, military=5, political=4, glory=2, traits=("bushi", "cavalry", "champion"), unique=True, number=121,
    ),
    character(
        "Shinjo Outrider", UNICORN, action(MoveToConflict(THIS), when=CONFLICT),
        cost=2, military=2, political=2, glory=2, traits=("bushi", "cavalry", "scout"), number=114,
    ),
    character(
        "Shinjo Tatsuo", UNICORN,
        action(MoveToConflict(THAT), when=CONFLICT, choose=Target(CHARACTER & YOURS - THIS, up_to=True, too=True)),
        cost=4, military=3, political=3, glory=2, traits=("bushi", "cavalry", "scout"), unique=True, number=120,
    ),
    character(
        "Utaku Infantry", UNICORN,
        always_gets(THIS, military=RIDERS, political=RIDERS, when=while_this(PARTICIPATING)),
        cost=1, military=0, political=0, glory=1, traits=("bushi",), number=110,
    ),
    character(
        "Utaku Yumino", UNICORN,
        action(gets(THIS, military=+2, political=+2), when=CONFLICT, cost=DiscardCards(IN_HAND & YOURS),
               limit=limit(1, "conflict")),
        cost=3, military=2, political=2, glory=3, traits=("bushi", "battle-maiden", "cavalry"), unique=True, number=118,
    ),
    character(
        "Warrior Poet", UNICORN,
        action(gets(PARTICIPATING & CHARACTER & YOUR_OPPONENTS, military=-1, political=-1),
               when=while_this(PARTICIPATING)),
        cost=3, military=2, political=2, glory=2, traits=("bushi", "cavalry"), number=117,
    ),
    # --- conflict
    conflict_character(
        "Ide Messenger", UNICORN,
        action(MoveToConflict(THAT), when=CONFLICT, cost=SpendFate(), choose=CHARACTER & YOURS),
        cost=2, military=1, political=2, glory=0, traits=("courtier",), influence_cost=1, number=191,
    ),
    conflict_character(
        "Iuchi Wayfinder", UNICORN, reaction(EntersPlay(THIS), Pick(FACEDOWN_PROVINCE, LookAt(PICKED))),
        cost=1, military=1, political=1, glory=0, traits=("shugenja", "water", "cavalry"), influence_cost=1, number=190,
    ),
    attachment(
        "Born in War", UNICORN, AttachOnlyTo(CAVALRY & CHARACTER, only=True), SkillX(CountRings(UnclaimedRings())),
        cost=2, traits=("condition",), influence_cost=1, number=194,
    ),
    attachment(
        "Favored Mount", UNICORN, AttachOnlyTo(CHARACTER & YOURS), HasTrait(HOST, "cavalry"),
        action(MoveToConflict(HOST), when=CONFLICT, cost=Bow(THIS)),
        cost=1, military=1, traits=("creature",), influence_cost=1, number=192,
    ),
    attachment(
        "Spyglass", UNICORN, reaction(JoinsConflict(HOST), Draw(), limit=limit(2, "round")),
        cost=1, political=1, traits=("item", "gaijin"), influence_cost=2, number=193,
    ),
    event(
        "Breakthrough", UNICORN, reaction(FirstConflictOver(broke=True), DeclareNow(ordinal="second")),
        cost=0, influence_cost=1, number=195,
    ),
    event(
        "Captive Audience", UNICORN, action(SwitchType("military"), when=POLITICAL_CONFLICT, cost=LoseHonor()),
        cost=0, influence_cost=3, number=196,
    ),
    event(
        "Cavalry Reserves", UNICORN,
        action(PutIntoPlay(THAT, conflict=True), when=MILITARY_CONFLICT,
               choose=Target(CAVALRY & CHARACTER & IN_DYNASTY_DISCARD & YOURS, AnyNumber(), up_to=True, worth=6)),
        cost=3, influence_cost=2, number=199,
    ),
    event(
        "I Am Ready", UNICORN, action(Ready(PAID), cost=RemoveFate(clan(UNICORN) & CHARACTER & YOURS)),
        cost=0, influence_cost=1, number=197,
    ),
    event(
        "Way of the Unicorn", UNICORN, interrupt(WouldPassToken(), KeepInstead()),
        cost=0, traits=("philosophy",), number=198,
    ),
)  # fmt: skip
