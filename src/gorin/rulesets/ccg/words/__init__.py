"""The words of a card file: `from gorin.rulesets.ccg.words import *`."""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING, Any

from gorin.language.conditions import Compare, Exists, Not
from gorin.language.control import If, Later, Limit, May, Pick, SelectOne, Target, Then
from gorin.language.nodes import Condition, Effect, Number, Player, Query, Text, Trigger, number
from gorin.language.numbers import AnyNumber, Count, IfElse, Num, StatOf, X
from gorin.language.players import Chosen, ControllerOf, Doer, Them, You
from gorin.language.sets import (
    AttachedTo,
    ControlledBy,
    ControlledByFoes,
    Host,
    HostsOf,
    Is,
    It,
    Paid,
    Picked,
    That,
    This,
    With,
)
from gorin.rulesets.ccg.card import DASH, UNALIGNED, Card
from gorin.rulesets.ccg.words.action_triggers import (
    AfterAction,
    AfterResolution,
    Announced,
    BeforeResolution,
    Targets,
    WouldTarget,
)
from gorin.rulesets.ccg.words.aftermath import (
    DestroyedYours,
    EitherOf,
    EntersDiscard,
    ItMoved,
    PaidWithThis,
    Performed,
    ResolvesYet,
    TargetedBeside,
    TotalCost,
)
from gorin.rulesets.ccg.words.amounts import GiveUnit, GiveWithin
from gorin.rulesets.ccg.words.attacks import Attack, Attackable, AttackResolved, AttackTargets
from gorin.rulesets.ccg.words.card_effects import (
    Attach,
    BecomesDead,
    Bow,
    Destroy,
    Discard,
    Dishonor,
    GainsKeyword,
    Give,
    LosesKeyword,
    MayNot,
    MoveHere,
    MoveHome,
    PutOnBottom,
    PutUnderFaceup,
    Rehonor,
    RemoveFromGame,
    ReturnToHand,
    Seppuku,
    Straighten,
    Transfer,
)
from gorin.rulesets.ccg.words.cards import (
    celestial,
    edition,
    event,
    follower,
    holding,
    item,
    personality,
    region,
    ring,
    spell,
    strategy,
    stronghold,
    terrain,
)
from gorin.rulesets.ccg.words.choosing import DestroyOne, DiscardAtRandom, MayTarget, OneOrMore, Targeted
from gorin.rulesets.ccg.words.conditions import (
    Always,
    AnotherHasHigherHonor,
    AtYourProvince,
    BoughtPlainly,
    ClanPlayer,
    DestroyedSomething,
    EnemyUnitsWereThere,
    FirstTurn,
    FromA,
    HaveFavor,
    HighestHonor,
    HonorIs,
    InCombat,
    InPhase,
    IsHere,
    LostBattle,
    LostNobody,
    NoTerrain,
    PayingFor,
    ProvinceStands,
    WonBattle,
    YouAttack,
    YouDefend,
    YourTurn,
)
from gorin.rulesets.ccg.words.control import IfDestroyed, IfDid, NextTime, Once, OrElse, OverAndOver
from gorin.rulesets.ccg.words.copying import CopyAbility, CopyText, ForAWhile
from gorin.rulesets.ccg.words.costs import (
    AddedCost,
    CannotLoseHonor,
    CostIf,
    EntersFor,
    IfPaid,
    MayPay,
    NeedNot,
    OneCost,
    PaysInstead,
    WouldPay,
)
from gorin.rulesets.ccg.words.creating import Create, CreateLike, PutIntoPlay
from gorin.rulesets.ccg.words.deckbuilding import CopiesOfThis, MoreCopies
from gorin.rulesets.ccg.words.decks import LookAt, LookAtTop, PutOnTop, Reorder
from gorin.rulesets.ccg.words.designators import (
    battle,
    battle_or_limited,
    battle_or_open,
    event_text,
    focus_effect,
    limited,
    open_,
    reaction,
    trait,
)
from gorin.rulesets.ccg.words.duel_triggers import (
    BeforeFocusEffects,
    Challenges,
    DuelBegins,
    DuelEnds,
    FocusEffect,
    Focusing,
    IsChallenged,
    LosesDuel,
    PoolsFormed,
    RefusesChallenge,
    WinsDuel,
)
from gorin.rulesets.ccg.words.duels import (
    AddToFocused,
    DelaysLosing,
    Duel,
    ForDuel,
    InsteadOfFocusing,
    InThisDuel,
    LosesInstead,
    MakesWin,
    MayNotRefuse,
    RaiseFocus,
    TakesPlace,
    WinsTies,
)
from gorin.rulesets.ccg.words.entering import Attached, AttachRegion, EntryHonorLoss, ResolveEvent
from gorin.rulesets.ccg.words.experience import AlsoCalled, Experienced
from gorin.rulesets.ccg.words.golden import PayAny, ProduceGold
from gorin.rulesets.ccg.words.instead import Instead, PlayerWould, ThatMuch, Would
from gorin.rulesets.ccg.words.leaders import LeadersChoose
from gorin.rulesets.ccg.words.locations import (
    Alongside,
    MoveElsewhere,
    Opposing,
    ProvinceAt,
    SameClan,
    SameLocation,
    ThisProvince,
    Unit,
    Weakest,
)
from gorin.rulesets.ccg.words.lying import AdjacentTo, LoseOverlay, PutIntoProvince, PutUnder, Under
from gorin.rulesets.ccg.words.maneuvers import AdditionalManeuvers, AttackPhase, ManeuversEnd, OrdersBattles
from gorin.rulesets.ccg.words.memory import AssignedNobody, ItDid
from gorin.rulesets.ccg.words.naming import NameCard, Named, NameNumber
from gorin.rulesets.ccg.words.negations import (
    DelayEffects,
    Negate,
    NegateEffects,
    NegateIt,
    ReduceHonor,
    TargetsInstead,
)
from gorin.rulesets.ccg.words.numbers import (
    BaseOf,
    DifferentKeywords,
    FamilyHonor,
    Higher,
    Highest,
    HowMany,
    MostOfOnePlayer,
    Penalty,
    StartingHonor,
)
from gorin.rulesets.ccg.words.outcomes import AttackerFirst, ContributesBowed, SparesProvince, StaysUnbowed, TiedInstead
from gorin.rulesets.ccg.words.own_numbers import OwnPenalty
from gorin.rulesets.ccg.words.player_effects import (
    AdditionalAction,
    BowACard,
    DiscardACard,
    DiscardFavor,
    DiscardHand,
    Draw,
    GainHonor,
    LoseHonor,
    PayGold,
    TakeFavor,
)
from gorin.rulesets.ccg.words.players import (
    AboveStartingHonor,
    ChoosePlayer,
    EachPlayer,
    EnemyLeader,
    FriendlyLeader,
    LostHonorToAnother,
    OfActivePlayer,
    OfAPlayerWith,
    OwnedByYou,
)
from gorin.rulesets.ccg.words.prohibitions import FailsTo, FromAfar, KeepsPersonalHonor, NotControlledBy
from gorin.rulesets.ccg.words.protections import AtLeast, OthersCannotDestroy, OthersCannotTarget, PutOff
from gorin.rulesets.ccg.words.provinces import AddToProvince, GainProvince
from gorin.rulesets.ccg.words.refilling import LostProvinces, RefillsFaceup
from gorin.rulesets.ccg.words.rings import (
    MostCardsInHand,
    PlayedAndDestroyedTerrain,
    ResolvedThisTurn,
    RingCost,
    SomebodyHasMoreCards,
    WonAsTheWeaker,
)
from gorin.rulesets.ccg.words.rulebook_changes import (
    CannotUse,
    EvenSo,
    HandSize,
    LosesNoHonor,
    MayNotTake,
    MayTargetWith,
)
from gorin.rulesets.ccg.words.searching import Search, SearchToPlay
from gorin.rulesets.ccg.words.sets import (
    Anywhere,
    CanAttachTo,
    CanBear,
    CanBeAttached,
    CanBeTransferredTo,
    CurrentProvince,
    Enemy,
    FacingClan,
    InArmyOf,
    InAUnit,
    InUnitOf,
    NoAttachments,
    NoFollowers,
    Opposed,
    Performer,
    PerformerNo,
    UnitOf,
    WithAbility,
    YourClan,
)
from gorin.rulesets.ccg.words.stats import (
    ChangesNegated,
    CopyStat,
    Exchange,
    GainReconnaissance,
    GainsAbility,
    HaveReconnaissance,
    Limits,
    NegateChanges,
    SetStat,
)
from gorin.rulesets.ccg.words.taking import BringIntoPlay, FightApart, Overlay, SwitchPlaces, TakeControl
from gorin.rulesets.ccg.words.texts import (
    Ability,
    AttachesOnlyTo,
    Cheaper,
    CostsToAttach,
    Grants,
    Has,
    HasKeyword,
    MayNotEver,
    Produces,
    StrongerAttacks,
    WillNot,
)
from gorin.rulesets.ccg.words.tokens import AddToken, CountTokens, RemoveToken, TransferToken
from gorin.rulesets.ccg.words.triggers import (
    AnotherLosesHonor,
    Assigned,
    BattleEnds,
    BattleResolved,
    BattleResolves,
    Bows,
    Destroyed,
    Engages,
    Enters,
    LosesHonor,
    PhaseBegins,
    PhaseEnds,
    Straightens,
    TurnBegins,
    TurnEnds,
    When,
    WouldBeDestroyed,
)
from gorin.rulesets.ccg.words.units import AtBattlefieldOf, UnitsWith
from gorin.rulesets.ccg.words.wording import (
    AfterSuccess,
    Called,
    Cannot,
    CannotAttach,
    CanOnlyAttach,
    Difference,
    GoldProducing,
    KeywordWith,
    Separately,
    Unopposed,
)

