"""What becomes of a player of a team whose stronghold province is broken, and of a player without honor: nobody is
eliminated before the whole team loses."""

from __future__ import annotations

from gorin.kernel.bits import bits, mask_of
from gorin.kernel.events import RULEBOOK, Event
from gorin.kernel.sides import team_of
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.codecs import shielding_again
from gorin.rulesets.lcg.facts import BROKEN
from gorin.rulesets.lcg.lasting.edicts import NO_BIDS, NO_RESHUFFLE, give_edict
from gorin.rulesets.lcg.prohibitions.bars import BREAKING, barred_to_rules
from gorin.rulesets.lcg.prohibitions.immunity import ALL, EVERY_SEAT, shield
from gorin.rulesets.lcg.provinces.breaking import stronghold_provinces
from gorin.rulesets.lcg.provinces.strongholds import stronghold
from gorin.rulesets.lcg.state import SLOTS, Game
from gorin.rulesets.lcg.teams.opponents import lost_stronghold

HIGHEST_BID = 2  # of a player who has lost the stronghold


def without_stronghold(s: Game) -> list[int]:
    """The players whose stronghold provinces are broken."""
    return [q for q in bits(s.alive) if lost_stronghold(s, q)]


def lost_strongholds(s: Game) -> int:
    """Their strongholds, whose printed text is blank except for Traits."""
    return mask_of([stronghold(s, q) for q in without_stronghold(s)])


def penalties(s: Game) -> None:
    """They bid low, their decks are not shuffled anew, and nothing is done to the province any more."""
    for q in without_stronghold(s):
        above = range(HIGHEST_BID + 1, s.box.rules.format.highest_bid + 1)
        give_edict(s, NO_BIDS, 1 << q, mask_of(above))
        give_edict(s, NO_RESHUFFLE, 1 << q)
    broken = stronghold_provinces(s) & s.p[BROKEN]
    if broken:
        shield(s, broken, shielding_again(ALL, EVERY_SEAT))


# --- without honor ----------------------------------------------------------------------------------------------------


def without_honor(s: Game) -> int:
    """The stronghold provinces of players without honor, as far as they can be broken. Decision: once nothing keeps
    such a province from being broken any more, it is."""
    homes = [s.province[q * SLOTS] for q in bits(s.alive) if s.honor[q] <= 0]
    return int(mask_of([c for c in homes if c >= 0]) & ~s.p[BROKEN] & ~barred_to_rules(s, BREAKING))


def break_strongholds(s: Game, found: int, after: list[Event]) -> None:
    """A player without honor has the stronghold province broken at once, by all opponents."""
    after += [Event(ev.BREAK, c, tag=RULEBOOK) for c in bits(found)]


# --- how a team wins or loses --------------------------------------------------------------------------------------


def honored_teams(s: Game) -> int:
    """The players of teams whose honor together is as much as all of them need."""
    top, out = s.box.rules.format.honor_victory, 0
    for q in bits(s.alive):
        team = team_of(s, q)
        if sum([s.honor[x] for x in team if s.alive >> x & 1]) >= top * len(team):
            out |= 1 << q
    return out


def conquered_teams(s: Game) -> int:
    """The players of teams all of whom have lost their strongholds."""
    out = 0
    for q in bits(s.alive):
        if all([lost_stronghold(s, x) for x in team_of(s, q) if s.alive >> x & 1]):
            out |= 1 << q
    return out
