"""Translate the contract's codes: story lines, reasons, offers, questions, choices, faults.

Which sentence belongs to what follows from its kind and code alone; no rule is known here.
"""

from collections.abc import Mapping, Sequence

from hub.rules.contract.award import Award
from hub.rules.contract.form import Offer
from hub.rules.contract.outcome import Outcome
from hub.rules.contract.refusal import Param, Reason
from hub.rules.contract.view import Asked, Line, within
from hub.words.catalogue import Catalogue
from hub.words.outcome_text import ending
from hub.words.params import Params

_SIGNS = {"+": "plus-", "-": "minus-"}
_NAMED = frozenset({"card", "role", "character"})


class Translator:
    """One language for one table: `names` are the people at its seats."""

    def __init__(self, catalogue: Catalogue, names: Sequence[str] = ()) -> None:
        self.catalogue = catalogue
        self._params = Params(catalogue, names)

    def line(self, line: Line) -> str:
        """A line of the story; one may tell another, whose code is its `what`."""
        inner = within(line)
        if inner is None or not self.catalogue.has(f"story-{inner.code}"):
            return self._say("story", line.code, line.params)
        return self._say("story", line.code, {**line.params, "what": self.line(inner)})

    def reason(self, reason: Reason) -> str:
        """Why something is refused or closed."""
        return self._say("refusal", reason.code, reason.params)

    def offer(self, offer: Offer) -> str:
        """What stands on an offer's button, with its numbers where it has any."""
        has_numbers = offer.about and self.catalogue.has(f"offer-{offer.key}-now")
        return self._say("offer", f"{offer.key}-now" if has_numbers else offer.key, offer.about)

    def hint(self, offer: Offer) -> str:
        """What an offer does, in a sentence."""
        return self._say("offer", f"{offer.key}-hint", offer.about)

    def question(self, asked: Asked) -> str:
        """A question, as those hear it who are asked."""
        return self._say("question", asked.key, asked.about)

    def awaited(self, asked: Asked) -> str:
        """Who has not answered yet, for everyone else."""
        return self.catalogue.text("asked-awaited", seats=self._params.seats(asked.seats))

    def outcome(self, outcome: Outcome) -> list[str]:
        """How it ended, why, who was who, every line of the score, and who won."""
        return ending(self.catalogue, self._params, outcome)

    def award(self, award: Award) -> str:
        """What is said of a player in the end."""
        return self._say("award", award.key, award.about)

    def field(self, name: str) -> str:
        """What a field of a form asks for."""
        return self._say("field", name, {})

    def choice(self, of: str, value: str | int) -> str:
        """One choice of a field, by what the field is a choice of."""
        if isinstance(value, int):
            return self._params.seat(value) if of == "seat" else str(value)
        if of in _NAMED:
            return self._say(of, value, {})
        code = _SIGNS.get(value[:1], value[:1]) + value[1:]
        is_thing = not self.catalogue.has(f"value-{code}") and self.catalogue.has(f"card-{value}")
        return self._say("card" if is_thing else "value", code, {})

    def fault(self, code: str, params: Mapping[str, str | int]) -> str:
        """A fault of the log or of a table, and where it was."""
        sentence = self._say("fault", code, {})
        details = [self._detail(name, value, params) for name, value in params.items()]
        return f"{sentence} ({', '.join(details)})" if details else sentence

    def _detail(self, name: str, value: str | int, params: Mapping[str, str | int]) -> str:
        # A table's version counts its records; a file's is that of its format.
        is_table = "table" in params
        code = name if name != "version" else "record" if is_table else "format"
        return self.catalogue.said(f"detail-{code}", f"{name} {value}", **{name: value})

    def _say(self, kind: str, code: str, params: Mapping[str, Param]) -> str:
        return self.catalogue.said(f"{kind}-{code}", code, **self._params.filled(params))
