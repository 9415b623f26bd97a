"""What is really said in random nights, by the kinds of a vocabulary: the ear of the words tests.

It listens at every door that words go through: the story as each viewer hears it, views and
secrets, offers with their closed choices, refusals of spoilt moves, and outcomes.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any

from hub.laws.random_nights import RandomNight, actors, seats
from hub.laws.spoilt_moves import spoils
from hub.rules.contract.actor import HUB, Actor, viewers
from hub.rules.contract.form import Choice, Field, Offer, OneOf, SomeOf
from hub.rules.contract.night import PlayedStep
from hub.rules.contract.outcome import Outcome
from hub.rules.contract.play import apply
from hub.rules.contract.refusal import Param, Reason, Refusal
from hub.rules.contract.view import Line, View
from hub.words.params import ROWS, THINGS

Params = frozenset[str]
# What a thing is, and the kind of codes that its name is of.
KIND = {"card": "cards", "character": "characters", "role": "roles"}
# The share of what is offered that somebody gets wrong; most of it is offered again soon.
SPOILT = 0.3


class Heard:
    """Every code that was said so far, with each set of parameters that came with it.

    `choices` are by what the field is a choice `of`, as in a vocabulary.
    """

    def __init__(self) -> None:
        self.codes: dict[str, dict[str, set[Params]]] = defaultdict(lambda: defaultdict(set))
        self.choices: dict[str, set[str]] = defaultdict(set)

    def said(self, kind: str, code: str, params: Iterable[str] = ()) -> None:
        """A code; an empty one stands for nothing and is not said."""
        if code:
            self.codes[kind][code].add(frozenset(params))

    def line(self, line: Line | None) -> None:
        if line is not None:
            self.said("story", line.code, line.params)
            self._things(line.params)

    def reason(self, reason: Reason | None) -> None:
        if reason is not None:
            self.said("refusals", reason.code, reason.params)
            self._things(reason.params)

    def offer(self, offer: Offer) -> None:
        self.said("offers", offer.key, offer.about)
        self.reason(offer.closed)
        for field in offer.fields:
            self.said("fields", field.name)
            for choice in _choices(field):
                self.reason(choice.closed)
                for name in choice.about:
                    self.said("notes", name)
                if isinstance(choice.value, str) and isinstance(field, OneOf | SomeOf):
                    self._choice(field.of, choice.value)

    def closed(self, offer: Offer) -> None:
        """Why an offer and its choices are closed, and nothing else of it."""
        self.reason(offer.closed)
        for choice in (choice for field in offer.fields for choice in _choices(field)):
            self.reason(choice.closed)

    def _choice(self, of: str, value: str) -> None:
        if of in KIND:
            self.said(KIND[of], value)
        else:
            self.choices[of].add(value)

    def view(self, view: View[Any]) -> None:
        self.said("steps", view.phase)
        self.said("levels", view.level)
        for place in view.places:
            self.said("characters", place.figure)
            self.said("roles", place.role)
            for counter in place.counters:
                self.said("counters", counter.key)
            for mark in place.marks:
                self.said("marks", mark.key)
        for pile in view.piles:
            self.said("piles", pile.key)
            self.said("cards", pile.top)
        for asked in view.asked:
            self.said("questions", asked.key, asked.about)
            self._things(asked.about)
            for part in asked.sums:
                self.said("counters", part.key)
            for warned in asked.warned or ():
                self.said("warnings", warned.key, warned.about)
                self._things(warned.about)
        for card in view.hand:
            self.said("cards", card)
        if view.outcome is not None:
            self.outcome(view.outcome)

    def outcome(self, outcome: Outcome) -> None:
        self.said("causes", outcome.cause)
        self.said("reasons", outcome.reason)
        self.said("options", f"ties-{outcome.ties}" if outcome.ties else "")
        for role in outcome.roles:
            self.said("roles", role)
        for team in outcome.teams:
            self.said("teams", team.key)
            for score in team.scores:
                self.said("scores", score.key)

    def _things(self, params: Mapping[str, Param]) -> None:
        for name, value in params.items():
            if isinstance(value, str) and name in THINGS:
                self.said(KIND[THINGS[name]], value)
            elif isinstance(value, tuple) and name in ROWS:
                for each in value:
                    self.said(KIND[ROWS[name]], str(each))


def _choices(field: Field) -> Iterator[Choice]:
    if isinstance(field, OneOf | SomeOf):
        yield from field.choices
    if isinstance(field, OneOf):
        yield from (choice for row in field.by.values() for choice in row)


def listen(heard: Heard, night: RandomNight, every: int = 5) -> None:
    """The whole story of a night, and at every so many moments all that is shown and refused."""
    rules = night.rules
    for number, (step, state) in enumerate(zip(night.steps, night.states[1:], strict=True)):
        if isinstance(step, PlayedStep):
            for viewer in viewers(seats(rules, state)):
                for event in step.events:
                    heard.line(rules.seen_by(event, viewer))
        if number % every == 0 or number == len(night.steps) - 1:
            _look(heard, night, state, Random(number))


def _look(heard: Heard, night: RandomNight, state: Any, dice: Random) -> None:
    rules, count = night.rules, seats(night.rules, state)
    for viewer in viewers(count):
        heard.view(rules.view(state, viewer))
    for seat in range(count):
        secret = rules.secret(state, seat)
        if secret is not None:
            heard.said("roles", secret.role)
            heard.said("teams", secret.team)
    for actor in actors(count):
        for offer in rules.offers(state, actor):
            # The hub needs no words for its own offers; but why one is closed, it passes on.
            (heard.closed if actor == HUB else heard.offer)(offer)
            if dice.random() < SPOILT:
                _, move = dice.choice(list(spoils(offer, dice)))
                heard.reason(_refused(night, state, actor, move))


def _refused(night: RandomNight, state: Any, actor: Actor, move: Any) -> Reason | None:
    try:
        apply(night.rules, state, actor, move, night.chance)
    except Refusal as refusal:
        return refusal.reason
    return None
