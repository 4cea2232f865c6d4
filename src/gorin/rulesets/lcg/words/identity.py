"""What generated code calls of control, copies, characteristics, immunity, modifiers and removal."""

from __future__ import annotations

from typing import Any

from gorin.rulesets.lcg.characteristics import gain, lose
from gorin.rulesets.lcg.control import takeable, taking
from gorin.rulesets.lcg.immunity import immune, shield
from gorin.rulesets.lcg.last_known import its_controller, was
from gorin.rulesets.lcg.removal import lying_under
from gorin.rulesets.lcg.stats import cap, reader, rebase
from gorin.rulesets.lcg.words.copying import copies_of, copyable, costing

IDENTITY: dict[str, Any] = {
    f.__name__: f
    for f in (
        cap,
        copies_of,
        copyable,
        costing,
        gain,
        immune,
        its_controller,
        lose,
        lying_under,
        reader,
        rebase,
        shield,
        takeable,
        taking,
        was,
    )
}
