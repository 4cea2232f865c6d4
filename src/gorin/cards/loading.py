"""Cards of one's own: files of card definitions from outside the package.

A card file is Python written with the words of its game, which are there without an import:

    riddle_keeper = character("Riddle Keeper", PHOENIX, Keyword("sincerity"), cost=2, military=1, political=2, glory=1)

A file that ends in `.txt` holds cards in plain English instead (see plain.py) and runs nothing.

The cards of a program are those it gives a name, or those in its tuple `CARDS`. `GAME = "lcg"` says which game it is
for, and `REPLACES = ("Doji Whisperer",)` which cards of Gorin it means to replace. Whatever is wrong with a file is
said with the file and the line. A card file in Python is a program: whoever loads one runs it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from traceback import extract_tb
from typing import Any

from gorin.cards import registry
from gorin.cards.checklist import missing
from gorin.cards.plain import read_plain
from gorin.errors import CardError, quoted
from gorin.kernel.notation import fold

USUAL = "lcg"
ALL, REPLACES, GAME = "CARDS", "REPLACES", "GAME"  # what a card file may say besides its cards
IN_ENGLISH = ".txt"
VERSION = "version='…' says that it is another version of the card"
IN_PLAIN = "a line “Version: …” says that it is another version of the card"
LONGEST = 1_000_000  # letters; the whole Core Set has a tenth of that


class WrongCards(CardError):
    """A card file with cards that do not fit the card language: the first problem, and all of them."""

    def __init__(self, path: Path, found: list[str]) -> None:
        more = f" (one of {len(found)} problems: 'gorin cards --cards {path}' lists them)" if found[1:] else ""
        super().__init__(found[0] + more)
        self.found = found


@dataclass(frozen=True)
class CardFile:
    """A card file that has been read, and found right."""

    path: Path
    game: str
    digest: str
    cards: tuple[Any, ...]
    replaces: tuple[str, ...] = ()
    english: str = ""  # all of it, if it goes along with its games (packs.py)

    @property
    def name(self) -> str:
        return self.path.name

    def told(self) -> dict[str, str]:
        """What the records of games say of it."""
        told = {"name": self.name, "sha256": self.digest}
        return told | {"english": self.english} if self.english else told


def use_cards(paths: Sequence[Path | str]) -> tuple[CardFile, ...]:
    """Play with these card files, and with no others. If one of them is wrong, nothing changes."""
    before = registry.files()
    registry.use(())
    try:
        for path in dict.fromkeys(Path(x) for x in paths):
            there = [file for file in registry.files() if file.name == path.name]
            if there:  # records tell files by their names
                raise CardError(f"{there[0].path} and {path} have the same name; rename one of them.")
            registry.use((*registry.files(), load(path)))
    except BaseException:
        registry.use(before)
        raise
    return registry.files()


def load(path: Path) -> CardFile:
    """Read one card file, run it, and check each of its cards beside those that are there."""
    data = read(path)
    return understood(path, decode(path, data), sha256(data).hexdigest())


def understood(path: Path, source: str, digest: str) -> CardFile:
    """What a card file says, once it has been read."""
    of_kind = in_english if path.suffix.lower() == IN_ENGLISH else in_words
    game, lines, replaced, found = of_kind(path, source)
    known = {fold(name): card for name, card in registry.cards(game).items()}
    check_names(lines, found, known, replaced)
    placed = tuple(in_place(card, known, path, game) for card in found)
    check_cards(lines, placed, game)
    return CardFile(path, game, digest, placed, replaced)


Defined = tuple[
    str, "Lines", tuple[str, ...], list[Any]
]  # the game, where its cards stand, what it replaces, its cards


def in_words(path: Path, source: str) -> Defined:
    """A file in Python: it is run."""
    tree = parse(path, source)
    game = game_of(path, tree)
    space = run(path, source, game)
    return game, Lines(path, tree), titles_replaced(path, space), collect(path, space, game)


def in_english(path: Path, source: str) -> Defined:
    """A file in plain English: it is read, and nothing is run."""
    plain = read_plain(path, source, USUAL)
    if plain.problems:
        raise WrongCards(path, plain.problems)
    if not plain.cards:
        raise CardError(
            f"{path} describes no cards; a card is a title, a line such as “Crane character”, and its text."
        )
    lines = Lines(path, ast.Module([], []))
    lines.at = plain.at
    return plain.game, lines, plain.replaces, plain.cards


# --- reading and running ----------------------------------------------------------------------------------------------


def read(path: Path) -> bytes:
    """What is in the file."""
    try:
        if path.is_dir():
            raise CardError(f"{path} is a folder, not a card file.")
        return path.read_bytes()
    except FileNotFoundError:
        raise CardError(f"There is no card file {path}.") from None
    except OSError as error:
        raise CardError(f"The card file {path} cannot be read: {error.strerror or error}.") from None
    except ValueError:
        raise CardError(f"{quoted(path)} cannot be the name of a file.") from None


def decode(path: Path, data: bytes) -> str:
    if len(data) > LONGEST:
        raise CardError(f"{path} has {len(data)} letters; a card file has at most {LONGEST}.")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise CardError(f"{path}, line {line}: this is no text in UTF-8.") from None


def parse(path: Path, source: str) -> ast.Module:
    try:
        return ast.parse(source, str(path))
    except SyntaxError as error:
        reason = (error.msg or "this is no Python").removesuffix(".")
        raise CardError(f"{path}, line {error.lineno or 1}: {reason}.") from None
    except (ValueError, RecursionError, MemoryError) as error:
        raise CardError(f"{path} is no Python: {one_line(error)}.") from None


def game_of(path: Path, tree: ast.Module) -> str:
    """The game a file is for: the one it names, or the one whose words it imports."""
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant(value=str(game))) if name == GAME:
                if game not in registry.SETS:
                    there = ", ".join(registry.SETS)
                    raise CardError(f"{path}, line {node.lineno}: there is no game {quoted(game)}; there are {there}.")
                return checked_game(path, game)
            case ast.ImportFrom(module=str(module)) if module.endswith(".words"):
                game = module.removesuffix(".words").rpartition(".")[2]
                if game in registry.SETS:
                    return checked_game(path, game)
            case _:
                pass
    return USUAL


def checked_game(path: Path, game: str) -> str:
    if find_spec(f"gorin.rulesets.{game}.check") is None:
        raise CardError(f"{path} is for the {game}, whose cards cannot be checked yet; card files are for the {USUAL}.")
    return game


def run(path: Path, source: str, game: str) -> dict[str, Any]:
    """Run the file with the words of its game; what it leaves behind is what it defines."""
    words = import_module(f"gorin.rulesets.{game}.words")
    space: dict[str, Any] = {name: getattr(words, name) for name in words.__all__}
    space |= {"__name__": path.stem, "__file__": str(path)}
    given = dict(space)
    try:
        exec(compile(source, str(path), "exec"), space)
    except (Exception, SystemExit) as error:
        raise CardError(f"{path}, line {line_of(error, path)}: {reason_of(error, given)}") from None
    return {name: x for name, x in space.items() if name not in given or given[name] is not x}


def line_of(error: BaseException, path: Path) -> int:
    """The last line of the file that was being run."""
    here = [frame.lineno for frame in extract_tb(error.__traceback__) if frame.filename == str(path)]
    return here[-1] or 1 if here else 1


def reason_of(error: BaseException, words: dict[str, Any]) -> str:
    """Why a file could not be run, as a sentence."""
    if isinstance(error, SystemExit):
        return "a card file defines cards; it does not end the program."
    if isinstance(error, NameError) and error.name:
        near = get_close_matches(error.name, words, n=1)
        return f"there is no word {error.name!r}" + (f"; did you mean {near[0]!r}?" if near else ".")
    if isinstance(error, CardError):
        return error.sentence
    return f"{one_line(error)}."


def one_line(error: BaseException) -> str:
    """An error on one line, without its full stop."""
    text = " ".join(str(error).split()).removesuffix(".")
    return text or type(error).__name__


# --- what a file defines ----------------------------------------------------------------------------------------------


class Lines:
    """Where in a file each card stands: at the call whose first argument is its title."""

    def __init__(self, path: Path, tree: ast.Module) -> None:
        self.path = path
        self.at: dict[str, int] = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                title = node.args[0].value
                if isinstance(title, str):
                    told = [x.value for x in node.keywords if x.arg == "version"]
                    version = f" ({told[0].value!s})" if told and isinstance(told[0], ast.Constant) else ""
                    self.at.setdefault(title + version, node.lineno)

    def say(self, card: Any, what: str) -> CardError:
        return CardError(f"{self.place(card)}: {what}")

    def place(self, card: Any) -> str:
        line = self.at.get(card.name)
        return str(self.path) if line is None else f"{self.path}, line {line}"


def titles_replaced(path: Path, space: dict[str, Any]) -> tuple[str, ...]:
    told = space.get(REPLACES, ())
    told = (told,) if isinstance(told, str) else told
    if not isinstance(told, (tuple, list)) or not all(isinstance(x, str) for x in told):
        raise CardError(f"{path}: {REPLACES} is a tuple of titles.")
    return tuple(told)


def collect(path: Path, space: dict[str, Any], game: str) -> list[Any]:
    """The cards of a file, in its order: those in `CARDS`, or all that have a name."""
    kind = import_module(f"gorin.rulesets.{game}.card").Card
    if ALL in space:
        listed = space[ALL]
        if not isinstance(listed, (tuple, list)):
            raise CardError(f"{path}: {ALL} is a tuple of cards, not {quoted(type(listed).__name__)}.")
        for x in listed:
            if not isinstance(x, kind):
                raise CardError(f"{path}: {ALL} holds {quoted(x)}, which is no card.")
        found = list(listed)
    else:
        named = [x for x in space.values() if isinstance(x, kind)]
        found = [x for i, x in enumerate(named) if not any(x is y for y in named[:i])]
    if not found:
        raise CardError(f'{path} defines no cards; a card is made like this: character("Title", CRANE, …, cost=1).')
    return found


def check_names(lines: Lines, found: list[Any], known: dict[str, Any], replaced: tuple[str, ...]) -> None:
    """Every title is new, or is said to be replaced; what is said to be replaced is there, and in the file."""
    plain = lines.path.suffix.lower() == IN_ENGLISH
    version = IN_PLAIN if plain else VERSION
    meant = {fold(x): x for x in replaced}
    seen: set[str] = set()
    for card in found:
        if not isinstance(card.name, str) or not card.name.strip():
            raise CardError(f"{lines.path}: a card has a title.")
        title = fold(card.name)
        if title in seen:
            raise lines.say(card, f"two cards are called {quoted(card.name)}; {version}.")
        seen.add(title)
        if title in known and title not in meant:
            replaces = f"“Replaces: {card.name}” above the first card" if plain else f"{REPLACES} = ({card.name!r},)"
            how = f"{version}, and {replaces} that the file replaces it."
            raise lines.say(card, f"there is a card {quoted(known[title].name)} already; {how}")
    named = "“Replaces:”" if plain else REPLACES
    for title, told in meant.items():
        if title not in known:
            raise CardError(f"{lines.path}: {named} names {quoted(told)}, which is no card of Gorin.")
        if title not in seen:
            raise CardError(f"{lines.path}: {named} names {quoted(told)}, which the file does not define.")


def in_place(card: Any, known: dict[str, Any], path: Path, game: str) -> Any:
    """A card belongs to the set its file makes, unless it names a pack that Gorin does not have, or one in which it was
    printed and that lacks it here; one that replaces another takes its place and its printed title."""
    old = known.get(fold(card.name))
    if old is not None:
        return replace(card, name=old.name, pack=old.pack, number=card.number or old.number)
    ours = card.pack in registry.SETS[game] and not lacks(game, card.pack, card.title or card.name)
    return replace(card, pack=path.stem if ours else card.pack)


def lacks(game: str, pack: str, title: str) -> bool:
    """Was a card of this title printed in that pack, and is it not among Gorin's?"""
    return any(pack in x.sets and fold(x.title) == fold(title) for x in missing(game))


def check_cards(lines: Lines, cards: tuple[Any, ...], game: str) -> None:
    """The static check of each card; all that is wrong is said, a line each."""
    found = [f"{lines.place(card)}: {x}" for card in cards for x in complaints(card, cards, game)]
    if found:
        raise WrongCards(lines.path, found)


def complaints(card: Any, among: tuple[Any, ...], game: str) -> Iterator[str]:
    """What is wrong with one card. Traits that only cards of this file have are known to all of them."""
    check, english = (import_module(f"gorin.rulesets.{game}.{x}") for x in ("check", "english"))
    traits = frozenset(trait for x in among if isinstance(own := getattr(x, "traits", ()), tuple) for trait in own)
    try:
        found = check.problems(card, traits)
        yield from found
        if not found:
            english.text_of(card)
    except CardError as error:
        yield f"{card.name}: {error.sentence}"
    except Exception as error:  # something that is no word at all
        yield f"{card.name} cannot be understood: {type(error).__name__}: {one_line(error)}."
