"""The player abilities of the Emperor rulebook, as the text of a card "The Rules" that every seat owns. An edition with
others has such a card of its own, under another name."""

from __future__ import annotations

from gorin.language.control import May
from gorin.rulesets.ccg.card import Card
from gorin.rulesets.ccg.words import (
    ANY_NUMBER,
    ATTACHMENT,
    ATTACKING,
    COURTIER,
    DISHONORABLE,
    ENEMY,
    HERE,
    IN_HAND,
    IT,
    OPPOSED,
    PAID,
    PERFORMER,
    PERSONALITY,
    SAMURAI,
    SHUGENJA,
    SPELL,
    TACTICIAN,
    THAT,
    UNBOWED,
    YOURS,
    AdditionalAction,
    Attach,
    BattleResolved,
    BoughtPlainly,
    Bow,
    CanAttachTo,
    DiscardACard,
    DiscardFavor,
    Engages,
    Enters,
    HighestHonor,
    IfDid,
    Limit,
    MoveHome,
    Num,
    Seppuku,
    Straighten,
    TakeFavor,
    UnitOf,
    With,
    YouAttack,
    YourClan,
    YourTurn,
    battle,
    draw,
    give,
    keyword,
    limited,
    open_,
    reaction,
    stat,
)
from gorin.rulesets.ccg.words.outcomes import StaysUnbowed
from gorin.rulesets.ccg.words.rulebook import BaseHonor, FirstBattleAction, MoreNaval

PROVINCE = "Province"

THE_RULES = Card(
    "The Rules",
    "rules",
    text=(
        limited(
            Attach(THAT, PERFORMER), performer=PERSONALITY & YOURS,
            target=IN_HAND & ATTACHMENT & YOURS & CanAttachTo(PERFORMER), limit=ANY_NUMBER, label="Equip",
        ),
        battle(
            Attach(THAT, PERFORMER), IfDid((May(AdditionalAction(THAT)),)),
            performer=PERSONALITY & YOURS & UNBOWED & OPPOSED & SHUGENJA,
            target=IN_HAND & SPELL & YOURS & CanAttachTo(PERFORMER), limit=ANY_NUMBER, label="Equip a Spell",
        ),
        limited(
            TakeFavor(), when=HighestHonor(), performer=PERSONALITY & YOURS & With("personal honor", ">=", Num(1)),
            cost=Bow(PERFORMER), words="political", label="Lobby",
        ),
        limited(draw(), cost=(DiscardFavor(), DiscardACard()), words="favor political", label="Favor: draw a card"),
        battle(
            MoveHome(THAT), target=PERSONALITY & ENEMY & ATTACKING, cost=DiscardFavor(), words="favor political",
            label="Favor: move an attacker home",
        ),
        open_(
            Seppuku(THAT), target=PERSONALITY & YOURS & DISHONORABLE & (COURTIER | SAMURAI | SHUGENJA),
            limit=ANY_NUMBER, label="Order Seppuku",
        ),
        reaction(
            Enters(PERSONALITY & YOURS & YourClan(), "province"), BaseHonor(IT),
            when=YourTurn() & BoughtPlainly(), label="Proclaim",
        ),
        battle(
            give(PERFORMER, force=stat("focus value", PAID)), performer=PERSONALITY & YOURS & TACTICIAN,
            cost=DiscardACard(), words="tactical", limit=ANY_NUMBER, label="Tactical Advantage",
        ),
        reaction(
            Engages(), FirstBattleAction(PERFORMER), when=YouAttack() & MoreNaval(),
            performer=PERSONALITY & YOURS & HERE & keyword("naval"), limit=Limit(1, "battle"), label="Naval Invasion",
        ),
        reaction(
            BattleResolved(), Straighten(UnitOf(PERFORMER)), StaysUnbowed(UnitOf(PERFORMER)),
            performer=PERSONALITY & YOURS & HERE & ATTACKING & keyword("conqueror"), label="Conquest",
        ),
    ),
)  # fmt: skip
