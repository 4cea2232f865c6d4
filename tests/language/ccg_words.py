"""A small vocabulary of the other game, the CCG, on the shared language: enough to write the hard constructs before its
ruleset exists. Nothing here is compiled to steps; sets, numbers and conditions are, with a tiny vocabulary."""

from __future__ import annotations

from gorin.language.check import Checker
from gorin.language.control import Target, TargetAbility
from gorin.language.english import Noun, Voice, article, listing, possessive, sentence
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Effect, Node, Number, Player, Query, Text, Trigger, declares, node
from gorin.language.numbers import Num
from gorin.language.players import ControllerOf, You
from gorin.language.scope import Scope
from gorin.language.sets import Bound
from tests.language.ccg_vocabulary import HEADS, STATS, WORDS, voice

# --- sets, conditions, triggers ---------------------------------------------------------------------------------------


@declares(needs=("performer", "PERFORMER is nobody unless the ability has one."))
@node
class Performer(Bound):
    """The Personality who performs the action."""

    name = "performer"
    word = "PERFORMER"

    def noun(self, v: Voice) -> Noun:
        return Noun(fixed=v.own.get("performer", "the performing Personality"))


@node
class Enemy(Query):
    """In the army opposing yours at the current battlefield."""

    def source(self, c: Scope) -> str:
        return f"enemies(s, {c.you})"

    def has(self, r: Reading, card: int) -> bool:
        side = "defending" if r.s.attacker == r.you else "attacking"
        return bool(r.words.has(r.s, card, side) and r.words.has(r.s, card, "here"))

    def noun(self, v: Voice) -> Noun:
        return Noun(before=["enemy"])


@node
class UnitOf(Query):
    """A Personality and his attachments."""

    of: Query

    def source(self, c: Scope) -> str:
        of = self.of.source(c)
        return f"({of} | attached_to(s, {of}))"

    def has(self, r: Reading, card: int) -> bool:
        host = r.s.host[card]
        return self.of.has(r, card) or (host >= 0 and self.of.has(r, host))

    def noun(self, v: Voice) -> Noun:
        return Noun(fixed=f"{possessive(v.the(self.of))} unit")


@node
class ClanPlayer(Condition):
    """You play this clan."""

    clan: str

    def source(self, c: Scope) -> str:
        return f"(s.clan[{c.you}] == {self.clan!r})"

    def holds(self, r: Reading) -> bool:
        return bool(r.s.clan[r.you] == self.clan)

    def english(self, v: Voice) -> str:
        return f"you are a {self.clan.capitalize()} Clan player"


@node
class Before(Trigger):
    """Before the resolution of another player's action."""

    def english(self, v: Voice) -> str:
        return "before the resolution of another player's action"


@node
class WouldBeDestroyed(Trigger):
    """Such a card will be destroyed."""

    who: Query

    def english(self, v: Voice) -> str:
        return f"before {v.some(self.who)} will be destroyed"


@node
class TurnEnds(Trigger):
    """The turn ends."""

    def english(self, v: Voice) -> str:
        return "before the turn ends"


# --- effects ----------------------------------------------------------------------------------------------------------


class Act(Effect):
    """One effect on cards, resolved by itself."""

    what: Query
    verb = ""
    done = ""

    def english(self, v: Voice) -> str:
        return f"{self.verb} {v.object(self.what)}"


@node
class Bow(Act):
    """Bow cards."""

    what: Query
    verb, done = "bow", "bowed"


@node
class Straighten(Act):
    """Straighten cards."""

    what: Query
    verb, done = "straighten", "straightened"


@node
class Destroy(Act):
    """Destroy cards."""

    what: Query
    verb, done = "destroy", "was destroyed"


@node
class MoveHome(Act):
    """Move Personalities home with their units."""

    what: Query
    done = "moved"

    def english(self, v: Voice) -> str:
        return f"move {v.object(self.what)} home"


@node
class Give(Act):
    """Force and Chi until a period ends; the set is fixed as it resolves."""

    what: Query
    force: Number | None = None
    chi: Number | None = None
    until: str = "turn"

    def english(self, v: Voice) -> str:
        parts = [f"{n.english(v)}{x}" for n, x in ((self.force, "F"), (self.chi, "C")) if n is not None]
        until = "" if self.until == "turn" else f" until the {self.until} ends"
        return f"give {v.object(self.what)} {listing(['+' + x for x in parts])}{until}"


@node
class IfDid(Effect):
    """What follows if the effect just before happened: "if he moved"."""

    do: tuple[Effect, ...]
    begins = True

    def english(self, v: Voice) -> str:
        done = v.last.done if isinstance(v.last, Act) else "did"
        return f"if he {done}, {v.effects(self.do)}"


@node
class LoseHonor(Effect):
    """A player loses Honor."""

    n: Number
    who: Player = You()

    def english(self, v: Voice) -> str:
        who = self.who.english(v)
        return f"{'' if who == 'you' else who + ' '}{'lose' if who == 'you' else 'loses'} {self.n.english(v)} Honor"


@node
class PayGold(Effect):
    """A gold cost inside an ability."""

    n: Number

    def english(self, v: Voice) -> str:
        return f"pay {self.n.english(v)} Gold"


