"""Asking whether something may be done does nothing and never fails, whoever asks and whenever."""

from __future__ import annotations

from random import Random
from typing import Any

from gorin.kernel.abilities import limit_left, maximum_left, usable
from gorin.kernel.decisions import PLAY, USE
from gorin.rulebook import find
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.costs.fate_cost import as_printed, too_dear
from gorin.rulesets.lcg.playing.playable import nothing_to_ask
from gorin.rulesets.lcg.playing.windows import actions_now, plays_now
from gorin.rulesets.lcg.seeing.refusals import refusals
from gorin.rulesets.lcg.telling.naming import for_you
from tests.laws import laws
from tests.laws.situations import heard, some_card
from tests.laws.sizes import law, seeds
from tests.laws.tables import tables


@law(few=30, many=2000, s=tables, seed=seeds)
def test_can_and_why_not_agree_and_change_nothing(s: Any, seed: int) -> None:
    """Every ability of every card, wherever it lies, for every player."""
    rng = Random(seed)
    before, views = s.dump(), laws.seen(s)
    for c in range(len(s.kind)):
        for a in s.box.faces[s.kind[c]].abilities:
            this = c if not a.granted else s.host[c] if s.host[c] >= 0 else some_card(s, rng)
            that = 0 if a.slots else 1 << some_card(s, rng)
            for you in range(s.box.seats):
                e = heard(s, a, rng)
                can, why_not = a.can(s, you, this, e, that), a.why_not(s, you, this, e, that)
                assert isinstance(can, bool)
                assert isinstance(why_not, str)
                assert can == (why_not == ""), f"{a}: can is {can}, why not: {why_not!r}, on {e}"
                assert usable(s, a, you, this, c) == (limit_left(s, a, you, this, c) and maximum_left(s, a, you, c))
    assert s.dump() == before, laws.differing(s.dump(), before)
    assert laws.seen(s) == views


@law(few=40, many=2000, s=tables)
def test_listing_what_may_be_done_changes_nothing(s: Any) -> None:
    before, views = s.dump(), laws.seen(s)
    listed = [actions_now(s, you) for you in range(s.box.seats)]
    assert s.dump() == before, laws.differing(s.dump(), before)
    assert [actions_now(s, you) for you in range(s.box.seats)] == listed
    assert laws.seen(s) == views
    if s.decision is not None and s.decision.why == "action":
        assert s.decision.options[:-1] == listed[s.decision.player]


@law(few=40, many=2000, s=tables)
def test_plain_cards_are_playable_whenever_the_careful_way_says_so(s: Any) -> None:
    for you in range(s.box.seats):
        dear = too_dear(s, you) if as_printed(s) else 0
        easily = as_printed(s) and nothing_to_ask(s, you)
        carefully = plays_now(s, you, 0, False)
        assert plays_now(s, you, dear, easily) == carefully


@law(few=30, many=2000, s=tables)
def test_what_is_not_offered_is_refused_with_a_rule_and_what_is_offered_is_not(s: Any) -> None:
    before = s.dump()
    for you in range(s.box.seats):
        for c in range(len(s.kind)):
            refused = refusals(s, you, c)
            for x in refused:
                assert find(x.rule) is not None, f"{x.rule} is no rule"
                assert x.rule in str(x) and for_you(s, you, c) in str(x)
            if s.decision is not None and s.decision.player == you:
                offered = {o.verb for o in s.decision.options if o.card == c}
                uses = [x for x in refused if x.done == "used" or s.p[facts.EVENT] >> c & 1]
                assert not (USE in offered and uses)
                assert not (PLAY in offered and any(x.done == "played" for x in refused))
    assert s.dump() == before, laws.differing(s.dump(), before)


@law(few=40, many=2000, s=tables)
def test_every_option_has_words_of_its_own(s: Any) -> None:
    d, rules = s.decision, s.box.rules
    if d is not None:
        said = [rules.say(s, d, o) for o in d.options]
        assert all(said) and rules.why(s, d)
        assert len(set(said)) == len(said), f"{d.why}: {said}"