# --- sets, players -------------------------------------------------------------------------------------------------

THIS, THAT, THAT_OTHER, PICKED, IT, HOST, PAID = This(), That(0), That(1), Picked(), It(), Host(), Paid()
PERFORMER, ENEMY, OPPOSED, IN_A_UNIT = Performer(), Enemy(), Opposed(), InAUnit()
TARGETED, IN_THIS_DUEL, NAMED, THAT_MUCH = Targeted(), InThisDuel(), Named(), ThatMuch()
IN_THIS_CHALLENGE = InThisDuel(True)
HOW_MANY = HowMany()
YOURS, OTHERS = ControlledBy(You()), ControlledByFoes()
YOU, CHOSEN, DOER, ENEMY_LEADER, FRIENDLY_LEADER = You(), Chosen(), Doer(), EnemyLeader(), FriendlyLeader()
THEM = Them()
PERSONALITY, FOLLOWER, ITEM, SPELL, ATTACHMENT = (
    Is(x) for x in ("personality", "follower", "item", "spell", "attachment")
)
HOLDING, REGION, STRATEGY, RING, PROVINCE = (Is(x) for x in ("holding", "region", "strategy", "ring", "province"))
BOWED, UNBOWED, DISHONORABLE, HONORABLE = (Is(x) for x in ("bowed", "unbowed", "dishonorable", "honorable"))
ATTACKING, DEFENDING, HERE, IN_HAND = (Is(x) for x in ("attacking", "defending", "here", "in hand"))
IN_DISCARD, IN_PROVINCE, FACEUP, DEAD, REMOVED = (
    Is(x) for x in ("in discard", "in province", "faceup", "dead", "removed")
)
EXPERIENCED = Experienced()
IN_POOL, FOCUSED = Is("in focus pool"), Is("focused")
FACEDOWN, DISCARDED = Is("facedown"), Is("discarded")
ANYWHERE, UNIT, YOU_OWN = Anywhere(), Unit(), OwnedByYou()
HUMAN, INFANTRY = Is("human"), Is("infantry")


