"""Removing cards from the game, and putting cards under other cards."""

from __future__ import annotations

from collections.abc import Iterator

from gorin.language.english import Noun, Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Query, node
from gorin.language.scope import Scope
from gorin.language.sets import This
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.codecs import removing
from gorin.rulesets.lcg.places.removal import PLACES
from gorin.rulesets.lcg.state import PERIODS
from gorin.rulesets.lcg.words.deeds import ACT, Deed, reach, reached, timely, timely_now
from gorin.rulesets.lcg.words.phrases import to_owner

FIXED = f"(p[{facts.STRONGHOLD}] | p[{facts.PROVINCE}] | p[{facts.ROLE}] | p[{facts.REMOVED}])"


@node
class RemoveFromGame(Deed):
    """Remove cards from the game, wherever they are: for good, or until a period ends and they return."""

    what: Query
    until: str = ""
    returns: str = "play"  # where to, after a while: "play" or "hand"
    takes = True

    def wrong(self) -> Iterator[str]:
        if self.returns != "play" and not self.until:
            yield "RemoveFromGame.returns: what is removed for good returns nowhere; say until when."

    def events(self, c: Scope, tag: str = "0") -> str:
        m = c.words.cards(self.what, c)
        n = removing(PERIODS[self.until], PLACES[self.returns]) if self.until else 0
        gone = f"each({m} & p[{facts.IN_PLAY}], {ev.LEAVE}, {c.you}, {n | ev.REMOVED}, {c.this}, {ACT}, {tag})"
        return f"({gone} + each({m} & ~p[{facts.IN_PLAY}], {ev.REMOVE}, {c.you}, {n}, {c.this}, {ACT}, {tag}))"

    def could(self, c: Scope) -> str:
        return timely(self.until, f"({reach(self.what, c)} & ~{FIXED})")

    def could_now(self, r: Reading) -> bool:
        fixed = ("stronghold", "province", "role", "removed")
        some = [card for card in reached(r, self.what) if not any(r.words.has(r.s, card, x) for x in fixed)]
        return timely_now(self.until, r) and bool(some)

    def english(self, v: Voice) -> str:
        period = f" until the end of the {self.until}" if self.until else ""
        what = v.object(self.what, self.takes)
        if self.until and self.returns == "hand":
            hand = to_owner(what, "hand")
            period += f", then return {'them' if hand.startswith('their') else 'it'} to {hand}"
        return f"remove {what} from the game{period}"


@node
class PutUnder(Deed):
    """Put cards that are out of play under a card, where only effects that say so reach them."""

    what: Query
    host: Query = This()
    facedown: bool = False
    takes = True

    def events(self, c: Scope, tag: str = "0") -> str:
        m, host = c.words.cards(self.what, c), c.words.cards(self.host, c)
        n = f"tucking(low({host}), {self.facedown})"
        cards = f"{m} & ~p[{facts.IN_PLAY}]"
        return f"(each({cards}, {ev.TUCK}, {c.you}, {n}, {c.this}, {ACT}, {tag}) if {host} else [])"

    def could(self, c: Scope) -> str:
        host = f"{c.words.cards(self.host, c)} & p[{facts.IN_PLAY}]"
        return f"({reach(self.what, c)} & ~p[{facts.IN_PLAY}] if {host} else 0)"

    def could_now(self, r: Reading) -> bool:
        host = any(r.words.has(r.s, card, "in play") for card in r.cards(self.host))
        return host and any(not r.words.has(r.s, card, "in play") for card in reached(r, self.what))

    def english(self, v: Voice) -> str:
        return f"place {v.object(self.what, self.takes)} {'facedown ' * self.facedown}under {v.the(self.host)}"


@node
class Under(Query):
    """The cards that lie under one of these; attachments do not."""

    of: Query
    away = True

    def source(self, c: Scope) -> str:
        return f"lying_under(s, {self.of.source(c)})"

    def has(self, r: Reading, card: int) -> bool:
        return r.words.has(r.s, card, "beneath") and self.of.has(r, r.s.under[card])

    def noun(self, v: Voice) -> Noun:
        return Noun(after=[f"under {v.the(self.of)}"])
