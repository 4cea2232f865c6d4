"""What follows from the table in games of teams, besides what always does."""

from __future__ import annotations

from typing import Final

from gorin.kernel.derive import ALWAYS, Settling
from gorin.rulesets.lcg.attributes.characteristics import lose_traits
from gorin.rulesets.lcg.facts import ACTIVE, BLANK
from gorin.rulesets.lcg.framework.settling import SETTLING, blank_layer, constant_layer, keyword_layer
from gorin.rulesets.lcg.lasting.dependencies import affected_by, touched
from gorin.rulesets.lcg.numbers import EFFECTS
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.lcg.teams.penalties import break_strongholds, lost_strongholds, penalties, without_honor
from gorin.rulesets.lcg.teams.uniqueness import doubled, without_strength


def blank_text(s: Game) -> None:
    """Besides what is blank elsewhere: strongholds that were lost, but for their Traits, and copies within a team."""
    blank_layer(s)
    copies = doubled(s)
    if copies:
        lose_traits(s, copies)
    blank = lost_strongholds(s) | copies
    if blank:
        s.p[BLANK] |= blank
        s.p[ACTIVE] &= ~blank


def rules_of_teams(s: Game) -> None:
    """Once everything else is known."""
    penalties(s)
    without_strength(s)


TEAM_SETTLING: Final = Settling(
    (blank_text, keyword_layer, constant_layer, rules_of_teams),
    (*SETTLING.sweeps, (ALWAYS, without_honor, break_strongholds)),
    affected_by,
    touched,
    EFFECTS,
)
