"""The hard constructs of card text, each as an invented card of the LCG. The scenarios play them; the golden file
keeps their English. No sentence here is printed on a real card."""

from __future__ import annotations

from gorin.language.control import (
    EachOpponentDoes,
    If,
    IfYouDo,
    Later,
    May,
    OneAndTheOther,
    Pick,
    SelectOne,
    Target,
    TargetAbility,
    Then,
    To,
)
from gorin.language.numbers import Num, StatOf
from gorin.language.sets import AttachedTo
from gorin.rulesets.lcg.words import (
    AN_OPPONENTS,
    ATTACHMENT,
    ATTACKING,
    BOWED,
    CHARACTER,
    CONFLICT,
    CRAB,
    CRANE,
    DRAGON,
    EVENT,
    HOLDING,
    HOST,
    IN_DISCARD,
    IN_HAND,
    IT,
    LION,
    NEUTRAL,
    PAID,
    PARTICIPATING,
    PHOENIX,
    PICKED,
    READY,
    REST,
    SCORPION,
    THAT,
    THAT2,
    THEIRS,
    THEM,
    THIS,
    UNICORN,
    YOU,
    YOUR_OPPONENT,
    YOUR_OPPONENTS,
    YOURS,
    Blanks,
    Bow,
    Cannot,
    ConflictEnds,
    Discard,
    DiscardCards,
    Dishonor,
    Draw,
    Duel,
    EntersPlay,
    Exists,
    GainFate,
    GainHonor,
    GainsThatAbility,
    Grants,
    Honor,
    Instead,
    Keyword,
    LastingBar,
    LoseHonor,
    MayAlwaysPlay,
    MayPlay,
    MoveHome,
    PutIntoPlay,
    Ready,
    ReturnToHand,
    Sacrifice,
    TreatAsBlank,
    While,
    WinsConflict,
    WouldLeavePlay,
    action,
    always_gets,
    attachment,
    character,
    conflict_character,
    count,
    event,
    gets,
    holding,
    interrupt,
    limit,
    reaction,
    stronghold,
    trait,
    while_this,
    with_stat,
)

