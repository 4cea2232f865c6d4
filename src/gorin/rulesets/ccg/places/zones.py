"""Cards change zone: entering and leaving play, drawing, discarding, filling provinces."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits
from gorin.kernel.derive import derive
from gorin.kernel.events import JOINT, RULEBOOK, Event, each
from gorin.kernel.log import tell as tell_line
from gorin.kernel.zones import attach, give_control, leave, reveal_to, to_owner, unknow
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.attributes.stats import base, stat
from gorin.rulesets.ccg.bars import DESTROYED_BY_OTHERS
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.codecs import BY_RESOLUTION, FOR_HONOR, ON_TOP, REFILL_FACEUP, STRAIGHT, TO_BATTLE, entered
from gorin.rulesets.ccg.events import happens
from gorin.rulesets.ccg.facts import (
    ATTACHMENT,
    ATTACK_SIDE,
    ATTACKING,
    BOWED,
    CREATED,
    DEAD,
    DECK,
    DEFENDING,
    DEFENSE_SIDE,
    DISCARD,
    DISHONORABLE,
    DYNASTY,
    EARNED,
    FACEUP,
    FOCUSED,
    GONE,
    HAND,
    HERE,
    HOLDING,
    IN_PLAY,
    IN_POOL,
    IN_PROVINCE,
    OVERLAID,
    PERSONALITY,
    PROVINCE,
    REMOVED,
    RESOLVING,
    RING,
    STRONGHOLD,
    TERRAIN,
    UNDER,
)
from gorin.rulesets.ccg.places.out_of_play import more_follows, moved
from gorin.rulesets.ccg.places.titles import duplicates
from gorin.rulesets.ccg.points import AFTER, BOUGHT_FOR_HONOR, BROUGHT_HOLDING, DESTROYED_TERRAIN, PLAYED_TERRAIN
from gorin.rulesets.ccg.sides import becomes_ally, joins, stands_with
from gorin.rulesets.ccg.state import BATTLE, FIELD, HOME, LOST, PERSONAL_HONOR, TURN, WERE_THERE, Game
from gorin.rulesets.ccg.telling.log import tell_filled

_WAS: Final = ((DISHONORABLE, 16), (ATTACKING, 32), (DEFENDING, 64), (HERE, 128), (BOWED, 256))


# what a card that is not in play can lose
OUT_OF_PLAY: Final = (
    DISHONORABLE, HAND, DECK, DISCARD, DEAD, IN_PROVINCE, FACEUP, FOCUSED, IN_POOL, RESOLVING, REMOVED, UNDER, OVERLAID,
)  # fmt: skip


def fate_deck(who: int) -> int:
    return who * 2


def dynasty_deck(who: int) -> int:
    return who * 2 + 1


def deck_of(s: Game, c: int) -> int:
    """The deck a card belongs to."""
    return s.owner[c] * 2 + (s.p[DYNASTY] >> c & 1)


def remembered(s: Game, e: Event) -> Event:
    """An event by which a card leaves play, with what the card is like now."""
    c = e.card
    if e.was or not s.p[IN_PLAY] >> c & 1:
        return e
    was = s.holder[c] + 1
    for plane, bit in _WAS:
        if s.p[plane] >> c & 1:
            was |= bit
    return e._replace(was=was)


def lift(s: Game, c: int, seen: bool = False) -> int:
    """Out of wherever it is: a new incarnation; decks and provinces let go of it, tokens on it are gone. Where it goes
    on to be `seen`, an edition may remember what lasts on it and what waits for it. What it overlaid is out of the
    game; the cards that lay under it are given back, for they go where it goes."""
    below = let_go(s, c) if s.lying[c] else 0
    if s.p[DECK] >> c & 1:
        s.zones[deck_of(s, c)].remove(c)
    lasting, delayed = s.lasting, s.delayed
    leave(s, c, () if s.p[IN_PLAY] >> c & 1 else OUT_OF_PLAY)
    if seen and s.box.rules.edition.memory_outlives_play:
        s.lasting, s.delayed = lasting, delayed
    s.at[c] = HOME
    if s.slot[c] >= 0:
        s.lying[s.slot[c]] &= ~(1 << c)
        s.slot[c] = -1
    if s.tokens:
        s.tokens = tuple([row for row in s.tokens if row.card != c])
    if s.p[TERRAIN] >> c & 1:  # what lasts of a Terrain ends with it, which is no negation
        s.lasting = tuple([row for row in s.lasting if row.source != c])
        s.negations = tuple([row for row in s.negations if row.source != c])
        s.gained = tuple([row for row in s.gained if s.box.abilities[row.ability].face != s.kind[c]])
    if s.negations:
        b = 1 << c
        s.negations = tuple([x if x.mask < 0 else x._replace(mask=x.mask & ~b) for x in s.negations if x.mask != b])
    return below


def aside(s: Game, c: int) -> None:
    """Out of wherever it is and faceup, in no other area, while it is seen whether it enters play."""
    if s.log is not None and s.p[HAND] >> c & 1:
        tell_line(s, f"{s.box.faces[s.kind[c]].name} is shown.")
    lift(s, c)
    s.p[RESOLVING] |= 1 << c
    s.p[FACEUP] |= 1 << c
    unknow(s, 1 << c)
    derive(s)


def let_go(s: Game, c: int) -> int:
    """Nothing lies under this card any more; the cards that were not overlaid."""
    below, s.lying[c] = s.lying[c], 0
    for x in bits(below):
        s.slot[x] = -1
    for x in bits(below & s.p[OVERLAID]):
        remove(s, x)
    return below & s.p[UNDER]


def to_pile(s: Game, c: int, dead: bool = False) -> None:
    """To its owner's discard pile, faceup; a created card vanishes."""
    shame = s.p[DISHONORABLE] >> c & 1
    for x in bits(lift(s, c, seen=True)):
        to_pile(s, x)
    to_owner(s, c)
    b = 1 << c
    if s.p[CREATED] & b:
        vanish(s, c)
        return
    s.p[DISCARD] |= b
    s.p[FACEUP] |= b
    if dead:
        s.p[DEAD] |= b
    if shame:
        s.p[DISHONORABLE] |= b
    unknow(s, b)


