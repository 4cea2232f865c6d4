"""What a rule is, and what the documents are that rules come from."""

from __future__ import annotations

from dataclasses import dataclass

KINDS = frozenset({"engine", "deckbuilding", "setup", "ui", "definition", "table-etiquette"})


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule, in our own words, under an id such as `rr.covert.2`: document, heading, number."""

    id: str
    title: str
    says: str
    kind: str
    document: str
    formats: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    scenario: str = ""
    reading: str = ""
    superseded: str = ""
    overruled_by: tuple[str, ...] = ()  # the newer rules that override it, in full or in part
    one_of: tuple[str, ...] = ()  # of these among its cards one is enough for it to be in scope
    differs: str = ""

    @property
    def section(self) -> str:
        """The id without its number: `rr.covert`."""
        return self.id.rpartition(".")[0]

    @property
    def number(self) -> int:
        """The place of the rule under its heading."""
        return int(self.id.rpartition(".")[2])

    @property
    def fully_superseded(self) -> bool:
        """Whether a newer document overrides all of it, not just a part."""
        return bool(self.superseded) and not self.superseded.startswith("partly")

    @property
    def partly_overruled(self) -> bool:
        """Whether a newer rule overrides a part of it."""
        return bool(self.overruled_by) and not self.fully_superseded


@dataclass(frozen=True, slots=True)
class Document:
    """One source document: its prefix in ids, its files here, and the formats it is the law of."""

    prefix: str
    title: str
    files: tuple[str, ...]
    formats: frozenset[str]


LCG = frozenset({"stronghold", "skirmish", "enlightenment", "team-conquest"})

DOCUMENTS = (
    Document("rr", "LCG Rules Reference", ("lcg-rules-reference.toml",), LCG),
    Document("mp", "LCG Multiplayer Rules", ("lcg-multiplayer.toml",), frozenset({"enlightenment", "team-conquest"})),
    Document("fr", "LCG card rulings of 2018", ("lcg-rulings.toml",), LCG),
    Document("emp", "CCG Emperor Edition rulebook", ("ccg-emperor.toml",), frozenset({"emperor"})),
    Document(
        "sam",
        "CCG Samurai Edition comprehensive rules",
        ("ccg-samurai.toml", "ccg-card-rulings.toml"),
        frozenset({"samurai"}),
    ),
)
