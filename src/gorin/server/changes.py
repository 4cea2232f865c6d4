"""What is different between two views, as a short list of changes, and making those changes (docs/protocol.md)."""

from __future__ import annotations

from typing import Any

from gorin.server.protocol import Change, Path


def changes(old: Any, new: Any) -> list[Change]:
    """What turns one view into the other."""
    out: list[Change] = []
    _compare(old, new, [], out)
    return out


def changed(view: Any, made: list[Change]) -> Any:
    """The view after changes. The lists and dicts of the old view are changed in place."""
    for path, *rest in made:
        if not path:
            if len(rest) == 1:
                view = rest[0]
            else:
                view[rest[0] : rest[0] + rest[1]] = rest[2]
            continue
        place = view
        for step in path[:-1]:
            place = place[step]
        last = path[-1]
        if not rest:
            del place[last]
        elif len(rest) == 1:
            place[last] = rest[0]
        else:
            at, remove, items = rest
            place[last][at : at + remove] = items
    return view


def _compare(old: Any, new: Any, path: Path, out: list[Change]) -> None:
    if old is new or (type(old) is type(new) and old == new):
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for name in old:
            if name not in new:
                out.append([[*path, name]])
        for name, value in new.items():
            if name in old:
                _compare(old[name], value, [*path, name], out)
            else:
                out.append([[*path, name], value])
    elif isinstance(old, list) and isinstance(new, list):
        _compare_lists(old, new, path, out)
    else:
        out.append([path, new])


def _compare_lists(old: list[Any], new: list[Any], path: Path, out: list[Change]) -> None:
    """The middle part in which other things stand is replaced; what stands before and after it is compared."""
    shorter = min(len(old), len(new))
    before = 0
    while before < shorter and _same_thing(old[before], new[before]):
        before += 1
    after = 0
    while after < shorter - before and _same_thing(old[-1 - after], new[-1 - after]):
        after += 1
    removed = len(old) - before - after
    if removed or len(new) > before + after:
        out.append([path, before, removed, new[before : len(new) - after]])
    for i in range(before):
        _compare(old[i], new[i], [*path, i], out)
    for i in range(1, after + 1):
        _compare(old[-i], new[-i], [*path, len(new) - i], out)


def _same_thing(a: Any, b: Any) -> bool:
    """Things with an id are the same if their ids are; without, dicts are compared name by name."""
    if isinstance(a, dict) and isinstance(b, dict):
        return bool(a.get("id") == b.get("id"))
    return type(a) is type(b) and bool(a == b)