def vanish(s: Game, c: int) -> None:
    """A created card that is not in play any more, or could not enter it: out of the game, or not there at all."""
    s.p[REMOVED if s.box.rules.edition.created_are_removed else GONE] |= 1 << c


def remove(s: Game, c: int) -> None:
    """Out of the game, faceup. Who was dishonorable is so there, too."""
    b = 1 << c
    shame = s.p[DISHONORABLE] & b
    for x in bits(lift(s, c, seen=True)):
        remove(s, x)
    to_owner(s, c)
    if s.p[CREATED] & b:
        vanish(s, c)
        return
    s.p[REMOVED] |= b
    s.p[FACEUP] |= b
    s.p[DISHONORABLE] |= shame


@called()
def fill(s: Game, province: int, faceup: bool = False) -> int:
    """The top Dynasty card of its owner goes into a province; the card, or -1."""
    deck = s.zones[dynasty_deck(s.owner[province])]
    if not deck:
        return -1
    c = deck.pop()
    b = 1 << c
    s.p[DECK] &= ~b
    s.p[IN_PROVINCE] |= b
    if faceup:
        s.p[FACEUP] |= b
    s.slot[c] = province
    s.lying[province] |= b
    if s.log is not None:
        tell_filled(s, c, province)
    return c


# --- what happens -------------------------------------------------------------------------------------------------


@happens(ev.ENTER)
def enter(s: Game, e: Event, after: list[Event]) -> bool:
    """A card enters play under the player's control: on a Personality or a province, at home, or at the battlefield."""
    c, who = e.card, e.player
    b = 1 << c
    p = s.p
    if p[IN_PLAY] & b or duplicates(s, c, who):
        return False
    how, host = entered(e.n)
    if (host >= 0 and p[REMOVED] >> host & 1) or (host < 0 and p[ATTACHMENT] & b):  # an attachment needs somebody
        return False
    to_battle = how & TO_BATTLE and p[PERSONALITY] & b
    if to_battle and joins(s, who) < 0:
        return False
    if how & FOR_HONOR:
        bought_for_honor(s, e, after)
    shame = p[DISHONORABLE] & b  # neither entering nor leaving play changes it
    lift(s, c, seen=True)
    give_control(s, c, who)
    p[IN_PLAY] |= b
    p[DISHONORABLE] |= shame
    p[FACEUP] |= b
    unknow(s, b)
    if p[HOLDING] & b:
        note(s, TURN, BROUGHT_HOLDING, who)
        if not how & STRAIGHT:
            p[BOWED] |= b
    if host >= 0:
        attach(s, c, host)
    if p[TERRAIN] & b:
        s.at[c] = s.battle[FIELD]
        note(s, BATTLE, PLAYED_TERRAIN, who)
    if p[RING] & b and e.source == c:
        p[EARNED] |= b
    if to_battle:
        stand(s, c, s.battle[FIELD])
    return True


def bought_for_honor(s: Game, e: Event, after: list[Event]) -> None:
    """Who buys a Personality for Honor gains his Personal Honor, as it is just before he enters play."""
    n = stat(s, e.card, PERSONAL_HONOR)
    if n > 0:
        note(s, TURN, BOUGHT_FOR_HONOR, e.player)
        after.append(Event(ev.GAIN_HONOR, -1, e.player, n, e.card, 0, RULEBOOK))


