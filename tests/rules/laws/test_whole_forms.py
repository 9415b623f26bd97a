"""A check of a whole form under the law of moves: a tournament's score sheets, and plants in it."""

from random import Random
from typing import Any, cast

import pytest

from hub.laws.broken import LawBroken
from hub.laws.legality import check_accepted, check_legality
from hub.laws.random_nights import RandomNight, Rules, play
from hub.laws.whole_forms import TRIES, filling
from hub.rules.contract import play as contract_play
from hub.rules.contract.action import FormCheck
from hub.rules.contract.actor import REFEREE, Actor
from hub.rules.contract.refusal import reason
from hub.rules.registry import TOURNAMENT
from tests.rules.laws.options import TABLES
from tests.rules.laws.plants import Planted
from tests.rules.tournament.arranged import RULES, do, drawn, offer, opened


class _Checking(Planted):
    """The tournament with another check of its sheets."""

    def __init__(self, check: FormCheck[Any]) -> None:
        self.real = TOURNAMENT
        self.check = check

    def form_check(self, state: Any, actor: Actor, key: str) -> FormCheck[Any] | None:
        return self.check if key == "fill-sheet" else None


def _night(rules: Any = RULES) -> RandomNight:
    """One that has come to a sheet on the referee's desk."""
    state = do(drawn(opened(7)), "take-sheet", table="r1-t1")
    case = cast(Any, None)
    return RandomNight(rules=cast(Rules, rules), case=case, seed=1, states=[state, state])


def test_a_filling_is_tried_again_until_its_check_lets_it_through() -> None:
    night = _night()
    for seed in range(60):
        sheet = offer(night.state, REFEREE, "fill-sheet")
        found = filling(RULES, night.state, REFEREE, sheet, Random(seed))
        assert found.move is not None
        assert 0 < len(found.declined) < TRIES
        for move in (*found.declined, found.move):
            check_accepted(RULES, night.state, REFEREE, move)


def test_random_nights_count_what_was_refused_as_a_whole() -> None:
    case = next(each[0] for name, each in TABLES.items() if name.startswith("tournament"))
    nights = [play(RULES, case, seed, 120) for seed in range(8)]
    assert sum(night.declined for night in nights) > 0
    assert check_legality(nights[0]) > 0


def test_a_reason_that_is_not_declared_is_found() -> None:
    check: FormCheck[Any] = FormCheck(frozenset({"other"}), lambda *_: reason("surprise"))
    with pytest.raises(LawBroken, match="for surprise, which is not declared"):
        check_legality(_night(_Checking(check)))


def test_an_offer_that_nothing_fits_is_found() -> None:
    check: FormCheck[Any] = FormCheck(frozenset({"never"}), lambda *_: reason("never"))
    with pytest.raises(LawBroken, match="fillings of it are refused"):
        check_legality(_night(_Checking(check)))


def test_a_check_that_nobody_asks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contract_play, "_check_whole", lambda *_: None)
    with pytest.raises(LawBroken, match="is not refused for"):
        check_legality(_night())
