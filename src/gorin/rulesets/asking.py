"""What is asked, in the players' words, for both games: the question, what passing means, and every option.

A game declares its questions (`questions.py`) and says how its own options read; the rest is the same for all."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

from gorin.kernel.abilities import unpack_use
from gorin.kernel.decisions import DONE, PASS, PICK, USE, Decision, Option
from gorin.kernel.questions import Questions
from gorin.kernel.state import OwnState, State
from gorin.kernel.views import hidden_from
from gorin.language.english import sentence
from gorin.rulesets.accounts import Account, said, seat_name, told_apart
from gorin.rulesets.purposes import Purposes, how_many


class Asked(NamedTuple):
    """A decision as people read it: which question, the whole sentence, how many more must and may be chosen."""

    ask: str
    question: str
    least: int
    most: int


# --- how options of both games read ---------------------------------------------------------------------------------


def SEAT(s: State, d: Decision, o: Option) -> str:
    return seat_name(o.value)


def YES_NO(s: State, d: Decision, o: Option) -> str:
    return "yes" if o.value else "no"


class Asking:
    """How one game says what it asks. Its subclass knows the game's cards."""

    questions: ClassVar[Questions]
    account: ClassVar[type[Account]]
    purposes: ClassVar[Purposes]

    # --- each game says ----------------------------------------------------------------------------------------------

    def for_you(self, s: OwnState, you: int, c: int) -> str:
        """A card as this player may speak of it."""
        raise NotImplementedError

    def deed(self, s: OwnState, d: Decision, o: Option) -> str:
        """An option that is no plain card, number, pass or done, as it stands in records; "" if it is none of these."""
        raise NotImplementedError

    def parts(self, s: OwnState, d: Decision, o: Option) -> dict[str, Any]:
        """An option in parts, for programs: its kind, and what the words would have to be read for."""
        raise NotImplementedError

    def pressed(self, s: OwnState, d: Decision, o: Option, text: str) -> str:
        """An option on a button, given its text."""
        return self.questions[d.why].pressed(text)

    def asker(self, s: OwnState, d: Decision) -> str:
        """Who asks, for people: the card, or what the rules call what a player does."""
        return self.for_you(s, d.player, d.about)

    # --- both games alike --------------------------------------------------------------------------------------------

    def label(self, s: OwnState, d: Decision) -> str:
        """A question as programs read it."""
        label = self.questions[d.why].label
        return label or d.why if isinstance(label, str) else label(s, d)

    def about(self, s: OwnState, d: Decision) -> str:
        """The card that asks, or what happens that may be answered."""
        return self.for_you(s, d.player, d.about) if d.about >= 0 else "; ".join(self.answered(s, d))

    def why(self, s: OwnState, d: Decision) -> str:
        """What a decision is about, in one line for programs."""
        label, about = self.label(s, d), self.about(s, d)
        return f"{label} ({about})" if about else label

    def answered(self, s: OwnState, d: Decision) -> list[str]:
        """What the options of a decision answer, as whoever is asked may know it."""
        return list(dict.fromkeys(text for o in d.options if (text := self.occasion(s, d.player, o))))

    def occasion(self, s: OwnState, you: int, o: Option) -> str:
        """What happens that an option would answer: "Doji Challenger is honored: B's Court Games"; or nothing."""
        f = s.frames[-1]
        if o.verb != USE or f.kind != s.box.order.window:
            return ""
        return said(self.account, s, f.events[unpack_use(o.value)[3]], you).removesuffix(".")

    def say(self, s: OwnState, d: Decision, o: Option) -> str:
        """An option in words; two options of one decision never read the same."""
        text = self._say(s, d, o)
        twins = [x for x in d.options if x is not o and self._say(s, d, x) == text]
        return told_apart(text, d, o, twins, lambda x: self.occasion(s, d.player, x)) if twins else text

    def _say(self, s: OwnState, d: Decision, o: Option) -> str:
        if o.verb == PICK:
            return self.for_you(s, d.player, o.card)
        if o.verb in (PASS, DONE):
            return "pass" if o.verb == PASS else "done"
        return self.deed(s, d, o) or self.questions[d.why].reads(s, d, o)

    def asked(self, s: OwnState, d: Decision) -> Asked:
        """A decision in whole sentences, with what it is about and how many are to be chosen."""
        question, many = self.questions[d.why], how_many(s, d)
        words = question.words.format(what=question.what(s, d)).strip()
        if many.chosen:
            words += f" ({many.chosen} chosen)"
        if lead := self.lead(s, d):
            words = f"{lead} {words}"
        ways = len([o for o in d.options if o.verb not in (PASS, DONE)])
        most = min(ways, many.left) if not question.several or many.left > 1 else ways
        least = 0 if ways < len(d.options) else 1 if many.upto or question.several else most
        return Asked(question.id, words, least, most)

    def lead(self, s: OwnState, d: Decision) -> str:
        """What stands before a question: who asks, or what happens that may be answered."""
        if d.about >= 0:
            return f"{self.asker(s, d)}:"
        if answered := self.answered(s, d):
            return f"{'; '.join(answered)}."
        if s.frames[-1].kind != s.box.order.window:
            return ""
        seen = [o for o in d.options if o.verb == USE and not hidden_from(s, d.player) >> o.card & 1]
        moments = dict.fromkeys(text for o in seen if (text := self.purposes.moment(s, o)))
        return f"{sentence('; '.join(moments))}:" if moments else ""

    def words(self, s: OwnState, d: Decision, o: Option, text: str = "", chosen: int = 0) -> str:
        """An option on a button. `text`: how the channel tells it from others, if not as records do."""
        if o.verb in (PASS, DONE):
            return self.questions[d.why].out(o.verb, chosen)
        return self.pressed(s, d, o, text or self.say(s, d, o).removesuffix(f" #{o.card}"))


def decision_shown(s: OwnState, you: int | None) -> dict[str, Any] | None:
    """What is asked, as a view has it: only whoever is asked, and one who sees everything, is told what and between
    which options."""
    d = s.decision
    if d is None:
        return None
    shown = you in (d.player, None)
    out: dict[str, Any] = {"player": d.player, "why": s.box.rules.why(s, d) if shown else None}
    if shown:
        out["options"] = [s.box.rules.say(s, d, o) for o in d.options]
    return out
