"""Core Set: neutral cards."""

from gorin.rulesets.lcg.words import *

CARDS = (
    # --- events
    event(
        "Assassination", NEUTRAL,
        action(Discard(THAT), when=CONFLICT, cost=LoseHonor(Num(3)), choose=CHARACTER & printed_cost("<=", 2),
               maximum=limit(1, "round")),
        cost=0, influence_cost=0, number=203,
    ),
    event(
        "Banzai!", NEUTRAL,
        action(gets(THAT, military=+2), May(LoseHonor(Num(1)), to=Again()), when=CONFLICT,
               choose=PARTICIPATING & CHARACTER, maximum=limit(1, "conflict")),
        cost=0, influence_cost=0, number=204,
    ),
    event(
        "Charge!", NEUTRAL,
        action(PutIntoPlay(THAT, conflict=True), when=MILITARY_CONFLICT, choose=CHARACTER & IN_PROVINCES & YOURS),
        cost=1, influence_cost=0, number=210,
    ),
    event(
        "Contingency Plan", NEUTRAL,
        reaction(DialsRevealed(), SelectOne((ChangeBid(Num(1)), ChangeBid(Num(-1))))),
        cost=0, influence_cost=0, number=205,
    ),
    event(
        "Court Games", NEUTRAL,
        action(SelectOne((Pick(PARTICIPATING & CHARACTER & YOURS, Honor(PICKED)),
                          Pick(PARTICIPATING & CHARACTER & YOUR_OPPONENTS, Dishonor(PICKED), by=YOUR_OPPONENT))),
               when=POLITICAL_CONFLICT, select=True, maximum=limit(1, "conflict")),
        cost=0, influence_cost=0, number=206,
    ),
    event(
        "Fallen in Battle", NEUTRAL,
        reaction(WinsConflict("military"), Discard(THAT), when=WonBy(5), choose=PARTICIPATING & CHARACTER,
                 maximum=limit(1, "conflict")),
        cost=1, influence_cost=0, number=211,
    ),
    event(
        "For Shame!", NEUTRAL,
        action(SelectOne((Dishonor(THAT), Bow(THAT)), by=YOUR_OPPONENT),
               when=CONFLICT & Exists(PARTICIPATING & COURTIER & CHARACTER & YOURS),
               choose=PARTICIPATING & CHARACTER & YOUR_OPPONENTS, select=True),
        cost=0, influence_cost=0, number=207,
    ),
    event(
        "Good Omen", NEUTRAL,
        PlayOnlyIf(some_opponent(LowerBid(YOU, THEM))),
        action(PlaceFate(THAT), choose=CHARACTER & printed_cost(">=", 3)),
        cost=0, influence_cost=0, number=208,
    ),
    event(
        "Outwit", NEUTRAL,
        action(MoveHome(THAT), when=CONFLICT,
               choose=CHARACTER & AN_OPPONENTS
               & LowerThanOne("political", PARTICIPATING & COURTIER & CHARACTER & YOURS)),
        cost=1, influence_cost=0, number=212,
    ),
    event(
        "Rout", NEUTRAL,
        action(MoveHome(THAT), when=CONFLICT,
               choose=CHARACTER & AN_OPPONENTS
               & LowerThanOne("military", PARTICIPATING & BUSHI & CHARACTER & YOURS)),
        cost=1, influence_cost=0, number=213,
    ),
    event(
        "Spies at Court", NEUTRAL,
        reaction(WinsConflict("political"), DiscardAtRandom(Num(2)), cost=Dishonor(PARTICIPATING & CHARACTER & YOURS),
                 maximum=limit(1, "conflict")),
        cost=0, influence_cost=0, number=209,
    ),
    # --- attachments
    attachment(
        "Cloud the Mind", NEUTRAL,
        PlayOnlyIf(Exists(SHUGENJA & CHARACTER & YOURS)),
        Blanks(HOST),
        cost=1, traits=("spell", "air"), influence_cost=0, number=202,
    ),
    attachment("Fine Katana", NEUTRAL, Keyword("restricted"), cost=0, military=2, traits=("weapon",),
               influence_cost=0, number=200),
    attachment("Ornate Fan", NEUTRAL, Keyword("restricted"), cost=0, political=2, traits=("item",),
               influence_cost=0, number=201),
    # --- characters
    character(
        "Miya Mystic", NEUTRAL,
        action(Discard(THAT), when=DuringPhase("conflict"), cost=Sacrifice(THIS), choose=ATTACHMENT),
        cost=2, military=1, political=1, glory=1, traits=("shugenja", "earth", "imperial"), number=125,
    ),
    character(
        "Keeper Initiate", NEUTRAL,
        reaction(ClaimsRing(of_role=True), PutIntoPlay(THIS), IfYouDo((PlaceFate(THIS),)),
                 where=("in discard", "in province")),
        cost=2, military=1, political=1, glory=2, traits=("monk",), role_only="keeper", number=124,
    ),
    character("Otomo Courtier", NEUTRAL, NotAgainstFavor(), cost=1, military=DASH, political=2, glory=1,
              traits=("courtier", "imperial"), number=122),
    character(
        "Seeker Initiate", NEUTRAL, reaction(ClaimsRing(of_role=True), Search(5)),
        cost=2, military=1, political=1, glory=2, traits=("monk",), role_only="seeker", number=126,
    ),
    character("Seppun Guardsman", NEUTRAL, NotAgainstFavor(), cost=1, military=2, political=DASH, glory=1,
              traits=("bushi", "imperial"), number=123),
    character(
        "Wandering Rōnin", NEUTRAL,
        action(gets(THIS, military=+2, political=+2), when=CONFLICT, cost=RemoveFate(THIS), limit=limit(2, "conflict")),
        cost=3, military=2, political=2, glory=0, traits=("bushi", "rōnin"), number=127,
    ),
    # --- holdings
    holding(
        "Favorable Ground", NEUTRAL,
        action(MoveEitherWay(THAT), when=CONFLICT, cost=Sacrifice(THIS), choose=CHARACTER & YOURS),
        strength=1, traits=("battlefield",), number=128,
    ),
    holding("Imperial Storehouse", NEUTRAL, action(Draw(), cost=Sacrifice(THIS)), strength=1, traits=("imperial",),
            number=129),
    # --- provinces
    province("Ancestral Lands", NEUTRAL, always_gets(THIS, strength=+5, when=POLITICAL_CONFLICT), strength=5,
             elements=("earth",), number=15),
    province("Elemental Fury", NEUTRAL, reaction(Revealed(THIS), PickRing(UnclaimedRings(), SwitchContestedRing())),
             strength=4, elements=("water",), number=16),
    province("Entrenched Position", NEUTRAL, always_gets(THIS, strength=+5, when=MILITARY_CONFLICT), strength=5,
             elements=("earth",), number=17),
    province("Fertile Fields", NEUTRAL, action(Draw(), when=HERE), strength=4, elements=("air",), number=18),
    province("Manicured Garden", NEUTRAL, action(GainFate(), when=HERE), strength=4, elements=("air",), number=19),
    province("Meditations on the Tao", NEUTRAL, action(RemoveFate(THAT), when=HERE, choose=ATTACKING & CHARACTER),
             strength=4, elements=("fire",), number=20),
    province(
        "Night Raid", NEUTRAL,
        reaction(Revealed(THIS),
                 Pick(IN_HAND & YOUR_OPPONENTS, DiscardCards(PICKED), by=YOUR_OPPONENT,
                      n=count(ATTACKING & CHARACTER))),
        strength=4, elements=("fire",), number=21,
    ),
    province("Pilgrimage", NEUTRAL, CancelsRingEffects(), strength=5, elements=("void",), number=22),
    province("Rally to the Cause", NEUTRAL, reaction(Revealed(THIS), SwitchType()), strength=4, elements=("water",),
             number=23),
    province(
        "Shameful Display", NEUTRAL,
        action(OneAndTheOther(THAT, Honor(PICKED), Dishonor(REST)), when=HERE,
               choose=Target(PARTICIPATING & CHARACTER, Num(2))),
        strength=3, elements=("void",), number=24,
    ),
    # --- roles
    *(
        role(f"Keeper of {e.capitalize()}", NEUTRAL, InfluenceBonus(3),
             reaction(WinsConflict(element=e, role="defending"), GainFate()),
             traits=("keeper", e), elements=(e,), number=n)
        for n, e in enumerate(("air", "earth", "fire", "water", "void"), 214)
    ),
    *(
        role(f"Seeker of {e.capitalize()}", NEUTRAL, ExtraProvince(e),
             reaction(Revealed(PROVINCE & Is(f"{e} element") & YOURS), GainFate()),
             traits=("seeker", e), elements=(e,), number=n)
        for n, e in enumerate(("air", "earth", "fire", "water", "void"), 214)
    ),
)  # fmt: skip
