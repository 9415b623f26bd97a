"""What moved, as the story tells it, is what the public counters changed by, event by event."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from hub.laws.random_nights import LIVELY, RandomNight, Rules, live, play
from hub.rules.contract.actor import TABLE, Actor, at
from hub.rules.contract.event import Event
from hub.rules.contract.night import PlayedStep
from hub.rules.contract.transfers import lines_with_transfers, transfers_of, undone
from hub.rules.contract.view import ELSEWHERE, Transfers, View
from hub.rules.registry import RULES
from tests.rules.laws.options import TABLES
from tests.rules.laws.plants import Planted
from tests.rules.laws.profile import examples

NIGHTS, MANY_NIGHTS = 4, 100
CARD_TABLES = [table for table in TABLES if TABLES[table][0].game in ("samurai", "bang", "duel")]
OTHERS = [table for table in TABLES if table not in CARD_TABLES]
# What a place's counter or a pile has; piles that hold tokens, all of which are told.
Spot = tuple[str, int | str]
TOKEN_PILES = ("box", "heap")

seeds = st.integers(0, 10**6)


def shown(view: View[Any]) -> Counter[Spot]:
    """All that can be counted in a view."""
    found: Counter[Spot] = Counter()
    for place in view.places:
        for counter in place.counters:
            found[counter.key, place.place] = counter.value
    for pile in view.piles:
        found["", pile.key] = pile.count
    return found


def told(moved: Transfers) -> Counter[Spot]:
    """How a viewer's counts change by what they are told."""
    change: Counter[Spot] = Counter()
    for each in moved:
        for spot, count in ((each.source, -each.count), (each.to, each.count)):
            change[each.key if isinstance(spot, int) else "", spot] += count
    return change


def must_be_told(spot: Spot, moved: Transfers) -> bool:
    """Every token; a hand where its event tells of hands, the deck where it tells of the deck."""
    key, where = spot
    if key:
        return key != "hand" or any(each.key == "hand" for each in moved)
    if where == "discards":
        return any(each.key == "card" for each in moved)
    return where in TOKEN_PILES or any(where in (each.source, each.to) for each in moved)


def happened(night: RandomNight) -> Iterator[tuple[Event, Any, Any]]:
    """Every event that was not undone, with the states before and after it."""
    state = night.rules.blank()
    for place in live(night.steps):
        step = night.steps[place]
        assert isinstance(step, PlayedStep)
        for event in step.events:
            after = event.evolve(state)
            yield event, state, after
            state = after


def heard(rules: Rules, event: Event, before: Any, viewer: Actor) -> Transfers:
    """What this viewer is told of what an event moved."""
    moved = transfers_of(rules, before, [event])
    lines = lines_with_transfers(rules, [event], moved, viewer)
    return tuple(each for line in lines for each in line.moved or ())


def check_event(event: Event, moved: Transfers, was: Counter[Spot], now: Counter[Spot]) -> None:
    """What is told of one event is what everyone could see change, and all of it."""
    change = told(moved)
    for spot in {*was, *now, *change} - {("", ELSEWHERE)}:
        if must_be_told(spot, moved):
            assert now[spot] - was[spot] == change[spot], f"{spot} by {event!r}: {moved}"
    is_shuffled = any((each.source, each.to) == ("discards", "deck") for each in moved)
    has_ended = type(event).__name__ == "DeckEnded" and was["", "discards"] > 0
    # Of a deck that was out by the count all cards may be in hands already.
    assert is_shuffled == (has_ended and now["", "deck"] > 0), f"{event!r}: {moved}"