TWO_TARGETS = event(
    "Borrowed Thunder", LION,
    action(Bow(THAT), Bow(THAT2), when=CONFLICT,
           choose=(READY & PARTICIPATING & CHARACTER & YOURS,
                   READY & CHARACTER & AN_OPPONENTS & with_stat("military", "<", StatOf("military", THAT)))),
    cost=1, influence_cost=1,
)  # fmt: skip
UP_TO_X = event(
    "Muster the Valley", CRAB,
    action(Ready(THAT), choose=Target(BOWED & CHARACTER & YOURS, count(HOLDING & YOURS), up_to=True)),
    cost=0, influence_cost=1,
)  # fmt: skip
OPPONENT_CHOOSES = event(
    "Polite Insult", SCORPION,
    action(Dishonor(THAT), Pick(IN_HAND & YOUR_OPPONENTS, DiscardCards(PICKED), by=YOUR_OPPONENT),
           when=CONFLICT, choose=Target(PARTICIPATING & CHARACTER & YOUR_OPPONENTS, by=YOUR_OPPONENT)),
    cost=0, influence_cost=1,
)  # fmt: skip
SELECT_ONE = event(
    "Two Paths", DRAGON,
    action(SelectOne((Honor(THAT), Ready(THAT), GainFate())), choose=CHARACTER & YOURS, select=True),
    cost=0, influence_cost=1,
)  # fmt: skip
ONE_AND_THE_OTHER = event(
    "Twin Lessons", CRANE,
    action(OneAndTheOther(THAT, Ready(PICKED), Bow(REST)), choose=Target(CHARACTER & YOURS, Num(2))),
    cost=0, influence_cost=1,
)  # fmt: skip
THEN = event(
    "Stern Rebuke", SCORPION, action(Dishonor(THAT), Then((Bow(THAT),)), choose=CHARACTER), cost=1, influence_cost=1
)
IF_YOU_DO = event(
    "Cast It Away", UNICORN,
    action(Discard(AttachedTo(THAT)), IfYouDo((Draw(), GainHonor())), choose=CHARACTER & YOURS),
    cost=0, influence_cost=1,
)  # fmt: skip
TO = event(
    "Heavy Oath", PHOENIX,
    action(To(LoseHonor(Num(2)), GainFate(Num(2))), May(LoseHonor(who=YOUR_OPPONENT), Draw(), by=YOUR_OPPONENT)),
    cost=0, influence_cost=1,
)  # fmt: skip
IF = event(
    "Weigh the Moment", CRANE,
    action(If(Exists(BOWED & CHARACTER & YOURS), Pick(BOWED & CHARACTER & YOURS, Ready(PICKED)), Draw())),
    cost=0, influence_cost=1,
)  # fmt: skip
EACH_OPPONENT = event(
    "Cold Census", NEUTRAL,
    action(EachOpponentDoes(Pick(CHARACTER & THEIRS, Bow(PICKED), by=THEM)),
           EachOpponentDoes(LoseHonor(Num(1), THEM), count(CHARACTER & YOURS) > count(CHARACTER & THEIRS))),
    cost=0, influence_cost=1,
)  # fmt: skip
FIXED_SET = stronghold(
    "Castle of Banners", LION,
    action(gets(ATTACKING & CHARACTER & YOURS, military=+1, glory=+1), when=CONFLICT, cost=Bow(THIS)),
    strength=2, honor=10, fate=7, influence=10,
)  # fmt: skip
CONSTANT_SET = character(
    "Loud Drummer", LION, always_gets(ATTACKING & CHARACTER & YOURS, military=+1, when=while_this(READY)),
    cost=2, military=1, political=1, glory=1,
)  # fmt: skip
DELAYED = event(
    "Hired Shadow", SCORPION,
    action(PutIntoPlay(THAT, conflict=True), Later(ConflictEnds(), (ReturnToHand(THAT),)), when=CONFLICT,
           choose=CHARACTER & IN_HAND & YOURS),
    cost=0, influence_cost=1,
)  # fmt: skip
DELAYED_THIS = conflict_character(
    "Last Stand Veteran", CRAB,
    action(gets(THIS, military=+4), Later(ConflictEnds(), (Sacrifice(THIS),)), when=while_this(PARTICIPATING)),
    cost=2, military=1, political=1, glory=1, influence_cost=1,
)  # fmt: skip
GRANTS = attachment(
    "Scroll of Drills", LION,
    Grants(action(Ready(THIS), cost=LoseHonor(), when=While(THIS, BOWED))),
    cost=1, influence_cost=1,
)  # fmt: skip
INSTEAD = attachment(
    "Paper Amulet",
    PHOENIX,
    interrupt(WouldLeavePlay(HOST), Instead(Discard(THIS)), when=CONFLICT),
    cost=0,
    influence_cost=1,
)
CANNOT = character(
    "Unmoved Abbot", DRAGON,
    Cannot(THIS, ("bow",), by_opponents=True), Cannot(THIS, ("attack", "defend"), when=while_this(BOWED)),
    action(LastingBar(THAT, "ready"), choose=CHARACTER),
    cost=2, military=1, political=1, glory=1,
)  # fmt: skip
PREVENTED_COST = holding(
    "Debt House", CRAB,
    action(gets(THAT, military=StatOf("military", PAID)), cost=Sacrifice(CHARACTER & YOURS), when=CONFLICT,
           choose=PARTICIPATING & CHARACTER & YOURS),
    strength=1,
)  # fmt: skip
DUEL = character(
    "Quick Wrist", CRANE,
    action(Duel(THIS, THAT, "military", winner=Honor(PICKED), loser=ReturnToHand(PICKED)),
           when=while_this(PARTICIPATING), choose=PARTICIPATING & CHARACTER & YOUR_OPPONENTS),
    cost=2, military=3, political=1, glory=1, traits=("duelist",),
)  # fmt: skip
BLANKS = attachment("Grey Veil", NEUTRAL, Blanks(HOST, when=While(HOST, READY)), cost=0, influence_cost=0)
BLANKS_FOR_A_WHILE = event(
    "Moment of Doubt", SCORPION,
    action(TreatAsBlank(THAT, until="conflict"), when=CONFLICT, choose=PARTICIPATING & CHARACTER),
    cost=0, influence_cost=1,
)  # fmt: skip
GAINS_ABILITY = character(
    "Mirror Monk", DRAGON,
    action(GainsThatAbility(THIS), choose=TargetAbility(trait("duelist") & CHARACTER - THIS),
           maximum=limit(1, "round")),
    cost=3, military=2, political=2, glory=1,
)  # fmt: skip
FROM_DISCARD = character(
    "Grave Tailor", UNICORN,
    MayAlwaysPlay((ATTACHMENT | EVENT) & IN_DISCARD & YOURS, when=while_this(PARTICIPATING)),
    cost=2, military=1, political=1, glory=1,
)  # fmt: skip
FROM_DISCARD_ONCE = event(
    "Second Reading", PHOENIX, action(MayPlay(THAT), choose=EVENT & IN_DISCARD & YOURS), cost=0, influence_cost=1
)
REACTION_TO_IT = holding(
    "Gate of Guests", UNICORN, reaction(EntersPlay(CHARACTER & YOURS), Bow(IT), IfYouDo((Draw(),))), strength=1
)
MOVED_AND_PICKED = event(
    "Change of Guard", CRANE,
    action(MoveHome(THAT), Pick(CHARACTER & YOURS - THAT, gets(PICKED, political=+2)), when=CONFLICT,
           choose=PARTICIPATING & CHARACTER & YOURS, maximum=limit(1, "conflict")),
    cost=0, influence_cost=1,
)  # fmt: skip
FORCED = character(
    "Proud Cousin", CRANE,
    Keyword("pride"), reaction(WinsConflict(who=THIS, loses=True), Dishonor(THIS), GainHonor(who=YOU), forced=True),
    cost=2, military=2, political=2, glory=2,
)  # fmt: skip

CONSTRUCTS = (
    TWO_TARGETS,
    UP_TO_X,
    OPPONENT_CHOOSES,
    SELECT_ONE,
    ONE_AND_THE_OTHER,
    THEN,
    IF_YOU_DO,
    TO,
    IF,
    EACH_OPPONENT,
    FIXED_SET,
    CONSTANT_SET,
    DELAYED,
    DELAYED_THIS,
    GRANTS,
    INSTEAD,
    CANNOT,
    PREVENTED_COST,
    DUEL,
    BLANKS,
    BLANKS_FOR_A_WHILE,
    GAINS_ABILITY,
    FROM_DISCARD,
    FROM_DISCARD_ONCE,
    REACTION_TO_IT,
    MOVED_AND_PICKED,
    FORCED,
)