def keyword(name: str) -> Query:
    """The cards with a keyword."""
    return Is(f"#{name}")


SAMURAI, COURTIER, SHUGENJA, DUELIST = (keyword(x) for x in ("samurai", "courtier", "shugenja", "duelist"))
KENSAI, SCOUT, CAVALRY, TACTICIAN = (keyword(x) for x in ("kensai", "scout", "cavalry", "tactician"))
MONK, NINJA, MAGISTRATE, COMMANDER = (keyword(x) for x in ("monk", "ninja", "magistrate", "commander"))
WEAPON, ARMOR, TERRAIN, UNIQUE, LOYAL = (keyword(x) for x in ("weapon", "armor", "terrain", "unique", "loyal"))
CRAB, CRANE, DRAGON, LION, MANTIS = "crab", "crane", "dragon", "lion", "mantis"
PHOENIX, SCORPION, SPIDER, UNICORN = "phoenix", "scorpion", "spider", "unicorn"


def clan(name: str) -> Query:
    """The cards of a Clan."""
    return Is(name)


def his(q: Query) -> Player:
    """Whoever controls that card."""
    return ControllerOf(q)


def count(q: Query) -> Number:
    """How many there are."""
    return Count(q)


def stat(name: str, q: Query) -> Number:
    """A statistic of a card."""
    return StatOf(name, q)


