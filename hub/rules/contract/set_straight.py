"""Somebody sets the hub's books straight, by corrections alone, until they are as the table is.

They look at what is wrong and take the first correction that mends it without ending the game.
What cannot be mended is a gap, and named in a sentence.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Generic, NamedTuple, Protocol, TypeVar

from hub.rules.contract.actor import TABLE, Actor
from hub.rules.contract.chance import Chance
from hub.rules.contract.event import Event
from hub.rules.contract.form import (
    Field,
    FieldValue,
    Move,
    Number,
    Offer,
    OneOf,
    SomeOf,
    Text,
    open_choices,
)
from hub.rules.contract.frame import OpenQuestion
from hub.rules.contract.game import Game, GameState
from hub.rules.contract.play import apply, audit
from hub.rules.contract.refusal import BrokenInvariant, Refusal
from hub.rules.contract.table_facts import Datum, Fact, Facts, Saying, TableFacts

Values = dict[str, FieldValue]
# So many ways to fill in what a fact leaves open are tried.
MOST_FILLINGS = 24


class AskingState(GameState, Protocol):
    """What is needed to know of the state of a game that is played with real cards."""

    @property
    def question(self) -> OpenQuestion | None: ...


S = TypeVar("S", bound=AskingState)


class MadeCorrection(NamedTuple):
    """A correction that was made."""

    actor: Actor
    move: Move
    events: tuple[Event, ...]


class Straightened(NamedTuple, Generic[S]):
    """How the books stand then; `gaps` say what could not be set straight, and why."""

    state: S
    made: tuple[MadeCorrection, ...]
    gaps: tuple[str, ...]


class _Tried(NamedTuple, Generic[S]):
    """A correction that would do, with what would still be wrong after it."""

    state: S
    correction: MadeCorrection
    left: tuple[int, ...]


class Straightening(Generic[S]):
    """One actor, one table as it truly is, and a hub's game.

    Whoever `lowers_first` says first what is counted too high, so that there is room for the rest;
    people in a hurry take one seat after the other.
    """

    def __init__(
        self,
        rules: Game[S],
        facts: TableFacts[S],
        actor: Actor,
        truth: Facts,
        chance: Chance,
        *,
        lowers_first: bool = False,
    ) -> None:
        self._rules, self._facts, self._actor = rules, facts, actor
        self._truth, self._chance = truth, chance
        self._lowers_first = lowers_first

    def run(self, state: S, most: int) -> Straightened[S]:
        """At most so many corrections."""
        made: list[MadeCorrection] = []
        while wrong := self.wrong(state):
            if len(made) >= most:
                return Straightened(state, tuple(made), (self._too_many(made, wrong),))
            found, gaps = self._next(state, wrong)
            if found is None:
                return Straightened(state, tuple(made), gaps)
            state = found.state
            made.append(found.correction)
        return Straightened(state, tuple(made), ())

    def wrong(self, state: S) -> tuple[Fact, ...]:
        """What is not as the table is, in the order in which it is set straight."""
        known = self._facts.known(state)
        if known is None:
            return tuple(self._truth)
        found = [fact for fact, datum in self._truth.items() if known.get(fact) != datum]
        return tuple(sorted(found, key=lambda fact: self._place(fact, known.get(fact))))

    def _place(self, fact: Fact, now: Datum | None) -> tuple[int, bool]:
        then = self._truth[fact]
        rises = isinstance(now, int) and isinstance(then, int) and then > now
        return self._facts.order.index(fact.what), self._lowers_first and rises

    def _too_many(self, made: list[MadeCorrection], wrong: tuple[Fact, ...]) -> str:
        said = ", ".join(f"{each.move.offer} {each.move.values}" for each in made)
        return f"{self._who} needs more corrections than there is wrong [{said}; left: {wrong[0]}]"

    def _next(self, state: S, wrong: tuple[Fact, ...]) -> tuple[_Tried[S] | None, tuple[str, ...]]:
        gaps: list[str] = []
        for fact in wrong:
            if fact.what in self._facts.rest:
                continue
            found, why = self._mend(state, fact)
            if found is not None:
                return found, ()
            gaps += why
        return None, tuple(gaps) or (f"{self._who}: only {wrong[0]} is left, which nobody says",)

    def _mend(self, state: S, fact: Fact) -> tuple[_Tried[S] | None, list[str]]:
        """The correction of one fact after which the least is wrong."""
        best: _Tried[S] | None = None
        why: list[str] = []
        for saying in self._facts.sayings(state, self._actor, fact, self._truth):
            offer = self._rules.offer(state, self._actor, saying.offer)
            if offer is None or offer.closed is not None:
                what = "not offered" if offer is None else f"closed ({_code(offer)})"
                why.append(f"{saying.offer} is {what}")
                continue
            moves = list(islice(fillings(offer, saying), MOST_FILLINGS))
            if not moves:
                why.append(f"{saying.offer} has no choice for it")
            for move in moves:
                found = self._try(state, fact, move)
                if isinstance(found, str):
                    why.append(f"{saying.offer} {found}")
                elif best is None or found.left < best.left:
                    best = found
        now = (self._facts.known(state) or {}).get(fact)
        about = f"{self._who} cannot set {fact.what}{_asked(state)}"
        shown = f"{fact}: {now!r} to {self._truth[fact]!r}"
        return best, [f"{about}: {each} [{shown}]" for each in dict.fromkeys(why)]

    def _try(self, state: S, fact: Fact, move: Move) -> "_Tried[S] | str":
        """What comes of it; a sentence, if it does not mend the fact or does harm."""
        rules = self._rules
        try:
            after, events = apply(rules, state, self._actor, move, self._chance)
            audit(rules, after)
        except (Refusal, BrokenInvariant) as fault:
            return f"is refused: {fault}"
        if rules.is_over(after):
            return "ends the game"
        if shown_roles(rules, after) - shown_roles(rules, state):
            return "shows a role"
        known = self._facts.known(after) or {}
        before = (self._facts.known(state) or {}).get(fact)
        if not _is_nearer(before, known.get(fact), self._truth[fact]):
            return "does something else"
        return _Tried(after, MadeCorrection(self._actor, move, events), self._left(after))

    def _left(self, state: S) -> tuple[int, ...]:
        """How much is wrong: but for the piles, but for what nobody says, and in all."""
        wrong = [fact.what for fact in self.wrong(state)]
        apart = (self._facts.piles, self._facts.rest, frozenset[str]())
        return tuple(len([what for what in wrong if what not in each]) for each in apart)

    @property
    def _who(self) -> str:
        return "a seat" if self._actor.kind == "seat" else f"the {self._actor.kind}"


def _code(offer: Offer) -> str:
    return offer.closed.code if offer.closed is not None else ""


def _asked(state: S) -> str:
    return " while something is asked" if state.question is not None else ""


def _is_nearer(before: Datum | None, after: Datum | None, truth: Datum) -> bool:
    """It is right now; or, of cards that lie there, one more of them is."""
    if after == truth:
        return True
    if isinstance(before, int) and isinstance(after, int) and isinstance(truth, int):
        return abs(after - truth) == abs(before - truth) - 1 and abs(after - before) == 1
    return False


def shown_roles(rules: Game[S], state: S) -> frozenset[int]:
    """Whose role lies open."""
    places = rules.view(state, TABLE).places
    return frozenset(place.seat for place in places if place.role)


def fillings(offer: Offer, saying: Saying) -> Iterator[Move]:
    """Every way to fill this form in that says what is to be said."""
    for values in _filled(offer.fields, saying.values, {}):
        if saying.values.items() <= values.items():
            yield Move(offer=offer.key, question=offer.question, values=values)


def _filled(fields: tuple[Field, ...], said: Values, values: Values) -> Iterator[Values]:
    if not fields:
        yield values
        return
    first, rest = fields[0], fields[1:]
    for value in _values(first, said.get(first.name), values):
        yield from _filled(rest, said, {**values, first.name: value})


def _values(field: Field, said: FieldValue | None, values: Values) -> Iterator[FieldValue]:
    """What may stand in one field: what is said, or else anything; nobody ends a game by it."""
    if isinstance(field, OneOf):
        found = [choice.value for choice in open_choices(field, values)]
        if field.name == "game":
            yield from (value for value in found if value != "ends")
        elif said is None or said in found:
            yield from found if said is None else (said,)
    elif isinstance(field, Number):
        numbers = {field.low, field.high, min(max(field.start, field.low), field.high)}
        if said is None:
            yield from sorted(numbers)
        elif isinstance(said, int) and field.low <= said <= field.high:
            yield said
    elif isinstance(field, SomeOf):
        yield said if said is not None else ()
    elif isinstance(field, Text):
        yield said if said is not None else "x" * field.shortest
