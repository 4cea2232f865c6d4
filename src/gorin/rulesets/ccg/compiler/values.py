"""What the strings in this game's words may be."""

from __future__ import annotations

from typing import Final

from gorin.language.values import Values
from gorin.rulesets.ccg import bars
from gorin.rulesets.ccg.card import CLANS, TYPES
from gorin.rulesets.ccg.state import PERIODS, PHASES
from gorin.rulesets.ccg.words.action_triggers import BY
from gorin.rulesets.ccg.words.negations import KINDS as DEEDS
from gorin.rulesets.ccg.words.rulebook_changes import ABILITIES
from gorin.rulesets.ccg.words.texts import DENIED, KINDS
from gorin.rulesets.ccg.words.triggers import ORIGINS
from gorin.rulesets.ccg.words.vocabulary import PLACES, STATS

ATTACKS: Final = ("ranged", "melee")

# by the name of the field; a word may have its own
VALUES: Values = {
    "stat": ("statistic", STATS),
    "against": ("statistic", STATS),
    "other_stat": ("statistic", STATS),
    "until": ("period", PERIODS),
    "per": ("period", PERIODS),
    "phase": ("phase", PHASES[1:]),
    "clan": ("Clan", CLANS),
    "do": ("prohibition", bars.WORDS),
    "verb": ("verb", DENIED),
    "deed": ("deed", DEEDS),
    "deck": ("deck", ("fate", "dynasty")),
    "attack": ("attack", ATTACKS),
    "ability": ("ability of the rulebook", ABILITIES),
    "by": ("set of players", BY),
    "origin": ("place to come from", ORIGINS),
    "type": ("type of card", TYPES),
    "kind": ("kind of ability", KINDS),
    "even": ("hindrance", ("bowed", "away", "absent")),
    "where": ("place", (*PLACES, "in play")),
}
# what players call something, and keywords, which may be any word
NAMES: Final = frozenset(("label", "title", "name", "keyword", "keywords", "word", "words", "term"))