def check_transfers(rules: Rules, night: RandomNight, viewer: Actor) -> Counter[str]:
    """Each event's, and the sum of the whole night; how often each key was told."""
    first = now = shown(rules.view(rules.blank(), TABLE))
    sums: Counter[Spot] = Counter()
    keys: Counter[str] = Counter()
    for event, before, after in happened(night):
        moved, was, now = heard(rules, event, before, viewer), now, shown(rules.view(after, TABLE))
        check_event(event, moved, was, now)
        sums.update(told(moved))
        keys.update(each.key for each in moved)
    for key, where in {*first, *now, *sums}:
        if key not in ("", "hand") or where in TOKEN_PILES:
            assert now[key, where] - first[key, where] == sums[key, where], f"{key} of {where}"
    return keys


def _check(table: str, case: int, seed: int, length: int) -> None:
    chosen = TABLES[table][case % len(TABLES[table])]
    rules = RULES[chosen.game]
    night = play(rules, chosen, seed, length, LIVELY)
    for viewer in (TABLE, at(0)):
        check_transfers(rules, night, viewer)


@pytest.mark.parametrize("table", CARD_TABLES)
@examples(NIGHTS)
@given(case=seeds, seed=seeds, length=st.integers(1, 400))
def test_what_moved_adds_up_to_what_the_counters_show(
    table: str, case: int, seed: int, length: int
) -> None:
    _check(table, case, seed, length)


@pytest.mark.long
@pytest.mark.parametrize("table", CARD_TABLES)
@examples(MANY_NIGHTS)
@given(case=seeds, seed=seeds, length=st.integers(1, 600))
def test_what_moved_adds_up_in_many_nights(table: str, case: int, seed: int, length: int) -> None:
    _check(table, case, seed, length)


def _nights(game: str) -> Iterator[RandomNight]:
    for table in CARD_TABLES:
        for seed, case in enumerate(TABLES[table][:4]):
            if case.game == game:
                yield play(RULES[game], case, seed, 300, LIVELY)


@pytest.mark.parametrize(
    ("game", "keys"),
    [
        ("samurai", {"honor", "resilience", "hand", "card"}),
        ("bang", {"reputation", "life", "hand", "card"}),
        ("duel", {"resilience", "hand", "card"}),
    ],
)
def test_every_token_card_and_shuffle_of_a_game_is_told(game: str, keys: set[str]) -> None:
    found: Counter[str] = Counter()
    for night in _nights(game):
        found += check_transfers(night.rules, night, TABLE)
    assert set(found) == keys


@pytest.mark.parametrize("table", OTHERS)
def test_games_without_tokens_of_a_box_tell_of_no_transfer(table: str) -> None:
    case = TABLES[table][0]
    night = play(RULES[case.game], case, 1, 100)
    for event, before, _ in happened(night):
        assert night.rules.moved(before, event) == ()


class Backwards(Planted):
    """Says that everything moved the other way."""

    def moved(self, state: Any, event: Event) -> Transfers:
        return undone([self.real.moved(state, event)])


class Forgetful(Planted):
    """Says nothing of who pays honor to the box."""

    def moved(self, state: Any, event: Event) -> Transfers:
        moved = self.real.moved(state, event)
        return tuple(each for each in moved if (each.key, each.to) != ("honor", "box"))


class CountsWrong(Planted):
    """Says one too many of what goes to the heap."""

    def moved(self, state: Any, event: Event) -> Transfers:
        return tuple(
            replace(each, count=each.count + (each.to == "heap"))
            for each in self.real.moved(state, event)
        )


class NeverShuffles(Planted):
    """Does not say that the deck was shuffled."""

    def moved(self, state: Any, event: Event) -> Transfers:
        return tuple(each for each in self.real.moved(state, event) if each.key != "card")


@pytest.mark.parametrize("plant", [Backwards, Forgetful, CountsWrong, NeverShuffles])
def test_a_transfer_that_is_told_wrong_is_found(plant: type[Planted]) -> None:
    with pytest.raises(AssertionError, match=r" by |DeckEnded"):
        _check_all(cast(Rules, plant()))


def _check_all(rules: Rules) -> None:
    for night in _nights("samurai"):
        check_transfers(rules, night, TABLE)
