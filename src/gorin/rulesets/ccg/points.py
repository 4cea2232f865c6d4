"""Names the parts of the compiler share: points at which abilities listen, slots, registers, arguments of tests."""

from __future__ import annotations

from typing import Final

from gorin.kernel.abilities import DEPTH, EVENT, OWN_REGISTERS
from gorin.rulesets.ccg.events import KINDS
from gorin.rulesets.ccg.numbers import MARKS

EVENT_KINDS: Final = KINDS

# points of a window at which abilities listen; delayed effects and the rules have some of their own
TRAIT_BEFORE, REACTION_BEFORE, TRAIT_AFTER, REACTION_AFTER, TRAIT_WHEN, REACTION_WHEN = range(6)
POINTS: Final = 6
BEFORE: Final = 0  # the rules' own answers and delayed effects
AFTER: Final = 1
WHEN: Final = 2  # later than before, earlier than after; where an edition has no such point, it is after

# slots besides the windows': when an ability may be used
LIMITED: Final = POINTS * KINDS
OPEN: Final = LIMITED + 1
BATTLE_ACTION: Final = LIMITED + 2
PRODUCES: Final = LIMITED + 3  # gold
EVENT_TEXT: Final = LIMITED + 4  # what an Event does when it resolves
SLOTS: Final = LIMITED + 5

# registers of every ability's frame, after the kernel's own
THAT_REGISTER: Final = len(OWN_REGISTERS)
PERFORMER: Final = THAT_REGISTER + 1
LAST: Final = THAT_REGISTER + 2  # which events of the effect before happened
NUMBER: Final = THAT_REGISTER + 3  # what the ability is about: gold still needed, a number chosen
TARGETED: Final = THAT_REGISTER + 4  # everything the action has targeted so far
REGISTERS: Final = OWN_REGISTERS + "mmiim"

# what `used` remembers besides uses of abilities, by codes that are no ability's id
TACTICAL: Final = MARKS.own(-2, "Tactical")  # a Tactician has performed a Tactical action
PLAYED_TERRAIN: Final = MARKS.own(-3, "played a Terrain")
DESTROYED_TERRAIN: Final = MARKS.own(-4, "destroyed a Terrain")
BEFELL: Final = MARKS.own(-5, "befell")  # what happened to a card: see playing/memory.py
PAID_FOR: Final = MARKS.own(-8, "paid for a card")
RESOLVED_FROM: Final = MARKS.own(-9, "resolved an action from a card")
TARGETED_AT: Final = MARKS.own(-10, "targeted a Personality at a location")
UNIT_COST: Final = MARKS.own(-40, "what a targeted unit cost")
BROUGHT_HOLDING: Final = MARKS.own(-11, "brought a Holding into play")
BOUGHT_FOR_HONOR: Final = MARKS.own(-12, "bought a Personality for Honor")
LOST_HONOR: Final = MARKS.own(-13, "lost Honor")  # to another player's action in an Action Phase
SEARCHED: Final = MARKS.own(-14, "searched in vain")  # for the kind of card with this number in the box
RESOLVED_EVENT: Final = MARKS.own(-15, "resolved an Event")  # with this title
RESOLVED_ACTION: Final = -100  # - keyword's plane: a player has resolved an action with this keyword
MARKS.own(RESOLVED_ACTION - 999, "resolved actions", span=1000)

ARGUMENTS: Final = "s, you, this, e, that"
HERE: Final = f"s.frames[r[{DEPTH}]].events[r[{EVENT}]]"
