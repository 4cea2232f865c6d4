"""Random games with a new card: when it is played and used, how the games end, and whether it can go on for ever."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from gorin.cards.loading import CardFile
from gorin.decks.precons import precons
from gorin.errors import said
from gorin.kernel.decisions import PASS, PLAY, USE, Option
from gorin.kernel.questions import ACTION
from gorin.kernel.rng import mix
from gorin.kernel.state import State
from gorin.lab.proof.decks import Tried
from gorin.sim.game import Game, header_for, open_game

GAMES = 60
OFTEN = 8  # uses by one player, one after another in one phase, that are called a loop
PATIENCE = 60  # decisions after which a try to repeat it is given up
ONCE = ("event", "strategy")  # to use what such a card says is to play it
TRIES = 12  # of repeating it, in all games together


@dataclass
class Played:
    """What random games have shown."""

    games: int = 0
    finished: int = 0
    errors: list[str] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)
    moments: Counter[tuple[str, str, str]] = field(default_factory=Counter)  # deed, phase, what was asked
    in_games: int = 0  # in how many games it was played or used
    loops: dict[str, str] = field(default_factory=dict)  # by phase

    def as_dict(self) -> dict[str, Any]:
        """For programs."""
        moments = [{"deed": d, "phase": p, "asked": a, "times": n} for (d, p, a), n in self.moments.most_common()]
        return {
            "games": self.games, "finished": self.finished, "errors": self.errors, "endings": dict(self.endings),
            "games_with_it": self.in_games, "moments": moments, "loops": list(self.loops.values()),
        }  # fmt: skip

    def add(self, more: Played) -> None:
        """What other games have shown besides."""
        self.games, self.finished = self.games + more.games, self.finished + more.finished
        self.in_games += more.in_games
        self.errors += more.errors
        self.endings += more.endings
        self.moments += more.moments
        self.loops |= more.loops


def play(
    card: Any,
    rules: str,
    decks: Sequence[Tried],
    games: int = GAMES,
    seed: int = 0,
    first: int = 0,
    file: CardFile | None = None,
) -> Played:
    """Play so many random games, from the one with this number on, in which both seats may have the card."""
    found, tries = Played(), TRIES
    others = precons(rules)
    for i in range(first, first + games):
        mine = decks[i % len(decks)].having
        theirs = mine if i % 2 else others[i % len(others)]
        game = open_game(header_for(rules, (mine, theirs), mix(seed, i), 2, own=file), log=False, keep=False)
        try:
            tries -= watch(game, card.name, found, Random(mix(seed, i)), tries)
        except Exception as error:  # whatever a new card breaks is what the sheet is for
            found.errors.append(said(error))
        found.games += 1
        found.finished += game.finished
        found.endings[game.ending or "broken off"] += 1
    return found


def watch(game: Game, name: str, found: Played, rng: Random, tries: int) -> int:
    """Play one game out, and note what is done with the card. How often it was tried to repeat it."""
    used, tried = False, 0
    while (d := game.decision) is not None:
        i = rng.randrange(len(d.options))
        option = d.options[i]
        if deed := deed_with(game.state, option, name):
            used = True
            found.moments[deed, phase(game), d.why] += 1
            if tried < tries and game.rules.questions[d.why].kind is ACTION:
                tried += 1
                if loop := repeated(game, i, name, rng):
                    found.loops.setdefault(phase(game), loop)
        game.choose(i)
    found.in_games += used
    return tried


def deed_with(s: State, option: Option, name: str) -> str:
    """What an option does with the card: "played", "used", or nothing."""
    if option.card < 0 or option.card >= len(s.kind) or option.verb not in (USE, PLAY):
        return ""
    if s.box.faces[s.kind[option.card]].definition.name != name:
        return ""
    return "played" if option.verb == PLAY or s.box.faces[s.kind[option.card]].definition.type in ONCE else "used"


def phase(game: Game) -> str:
    """What the phase is called."""
    names = getattr(game.rules, "phase_names", {})
    return str(names.get(getattr(game.state, "phase", None), ""))


def repeated(game: Game, first: int, name: str, rng: Random) -> str:
    """Use it again and again while everybody else passes: what is told if that never ends within one phase."""
    trial = game.clone()
    d = trial.decision
    assert d is not None
    you, began, times = d.player, (trial.rounds, phase(trial)), 1
    before = {what: n for what, n in owned(trial, you).items()}
    trial.choose(first)
    for _ in range(PATIENCE):
        d = trial.decision
        if d is None or (trial.rounds, phase(trial)) != began:
            return ""
        again = [i for i, o in enumerate(d.options) if d.player == you and deed_with(trial.state, o, name)]
        out = [i for i, o in enumerate(d.options) if o.verb == PASS]
        answers = [i for i in range(len(d.options)) if i not in out] if d.player == you and not again else out
        times += bool(again)
        if times >= OFTEN:
            after = owned(trial, you)
            change = ", ".join(f"{what} {after[what] - n:+}" for what, n in before.items() if after.get(what, n) != n)
            return f"It can be used {times} times in one {began[1] or 'phase'} phase ({change or 'nothing gained'})."
        acting = trial.rules.questions[d.why].kind is ACTION
        trial.choose(rng.choice(again or (out if acting and out else answers) or range(len(d.options))))
    return ""


def owned(game: Game, you: int) -> dict[str, int]:
    """What a player has that can be counted."""
    view = game.view(you)["players"][you]
    return {what: n for what, n in view.items() if what in ("fate", "honor", "gold") and isinstance(n, int)}
