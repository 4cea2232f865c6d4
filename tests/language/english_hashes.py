"""A hash of each real card's rendered English: a change of the renderer is seen, and no printed sentence is kept.

Where a change is meant, write the hashes anew and look at what changed:

    python -m tests.language.english_hashes
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

from gorin.cards.registry import cards
from gorin.rulesets.lcg.english import text_of

FILE = Path(__file__).with_suffix(".json")


def now() -> dict[str, str]:
    """The hashes of the cards' texts as they are rendered now."""
    texts = {name: text_of(card) for name, card in cards("lcg").items()}
    return {name: sha256(text.encode()).hexdigest()[:12] for name, text in sorted(texts.items()) if text}


def kept() -> dict[str, str]:
    """The hashes in the file."""
    return dict(json.loads(FILE.read_text(encoding="utf-8")))


def write() -> None:
    FILE.write_text(json.dumps(now(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    before = kept() if FILE.exists() else {}
    write()
    for name in sorted(before.keys() | now().keys()):
        if before.get(name) != now().get(name):
            print(f"{name}: {text_of(cards('lcg')[name]) if name in cards('lcg') else '(gone)'}")