def stand(s: Game, c: int, field: int, by: int = -1) -> None:
    """A Personality is at a battlefield now, on his controller's side (see `joins`), who is an ally there if he was
    only invited."""
    b = 1 << c
    who = s.holder[c]
    side = joins(s, who, by)
    becomes_ally(s, who, side)
    s.p[ATTACK_SIDE] &= ~b
    s.p[DEFENSE_SIDE] &= ~b
    s.p[stands_with(side)] |= b
    s.at[c] = field
    if field == s.battle[FIELD]:
        s.battle[WERE_THERE] |= 1 << who


def go_home(s: Game, c: int) -> None:
    """A Personality (with his unit) is at home now."""
    b = 1 << c
    s.p[ATTACK_SIDE] &= ~b
    s.p[DEFENSE_SIDE] &= ~b
    s.at[c] = HOME


@happens(ev.DESTROY)
def destroy(s: Game, e: Event, after: list[Event]) -> bool:
    """To the discard pile; a Personality is dead there, and a dishonorable one costs his last controller Honor."""
    c = e.card
    b = 1 << c
    p = s.p
    if not p[IN_PLAY] & b:
        return False
    if s.bars[DESTROYED_BY_OTHERS] & b and e.act and e.player != s.holder[c]:
        return False
    if p[PERSONALITY] & b:
        who = s.holder[c]
        if p[DISHONORABLE] & b:
            tag = RULEBOOK | (JOINT if s.box.rules.edition.shame_is_counted_at_once else 0)
            after.append(Event(ev.LOSE_HONOR, c, who, base(s, c, PERSONAL_HONOR), c, 0, tag))
        if s.battle[FIELD] >= 0:
            s.battle[LOST] |= 1 << who
    if p[TERRAIN] & b and e.player >= 0:
        note(s, BATTLE, DESTROYED_TERRAIN, e.player)
    waiting = [row for row in s.delayed if row.point == AFTER and row.kind == ev.DESTROY]
    if waiting:  # who waits for this destruction must still know whose it was
        s.delayed = tuple([row for row in s.delayed if row not in waiting])
    to_pile(s, c, bool(p[PERSONALITY] & b))
    if waiting:
        s.delayed = (*waiting, *s.delayed)
    return True


@happens(ev.DISCARD)
def discard(s: Game, e: Event, after: list[Event]) -> int:
    """From play, hand, province or deck to the discard pile."""
    if (s.p[DISCARD] | s.p[REMOVED]) >> e.card & 1:
        return False
    more = more_follows(s, e.card)
    to_pile(s, e.card)
    return moved(s, e.card, more)


@happens(ev.REMOVE)
def remove_card(s: Game, e: Event, after: list[Event]) -> bool:
    if s.p[REMOVED] >> e.card & 1:
        return False
    remove(s, e.card)
    return True


@happens(ev.KILL)
def kill(s: Game, e: Event, after: list[Event]) -> bool:
    """A discarded Personality becomes dead."""
    if not s.p[DISCARD] >> e.card & 1 or s.p[DEAD] >> e.card & 1:
        return False
    s.p[DEAD] |= 1 << e.card
    return True


@happens(ev.DRAW)
def draw(s: Game, e: Event, after: list[Event]) -> int:
    """As many cards as there are from the top of the Fate deck. Decision: an empty deck has no other consequence."""
    deck = s.zones[fate_deck(e.player)]
    happened = 0
    for _ in range(min(e.n, len(deck))):
        more = more_follows(s, deck[-1])
        c = deck.pop()
        s.p[DECK] &= ~(1 << c)
        s.p[HAND] |= 1 << c
        happened |= moved(s, c, more)
    return happened


@happens(ev.TO_HAND)
def to_hand(s: Game, e: Event, after: list[Event]) -> bool:
    """To its owner's hand; those who saw it still know it. A Dynasty card is discarded, or goes on top of its deck."""
    c = e.card
    if s.p[HAND] >> c & 1:
        return False
    if s.p[DYNASTY] >> c & 1 and not s.p[CREATED] >> c & 1 and s.box.rules.edition.astray_to_its_deck:
        return bool(to_deck(s, e._replace(n=ON_TOP), after))
    if s.p[DYNASTY] >> c & 1 or s.p[CREATED] >> c & 1:
        to_pile(s, c)
        return True
    seen = not s.p[DECK] >> c & 1
    for x in bits(lift(s, c)):
        to_hand(s, e._replace(card=x), after)
    to_owner(s, c)
    s.p[HAND] |= 1 << c
    if seen:
        reveal_to(s, (1 << s.box.seats) - 1, 1 << c)
    return True