# --- texts --------------------------------------------------------------------------------------------------------


def gold(n: int) -> Produces:
    """Bow this card: produce Gold."""
    return Produces(Num(n))


def give(
    what: Query,
    force: Number | int | None = None,
    chi: Number | int | None = None,
    personal_honor: Number | int | None = None,
    strength: Number | int | None = None,
    until: str = "turn",
) -> Give:
    """Bonuses and penalties."""
    f, c, ph, s = (None if n is None else number(n) for n in (force, chi, personal_honor, strength))
    return Give(what, f, c, ph, s, until)


def has(what: Query, when: Condition | None = None, **numbers: Number | int) -> Has:
    """A continuous bonus."""
    return Has(what, when=when, **{name: number(n) for name, n in numbers.items()})


def gain_honor(n: Number | int, who: Player = YOU) -> GainHonor:
    """Gain Honor."""
    return GainHonor(number(n), who)


def lose_honor(n: Number | int, who: Player = YOU) -> LoseHonor:
    """Lose Honor."""
    return LoseHonor(number(n), who)


def penalty(n: Number | int) -> Penalty:
    """A number that takes away."""
    return Penalty(number(n))


def draw(n: Number | int = 1, who: Player = YOU) -> Draw:
    """Draw cards."""
    return Draw(number(n), who)


def pay_gold(n: Number | int) -> PayGold:
    """A Gold cost inside an ability."""
    return PayGold(number(n))


def ranged(n: Number | int, times: int = 1) -> Attack:
    """A Ranged Attack, or several at once."""
    return Attack("ranged", number(n), times=times)


def melee(n: Number | int) -> Attack:
    """A Melee Attack."""
    return Attack("melee", number(n))


ANY_NUMBER = None  # of times per turn
TERRAIN_ENTERS = battle(PutIntoPlay(THIS, here=True), when=NoTerrain())

if not TYPE_CHECKING:
    __all__ = [
        name
        for name, x in list(globals().items())
        if not name.startswith("_")
        and not isinstance(x, ModuleType)
        and name not in ("annotations", "Any", "ModuleType", "TYPE_CHECKING")
    ]
