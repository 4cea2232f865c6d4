"""What the strings in this game's words may be."""

from __future__ import annotations

from typing import Final

from gorin.language.values import Values
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.attributes.turned import SUFFIXES
from gorin.rulesets.lcg.costs import dues
from gorin.rulesets.lcg.places import destinations, removal
from gorin.rulesets.lcg.places.tokens import TOKENS
from gorin.rulesets.lcg.prohibitions import bars
from gorin.rulesets.lcg.state import PERIODS, PHASES
from gorin.rulesets.lcg.words.costs import BY
from gorin.rulesets.lcg.words.edicts import SETS
from gorin.rulesets.lcg.words.immunity import WHOLE
from gorin.rulesets.lcg.words.memories import HAPPENED
from gorin.rulesets.lcg.words.vocabulary import PLACES, STATS

LASTING: Final = [x for x in PERIODS if x]
TYPES_OF_CONFLICT: Final = ("military", "political")
SIDES: Final = ("attacking", "defending")
DECKS: Final = [x for x in destinations.DECKS if x]

# by the name of the field; a word may have its own
VALUES: Values = {
    "stat": ("statistic", STATS),
    "until": ("period", LASTING),
    "per": ("period", LASTING),
    "this": ("period", ("conflict", "phase", "round")),
    "keyword": ("keyword", facts.KEYWORDS),
    "word": ("keyword", facts.KEYWORDS),
    "cannot": ("prohibition", bars.WORDS),
    "verbs": ("prohibition", bars.WORDS),
    "phase": ("phase", PHASES[1:]),
    "type": ("type of conflict", TYPES_OF_CONFLICT),
    "as_type": ("type of conflict", TYPES_OF_CONFLICT),
    "conflict": ("type of conflict", ("any", *TYPES_OF_CONFLICT)),
    "element": ("element", facts.ELEMENTS),
    "elements": ("element", facts.ELEMENTS),
    "token": ("status token", TOKENS),
    "into": ("type a card may become", SUFFIXES),
    "coin": ("coin", ("honor", "fate")),
    "side": ("side of a conflict", SIDES),
    "role": ("side of a conflict", SIDES),
    "while_": ("side of a conflict", SIDES),
    "way": ("way", ("increased", "decreased")),
    "what": ("deed that is remembered", HAPPENED),
    "deck": ("deck", DECKS),
    "returns": ("place to return to", removal.PLACES),
    "card_type": ("type of card", ("character", "attachment")),
    "who": ("set of players", SETS),
    "by": ("set of players", BY),
    "to": ("occasion", dues.OCCASIONS),
    "kind": ("kind of ability", ("action", "interrupt", "reaction")),
    "where": ("place out of play", PLACES),
}
IMMUNE_TO: Final = (*(x for x in WHOLE if x), *facts.TYPES)
