"""Bringing cards into play by effects: out of other places, or created on the spot."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gorin.language.english import Voice, article
from gorin.language.nodes import Player, Query, Text, node
from gorin.language.players import You
from gorin.language.scope import Scope
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.card import CLANS, UNALIGNED, Card
from gorin.rulesets.ccg.codecs import TO_BATTLE
from gorin.rulesets.ccg.words.deeds import ACT, Deed
from gorin.rulesets.ccg.words.phrases import does, from_hand


@node
class PutIntoPlay(Deed):
    """Put a card into play, at home or (a Personality or Terrain) at the current battlefield."""

    what: Query
    here: bool = False
    done = "entered play"

    def build(self, b: Any, c: Scope) -> str:
        """Where it lay in a province, what follows from its entering comes before the refill."""
        if b.paying:
            return self.events(c, "1")
        waits = b.p.new("m")
        b.p.step("provinces wait", f"r[{waits}] = hold_provinces(s, {self.what.source(c)})")
        b.happen(type(self).__name__, self.events(c))
        b.p.step("refill", f"if r[{waits}]: let_refill(s, r[{waits}])")
        return ""

    def events(self, c: Scope, tag: str = "0") -> str:
        n = TO_BATTLE if self.here else 0
        return f"each({self.what.source(c)}, {ev.ENTER}, {c.you}, {n}, {c.this}, {ACT}, {tag})"

    def english(self, v: Voice) -> str:
        return f"put {v.the(self.what)} into play{from_hand(self.what, v)}" + (
            " at the current battlefield" if self.here else ""
        )


# the numbers that created cards have, by type
HAS = {"personality": ("force", "chi", "personal_honor"), "follower": ("force",), "item": ("force", "chi")}


@node
class Create(Deed):
    """Create a card: attached to another, or in its creator's home (or at the current battlefield)."""

    type: str
    force: int = 0
    chi: int = 0
    personal_honor: int = 0
    keywords: tuple[str, ...] = ()
    text: tuple[Text, ...] = ()
    on: Query | None = None
    here: bool = False
    title: str = ""
    your_clan: bool = False  # it has its creator's Clan alignment
    clan: str = ""  # the Clan it has, whoever creates it
    who: Player = You()

    def wrong(self) -> Iterator[str]:
        if self.here and self.on is not None:
            yield "Create.here: what is attached is where its Personality is."
        if self.your_clan and self.clan:
            yield "Create.clan: it has its creator's Clan or this one, not both."
        without = [
            n for n in ("force", "chi", "personal_honor") if getattr(self, n) and n not in HAS.get(self.type, ())
        ]
        yield from (f"Create.{n}: a created {self.type} has none." for n in without)

    @property
    def name(self) -> str:
        words = self.title or f"created {self.force}F/{self.chi}C {self.clan} {' '.join(self.keywords)} {self.type}"
        return " ".join(words.split())

    @property
    def cards(self) -> tuple[Card, ...]:
        """The card that is created, for each Clan it may have; what is not said of it is zero, or a dash."""
        return (
            tuple(self.card(x) for x in (UNALIGNED, *CLANS)) if self.your_clan else (self.card(self.clan or UNALIGNED),)
        )

    def card(self, clan: str = UNALIGNED) -> Card:
        return Card(
            f"{self.name} ({clan})" if self.your_clan else self.name,
            self.type,
            clan,
            force=self.force,
            chi=self.chi,
            personal_honor=self.personal_honor,
            keywords=self.keywords,
            text=self.text,
            title=self.title,
            pack="created",
        )

    def events(self, c: Scope, tag: str = "0") -> str:
        who = self.who.source(c)
        name = f"'{self.name} (' + clan_name(s, {who}) + ')'" if self.your_clan else repr(self.name)
        kind = f"s.box.by_name[{name}]"
        if self.on is None:
            return f"[Event({ev.CREATE}, -1, {who}, creating({kind}, {self.here}), {c.this}, {ACT}, {tag})]"
        return f"each({self.on.source(c)}, {ev.CREATE}, {who}, {kind}, {c.this}, {ACT}, {tag})"

    def english(self, v: Voice) -> str:
        numbers = {
            "personality": f"{self.force}F/{self.chi}C/{self.personal_honor}PH",
            "follower": f"{self.force}F",
            "item": "/".join(f"{n:+d}{x}" for n, x in ((self.force, "F"), (self.chi, "C")) if n),
        }
        of = [f"{self.clan.capitalize()} Clan"] if self.clan else []
        words = [numbers.get(self.type, ""), *of, *(k.title() for k in self.keywords), self.type.capitalize()]
        text = f"{does(self.who, 'create', v)} {article(' '.join(w for w in words if w))}"
        text += f" called {self.title}" if self.title else ""
        whose = "your" if isinstance(self.who, You) else "his"
        text += f" with {whose} Clan alignment" if self.your_clan else ""
        text += " at the current battlefield" if self.here else ""
        if self.text:
            own = Voice(v.words, self.type.capitalize(), v.attached)
            text += f', with "{" ".join(x.english(own) for x in self.text)}"'
        return text if self.on is None else f"{text} and attach it to {v.the(self.on)}"


@node
class CreateLike(Deed):
    """Create a Personality with the base Force, Chi, Gold Cost and Personal Honor of another."""

    of: Query
    keywords: tuple[str, ...] = ()

    def made_from(self, card: Card) -> Card:
        """The card that is created from this one."""
        return Card(
            f"{self.prefix}{card.name}",
            "personality",
            force=card.force,
            chi=card.chi,
            cost=card.cost,
            personal_honor=card.personal_honor,
            keywords=self.keywords,
            pack="created",
        )

    @property
    def prefix(self) -> str:
        return f"created {' '.join(self.keywords)} like "

    def events(self, c: Scope, tag: str = "0") -> str:
        like = f"s.box.faces[s.kind[low({self.of.source(c)})]].name"
        made = f"creating(s.box.by_name[{self.prefix!r} + {like}], False)"
        event = f"Event({ev.CREATE}, -1, {c.you}, {made}, {c.this}, {ACT}, {tag})"
        return f"([{event}] if {self.of.source(c)} else [])"

    def english(self, v: Voice) -> str:
        words = ", ".join(k.title() for k in self.keywords)
        stats = "base Force, Chi, Gold Cost, and Personal Honor"
        return (
            f"create a {words} Personality whose {stats} are those of {v.the(self.of)}, waiving the Samurai's Gold cost"
        )
