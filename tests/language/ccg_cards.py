"""The hard constructs of card text, each as an invented card of the CCG, with the English it prints."""

from __future__ import annotations

from typing import Any

from gorin.language.conditions import Exists
from gorin.language.control import If, Later, May, Pick, SelectOne, Target, TargetAbility
from gorin.language.numbers import Count, IfElse, Num, StatOf
from gorin.language.players import You
from gorin.language.sets import AttachedTo, ControlledBy, ControlledByFoes, Host, Is, It, Picked, That, This, With
from tests.language.ccg_words import (
    Ability,
    Before,
    Blanks,
    Bow,
    Card,
    ClanPlayer,
    Create,
    Destroy,
    Duel,
    Enemy,
    GainsThatAbility,
    Give,
    Grants,
    Has,
    IfDid,
    LoseHonor,
    MayNot,
    MoveHome,
    Negate,
    NegateIt,
    PayGold,
    Performer,
    PlayFromDiscard,
    Produces,
    Straighten,
    TurnEnds,
    UnitOf,
    WillNot,
    WouldBeDestroyed,
    his,
    target,
)

PERSONALITY, FOLLOWER, ITEM, SAMURAI, UNBOWED = (
    Is(x) for x in ("personality", "follower", "item", "samurai", "unbowed")
)
HERE, ATTACKING, DISHONORABLE = Is("here"), Is("attacking"), Is("dishonorable")
YOURS, OTHERS, ENEMY, PERFORMER = ControlledBy(You()), ControlledByFoes(), Enemy(), Performer()
THIS, THAT, THAT2, PICKED, IT, HOST = This(), That(0), That(1), Picked(), It(), Host()


def battle(*then: Any, **more: Any) -> Ability:
    """A Battle action."""
    targets = more.pop("target", ())
    cost = more.pop("cost", ())
    return Ability(
        "battle",
        then,
        targets=targets if isinstance(targets, tuple) else (targets,),
        cost=cost if isinstance(cost, tuple) else (cost,),
        **more,
    )