@happens(ev.TO_DECK)
def to_deck(s: Game, e: Event, after: list[Event]) -> bool:
    """To the bottom (or top) of its owner's deck; what was faceup is known there. A Stronghold goes into neither."""
    c = e.card
    if s.p[STRONGHOLD] >> c & 1:
        return False
    if s.p[CREATED] >> c & 1:
        remove(s, c)
        return True
    seen, province = s.p[FACEUP] >> c & 1, s.slot[c]
    for x in bits(lift(s, c)):
        to_deck(s, e._replace(card=x, n=e.n & ON_TOP), after)
    to_owner(s, c)
    s.zones[deck_of(s, c)].insert(len(s.zones[deck_of(s, c)]) if e.n & ON_TOP else 0, c)
    s.p[DECK] |= 1 << c
    if seen:
        reveal_to(s, (1 << s.box.seats) - 1, 1 << c)
    if e.n & REFILL_FACEUP and province >= 0 and not s.lying[province]:
        new = fill(s, province)
        if new >= 0:
            after.append(Event(ev.REVEAL, new, e.player, 0, e.source, e.act))
    return True


@happens(ev.REVEAL)
def reveal(s: Game, e: Event, after: list[Event]) -> bool:
    """A facedown card in a province is turned faceup."""
    b = 1 << e.card
    if not s.p[IN_PROVINCE] & b or s.p[FACEUP] & b:
        return False
    s.p[FACEUP] |= b
    return True


@happens(ev.ADD_TO_PROVINCE)
def add_to_province(s: Game, e: Event, after: list[Event]) -> bool:
    """One more Dynasty card lies in a province, beside what is there."""
    if s.p[REMOVED] >> e.card & 1:
        return False
    new = fill(s, e.card)
    if new >= 0 and e.n:
        after.append(Event(ev.REVEAL, new, e.player, 0, e.source, e.act))
    return new >= 0


@happens(ev.DESTROY_PROVINCE)
def destroy_province(s: Game, e: Event, after: list[Event]) -> bool:
    """The province ceases to exist; what lies in it and on it is discarded with it (see `goes_along`), or what lies in
    it goes to the discard pile without being discarded. Tokens on it are gone."""
    c = e.card
    for mine in s.provinces:
        if c in mine:
            mine.remove(c)
            s.p[REMOVED] |= 1 << c
            s.tokens = tuple([row for row in s.tokens if row.card != c])
            for x in bits(s.lying[c]) if not s.box.rules.edition.lost_with_province else ():
                to_pile(s, x)
            return True
    return False


@called()
def destroying(s: Game, mask: int, you: int, source: int, act: int, tag: int) -> list[Event]:
    """These cards and provinces are destroyed."""
    lands = mask & s.p[PROVINCE]
    out = each(mask & ~lands, ev.DESTROY, you, 0, source, act, tag)
    return out + each(lands, ev.DESTROY_PROVINCE, you, 0, source, act, tag) if lands else out


def goes_along(s: Game, e: Event) -> list[Event]:
    """Cards in a unit leave play as its Personality does, but by the rulebook; cards in and on a province with it."""
    c = e.card
    if e.kind == ev.DESTROY_PROVINCE:
        lost = s.att[c] | (s.lying[c] if s.box.rules.edition.lost_with_province else 0)
        return [e._replace(kind=ev.DISCARD, card=x, n=0) for x in bits(lost)]
    if not s.p[IN_PLAY] >> c & 1 or not s.att[c] or (e.kind == ev.DESTROY and e.n == BY_RESOLUTION):
        return []
    return [e._replace(card=x, tag=e.tag | RULEBOOK) for x in bits(s.att[c])]


LEAVING_KINDS: Final = frozenset({ev.DESTROY, ev.DISCARD, ev.REMOVE, ev.TO_HAND, ev.TO_DECK, ev.DESTROY_PROVINCE})


def note(s: Game, period: int, what: int, who: int) -> None:
    """Remember until a period ends that a player did something (see the codes in points.py)."""
    k = (period, what, -1, -1, -1, -1, who)
    s.used[k] = s.used.get(k, 0) + 1


@called()
def times(s: Game, period: int, what: int, who: int) -> int:
    """How often a player did something in this period."""
    return s.used.get((period, what, -1, -1, -1, -1, who), 0)


@called()
def show(s: Game, c: int) -> None:
    """Everybody sees a facedown card, which stays facedown."""
    if c >= 0:
        reveal_to(s, (1 << s.box.seats) - 1, 1 << c)
        if s.log is not None:
            tell_line(s, f"{s.box.faces[s.kind[c]].name} is shown.")


@called()
def faceup_in(s: Game, who: int) -> int:
    """The faceup cards in a player's provinces."""
    out = 0
    for province in s.provinces[who]:
        out |= s.lying[province]
    return out & s.p[FACEUP]


def in_hand(s: Game, who: int) -> int:
    return s.p[HAND] & s.ctl[who]
