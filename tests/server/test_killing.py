"""A real server, killed without a word at random moments: nothing accepted is lost, and every game finishes."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path
from random import Random
from time import sleep

import pytest

from gorin.kernel.record import Record, read_record
from gorin.server import protocol
from gorin.server.bodies import TableMade
from gorin.server.client import Lost, Refused, Seat, Server
from gorin.sim.replaying import replay
from tests.server.serving import ALONE, BOTH, Shown, by_turns, next_asked, settle, shown

COMMAND = [sys.executable, "-m", "gorin.cli.main", "serve", "--port", "0", "--no-browser"]
GONE = (Lost, OSError, EOFError)


class Killed:
    """A server process that can be killed, and started again with the same database."""

    def __init__(self, folder: Path, thinkers: int, database: str = "") -> None:
        where = database or f"sqlite:///{folder / 'tables.db'}"
        self._command = [*COMMAND, "--database", where, "--thinkers", str(thinkers)]
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(self._command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Gorin serves at http"), line
        self.server = Server(line.split()[3])

    def kill(self) -> None:
        """As kill -9 does."""
        self.process.kill()
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


class Player:
    """Chooses by dice, comes back whenever the server does, and remembers every choice that was accepted."""

    def __init__(self, made: TableMade, key: int, seed: int) -> None:
        self.made, self.key = made, key
        self.dice = Random(seed)
        self.accepted: dict[int, int] = {}
        self.over = False

    def play(self, killed: Killed, stop: threading.Event) -> None:
        """Play until the game is over, or the server is gone and nobody starts it again."""
        while not self.over and not stop.is_set():
            try:
                with killed.server.sit(self.made, self.key) as seat:
                    self._play(seat)
            except GONE:
                sleep(0.02)

    def _play(self, seat: Seat) -> None:
        while seat.wait():
            decision = seat.decision
            assert decision is not None and decision.number is not None
            assert decision.number not in self.accepted, "an accepted choice is asked again"
            option = self.dice.randrange(len(decision.options))
            try:
                seat.choose(option)
            except Refused:
                continue
            self.accepted[decision.number] = option
        self.over = True


def kept(record: Record, player: Player) -> None:
    """All that a player was told to be accepted is in the record."""
    seat = player.made.keys[player.key].seat
    made = [choice.i for choice in record.choices if choice.p == seat]
    assert all(made[number] == option for number, option in player.accepted.items())


def killed_game(
    folder: Path, seed: int, kills: int, seats: list[dict[str, str]], thinkers: int, database: str = ""
) -> None:
    """One game, with so many kills."""
    dice = Random(seed)
    killed = Killed(folder, thinkers, database)
    stop = threading.Event()
    try:
        made = killed.server.create(rules="lcg/stronghold", seats=seats)
        players = [Player(made, key, seed + key) for key in range(len(made.keys))]
        threads = [threading.Thread(target=player.play, args=(killed, stop), daemon=True) for player in players]
        for thread in threads:
            thread.start()
        for _ in range(kills):
            sleep(dice.uniform(0.05, 0.8))
            killed.kill()
            killed.start()
        for thread in threads:
            thread.join(240)
        assert all(player.over for player in players)
        record = read_record(killed.server.get(f"/api/records/{made.table.table}-1/file").encode())
        for player in players:
            kept(record, player)
        assert replay(record).over
    finally:
        stop.set()
        killed.kill()


@pytest.mark.parametrize("seed", range(3))
def test_games_survive_being_killed(tmp_path: Path, seed: int) -> None:
    killed_game(tmp_path, seed=1 + seed, kills=1 + seed, seats=ALONE if seed == 2 else BOTH, thinkers=0)


def test_a_table_of_five_with_its_treaties_survives_being_killed(tmp_path: Path) -> None:
    """What was done beside the choices is there again, in its place; who has left stays away, and the others go on."""
    people = [{"who": "you", "name": name} for name in ("Anna", "Bert", "Carl")]
    words = {"promise": "words", "words": "I shall speak well of you.", "for": "game"}
    killed = Killed(tmp_path, 0)
    dice, stood = Random(5), list[Shown]()
    try:
        made = killed.server.create(
            rules="lcg/enlightenment", seats=[*people, *({"who": "agent", "agent": "random"} for _ in range(2))]
        )
        for number in range(4):
            seats = [killed.server.sit(made, key) for key in range(3)]
            if number:
                assert next_asked(seats[: 3 if number < 3 else 2]) is not None
                assert shown(seats) == stood
            while not number and not (seats[0].view or {}).get("round"):
                by_turns(seats, dice, 1)
                settle(seats[0])
            if number == 1:
                offer = {"do": "offer", "to": 1, "value": 1, "mine": words, "yours": words}
                seats[0].ask(protocol.Aside(what=offer))
            elif number == 2:
                seats[2].ask(protocol.Concede())
            by_turns(seats[: 3 if number < 2 else 2], dice, 4)
            assert next_asked(seats[: 3 if number < 2 else 2]) is not None
            stood = shown(seats)
            killed.kill()
            killed.start()
        with killed.server.sit(made, 0) as anna:
            settle(anna)
            assert [seat.out for seat in anna.table.seats] == [False, False, True, False, False]
            assert any("offers" in line.text for line in anna.log)
    finally:
        killed.kill()


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
def test_twenty_games_survive_being_killed(tmp_path: Path, seed: int) -> None:
    killed_game(tmp_path, seed=100 + seed, kills=6, seats=BOTH if seed % 2 else ALONE, thinkers=seed % 2 ^ 1)


def children(process: int) -> list[int]:
    """The processes a process has started."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            if int(status.read_text().rpartition(")")[2].split()[1]) == process:
                found.append(int(status.parent.name))
        except OSError:
            continue
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up in /proc")
def test_the_processes_of_agents_end_with_the_server(tmp_path: Path) -> None:
    killed = Killed(tmp_path, thinkers=1)
    made = killed.server.create(seats=ALONE)
    with killed.server.sit(made) as seat:
        dice = Random(1)
        for _ in range(8):
            assert seat.wait() and seat.decision is not None
            seat.choose(dice.randrange(len(seat.decision.options)))
        assert seat.wait()
    started = children(killed.process.pid)
    assert started
    killed.kill()
    for _ in range(200):
        if not any(Path(f"/proc/{each}").exists() for each in started):
            break
        sleep(0.05)
    left = [each for each in started if Path(f"/proc/{each}").exists()]
    assert not left
