"""Whole games, at every level, told in both languages without a word missing."""

from collections.abc import Iterator
from typing import Any

import pytest

from hub.rules.bang import state as bang
from hub.rules.bang.game import BangWithReputation
from hub.rules.bang.proof.real_cards import SETTLED
from hub.rules.bang.proof.simulated_table import SimulatedSeats
from hub.rules.contract.actor import HOST, PANEL, TABLE, at, viewers
from hub.rules.contract.event import Event
from hub.rules.contract.form import Offer, OneOf, SomeOf
from hub.rules.contract.play import apply, begin
from hub.rules.contract.view import View
from hub.rules.registry import GAMES
from hub.sheets.shelf import Shelf
from hub.simulation.game import MOST_STEPS
from hub.tables.chance import SeededChance
from hub.words.catalogue import LANGUAGES, Catalogue
from hub.words.translator import Translator

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elsa")
# How each game is played here: as much as possible is chosen and asked.
OPTIONS: dict[str, dict[str, Any]] = {
    "samurai": {"players": len(NAMES), "characters": "pairs"},
    "duel": {"players": 2},
}
# A game of bots ends by itself only where they hold cards; a while of the others is enough.
LONGEST = 400


def night(game: str, level: str) -> Iterator[tuple[Any, tuple[Event, ...]]]:
    """Every state of a game and the events that led there."""
    rules = GAMES[game]
    chance = SeededChance(f"words/{level}")
    options = rules.options_type(level=level, **OPTIONS[game])
    state, events = begin(rules, options, chance)
    yield state, events
    for _ in range(LONGEST):
        waiting = rules.awaited(state)
        if not waiting:
            return
        who = at(waiting[0])
        secret = rules.secret(state, who.seat)
        move = rules.policy(rules.view(state, who), secret, rules.offers(state, who), chance)
        state, events = apply(rules, state, who, move, chance)
        yield state, events


def say_offer(telling: Translator, offer: Offer) -> None:
    telling.offer(offer)
    telling.hint(offer)
    if offer.closed is not None:
        telling.reason(offer.closed)
    for field in offer.fields:
        telling.field(field.name)
        if isinstance(field, OneOf | SomeOf):
            rows = [field.choices, *(field.by.values() if isinstance(field, OneOf) else ())]
            for choice in {choice.value: choice for row in rows for choice in row}.values():
                telling.choice(field.of, choice.value)
                if choice.closed is not None:
                    telling.reason(choice.closed)


def say_all(rules: Any, telling: Translator, state: Any, events: tuple[Event, ...]) -> None:
    for viewer in viewers(OPTIONS[rules.key]["players"]):
        for event in events:
            told = rules.seen_by(event, viewer)
            if told is not None:
                telling.line(told)
    for actor in (at(0), at(1), HOST, PANEL):
        for offer in rules.offers(state, actor):
            say_offer(telling, offer)
    say_view(telling, rules.view(state, at(0)))


def say_view(telling: Translator, view: View[Any]) -> None:
    telling.catalogue.text(f"step-{view.phase}")
    for asked in view.asked:
        telling.question(asked)
        telling.awaited(asked)
        for part in asked.sums:
            telling.catalogue.text(f"counter-{part.key}")
    for mark in {mark.key for place in view.places for mark in place.marks}:
        telling.catalogue.text(f"mark-{mark}")


@pytest.mark.parametrize("game", OPTIONS)
@pytest.mark.parametrize("level", ["tokens", "companion", "cards"])
def test_a_whole_night_is_told_without_a_word_missing(level: str, game: str) -> None:
    rules = GAMES[game]
    tellings = [Translator(Catalogue(lang, game, strict=True), NAMES) for lang in LANGUAGES]
    last = None
    for state, events in night(game, level):
        last = state
        for telling in tellings:
            say_all(rules, telling, state, events)
    assert last is not None
    outcome = rules.outcome(last)
    assert (outcome is not None) or level != "cards"
    if outcome is not None:
        for telling in tellings:
            assert len(telling.outcome(outcome)) > OPTIONS[game]["players"]


@pytest.mark.parametrize("number", range(3))
def test_a_night_of_bang_is_told_without_a_word_missing(number: int) -> None:
    """People with real cards around a Companion hub, the characters of both boxes in turn."""
    rules, count = BangWithReputation(), len(NAMES) + 3
    box = ("characters", "dodge-city", "base")[number]
    options = rules.options_type(players=count, box=box, characters="pairs")
    chance = SeededChance(f"words/bang/{number}")
    stage = SimulatedSeats(rules, options, chance)
    names = (*NAMES, "Furio", "Gina", "Hugo")
    tellings = [Translator(Catalogue(lang, "bang", strict=True), names) for lang in LANGUAGES]
    for _ in range(MOST_STEPS):
        waiting = stage.awaited()
        if not waiting:
            break
        before = stage.companion.state
        seen = stage.look(waiting[0])
        stage.act(waiting[0], rules.policy(seen.view, seen.secret, seen.offers, chance))
        _say_bang(rules, tellings, before, stage)
    outcome = stage.outcome()
    assert outcome is not None
    for telling in tellings:
        assert len(telling.outcome(outcome)) > len(names)


def _say_bang(
    rules: BangWithReputation, tellings: list[Translator], before: bang.State, stage: SimulatedSeats
) -> None:
    state = stage.companion.state
    assert state is not before
    view = rules.view(state, at(0))
    for telling in tellings:
        for line in stage.heard:
            if line != SETTLED:
                telling.line(line)
        for actor in (*(at(seat) for seat in stage.awaited()), HOST, PANEL):
            for offer in rules.offers(state, actor):
                say_offer(telling, offer)
        say_view(telling, view)


@pytest.mark.parametrize("level", ["typed", "rolled"])
def test_whole_duels_are_told_without_a_word_missing(level: str) -> None:
    """With every mark, wound and ending that a few duels against hard opponents bring about."""
    rules = GAMES["solo"]
    tellings = [Translator(Catalogue(lang, "solo", strict=True), ("Anna",)) for lang in LANGUAGES]
    reasons = set()
    for number, sheet in enumerate(Shelf(rules).all()[::2]):
        chance = SeededChance(f"words/{number}")
        state, events = begin(rules, rules.options_type(level=level, sheet=sheet), chance)
        while True:
            for telling in tellings:
                say_duel(telling, state, events)
            outcome = rules.outcome(state)
            if outcome is not None:
                break
            offers = rules.offers(state, at(0))
            move = rules.policy(rules.view(state, at(0)), None, offers, chance)
            state, events = apply(rules, state, at(0), move, chance)
        reasons.add(outcome.reason)
        for telling in tellings:
            assert len(telling.outcome(outcome)) > 4
    assert len(reasons) >= 2


def say_duel(telling: Translator, state: Any, events: tuple[Event, ...]) -> None:
    rules = GAMES["solo"]
    for event in events:
        told = rules.seen_by(event, TABLE)
        if told is not None:
            telling.line(told)
    for offer in rules.offers(state, at(0)):
        say_offer(telling, offer)
    view = rules.view(state, at(0))
    say_view(telling, view)
    for asked in view.asked:
        telling.catalogue.text(f"awaited-{asked.key}")
    for place in view.places:
        for counter in place.counters:
            telling.catalogue.text(f"counter-{counter.key}")
