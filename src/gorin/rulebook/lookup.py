"""Rules by id, by heading, and by an id that is nearly right. A document is read when it is first asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any

from gorin.rulebook.rule import DOCUMENTS, Document, Rule

FOLDER = Path(__file__).parent


def documents() -> tuple[Document, ...]:
    """The source documents, in the order in which they are always listed."""
    return DOCUMENTS


def find(id: str) -> Rule | None:
    """The rule with this id, or None. Reads only the document that the id names."""
    document = _document(id)
    return _rules(document).get(id) if document else None


def section(slug: str) -> list[Rule]:
    """All rules under a heading such as `rr.covert`, by number; none if there is no such heading."""
    document = _document(slug)
    return list(_sections(document).get(slug, ())) if document else []


def only_section(heading: str) -> list[Rule]:
    """All rules under a heading that is named without its document, if just one document has it: `covert`."""
    wanted = "-".join(heading.casefold().split())
    found = [slug for each in DOCUMENTS for slug in _sections(each) if slug.partition(".")[2] == wanted]
    return section(found[0]) if len(found) == 1 else []


def rules(*prefixes: str) -> Iterator[Rule]:
    """Every rule of the named documents (of all, if none is named), in the order of the files."""
    for document in DOCUMENTS:
        if not prefixes or document.prefix in prefixes:
            yield from _rules(document).values()


def suggest(id: str, limit: int = 5) -> list[str]:
    """Ids and headings that look like this one, best first."""
    wanted = id.strip().casefold()
    document = _document(wanted)
    searched = (document,) if document else DOCUMENTS
    headings = [slug for each in searched for slug in _sections(each)]
    heading = wanted.rstrip("0123456789").rstrip(".")
    near = [slug for slug in headings if slug == heading or slug.partition(".")[2] == heading]
    ids = [id for each in searched for id in _rules(each)]
    for names in (ids, headings) if wanted[-1:].isdigit() else (headings, ids):
        near += get_close_matches(wanted, names, limit, 0.75)
    return list(dict.fromkeys(near))[:limit]


def _document(id: str) -> Document | None:
    prefix = id.partition(".")[0]
    return next((document for document in DOCUMENTS if document.prefix == prefix), None)


@cache
def _rules(document: Document) -> dict[str, Rule]:
    import tomllib  # most commands never read a rule

    entries: list[dict[str, Any]] = []
    for name in document.files:
        entries += tomllib.loads((FOLDER / name).read_text(encoding="utf-8"))["rule"]
    return {entry["id"]: read(entry) for entry in entries}


@cache
def _sections(document: Document) -> dict[str, tuple[Rule, ...]]:
    found: dict[str, list[Rule]] = {}
    for rule in _rules(document).values():
        found.setdefault(rule.section, []).append(rule)
    return {slug: tuple(sorted(under, key=lambda rule: rule.number)) for slug, under in found.items()}


def read(entry: Mapping[str, Any]) -> Rule:
    """The rule that one `[[rule]]` table of a rule file describes."""
    fields = dict(entry)
    fields["title"] = fields.pop("source")
    for several in ("formats", "cards", "overruled_by", "one_of"):
        fields[several] = tuple(fields.get(several, ()))
    return Rule(document=fields["id"].partition(".")[0], **fields)
