"""Where several players could be "your opponent": one of them is chosen as an ability resolves, once for all of it.

The words of a card stay as they are printed. In a box of a format that says so (`Opponents.chosen`), its abilities are
compiled from other ones:

- An ability that speaks of your opponent chooses one first, as those do that say "choose an opponent" (`TargetPlayer`),
  and speaks of that one from then on. What it needs to be true of your opponent must be true of the one chosen, and so
  must what playing the card needs.
- Where nothing but the one card it is aimed at is your opponent's, that card is any opponent's: who is meant shows.
- What an ability waits for may be done by any opponent, with the cards of any.
- What counts all the time is true if it is true of some opponent, and speaks of the cards of all of them.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

from gorin.language.conditions import Both, SomeOpponent
from gorin.language.control import Choice, Target, TargetPlayer, Waits
from gorin.language.nodes import Condition, Text, walk
from gorin.language.numbers import Num
from gorin.language.players import Chosen, Them, You
from gorin.language.rewriting import Change
from gorin.language.rewriting import rewritten as in_other_words
from gorin.language.sets import ControlledBy, ControlledByFoes
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.words.edicts import Edict
from gorin.rulesets.lcg.words.players import YourOpponent
from gorin.rulesets.lcg.words.sets import Enemy
from gorin.rulesets.lcg.words.texts import Grants, PlayOnlyIf, Triggered

OF_YOUR_OPPONENT = ControlledBy(YourOpponent())


def among_several(card: Card) -> Card:
    """The card as it is compiled where there are several opponents; itself if it speaks of none."""
    if not speaks(card.text):
        return card
    terms = [x.when for x in card.text if isinstance(x, PlayOnlyIf) and speaks(x.when)]
    return replace(card, text=tuple([said(x, terms) for x in card.text]))


def speaks(x: Any) -> bool:
    """Do these words speak of your opponent?"""
    return bool(walk(x, YourOpponent) or walk(x, Enemy))


def said(x: Text, terms: list[Condition]) -> Text:
    """One text of a card; `terms` on which it is played speak of your opponent, too."""
    if isinstance(x, Grants):
        return replace(x, ability=choosing(x.ability, []))
    if isinstance(x, Triggered):
        return choosing(x, terms)
    return cast(Text, rewritten(x, of_any)) if speaks(x) else x


# --- abilities that choose ------------------------------------------------------------------------------------------


def choosing(x: Triggered, terms: list[Condition]) -> Triggered:
    """The ability that chooses an opponent before everything else, and speaks of that one."""
    x = replace(rewritten_inside(x, enemies), on=rewritten(x.on, of_any))
    if not speaks((x.when, x.cost, x.targets, x.then)):
        return x
    if shows_by_target(x) and not terms:
        return replace(x, targets=rewritten(x.targets, of_any))
    wanted = [*terms, *([x.when] if speaks(x.when) else [])]
    when = None if speaks(x.when) else x.when
    told = rewritten_inside(replace(x, when=when), to_chosen)
    return replace(told, targets=with_a_player(told.targets, [rewritten(y, to_them) for y in wanted]))


def shows_by_target(x: Triggered) -> bool:
    """Is nothing your opponent's but the one card that its player chooses?"""
    if speaks((x.when, x.cost, x.then)) or len(x.targets) != 1:
        return False
    t = x.targets[0]
    return isinstance(t, Target) and t.n == Num(1) and t.by == You()


def with_a_player(targets: tuple[Choice, ...], wanted: list[Condition]) -> tuple[Choice, ...]:
    """These targets with an opponent first, of whom all of that holds."""
    known = [t for t in targets if isinstance(t, TargetPlayer)]
    wanted = [*[t.of for t in known if t.of is not None], *wanted]
    of = None
    for y in wanted:
        of = y if of is None else Both(of, y)
    return (TargetPlayer(of), *[t for t in targets if not isinstance(t, TargetPlayer)])


# --- other words ----------------------------------------------------------------------------------------------------


def enemies(x: Any) -> Any:
    """An enemy is anybody's of the other side."""
    return ControlledByFoes() if isinstance(x, Enemy) else x


def to_chosen(x: Any) -> Any:
    return Chosen() if isinstance(x, YourOpponent) else x


def to_them(x: Any) -> Any:
    return Them() if isinstance(x, YourOpponent) else x


def of_any(x: Any) -> Any:
    """Words that choose nobody: of some opponent, of all their cards, of each of them."""
    if isinstance(x, Condition) and speaks(x):
        return SomeOpponent(cast(Condition, rewritten(rewritten(x, enemies), to_them)))
    if isinstance(x, Edict) and isinstance(x.who, YourOpponent):
        return rewritten(replace(cast(Any, x), who="opponents"), of_any)
    return ControlledByFoes() if isinstance(x, Enemy) or x == OF_YOUR_OPPONENT else x


def rewritten_inside(x: Triggered, change: Change) -> Triggered:
    """The same ability with its words changed, but not what it waits for."""
    parts = {name: rewritten(getattr(x, name), change) for name in ("when", "cost", "targets", "then")}
    return replace(x, **parts)


def rewritten(x: Any, change: Change) -> Any:
    """Words with others in their place. What waits for its moment has an ability of its own, which chooses nobody."""
    return in_other_words(x, change, apart=(Waits, Triggered))
