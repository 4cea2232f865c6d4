"""What generated code calls of control, copies, characteristics, immunity, modifiers and removal."""

from __future__ import annotations

from typing import Any

from gorin.kernel.bits import mask_of
from gorin.kernel.views import hidden_from
from gorin.rulesets.lcg.attributes.characteristics import gain, lose
from gorin.rulesets.lcg.attributes.control import takeable
from gorin.rulesets.lcg.attributes.fixed_values import fix
from gorin.rulesets.lcg.attributes.last_known import its_controller, was
from gorin.rulesets.lcg.attributes.stats import cap, reader, rebase
from gorin.rulesets.lcg.codecs import taking
from gorin.rulesets.lcg.costs.fate_moves import givers, may_have, moves
from gorin.rulesets.lcg.framework.consequences import doom, triumph
from gorin.rulesets.lcg.places.destinations import off_deck, onto_deck
from gorin.rulesets.lcg.places.removal import lying_under
from gorin.rulesets.lcg.prohibitions.immunity import immune, shield
from gorin.rulesets.lcg.victory import win_by_card
from gorin.rulesets.lcg.words.abilities import resolvable, resolve_ability
from gorin.rulesets.lcg.words.copying import copies_of, copyable, costing
from gorin.rulesets.lcg.words.looking import hidden_from_some

IDENTITY: dict[str, Any] = {
    f.__name__: f
    for f in (
        cap,
        doom,
        fix,
        triumph,
        win_by_card,
        copies_of,
        copyable,
        costing,
        gain,
        givers,
        hidden_from,
        hidden_from_some,
        immune,
        its_controller,
        lose,
        lying_under,
        mask_of,
        may_have,
        moves,
        off_deck,
        onto_deck,
        reader,
        rebase,
        resolvable,
        resolve_ability,
        shield,
        takeable,
        taking,
        was,
    )
}
