"""The law of words: whatever a game said in a night has its words in every language.

Looked at is what the generic screens draw by a code. What a game could say and did not is for its
declared vocabulary.
"""

from collections.abc import Iterator

from hub.laws.broken import LawBroken
from hub.laws.random_nights import RandomNight, actors, seats
from hub.rules.contract.actor import viewers
from hub.rules.contract.form import Offer
from hub.rules.contract.night import PlayedStep
from hub.rules.contract.view import AnyView
from hub.words.catalogue import LANGUAGES, Catalogue


def check_words(night: RandomNight) -> set[str]:
    """All messages that this night needs; LawBroken names the first that a language lacks."""
    wanted = set(_wanted(night))
    for language in LANGUAGES:
        catalogue = Catalogue(language, night.rules.key)
        for name in sorted(wanted):
            if not catalogue.has(name):
                raise LawBroken(f"words/{language}.ftl does not say what {name} is")
    return wanted


def _wanted(night: RandomNight) -> Iterator[str]:
    game = night.rules
    yield f"game-{game.key}"
    for step, state in zip(night.steps, night.states[1:], strict=True):
        count = seats(game, state)
        yield from _seen(game.view(state, viewers(count)[0]))
        for actor in actors(count):
            for offer in game.offers(state, actor):
                yield from _offered(offer)
        for event in step.events if isinstance(step, PlayedStep) else ():
            lines = [game.seen_by(event, viewer) for viewer in viewers(count)]
            yield from (f"story-{line.code}" for line in lines if line is not None)


def _seen(view: AnyView) -> Iterator[str]:
    yield f"level-{view.level}"
    yield f"step-{view.phase}"
    yield from (f"question-{asked.key}" for asked in view.asked)
    yield from (f"due-{due.key}" for due in view.due or ())
    yield from (f"pile-{pile.key}" for pile in view.piles)
    for place in view.places:
        yield from (f"counter-{counter.key}" for counter in place.counters)
        yield from (f"mark-{mark.key}" for mark in place.marks)
    if view.outcome is not None:
        yield f"outcome-reason-{view.outcome.reason}"
        teams = view.outcome.teams
        yield from (f"score-{score.key}" for team in teams for score in team.scores)


def _offered(offer: Offer) -> Iterator[str]:
    yield f"offer-{offer.key}"
    yield from (f"field-{field.name}" for field in offer.fields)
    if offer.closed is not None:
        yield f"refusal-{offer.closed.code}"
