"""Is an answer as the documentation shows it? What an object leaves out, or a list after "…" or a
text where it has "…", may be anything."""

from __future__ import annotations

from typing import Any

MORE = "…"


def differs(shown: Any, given: Any, where: str = "answer") -> str:
    """The first place where they differ, or ""."""
    if isinstance(shown, dict):
        if not isinstance(given, dict):
            return f"{where} is {given!r}"
        for key, value in shown.items():
            if key not in given:
                return f"{where} has no {key!r}, but {sorted(given)}"
            if found := differs(value, given[key], f"{where}.{key}"):
                return found
        return ""
    if isinstance(shown, list):
        if not isinstance(given, list):
            return f"{where} is {given!r}"
        more = shown[-1:] == [MORE]
        wanted = shown[:-1] if more else shown
        if len(given) < len(wanted) or (len(given) > len(wanted) and not more):
            return f"{where} has {len(given)} parts, not {len(wanted)}: {given!r}"
        return next((found for i, x in enumerate(wanted) if (found := differs(x, given[i], f"{where}[{i}]"))), "")
    if isinstance(shown, str) and isinstance(given, str) and MORE in shown:
        begins, _, ends = shown.partition(MORE)
        return "" if given.startswith(begins) and given.endswith(ends) else f"{where} is {given!r}"
    return "" if shown == given and type(shown) is type(given) else f"{where} is {given!r}, not {shown!r}"
