"""The player abilities of Samurai Edition, as the text of a card that every seat owns. Who performs one is targeted."""

from __future__ import annotations

from typing import Final

from gorin.rulesets.ccg.card import Card
from gorin.rulesets.ccg.samurai.legacy import LEGACY_REACTION
from gorin.rulesets.ccg.samurai.seppuku import SEPPUKU
from gorin.rulesets.ccg.words import (
    ANY_NUMBER,
    ATTACHMENT,
    ATTACKING,
    ENEMY,
    HERE,
    IN_HAND,
    PAID,
    PERFORMER,
    PERSONALITY,
    PICKED,
    TACTICIAN,
    THAT,
    UNBOWED,
    YOURS,
    Attach,
    Bow,
    BowACard,
    CanAttachTo,
    CanBeTransferredTo,
    DiscardACard,
    DiscardFavor,
    Engages,
    HighestHonor,
    Limit,
    MayTarget,
    MoveHome,
    Num,
    TakeFavor,
    Transfer,
    With,
    YouAttack,
    battle,
    draw,
    give,
    keyword,
    limited,
    open_,
    reaction,
    stat,
)
from gorin.rulesets.ccg.words.rulebook import FirstBattleAction, MoreNaval

THE_RULES_OF_SAMURAI: Final = Card(
    "The Rules of Samurai Edition",
    "rules",
    pack="samurai",
    text=(
        limited(
            MayTarget(IN_HAND & ATTACHMENT & YOURS & CanAttachTo(PERFORMER), Attach(PICKED, PERFORMER), must=True),
            performer=PERSONALITY & YOURS, limit=ANY_NUMBER, label="Equip",
        ),
        limited(
            TakeFavor(), when=HighestHonor(), performer=PERSONALITY & YOURS & With("personal honor", ">=", Num(1)),
            cost=Bow(PERFORMER), words="political", label="Lobby",
        ),
        limited(draw(), cost=(DiscardFavor(), DiscardACard()), words="political", label="Favor: draw a card"),
        # Decision: which attachment is bowed is chosen when costs are paid, among those that the Personality targeted
        # before that could have, for choices are made so that the action does what it says
        open_(
            MayTarget(PERSONALITY & YOURS, Transfer(PAID, PICKED), must=True),
            cost=BowACard(ATTACHMENT & YOURS & UNBOWED & CanBeTransferredTo(THAT)), label="Share",
        ),
        battle(
            MayTarget(PERSONALITY & ENEMY & ATTACKING, MoveHome(PICKED), must=True),
            cost=DiscardFavor(), words="political", label="Favor: move an attacker home",
        ),
        battle(
            give(PERFORMER, force=stat("focus value", PAID)), performer=PERSONALITY & YOURS & TACTICIAN,
            cost=DiscardACard(), words="tactical", limit=ANY_NUMBER, label="Tactical Advantage",
        ),
        reaction(
            Engages(), MayTarget(PERSONALITY & YOURS & HERE & keyword("naval"), FirstBattleAction(PICKED), must=True),
            when=YouAttack() & MoreNaval(), limit=Limit(1, "battle"), label="Naval Invasion",
        ),
        SEPPUKU,
        LEGACY_REACTION,
    ),
)  # fmt: skip
