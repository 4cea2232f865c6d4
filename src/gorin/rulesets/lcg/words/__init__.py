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
from gorin.rulesets.lcg.words.attaching import MoveAttachment, MoveToEligible, PlayedOnlyOn, PutOn
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
from gorin.rulesets.lcg.words.conditional_texts import GainsWhile
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
from gorin.rulesets.lcg.words.copied_actions import GainsActionsOf, TopmostEvent
from gorin.rulesets.lcg.words.copies_played import CannotPlayCopies
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
from gorin.rulesets.lcg.words.counting import (
    CountsBothSkills,
    CountsInstead,
    CountsToo,
    DoesNotCount,
    LetCountInstead,
    LetCountToo,
)
from gorin.rulesets.lcg.words.deck_orders import ReorderTop
from gorin.rulesets.lcg.words.deck_tops import DiscardTop, DivideTop, RevealTop
from gorin.rulesets.lcg.words.deckbuilding import ExtraProvince, InfluenceBonus, InfluenceOnly, NeverStronghold
from gorin.rulesets.lcg.words.digging import DigIntoProvince
from gorin.rulesets.lcg.words.duel_results import DuelLoser
from gorin.rulesets.lcg.words.edicts import (
    ActsFirst,
    AddsBid,
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
    PaysFromRings,
    ResolvesEachEffect,
    RingAlsoHas,
    StrongholdOpen,
    Until,
)
from gorin.rulesets.lcg.words.fate_moves import (
    FateWouldGo,
    MoveFate,
    RemoveFateAmong,
    SpendOnto,
    TakeFate,
    TakeThatFate,
)
from gorin.rulesets.lcg.words.fate_pools import FateOf, LoseFate
from gorin.rulesets.lcg.words.framework_moments import (
    BowsFromConflict,
    FateForPassing,
    FromYourConflict,
    HonorFromBid,
    ThatMuch,
    TurnedFaceup,
)
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
from gorin.rulesets.lcg.words.guessing import GuessDial
from gorin.rulesets.lcg.words.hands import DiscardCopies, DiscardDownTo, LookAtHand
from gorin.rulesets.lcg.words.hideaways import AttachFacedown, PlayAttachedCharacter
from gorin.rulesets.lcg.words.honor import HonorOf, LessHonorable, LosesHonor, MoreHonorable, WouldLoseHonor
from gorin.rulesets.lcg.words.honor_tokens import NoHonorToken, PlaceHonorToken
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
from gorin.rulesets.lcg.words.locations import SwitchLocations
from gorin.rulesets.lcg.words.lone_characters import AloneOnYourSide, SingleParticipant, ThatSingle
from gorin.rulesets.lcg.words.looking import AddToHand, LookAt, PutOnDeck, Reveal, SearchDeck
from gorin.rulesets.lcg.words.matching import TraitMatches
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
    SetToPrinted,
    SwitchBase,
)
from gorin.rulesets.lcg.words.more_actions import AnotherAction
from gorin.rulesets.lcg.words.naming import KeepOfNamedType, NameType
from gorin.rulesets.lcg.words.occurrences import BowedByOthers, FatePlaced, SelectsRing, YouAttach
from gorin.rulesets.lcg.words.own_provinces import InAnotherProvince, LooksAtOwnCards
from gorin.rulesets.lcg.words.participants import ControlsMore, CountsAsMore, Highest, MoreParticipating
from gorin.rulesets.lcg.words.paying import OneOrMore, PaysFor, ReduceThatCost
from gorin.rulesets.lcg.words.piles import (
    InUnbrokenProvince,
    LookAtTop,
    OneFromEachDeck,
    PutHoldingThere,
    ReturnToDeck,
    RevealTopToPlay,
    Search,
    ShuffleIn,
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
from gorin.rulesets.lcg.words.players import AttackingPlayer, ControllerOf, DefendingPlayer, YourOpponent
from gorin.rulesets.lcg.words.playing_cards import PlayCard, PlayOrDiscardTop
from gorin.rulesets.lcg.words.printed_values import PrintedStat, WithPrintedCost
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
from gorin.rulesets.lcg.words.replacing import ReplaceFromTop
from gorin.rulesets.lcg.words.resolved_again import EventResolves, ResolveEventAgain
from gorin.rulesets.lcg.words.resolving import InsteadOfRing, ResolvedRing, ResolveRing, ResolveRings, WouldResolveRing
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
from gorin.rulesets.lcg.words.ring_holders import HolderOf
from gorin.rulesets.lcg.words.rings import (
    AnyRing,
    ClaimedOrContested,
    ClaimedRings,
    ContestedRing,
    CountRings,
    FateOnRings,
    OpponentsRings,
    RingOf,
    RingsMatching,
    RingsOfType,
    RingsWithFate,
    SomeRing,
    TargetRing,
    ThatRing,
    UnclaimedRings,
)
from gorin.rulesets.lcg.words.roles import HasRole
from gorin.rulesets.lcg.words.second_phases import SecondPhase
from gorin.rulesets.lcg.words.sets import (
    Alone,
    AttackedProvince,
    CostOf,
    Enemy,
    LowerThanOne,
    NotDearer,
    OddCost,
    Ordinary,
    OwnProvince,
    PrintedCost,
    SameController,
    WithFate,
    WithoutAttachments,
)
from gorin.rulesets.lcg.words.shapes import AsAttachment, AsCharacter, Becomes, EntersAs, MayPlayAs, TurnsBack
from gorin.rulesets.lcg.words.short import *
from gorin.rulesets.lcg.words.staying import AlwaysStaysReady, DoesNotReady, Forbids
from gorin.rulesets.lcg.words.taking_part import KeptOut, TakesNoPart
from gorin.rulesets.lcg.words.text_changes import GainsThatAbility, MayAlwaysPlay, MayPlay, TreatAsBlank
from gorin.rulesets.lcg.words.texts import (
    AlwaysGets,
    AttachOnlyTo,
    Blanks,
    Cancels,
    CancelsRingEffects,
    Cannot,
    Grants,
    HasKeyword,
    Keyword,
    KeywordDuring,
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
    AddsGlory,
    BecomesTainted,
    DiscardAnyToken,
    DiscardToken,
    IgnoresTokens,
    MoveToken,
    PutToken,
    Taint,
)
from gorin.rulesets.lcg.words.triggering import EachTime, TriggersAbility
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
    PassesDynasty,
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
from gorin.rulesets.lcg.words.while_contested import GetsWhileContested, OnlySpells

if not TYPE_CHECKING:
    __all__ = [
        name
        for name, x in list(globals().items())
        if name.isidentifier()
        and not name.startswith("_")
        and not isinstance(x, ModuleType)
        and name not in ("annotations", "Any", "Callable", "ModuleType", "TYPE_CHECKING", "replace")
    ]
