"""Invented cards for the words that few real cards need."""

from __future__ import annotations

from gorin.rulesets.ccg.card import Card
from gorin.rulesets.ccg.words import *

CARDS: tuple[Card, ...] = (
    # --- several performers
    strategy("Joint Effort", open_(give(PERFORMER, force=2), cost=Bow(PERFORMER), target=PERSONALITY & OTHERS,
             performer=Target(PERSONALITY & YOURS & SAMURAI, Num(2))), focus=1),
    strategy("Lord and Servant", open_(give(PerformerNo(0), force=3), give(PerformerNo(1), chi=1), gain_honor(1),
             performer=(PERSONALITY & YOURS & SAMURAI, PERSONALITY & YOURS & COURTIER)), focus=1),
    # --- instead
    personality("Stubborn Oak", CRAB, reaction(Would("be destroyed", THIS), Instead((Bow(THIS),)), when=Exists(THIS & UNBOWED)),
                force=2, chi=3, cost=4, personal_honor=1),
    holding("Quiet Shrine", trait(PlayerWould("gain Honor"), Instead((draw(),)), limit=Limit(1, "turn")), cost=0),
    holding("Tax House", reaction(PlayerWould("lose Honor", yours=False), Instead((lose_honor(THAT_MUCH + 1, DOER),))), cost=0),
    strategy("Heir", reaction(Would("be destroyed", PERSONALITY & YOURS),
             Pick(PERSONALITY & YOURS & IN_PROVINCE & FACEUP, Instead((Overlay(PICKED, IT),)))), focus=1),
    # --- naming
    strategy("Gamble", open_(NameNumber((lose_honor(X()), give(THAT, force=X())), 1, 4), target=PERSONALITY & YOURS), focus=1),
    strategy("Accusation", limited(NameCard((Discard(NAMED & IN_HAND & OTHERS),))), focus=1),
    # --- copying
    strategy("Mimicry", open_(CopyAbility(THAT, THAT_OTHER), target=(PERSONALITY & YOURS, PERSONALITY)), focus=1),
    strategy("Second Skin", open_(CopyText(THAT, THAT_OTHER), target=(PERSONALITY & YOURS, PERSONALITY)), focus=1),
    personality("Lone Mentor", CRAB, has(THIS, force=2), trait(Bows(THIS), gain_honor(1)),
                open_(gain_honor(2), label="teach"), open_(draw(), label="study"), force=1, chi=3, cost=4, personal_honor=1),
    # --- decks
    strategy("Foresight", open_(LookAtTop(Num(3), (Reorder(PICKED),))), focus=1),
    strategy("Prospect", open_(LookAtTop(Num(2), (Pick(PICKED, PutOnBottom(PICKED), up_to=True),), "dynasty")), focus=1),
    strategy("Set Aside", open_(PutOnTop(THAT), target=IN_DISCARD & YOURS & Is("fate")), focus=1),
    # --- provinces
    strategy("Rich Harvest", limited(AddToProvince(THAT, faceup=True), target=PROVINCE & YOURS), focus=1),
    strategy("New Lands", limited(GainProvince()), focus=1),
    strategy("Sudden Lands", battle(GainProvince(), even="absent"), focus=1),
    holding("Herald", trait(Engages(), gain_honor(1)), cost=0),
    strategy("Landslide", open_(Destroy(THAT), target=PROVINCE & OTHERS), focus=1),
    strategy("Scorched Earth", battle(gain_honor(3), cost=Destroy(CurrentProvince()), even="absent"), focus=1),
    strategy("Measured Blow", open_(SetStat(THAT, "force", 5), target=PERSONALITY), focus=1),  # type: ignore[arg-type]  # as card files write it
    # --- maneuvers
    strategy("Late March", reaction(ManeuversEnd(), AdditionalManeuvers()), focus=1),
    strategy("Last Riders", battle(AdditionalManeuvers(cavalry=True, by="defender"), even="absent"), focus=1),
    strategy("Chosen Ground", reaction(ManeuversEnd(), OrdersBattles(), when=Not(YouAttack())), focus=1),
    # --- the rulebook
    holding("Great Library", HandSize(Num(2)), HandSize(Num(-3), others=True), cost=0),
    holding("Court of Whispers", EvenSo("Lobby"), MayNotTake("Lobby", others=True), cost=0),
    holding("Long Arm", MayTargetWith("Favor: move an attacker home", PERSONALITY & ENEMY & DEFENDING), cost=0),
    # --- gold
    strategy("Bribe", open_(give(THAT, force=X() * -1), target=PERSONALITY & OTHERS, cost=PayAny()), focus=1),
    holding("Smithy", Produces(Num(3), only="item"), cost=0),
    strategy("Patron", open_(ProduceGold(Num(4), THAT), target=ATTACHMENT & YOURS & IN_HAND), focus=1),
    strategy("Double Fee", open_(draw(2), cost=pay_gold(2)), cost=3, focus=1),
    strategy("Head Price", open_(Bow(THAT), target=PERSONALITY & OTHERS, cost=pay_gold(stat("chi", THAT))), cost=2, focus=1),
    # --- delayed effects
    strategy("Blood Oath", open_(Later(Destroyed(THAT), (Bow(PERFORMER), Dishonor(THAT_OTHER))),
             performer=PERSONALITY & YOURS, target=(PERSONALITY & OTHERS, PERSONALITY & OTHERS)), focus=1),
    strategy("Twin Fates", open_(Later(TurnEnds(), (Straighten(PERFORMER), Bow(THAT))),
             performer=PERSONALITY & YOURS, target=PERSONALITY & OTHERS), focus=1),
    strategy("Long Memory", open_(NextTime(TurnBegins(yours=True), (gain_honor(2), Dishonor(THAT))), target=PERSONALITY & OTHERS), focus=1),
    strategy("Short Memory", open_(NextTime(Bows(THAT), (gain_honor(2),), until="your next turn"), target=PERSONALITY & OTHERS), focus=1),
    # --- targets while resolving
    strategy("Glance", open_(MayTarget(PERSONALITY & OTHERS, Bow(PICKED), must=True), IfDid((gain_honor(1),))), focus=1),
    # --- challenges and duels
    strategy("Open Challenge", limited(Duel(THAT, THAT_OTHER, loser=(Bow(PICKED), lose_honor(1, his(PICKED))), refused=(Dishonor(THAT_OTHER),),
             stat="force", against="chi"), target=(PERSONALITY & YOURS, PERSONALITY & OTHERS)), focus=2),
    personality("Bodyguard", CRANE, reaction(IsChallenged(PERSONALITY & YOURS - THIS), TakesPlace(THIS, PERSONALITY & YOURS & IN_THIS_CHALLENGE)),
                WinsTies(THIS), trait(LosesDuel(PERSONALITY & OTHERS), gain_honor(1)), force=1, chi=4, cost=3, personal_honor=1),
    holding("Dueling Ground", trait(Challenges(PERSONALITY), gain_honor(1)), trait(RefusesChallenge(PERSONALITY), draw()),
            trait(DuelBegins(), gain_honor(1)), cost=0),
    strategy("Fated Stroke", focus_effect(MakesWin(PERSONALITY & IN_THIS_DUEL & YOURS)), focus=1),
    strategy("Second Blade", focus_effect(Pick(STRATEGY & IN_HAND & YOURS, AddToFocused(PICKED))), focus=2),
    strategy("Mercy", reaction(WouldBeDestroyed(PERSONALITY), NegateIt(), when=ForDuel("losing")), focus=2),
    # --- attacks
    strategy("Twin Arrows", battle(ranged(3, times=2)), focus=2),
    personality("Shieldbearer", CRAB, trait(AttackTargets(PERSONALITY & YOURS), gain_honor(1)), trait(AttackResolved(FOLLOWER), draw()),
                force=3, chi=2, cost=4, personal_honor=1),
    # --- turns of phrase
    holding("Steady Wall", Cannot("fall", 2, PERSONALITY & YOURS), Cannot("be raised", 9, PERSONALITY & YOURS, "chi"),
            Cannot("be lowered", -5), cost=1),
    strategy("Toll", open_(Separately(lose_honor(1, his(THAT)), HOLDING & GoldProducing() & OTHERS), target=PERSONALITY & OTHERS), focus=1),
    strategy("Gap", open_(gain_honor(Difference(stat("force", THAT), stat("chi", THAT))), target=PERSONALITY & YOURS), focus=1),
    strategy("Tribal Rite", open_(give(PERSONALITY & (KeywordWith("tribe") | Called("samurai", True)), force=1)), focus=1),
    strategy("Salute", battle(gain_honor(1, FRIENDLY_LEADER), give(PERSONALITY & YOURS & Unopposed() & ANYWHERE, force=1)), focus=1),
    personality("Beast Lord", CRAB, CanOnlyAttach("follower", "nonhuman"), force=4, chi=2, cost=4, personal_honor=0),
)  # fmt: skip
