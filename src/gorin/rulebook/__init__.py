"""The rulebook: every rule of both games as one sentence of our own, under an id that tests and refusals cite.

>>> from gorin import rulebook
>>> rulebook.find("rr.covert.2").title
'Covert'
"""

from __future__ import annotations

from gorin.rulebook.lookup import documents, find, only_section, rules, section, suggest
from gorin.rulebook.matching import fold, nearest, search
from gorin.rulebook.rule import KINDS, Document, Rule
from gorin.rulebook.rulings import rulings

__all__ = [
    "KINDS",
    "Document",
    "Rule",
    "documents",
    "find",
    "fold",
    "nearest",
    "only_section",
    "rules",
    "rulings",
    "search",
    "section",
    "suggest",
]
