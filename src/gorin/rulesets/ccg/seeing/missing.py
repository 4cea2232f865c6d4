"""What a card of the collectible card game lacks to be used now, in its own words and with numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from gorin.kernel.bits import bits
from gorin.language.control import Target
from gorin.language.english import Voice, article, listing
from gorin.language.meaning import Reading
from gorin.language.nodes import Effect, Query, walk
from gorin.language.sets import Is
from gorin.rulesets.accounts import seat_name
from gorin.rulesets.ccg.attributes.stats import cost_of
from gorin.rulesets.ccg.compiler import needs as needed
from gorin.rulesets.ccg.compiler.purposes import PURPOSES
from gorin.rulesets.ccg.facts import (
    BOWED,
    FOLLOWER,
    HERE,
    IN_PLAY,
    ITEM,
    PERSONALITY,
    RULES,
    SPELL,
    TACTICIAN,
    THE_RULES,
)
from gorin.rulesets.ccg.playing.actions import tacticians_done
from gorin.rulesets.ccg.playing.gold import purse
from gorin.rulesets.ccg.state import COMBAT, PHASES, Game
from gorin.rulesets.ccg.telling.naming import place
from gorin.rulesets.ccg.words.conditions import NO_BATTLE
from gorin.rulesets.ccg.words.vocabulary import AWAY, PLACES, WORDS_OF_THE_CCG
from gorin.rulesets.missing import Missing
