"""The words of a card file: `from gorin.rulesets.ccg.words import *`."""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING, Any

from gorin.language.conditions import Compare, Exists, Not
from gorin.language.control import If, Later, Limit, May, Pick, SelectOne, Target, Then
from gorin.language.nodes import Condition, Effect, Number, Player, Query, Text, Trigger, number
from gorin.language.numbers import Count, IfElse, Num, StatOf
from gorin.language.players import Chosen, ControllerOf, Doer, You
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
from gorin.rulesets.ccg.words.attacks import Attack
from gorin.rulesets.ccg.words.card_effects import (
    Attach,
    Bow,
    Destroy,
    Discard,
    Dishonor,
    GainsKeyword,
    Give,
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
from gorin.rulesets.ccg.words.conditions import (
    AtYourProvince,
    BoughtPlainly,
    ClanPlayer,
    DestroyedSomething,
    EnemyUnitsWereThere,
    FirstTurn,
    HaveFavor,
    HighestHonor,
    HonorIs,
    InCombat,
    InPhase,
    IsHere,
    LostBattle,
    NoTerrain,
    PayingFor,
    ProvinceStands,
    WonBattle,
    YouAttack,
    YourTurn,
)
from gorin.rulesets.ccg.words.control import IfDid, OverAndOver
from gorin.rulesets.ccg.words.creating import Create, PutIntoPlay
from gorin.rulesets.ccg.words.deckbuilding import MoreCopies
from gorin.rulesets.ccg.words.duels import Duel, InsteadOfFocusing, RaiseFocus
from gorin.rulesets.ccg.words.negations import (
    DelayEffects,
    Negate,
    NegateEffects,
    NegateIt,
    ReduceHonor,
    TargetsInstead,
)
from gorin.rulesets.ccg.words.numbers import BaseOf, FamilyHonor
from gorin.rulesets.ccg.words.player_effects import (
    AdditionalAction,
    DiscardACard,
    DiscardFavor,
    Draw,
    GainHonor,
    LoseHonor,
    PayGold,
    Search,
    TakeFavor,
)
from gorin.rulesets.ccg.words.players import ChoosePlayer
from gorin.rulesets.ccg.words.rings import (
    MostCardsInHand,
    PlayedAndDestroyedTerrain,
    ResolvedThisTurn,
    RingCost,
    WonAsTheWeaker,
)
from gorin.rulesets.ccg.words.sets import (
    Anywhere,
    CanAttachTo,
    CanBear,
    CurrentProvince,
    Enemy,
    FacingClan,
    InArmyOf,
    InUnitOf,
    NoAttachments,
    NoFollowers,
    Opposed,
    Performer,
    UnitOf,
    YourClan,
)
from gorin.rulesets.ccg.words.stats import (
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
    Grants,
    Has,
    HasKeyword,
    MayNotEver,
    Produces,
    StrongerAttacks,
    WillNot,
)
from gorin.rulesets.ccg.words.tokens import AddToken, CountTokens, RemoveToken
from gorin.rulesets.ccg.words.triggers import (
    AfterResolution,
    Announced,
    AnotherLosesHonor,
    Assigned,
    BattleEnds,
    BattleResolved,
    BattleResolves,
    BeforeFocusEffects,
    BeforeResolution,
    Bows,
    Destroyed,
    Engages,
    Enters,
    FocusEffect,
    Focusing,
    LosesHonor,
    PhaseBegins,
    Straightens,
    Targets,
    TurnBegins,
    TurnEnds,
    WinsDuel,
    WouldBeDestroyed,
    WouldTarget,
)

# --- sets, players -------------------------------------------------------------------------------------------------

THIS, THAT, THAT_OTHER, PICKED, IT, HOST, PAID = This(), That(0), That(1), Picked(), It(), Host(), Paid()
PERFORMER, ENEMY, OPPOSED = Performer(), Enemy(), Opposed()
YOURS, OTHERS = ControlledBy(You()), ControlledByFoes()
YOU, CHOSEN, DOER = You(), Chosen(), Doer()
PERSONALITY, FOLLOWER, ITEM, SPELL, ATTACHMENT = (
    Is(x) for x in ("personality", "follower", "item", "spell", "attachment")
)
HOLDING, REGION, STRATEGY, RING, PROVINCE = (Is(x) for x in ("holding", "region", "strategy", "ring", "province"))
BOWED, UNBOWED, DISHONORABLE, HONORABLE = (Is(x) for x in ("bowed", "unbowed", "dishonorable", "honorable"))
ATTACKING, DEFENDING, HERE, IN_HAND = (Is(x) for x in ("attacking", "defending", "here", "in hand"))
IN_DISCARD, IN_PROVINCE, FACEUP, DEAD = (Is(x) for x in ("in discard", "in province", "faceup", "dead"))
ANYWHERE = Anywhere()
HUMAN, INFANTRY = Is("human"), Is("infantry")


def keyword(name: str) -> Query:
    """The cards with a keyword."""
    return Is(f"#{name}")


SAMURAI, COURTIER, SHUGENJA, DUELIST = (keyword(x) for x in ("samurai", "courtier", "shugenja", "duelist"))
KENSAI, SCOUT, CAVALRY, TACTICIAN = (keyword(x) for x in ("kensai", "scout", "cavalry", "tactician"))
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


def _tuple(x: Any) -> tuple[Any, ...]:
    return x if isinstance(x, tuple) else () if x is None else (x,)


def _ability(
    kind: str,
    then: tuple[Effect, ...],
    on: Trigger | None = None,
    when: Condition | None = None,
    performer: Query | None = None,
    target: Any = None,
    cost: Any = None,
    words: str = "",
    even: str = "",
    limit: Limit | None = Limit(1, "turn"),
    where: str = "",
    label: str = "",
) -> Ability:
    targets = tuple(x if isinstance(x, Target) else Target(x) for x in _tuple(target))
    places = tuple(x.strip() for x in where.split(",") if x.strip())
    return Ability(
        tuple(kind.split("/")), then, on, when, performer, targets, _tuple(cost), tuple(words.split()),
        tuple(even.split()), limit, places, label,
    )  # fmt: skip


def battle(*then: Effect, **rest: Any) -> Ability:
    """A Battle ability."""
    return _ability("battle", then, **rest)


def open_(*then: Effect, **rest: Any) -> Ability:
    """An Open ability."""
    return _ability("open", then, **rest)


def limited(*then: Effect, **rest: Any) -> Ability:
    """A Limited ability."""
    return _ability("limited", then, **rest)


def battle_or_open(*then: Effect, **rest: Any) -> Ability:
    """An ability with two designators."""
    return _ability("battle/open", then, **rest)


def reaction(on: Trigger, *then: Effect, **rest: Any) -> Ability:
    """A Reaction."""
    return _ability("reaction", then, on=on, **rest)


def trait(on: Trigger, *then: Effect, **rest: Any) -> Ability:
    """A triggered trait: mandatory, any number of times, even if its card is bowed."""
    return _ability("trait", then, on=on, **{"limit": None, **rest})


def focus_effect(*then: Effect) -> Ability:
    """A trait that works as a Focus Effect."""
    return _ability("trait", then, on=FocusEffect(), limit=None)


def event_text(*then: Effect, **rest: Any) -> Ability:
    """What an Event does."""
    return _ability("event", then, **{"limit": None, **rest})


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


def draw(n: Number | int = 1, who: Player = YOU) -> Draw:
    """Draw cards."""
    return Draw(number(n), who)


def pay_gold(n: Number | int) -> PayGold:
    """A Gold cost inside an ability."""
    return PayGold(number(n))


def ranged(n: Number | int) -> Attack:
    """A Ranged Attack."""
    return Attack("ranged", number(n))


def melee(n: Number | int) -> Attack:
    """A Melee Attack."""
    return Attack("melee", number(n))


ANY_NUMBER = None  # of times per turn
TERRAIN_ENTERS = battle(PutIntoPlay(THIS, here=True), when=NoTerrain())

# --- cards ---------------------------------------------------------------------------------------------------------


def _card(name: str, type: str, text: tuple[Text, ...], keywords: str, **facts: Any) -> Card:
    """Keywords are written with commas; the title is the name without its experience."""
    title, _, level = name.partition(" - exp")
    experience = int(level or 1) if " - exp" in name else 0
    words = tuple(x.strip() for x in keywords.split(",") if x.strip())
    return Card(
        name, type, text=text, keywords=words, title=title if experience else "", experience=experience, **facts
    )


def stronghold(
    name: str, clan: str, *text: Text, strength: int, gold: int, honor: int, keywords: str = "", number: int = 0
) -> Card:
    """A Stronghold."""
    return _card(
        name, "stronghold", text, keywords, clan=clan, strength=strength, gold=gold, honor=honor, number=number
    )


def personality(
    name: str,
    clan: str,
    *text: Text,
    force: int,
    chi: int,
    cost: int,
    personal_honor: int,
    honor_requirement: int = DASH,
    keywords: str = "",
    number: int = 0,
) -> Card:
    """A Personality."""
    return _card(
        name, "personality", text, keywords, clan=clan, force=force, chi=chi, cost=cost,
        personal_honor=personal_honor, honor_requirement=honor_requirement, number=number,
    )  # fmt: skip


def holding(name: str, *text: Text, cost: int, keywords: str = "", number: int = 0) -> Card:
    """A Holding."""
    return _card(name, "holding", text, keywords, cost=cost, number=number)


def region(name: str, *text: Text, keywords: str = "", number: int = 0) -> Card:
    """A Region."""
    return _card(name, "region", text, keywords, number=number)


def celestial(name: str, *text: Text, keywords: str = "", number: int = 0) -> Card:
    """A Celestial."""
    return _card(name, "celestial", text, keywords, number=number)


def event(name: str, *text: Text, keywords: str = "", number: int = 0) -> Card:
    """An Event."""
    return _card(name, "event", text, keywords, number=number)


def follower(
    name: str, *text: Text, force: int, cost: int, focus: int, honor_requirement: int = 0, keywords: str = "",
    clan: str = UNALIGNED, number: int = 0,
) -> Card:  # fmt: skip
    """A Follower."""
    return _card(
        name, "follower", text, keywords, force=force, cost=cost, focus=focus, honor_requirement=honor_requirement,
        clan=clan, number=number,
    )  # fmt: skip


def item(
    name: str, *text: Text, force: int, chi: int, cost: int, focus: int, keywords: str = "", number: int = 0
) -> Card:
    """An Item; its Force and Chi are modifiers."""
    return _card(name, "item", text, keywords, force=force, chi=chi, cost=cost, focus=focus, number=number)


def spell(name: str, *text: Text, cost: int, focus: int, keywords: str = "", number: int = 0) -> Card:
    """A Spell."""
    return _card(name, "spell", text, keywords, cost=cost, focus=focus, number=number)


def strategy(name: str, *text: Text, focus: int, cost: int = 0, keywords: str = "", number: int = 0) -> Card:
    """A Strategy."""
    return _card(name, "strategy", text, keywords, focus=focus, cost=cost, number=number)


def ring(name: str, *text: Text, focus: int, keywords: str = "", number: int = 0) -> Card:
    """A Ring."""
    return _card(name, "ring", text, keywords, focus=focus, number=number)


if not TYPE_CHECKING:
    __all__ = [
        name
        for name, x in list(globals().items())
        if not name.startswith("_")
        and not isinstance(x, ModuleType)
        and name not in ("annotations", "Any", "ModuleType", "TYPE_CHECKING")
    ]
