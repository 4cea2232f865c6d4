"""Why a character or an attachment cannot be played now: what the rules ask, in their order, each with its sentence.
The tests are those by which it is offered (playing/windows.py, playing/playable.py)."""

from __future__ import annotations

from collections.abc import Iterator

from gorin.rulesets.lcg.attributes.copies import may_enter
from gorin.rulesets.lcg.costs.dues import PLAY as TO_PLAY
from gorin.rulesets.lcg.costs.dues import demanding, dues_payable
from gorin.rulesets.lcg.costs.fate_cost import cost_of, purse
from gorin.rulesets.lcg.facts import (
    ATTACHMENT,
    CHARACTER,
    FACEUP,
    HAND,
    IN_PLAY,
    IN_PROVINCE,
    PRINTED_LEGENDARY,
    PRINTED_SUPPORT,
)
from gorin.rulesets.lcg.playing.playable import hosts, kept_in_hand, limited_allows, played_onto
from gorin.rulesets.lcg.prohibitions import bars
from gorin.rulesets.lcg.prohibitions.attachments import bearers
from gorin.rulesets.lcg.rings.bearers import ring_bearers
from gorin.rulesets.lcg.seeing.missing import LcgMissing, phase_now
from gorin.rulesets.lcg.state import DYNASTY_PHASE, Game
from gorin.rulesets.lcg.telling.naming import name
from gorin.rulesets.lcg.words.texts import AttachOnlyTo
from gorin.rulesets.missing import Why


def why_not_play(s: Game, c: int, you: int, waits: str) -> Why:
    """The first thing that is missing; `waits`: what is said of everything while no action can be taken."""
    if waits:
        return Why("rr.action-windows.3", waits)
    lacks = LcgMissing(s, you, c, None, name(s, c), "played")
    for parts in (when(s, c, lacks), price(s, c, you, lacks), permission(s, c, you, lacks), bearer(s, c, you, lacks)):
        for why in parts:
            return why
    return Why("rr.play-restrictions.1", "")


def when(s: Game, c: int, lacks: LcgMissing) -> Iterator[Why]:
    """Is it the phase for it?"""
    p, b = s.p, 1 << c
    if p[CHARACTER] & b and p[HAND] & b and s.phase == DYNASTY_PHASE:
        yield Why(
            "rr.character-cards.2",
            f"{lacks.title} can be played from your hand only outside the dynasty phase; {phase_now(s)}.",
        )
    if p[IN_PROVINCE] & b and s.phase != DYNASTY_PHASE:
        yield Why(
            "rr.character-cards.1",
            f"{lacks.title} can be played from a province only in the dynasty phase; {phase_now(s)}.",
        )
    if p[IN_PROVINCE] & b and not p[FACEUP] & b:
        yield Why("rr.character-cards.1", f"A card in a province can be played only faceup; {lacks.title} is facedown.")


def price(s: Game, c: int, you: int, lacks: LcgMissing) -> Iterator[Why]:
    """Can it be paid, and what cards demand besides?"""
    cost = cost_of(s, c, you)
    if cost < 0:
        yield Why("rr.cost.5", lacks.fate())
    if cost > purse(s, c, you):
        yield Why("rr.support.6" if s.p[PRINTED_SUPPORT] >> c & 1 else "rr.cost.1", lacks.fate())
    if demanding(s, c) and not dues_payable(s, TO_PLAY, c, you, min(cost, s.pool[you])):
        yield Why("rr.additional-cost.1", lacks.dues())


def permission(s: Game, c: int, you: int, lacks: LcgMissing) -> Iterator[Why]:
    """Does a card, or its own text, forbid it?"""
    p, b, faces = s.p, 1 << c, s.box.faces
    if bars.barred(s, bars.PLAYING, you) & b or kept_in_hand(s, c, you):
        yield Why("rr.cannot.1", lacks.forbidden())
    if bars.barred_to_rules(s, bars.ENTERING) & b:
        legendary = f"{lacks.title} cannot enter play: it is Legendary, and what it asks for is not there."
        yield Why("rr.legendary.6", legendary) if p[PRINTED_LEGENDARY] & b else Why("rr.cannot.1", lacks.forbidden())
    terms = faces[s.kind[c]].terms
    if "only_disguised" in terms:
        yield Why("rr.disguised.3", f"{lacks.title} can be played only disguised; there is nobody whom it may replace.")
    if "play" in terms and not terms["play"](s, you, c):
        yield Why("rr.play-restrictions.1", lacks.terms())
    if not limited_allows(s, c, you):
        yield Why("rr.limited.1", lacks.limited())
    if not may_enter(s, c, you):
        yield Why("rr.unique-cards.2", f"{lacks.title} is unique; you have one in play already.")


def bearer(s: Game, c: int, you: int, lacks: LcgMissing) -> Iterator[Why]:
    """Is there something to attach it to, for this price?"""
    if not s.p[ATTACHMENT] >> c & 1 or hosts(s, c, you):
        return
    v = lacks.voice()
    only = [x for x in faces_text(s, c) if isinstance(x, AttachOnlyTo)]
    kind = v.some(only[-1].what) if only else "a character"
    there = len(lacks.r.cards(only[-1].what)) if only else (s.p[IN_PLAY] & s.p[CHARACTER]).bit_count()
    found = f"there {'is' if there == 1 else 'are'} {there}, but none may bear it" if there else "there is none"
    if not bearers(s, c, you) and not ring_bearers(s, c, you):
        yield Why("rr.attachment-cards.3", lacks.needs(f"{kind} to be attached to", found))
    if not played_onto(s, c, you):
        yield Why("rr.play-restrictions.1", lacks.needs("other cards to be played on", "none that may bear it fits"))
    yield Why("rr.cost.1", f"{lacks.title} costs more fate on whatever may bear it; you have {purse(s, c, you)}.")


def faces_text(s: Game, c: int) -> tuple[object, ...]:
    """The texts of a card."""
    return tuple(s.box.faces[s.kind[c]].definition.text)
