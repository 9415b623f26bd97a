"""The table is right: below Cards a host gets to any table by corrections, a seat to its own."""

from typing import Any, cast

import pytest
from msgspec.structs import replace

from hub.laws.broken import LawBroken
from hub.laws.corrections import Corrections, check_corrections
from hub.laws.random_nights import Rules, play
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Move, Offer
from hub.rules.contract.refusal import reason
from hub.rules.contract.transaction import Transaction
from hub.rules.contract.view import View
from hub.rules.duel.state import Side
from hub.rules.registry import GAMES
from tests.rules.laws.options import CASES
from tests.rules.laws.plants import Planted

CARD_GAMES = ("samurai", "bang", "duel")
LENGTHS = (40, 80, 150)
MOMENTS = 5
NIGHTS, PLANTED = 16, 10
# Two tables at each moment: the host's, and one seat's own. 10,000 in all, for each game.
MANY_NIGHTS = 1100
# So many tables must have been looked at, or the law said nothing.
ENOUGH, MANY = 100, 10_000
# What was compared in these nights: tables, facts that were wrong, corrections that were made.
# Other numbers are other tables; after a change that is meant, write down what the test says.
COMPARED = {"samurai": (140, 503, 487), "bang": (152, 549, 538), "duel": (156, 666, 610)}


def tried(game: str, nights: int, rules: Rules | None = None) -> Corrections:
    """Random nights at every kind of table below Cards, and tables drawn beside them."""
    cases = [case for case in CASES[game]() if case.options.level != "cards"]
    tally = Corrections()
    for number in range(nights):
        case = cases[number * 7 % len(cases)]
        night = play(GAMES[game], case, number, LENGTHS[number % len(LENGTHS)])
        night.rules = rules or night.rules
        check_corrections(night, MOMENTS, tally)
    return tally


@pytest.mark.parametrize("game", CARD_GAMES)
def test_whatever_lies_on_the_table_is_told_by_corrections(game: str) -> None:
    tally = tried(game, NIGHTS)
    assert tally.tables > ENOUGH
    assert list(tally.lines()) == []
    assert (tally.tables, tally.wrong, tally.made) == COMPARED[game]


@pytest.mark.long
@pytest.mark.parametrize("game", CARD_GAMES)
def test_ten_thousand_tables_are_told_by_corrections(game: str) -> None:
    tally = tried(game, MANY_NIGHTS)
    assert tally.tables > MANY
    assert list(tally.lines()) == []


class RefusesHonor(Planted):
    """Honor is not set straight in the turn of the first seat."""

    def offer(self, state: Any, actor: Actor, key: str) -> Offer | None:
        offer = self.real.offer(state, actor, key)
        if offer is None or key != "correct-honor" or state.turn:
            return offer
        return replace(offer, closed=reason("not-now"))


class EndsByHand(Planted):
    """A hand that is set straight to nothing ends the game."""

    def is_over(self, state: Any) -> bool:
        is_empty = any(seat.hand == 0 and not seat.left for seat in state.seats)
        return self.real.is_over(state) or is_empty


class ShowsByHonor(Planted):
    """Whoever has three honor is seen for who they are."""

    def view(self, state: Any, viewer: Actor) -> View[Any]:
        view = self.real.view(state, viewer)
        rows = zip(view.places, state.seats, strict=True)
        places = [replace(p, role=s.role) if s.honor == 3 else p for p, s in rows]
        return replace(view, places=tuple(places))


class SetsAnother(Planted):
    """Resilience that is set straight is set one too high, where there is room."""

    def decide(self, tx: Transaction[Any], actor: Actor, move: Move) -> None:
        if move.offer == "correct-resilience" and move.values["value"] in (1, 2):
            move = replace(move, values={**move.values, "value": 3})
        self.real.decide(tx, actor, move)


@pytest.mark.parametrize(
    ("plant", "gap"),
    [
        (RefusesHonor, "the host cannot set honor: correct-honor is closed (not-now)"),
        (RefusesHonor, "a seat cannot set honor: correct-honor is closed (not-now)"),
        (EndsByHand, "the host cannot set hand: correct-hand ends the game"),
        (ShowsByHonor, "the host cannot set honor: correct-honor shows a role"),
        (SetsAnother, "the host cannot set resilience: correct-resilience does something else"),
    ],
)
def test_a_refusal_or_harm_that_is_planted_is_named(plant: type[Planted], gap: str) -> None:
    tally = tried("samurai", PLANTED, cast(Rules, plant()))
    assert gap in tally.gaps
    with pytest.raises(LawBroken):
        tally.check()


def test_a_duel_in_which_the_fallen_stay_so_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Side, "fallen", ())
    gaps = tried("duel", PLANTED).gaps
    gap = "cannot set resilience: correct-resilience has no choice for it"
    assert {f"the host {gap}", f"a seat {gap}"} <= set(gaps)


def test_where_the_hub_holds_the_cards_there_is_no_table_to_compare() -> None:
    case = next(case for case in CASES["samurai"]() if case.options.level == "cards")
    tally = Corrections()
    check_corrections(play(GAMES["samurai"], case, 1, 40), MOMENTS, tally)
    assert tally.tables == 0
