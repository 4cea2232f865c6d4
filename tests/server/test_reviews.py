"""Reviews of records on the server: made part by part on the bench, the same for everybody who reads them."""

from __future__ import annotations

from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from gorin.lab.review.sheet import review
from gorin.server import reviews
from gorin.server.client import Refused, Server
from tests.lab.test_review import blundered, short
from tests.server.serving import serving

LONG = 120.0


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few deals."""
    monkeypatch.setattr(reviews, "DEALS", 2)


def done(server: Server, record: str) -> list[dict[str, Any]]:
    """Everything that was told until it was over."""
    seen, until = [server.get(f"/api/records/{record}/review")], monotonic() + LONG
    while seen[-1]["state"] in ("waiting", "running") and monotonic() < until:
        sleep(0.05)
        seen.append(server.get(f"/api/records/{record}/review"))
    return seen


@pytest.mark.parametrize("thinkers", [0, 1], ids=["in a thread", "in a process"])
def test_a_review_comes_part_by_part_and_is_that_of_the_command(tmp_path: Path, thinkers: int) -> None:
    with serving(tmp_path, thinkers=thinkers, database="sqlite:///:memory:") as server:
        record = server.post("/api/records", {"text": blundered().lines().decode()})["record"]
        assert server.get(f"/api/records/{record}/review")["state"] == "none"
        assert server.post(f"/api/records/{record}/review", {})["state"] == "waiting"
        seen = done(server, record)
        assert seen[-1]["state"] == "done" and seen[-1]["done"] == seen[-1]["of"] == 2, seen[-1]["error"]
        assert [each["done"] for each in seen] == sorted(each["done"] for each in seen)
        assert seen[-1]["sheet"] == review(blundered(), deals=2).as_dict()
        assert server.post(f"/api/records/{record}/review", {}) == seen[-1]  # nobody waits for it twice


def test_what_is_not_reviewed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path, database="sqlite:///:memory:") as server:
        with pytest.raises(Refused, match="no such record"):
            server.post("/api/records/nothing/review", {})
        going = b"\n".join(short().lines().splitlines()[:-2])
        record = server.post("/api/records", {"text": going.decode()})["record"]
        with pytest.raises(Refused, match="a review is for games that are over"):
            server.post(f"/api/records/{record}/review", {})
        monkeypatch.setattr(reviews, "MOST_CHOICES", 8)
        record = server.post("/api/records", {"text": short().lines().decode()})["record"]
        with pytest.raises(Refused, match="more than 8 choices"):
            server.post(f"/api/records/{record}/review", {})


def test_an_address_has_one_at_a_time(tmp_path: Path) -> None:
    with serving(tmp_path, database="sqlite:///:memory:") as server:
        one, other = (
            server.post("/api/records", {"text": record.lines().decode()})["record"]
            for record in (short(), blundered())
        )
        server.post(f"/api/records/{one}/review", {})
        with pytest.raises(Refused, match="A review is being made for you already; wait for it"):
            server.post(f"/api/records/{other}/review", {})
        assert done(server, one)[-1]["state"] == "done"
        server.post(f"/api/records/{other}/review", {})
        assert done(server, other)[-1]["sheet"]["sides"][0]["dearest"]