@node
class Negate(Effect):
    """Negate the bowing, movement or destruction of cards, from the action's effects."""

    deed: str
    what: Query

    def english(self, v: Voice) -> str:
        return f"negate {possessive(v.each(self.what))} {self.deed}"


@declares(needs=("would", "NegateIt answers only something that will happen."))
@node
class NegateIt(Effect):
    """Negate what would happen."""

    def english(self, v: Voice) -> str:
        return "negate it"


@node
class MayNot(Effect):
    """Cards may not do something until a period ends: taken out of the options, nothing is negated."""

    what: Query
    do: str
    until: str = "turn"
    order = False

    def english(self, v: Voice) -> str:
        return f"{v.each(self.what)} may not {self.do} until the {self.until} ends"


@declares(binds={"loser": ("picked",), "winner": ("picked",)})
@node
class Duel(Effect):
    """A challenge; consequences name the loser and the winner PICKED; a refusal has its own."""

    who: Query
    whom: Query
    loser: tuple[Effect, ...] = ()
    winner: tuple[Effect, ...] = ()
    refused: tuple[Effect, ...] = ()

    def english(self, v: Voice) -> str:
        text = f"{v.the(self.who)} challenges {v.the(self.whom)} to a duel"
        for name, effects in (("the winner", self.winner), ("the duel's loser", self.loser)):
            if effects:
                with v.saying(picked=name):
                    text += f". {sentence(v.effects(effects))}"
        return f"{text}. If the duel is refused, {v.effects(self.refused)}" if self.refused else text


@node
class Create(Effect):
    """A created card, attached to another."""

    force: int
    type: str
    keywords: tuple[str, ...]
    on: Query

    def english(self, v: Voice) -> str:
        kind = " ".join([f"{self.force}F", *(k.capitalize() for k in self.keywords), HEADS[self.type]])
        return f"create {article(kind)} and attach it to {v.the(self.on)}"


@declares(needs=("ability", "GainsThatAbility needs an ability chosen with TargetAbility."))
@node
class GainsThatAbility(Effect):
    """Cards gain the ability chosen by TargetAbility."""

    what: Query
    order = False

    def english(self, v: Voice) -> str:
        return f"{v.each(self.what)} gains that ability"


@node
class PlayFromDiscard(Effect):
    """Play a card from a discard pile as if it were in hand."""

    what: Query

    def english(self, v: Voice) -> str:
        return f"play {v.the(self.what)} as if from your hand"


# --- texts and cards --------------------------------------------------------------------------------------------------


@node
class Ability(Text):
    """A Battle, Open, Limited or Reaction ability, performed by a card."""

    kind: str
    then: tuple[Effect, ...]
    on: Trigger | None = None
    when: Condition | None = None
    performer: Query | None = None
    targets: tuple[Target | TargetAbility, ...] = ()
    cost: tuple[Effect, ...] = ()

    def english(self, v: Voice) -> str:
        parts = [x for x in (self.on and self.on.english(v), self.when is not None and v.when(self.when)) if x]
        if self.performer is not None:
            v.own["performer"] = f"your performing {self.performer.noun(v).head}"
            parts.append(f"performed by {v.some(self.performer)}")
        with v.saying(one=True):
            parts += [x.english(v) for x in self.cost]
        for t in self.targets:
            parts.append(t.english(v).replace("choose", "target"))
            if isinstance(t, Target):
                v.targets.append(t.name(v) if not v.targets else t.name(v).replace("that", "the second", 1))
        before = sentence(", ".join(parts)) + ": " if parts else ""
        return f"{self.kind.capitalize()}: {before}{sentence(v.effects(self.then))}."


@node
class Has(Text):
    """A continuous bonus, read from the table as it is."""

    what: Query
    force: int
    when: Condition | None = None

    def english(self, v: Voice) -> str:
        text = f"{v.each(self.what)} has {self.force:+d}F"
        return sentence(text if self.when is None else f"{v.when(self.when)}, {text}") + "."


@node
class WillNot(Text):
    """Something will not happen to cards: it is negated whenever it would."""

    what: Query
    verb: str

    def english(self, v: Voice) -> str:
        return sentence(f"{v.each(self.what)} will not {self.verb}") + "."


@node
class Blanks(Text):
    """Cards count as having no text."""

    what: Query

    def english(self, v: Voice) -> str:
        return sentence(f"{v.each(self.what)} has no abilities") + "."


@node
class Grants(Text):
    """The Personality this is attached to has an ability."""

    ability: Ability

    def english(self, v: Voice) -> str:
        return f'This card\'s Personality has "{self.ability.english(voice("Personality"))}"'


@node
class Produces(Text):
    """Bow: produce gold."""

    n: Number

    def english(self, v: Voice) -> str:
        return f"Bow this {v.this}: Produce {self.n.english(v)} Gold."


@node
class Card(Node):
    """A card of the CCG: as much of it as the tests need."""

    name: str
    type: str
    text: tuple[Text, ...]


def his(q: Query) -> Player:
    """Whoever controls that card."""
    return ControllerOf(q)


def target(what: Query, n: Number | int = 1, up_to: bool = False) -> Target:
    """A target, as a Battle action announces it."""
    return Target(what, Num(n) if isinstance(n, int) else n, up_to)


# --- checking ---------------------------------------------------------------------------------------------------------

CHECKER = Checker(WORDS, {"stat": ("statistic", STATS)})