CONSTRUCTS: dict[str, tuple[Card, str]] = {
    "a Battle action performed by a card, with gold": (
        Card("Mountain Levy", "strategy", (
            battle(Give(PERFORMER, force=Num(3)), performer=PERSONALITY & SAMURAI & YOURS & UNBOWED,
                   cost=PayGold(Num(2))),
        )),
        "Battle: Performed by a Samurai unbowed Personality you control, pay 2 Gold: Give your performing "
        "Personality +3F.",
    ),
    "sequential effects": (
        Card("Rolled Carpet", "strategy", (
            battle(MoveHome(THAT), IfDid((Bow(UnitOf(THAT)), LoseHonor(Num(1), his(THAT)))),
                   target=target(PERSONALITY & ATTACKING)),
        )),
        "Battle: Target an attacking Personality: Move that Personality home. If he moved, bow that "
        "Personality's unit and that Personality's controller loses 1 Honor.",
    ),
    "the second target depends on the first": (
        Card("Measured Blow", "strategy", (
            battle(Bow(THAT), Destroy(THAT2),
                   target=(target(PERSONALITY & YOURS & HERE),
                           target(PERSONALITY & ENEMY & With("force", "<", StatOf("force", THAT))))),
        )),
        "Battle: Target a Personality you control at the current battlefield, target an enemy Personality "
        "with lower Force than that Personality's Force: Bow that Personality and destroy the second "
        "Personality.",
    ),
    "up to X": (
        Card("Long March", "strategy", (
            Ability("open", (Straighten(THAT),), targets=(target(PERSONALITY & YOURS, Count(ITEM & YOURS), True),)),
        )),
        "Open: Target up to X Personalities you control, where X is the number of Items you control: "
        "Straighten those Personalities.",
    ),
    "the opponent chooses": (
        Card("Bitter Choice", "strategy", (
            battle(Pick(FOLLOWER & ControlledBy(his(THAT)), Destroy(PICKED), by=his(THAT)),
                   target=target(PERSONALITY & ENEMY)),
        )),
        "Battle: Target an enemy Personality: That Personality's controller chooses and destroys a Follower "
        "he or she controls.",
    ),
    "select one": (
        Card("Fork in the Road", "strategy", (
            battle(SelectOne((Bow(THAT), Straighten(THAT))), target=target(PERSONALITY & HERE)),
        )),
        "Battle: Target a Personality at the current battlefield: Bow or straighten that Personality.",
    ),
    "a fixed set": (
        Card("War Drums", "strategy", (
            battle(Give((PERSONALITY | FOLLOWER) & YOURS & HERE, force=Num(1), until="battle")),
        )),
        "Battle: Give each Personality or Follower you control at the current battlefield +1F until the "
        "battle ends.",
    ),
    "a constant set": (
        Card("Old Standard", "item", (Has(FOLLOWER & AttachedTo(HOST), 1, when=Exists(HOST & SAMURAI)),)),
        "If this card's Personality is Samurai, each Follower on this card's Personality has +1F.",
    ),
    "delayed destruction": (
        Card("Borrowed Strength", "strategy", (
            battle(Straighten(PERFORMER), Give(PERFORMER, force=Num(4)), Later(TurnEnds(), (Destroy(PERFORMER),)),
                   performer=PERSONALITY & YOURS),
        )),
        "Battle: Performed by a Personality you control: Straighten your performing Personality and give "
        "your performing Personality +4F. Before the turn ends, destroy your performing Personality.",
    ),
    "an attachment that grants an ability": (
        Card("Field Manual", "item", (Grants(battle(Bow(THAT), target=target(FOLLOWER & ENEMY))),)),
        'This card\'s Personality has "Battle: Target an enemy Follower: Bow that Follower."',
    ),
    "negation": (
        Card("Firm Footing", "strategy", (
            Ability("reaction", (Negate("movement", PERFORMER),), on=Before(), performer=PERSONALITY & YOURS),
        )),
        "Reaction: Before the resolution of another player's action, performed by a Personality you control: "
        "Negate your performing Personality's movement.",
    ),
    "instead": (
        Card("Paper Ward", "item", (
            Ability("reaction", (NegateIt(), MoveHome(IT)), on=WouldBeDestroyed(PERSONALITY & YOURS),
                    cost=(Destroy(THIS),)),
        )),
        "Reaction: Before a Personality you control will be destroyed, destroy this Item: Negate it and move "
        "it home.",
    ),
    "will not": (
        Card("Blessed Blade", "item", (WillNot(THIS, "be destroyed"),)),
        "This Item will not be destroyed.",
    ),
    "may not": (
        Card("House Arrest", "strategy", (
            Ability("limited", (MayNot(THAT, "attack"),), targets=(target(PERSONALITY),)),
        )),
        "Limited: Target a Personality: That Personality may not attack until the turn ends.",
    ),
    "a duel": (
        Card("Crossed Words", "strategy", (
            battle(Duel(PERFORMER, THAT, loser=(Destroy(PICKED),), refused=(LoseHonor(Num(2), his(THAT)),)),
                   performer=PERSONALITY & YOURS & UNBOWED, target=target(PERSONALITY & ENEMY)),
        )),
        "Battle: Performed by an unbowed Personality you control, target an enemy Personality: Your "
        "performing Personality challenges that Personality to a duel. Destroy the duel's loser. If the duel "
        "is refused, that Personality's controller loses 2 Honor.",
    ),
    "a created follower": (
        Card("Reed Dolls", "spell", (Ability("limited", (Create(2, "follower", ("nonhuman",), THAT),),
                                             targets=(target(PERSONALITY & YOURS),)),)),
        "Limited: Target a Personality you control: Create a 2F Nonhuman Follower and attach it to that "
        "Personality.",
    ),
    "a blanked text box": (
        Card("Ink Stain", "item", (Blanks(HOST),)),
        "This card's Personality has no abilities.",
    ),
    "gaining another card's ability": (
        Card("Borrowed Face", "strategy", (
            battle(GainsThatAbility(PERFORMER), performer=PERSONALITY & YOURS,
                   target=TargetAbility(PERSONALITY & ENEMY)),
        )),
        "Battle: Performed by a Personality you control, target a triggered ability printed on an enemy "
        "Personality: Your performing Personality gains that ability.",
    ),
    "playing a card from somewhere odd": (
        Card("Second Harvest", "strategy", (
            Ability("limited", (May(PlayFromDiscard(THAT)),), targets=(Target(ITEM & Is("in discard") & YOURS),)),
        )),
        "Limited: Target an Item in your discard pile: You may play that Item as if from your hand.",
    ),
    "gold by condition": (
        Card("Iron Gate", "holding", (Produces(IfElse(ClanPlayer("crab"), Num(3), Num(2))),)),
        "Bow this holding: Produce 3 if you are a Crab Clan player, otherwise 2 Gold.",
    ),
    "if it is so": (
        Card("Narrow Pass", "strategy", (
            battle(Bow(THAT), If(Exists(THAT & DISHONORABLE), Destroy(THAT)), target=target(PERSONALITY & ENEMY)),
        )),
        "Battle: Target an enemy Personality: Bow that Personality. If that Personality is dishonorable, "
        "destroy that Personality.",
    ),
}  # fmt: skip
