"""The words a card file may use. `from gorin.rulesets.lcg.words import *` is all a card file needs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import ModuleType
from typing import TYPE_CHECKING, Any

from gorin.language.conditions import EachOpponent, Exists, Not, SomeOpponent
from gorin.language.control import (
    Again,
    EachOpponentDoes,
    EachPlayerDoes,
    If,
    IfYouDo,
    Later,
    Limit,
    May,
    OneAndTheOther,
    Pick,
    SelectOne,
    Target,
    TargetAbility,
    TargetPlayer,
    Then,
    To,
)
from gorin.language.nodes import Condition, Query, Text
from gorin.language.numbers import AnyNumber, AsX, Count, ForEach, IfElse, Num, StatOf, X
from gorin.language.players import Chosen, Doer, Them, You
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
    Rest,
    That,
    This,
    With,
)
from gorin.rulesets.lcg.card import DASH, X_COST, Card
from gorin.rulesets.lcg.words.abilities import ResolveThatAbility
from gorin.rulesets.lcg.words.arriving import EntersWith
from gorin.rulesets.lcg.words.at_once import Together
from gorin.rulesets.lcg.words.attaching import MoveAttachment, MoveToEligible, PutOn
from gorin.rulesets.lcg.words.bids import (
    BidOf,
    DuelDialsRevealed,
    DuelWouldResolve,
    EqualBids,
    LosesDuel,
    SetDial,
    WinsDuel,
)
from gorin.rulesets.lcg.words.card_effects import (
    Bow,
    Discard,
    DiscardCards,
    Dishonor,
    Honor,
    MoveEitherWay,
    MoveHome,
    MoveToConflict,
    PlaceFate,
    Ready,
    RemoveFate,
    ReturnFate,
    ReturnToHand,
    Sacrifice,
    TurnFaceup,
)
from gorin.rulesets.lcg.words.characteristics import GainsTrait, HasTrait, LacksTrait, LosesTrait
from gorin.rulesets.lcg.words.compulsion import Compel, MustBeDeclared, MustDeclare
from gorin.rulesets.lcg.words.conditions import (
    CountsMoreSkill,
    During,
    DuringPhase,
    HasFavor,
    HasWon,
    HigherBid,
    LowerBid,
    NotLostThisPhase,
    OnlyOne,
    While,
    WonBy,
    YouAre,
)
from gorin.rulesets.lcg.words.conflicts import (
    BeforeDeclaring,
    ConflictDeclared,
    ConflictOver,
    DeclareNow,
    EligibleProvinces,
    EndConflict,
    InvertDeclaration,
    MoreConflicts,
    MoveConflict,
    TakesOverRing,
)
from gorin.rulesets.lcg.words.consequences import DiscardedAtZero, Discards, WinsIf, WinTheGame
from gorin.rulesets.lcg.words.control import TakeControl, TakeOnto, TakeToEligible
from gorin.rulesets.lcg.words.copying import BecomeCopy, CopiesOf, Costing
from gorin.rulesets.lcg.words.costs import (
    AdditionalCost,
    CardsCost,
    CostChange,
    CostsLess,
    DemandCost,
    PlayCost,
    SpendFate,
)
from gorin.rulesets.lcg.words.counting import CountsInstead, CountsToo, DoesNotCount, LetCountInstead, LetCountToo
from gorin.rulesets.lcg.words.deck_tops import DiscardTop, DivideTop, RevealTop
from gorin.rulesets.lcg.words.edicts import (
    ActsFirst,
    AddsToGloryCounts,
    AtMostConflicts,
    AtMostDefenders,
    CannotBid,
    CannotDeclare,
    CannotDeclareElement,
    CannotPlayFromHand,
    CannotSpendFate,
    ConflictsAre,
    CountsAsClaimed,
    CountsNoSkill,
    DefenderChoosesRing,
    MayDeclareMore,
    NeverFavored,
    NoFateFromRings,
    NoRingEffects,
    ResolvesEachEffect,
    RingAlsoHas,
    StrongholdOpen,
    Until,
)
from gorin.rulesets.lcg.words.fate_moves import FateWouldGo, MoveFate, SpendOnto, TakeFate, TakeThatFate
from gorin.rulesets.lcg.words.from_piles import EntersFromProvince, PlayThis, ProvinceLeft
from gorin.rulesets.lcg.words.glory import (
    ClaimFavor,
    ClaimsFavor,
    Counted,
    DiscardFavor,
    GloryCount,
    GloryCountBegins,
    IsFirstPlayer,
    KeepInstead,
    SkillOf,
    TurnFavor,
    WouldPassToken,
    WouldReturnRing,
)
from gorin.rulesets.lcg.words.hands import DiscardDownTo, LookAtHand
from gorin.rulesets.lcg.words.honor import HonorOf, LessHonorable, MoreHonorable
from gorin.rulesets.lcg.words.immunity import BecomesImmune, Immune
from gorin.rulesets.lcg.words.joining import (
    DeclaredAs,
    Fighting,
    FirstConflictOver,
    FirstOfRound,
    JoinsConflict,
    MovesIn,
    SkillX,
)
from gorin.rulesets.lcg.words.keywords import (
    Composure,
    Dire,
    Disguised,
    Evades,
    HasComposure,
    HasNoFate,
    LacksKeyword,
    Legendary,
    LosesKeyword,
    OnlyDisguised,
)
from gorin.rulesets.lcg.words.lasting_effects import Double, GainsKeyword, Gets, LastingBar, StaysReady, gets
from gorin.rulesets.lcg.words.limits import GainsUses, MoreUses
from gorin.rulesets.lcg.words.lone_characters import SingleParticipant, ThatSingle
from gorin.rulesets.lcg.words.looking import AddToHand, LookAt, PutOnDeck, Reveal, SearchDeck
from gorin.rulesets.lcg.words.memories import (
    Been,
    Declaring,
    HasBeen,
    HasDone,
    Honors,
    HowMuch,
    Losing,
    Playing,
    Winning,
)
from gorin.rulesets.lcg.words.modifiers import (
    AlwaysScales,
    AlwaysSets,
    BaseIs,
    Freeze,
    Frozen,
    Halve,
    Sets,
    SwitchBase,
)
from gorin.rulesets.lcg.words.occurrences import BowedByOthers, FatePlaced, SelectsRing, YouAttach
from gorin.rulesets.lcg.words.paying import OneOrMore, PaysFor, ReduceThatCost
from gorin.rulesets.lcg.words.piles import (
    InUnbrokenProvince,
    LookAtTop,
    OneFromEachDeck,
    PutHoldingThere,
    ReturnToDeck,
    RevealTopToPlay,
    Search,
    ShuffleIntoDeck,
    SwitchPlaces,
)
from gorin.rulesets.lcg.words.player_effects import (
    CancelEffects,
    ChangeBid,
    DiscardAtRandom,
    Draw,
    Duel,
    GainFate,
    GainHonor,
    Give,
    Instead,
    LoseHonor,
    PutIntoPlay,
    Redirect,
    Required,
    ResolveContestedRing,
    SwitchType,
)
from gorin.rulesets.lcg.words.players import ControllerOf, YourOpponent
from gorin.rulesets.lcg.words.provinces import (
    AdjacentProvinces,
    BreakProvince,
    CardsIn,
    FillProvince,
    LookAtProvince,
    MoveToProvince,
    ProvinceOf,
    PutInProvince,
    RestoreProvince,
    RevealProvince,
    SharesElement,
    StrongholdProvinces,
    TurnedFacedown,
    TurnFacedown,
    WouldBreak,
    YouBreak,
)
from gorin.rulesets.lcg.words.removal import PutUnder, RemoveFromGame, Under
from gorin.rulesets.lcg.words.resolving import ResolveRing, ResolveRings, WouldResolveRing
from gorin.rulesets.lcg.words.ring_bearers import (
    AttachedRing,
    AttachToRing,
    FateOnRing,
    MoveToRing,
    OnRings,
    RingClaimed,
    RingsBearing,
)
from gorin.rulesets.lcg.words.ring_effects import (
    ClaimRing,
    PickRing,
    RemoveRing,
    ReturnRing,
    RingGainsElements,
    SwapRings,
    SwitchContestedRing,
    TakeRing,
)
from gorin.rulesets.lcg.words.ring_fate import (
    GainFateFromRing,
    MoveRingFate,
    MoveRingFateTo,
    PlaceFateOnRing,
    RemoveFateFromRing,
    SpendToRing,
)
from gorin.rulesets.lcg.words.rings import (
    AnyRing,
    ClaimedRings,
    ContestedRing,
    CountRings,
    FateOnRings,
    RingOf,
    RingsMatching,
    RingsOfType,
    RingsWithFate,
    SomeRing,
    TargetRing,
    ThatRing,
    UnclaimedRings,
)
from gorin.rulesets.lcg.words.sets import (
    Alone,
    AttackedProvince,
    CostOf,
    Enemy,
    LowerThanOne,
    NotDearer,
    OddCost,
    OwnProvince,
    PrintedCost,
    SameController,
    WithFate,
)
from gorin.rulesets.lcg.words.shapes import AsAttachment, AsCharacter, Becomes, EntersAs, MayPlayAs, TurnsBack
from gorin.rulesets.lcg.words.staying import AlwaysStaysReady, Forbids
from gorin.rulesets.lcg.words.taking_part import TakesNoPart
from gorin.rulesets.lcg.words.text_changes import GainsThatAbility, MayAlwaysPlay, MayPlay, TreatAsBlank
from gorin.rulesets.lcg.words.texts import (
    AlwaysGets,
    AttachOnlyTo,
    Blanks,
    Cancels,
    CancelsRingEffects,
    Cannot,
    ExtraProvince,
    Grants,
    HasKeyword,
    InfluenceBonus,
    Keyword,
    NeverStronghold,
    NoFateFromProvinces,
    NotAgainstFavor,
    NotPlayed,
    OnePerBearer,
    PlayOnlyIf,
    RefusesAttachments,
    Triggered,
    action,
    always_gets,
    conflict_action,
    conflict_interrupt,
    conflict_reaction,
    interrupt,
    limit,
    reaction,
)
from gorin.rulesets.lcg.words.tokens import (
    BecomesTainted,
    DiscardAnyToken,
    DiscardToken,
    IgnoresTokens,
    MoveToken,
    PutToken,
    Taint,
)
from gorin.rulesets.lcg.words.triggers import (
    Breaks,
    ClaimsRing,
    ConflictEnds,
    DialsRevealed,
    EffectsWouldInitiate,
    EntersPlay,
    FirstActionWouldInitiate,
    Honored,
    LeavesPlay,
    LeavingPlay,
    PassesConflict,
    PhaseBegins,
    PhaseEnding,
    PhaseEnds,
    PlaysCard,
    Revealed,
    TargetingWouldInitiate,
    WinsConflict,
    WinsThisConflict,
    WouldBeHonoredOrDishonored,
    WouldLeavePlay,
)

# clans
CRAB, CRANE, DRAGON, LION, PHOENIX, SCORPION, UNICORN, NEUTRAL = (
    "crab",
    "crane",
    "dragon",
    "lion",
    "phoenix",
    "scorpion",
    "unicorn",
    "neutral",
)

# sets
CHARACTER, ATTACHMENT, EVENT, HOLDING, PROVINCE = (
    Is(x) for x in ("character", "attachment", "event", "holding", "province")
)
ATTACKING, DEFENDING, PARTICIPATING = Is("attacking"), Is("defending"), Is("participating")
TAINTED, AT_HOME, DUELING = Is("tainted"), Is("at home"), Is("dueling")
BOWED, READY, HONORED, DISHONORED, UNIQUE = Is("bowed"), Is("ready"), Is("honored"), Is("dishonored"), Is("unique")
IN_HAND, IN_PROVINCES, IN_DISCARD, FACEDOWN = Is("in hand"), Is("in province"), Is("in discard"), Is("facedown")
IN_DYNASTY_DISCARD = Is("in dynasty discard")
YOURS = ControlledBy(You())
THEIRS = ControlledBy(Them())
AN_OPPONENTS = ControlledByFoes()
YOUR_OPPONENTS = ControlledBy(YourOpponent())
ENEMY = Enemy()
THIS, IT, HOST, PICKED, REST, PAID, THAT, THAT2 = This(), It(), Host(), Picked(), Rest(), Paid(), That(0), That(1)
WITH_FATE = WithFate()
FACEDOWN_PROVINCE, BROKEN, UNBROKEN, FACEUP = PROVINCE & Is("unrevealed"), Is("broken"), Is("unbroken"), Is("faceup")
THAT_RING, CONTESTED_RING, YOUR_RINGS = ThatRing(), ContestedRing(), ClaimedRings()
ATTACHED_RING = AttachedRing()

# players
YOU, THEM, CHOSEN, DOER, YOUR_OPPONENT = You(), Them(), Chosen(), Doer(), YourOpponent()

# conditions
CONFLICT, HERE = During(), During(here=True)
MILITARY_CONFLICT, POLITICAL_CONFLICT = During("military"), During("political")


def trait(name: str) -> Query:
    """The cards with a trait."""
    return Is("#" + name)


BUSHI, COURTIER, SHUGENJA, MONK = trait("bushi"), trait("courtier"), trait("shugenja"), trait("monk")


def clan(name: str) -> Query:
    """The cards of a clan."""
    return Is(name)


def printed_cost(op: str, n: int) -> Query:
    """`printed_cost("<=", 2)`"""
    return PrintedCost(op, n)


def while_this(so: Query, type: str = "") -> Condition:
    """While this card is so."""
    return While(THIS, so, type)


def some_opponent(of: Condition) -> Condition:
    """It holds of at least one opponent (THEM)."""
    return SomeOpponent(of)


def each_opponent(of: Condition) -> Condition:
    """It holds of every opponent (THEM)."""
    return EachOpponent(of)


def count(q: Query) -> Count:
    """How many."""
    return Count(q)


def with_stat(stat: str, op: str, n: Any) -> Query:
    """`with_stat("political", "<=", 2)`"""
    return With(stat, op, Num(n) if isinstance(n, int) else n)


def _card(type: str, side: str) -> Callable[..., Card]:
    def make(name: str, clan: str, *text: Text, version: str = "", **printed: Any) -> Card:
        """`version` tells cards of one title apart: the name of the pack it is from."""
        if version:
            name, printed = f"{name} ({version})", {"title": name, **printed}
        return Card(name, type, clan, side, text=text, **printed)

    return make


def pack(id: str, *cards: Card) -> tuple[Card, ...]:
    """These cards as printed in a pack."""
    return tuple(replace(card, pack=id) for card in cards)


character, conflict_character = _card("character", "dynasty"), _card("character", "conflict")
attachment, event = _card("attachment", "conflict"), _card("event", "conflict")
dynasty_event = _card("event", "dynasty")
holding, province = _card("holding", "dynasty"), _card("province", "province")
stronghold, role = _card("stronghold", "province"), _card("role", "role")

if not TYPE_CHECKING:
    __all__ = [
        name
        for name, x in list(globals().items())
        if name.isidentifier()
        and not name.startswith("_")
        and not isinstance(x, ModuleType)
        and name not in ("annotations", "Any", "Callable", "ModuleType", "TYPE_CHECKING", "replace")
    ]
