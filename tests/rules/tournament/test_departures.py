"""Somebody left a game: the hub says so once, and they are asked whether the tournament too."""

from hub.rules.contract.actor import HUB, REFEREE, at
from hub.rules.tournament.state import State
from tests.rules.tournament.arranged import RULES, do, drawn, opened

LEAVER = 0


def playing() -> State:
    """The first round is drawn; the leaver sits at a table."""
    return drawn(opened(8))


def asked(state: State) -> list[int]:
    return [who for who in range(8) if RULES.offer(state, at(who), "left-tournament") is not None]


def left() -> State:
    return do(playing(), "left-game", HUB, entrant=LEAVER)


def test_nobody_is_asked_before() -> None:
    assert asked(playing()) == []
    assert RULES.offer(playing(), REFEREE, "left-for-good") is None


def test_whoever_left_a_game_is_asked_and_is_still_in_the_tournament() -> None:
    state = left()
    assert (asked(state), state.entrants[LEAVER].is_present) == ([LEAVER], True)


def test_yes_is_the_same_as_leaving_the_tournament() -> None:
    state = do(left(), "left-tournament", at(LEAVER), gone="gone")
    assert (asked(state), state.entrants[LEAVER].is_present) == ([], False)


def test_no_keeps_them_in_and_is_not_asked_again_in_this_round() -> None:
    state = do(left(), "left-tournament", at(LEAVER), gone="stays")
    assert (asked(state), state.entrants[LEAVER].is_present) == ([], True)
    offer = RULES.offer(state, HUB, "left-game")
    assert offer is not None
    assert LEAVER not in [choice.value for choice in offer.fields[0].choices]  # type: ignore[union-attr]


def test_whoever_is_back_in_the_game_is_asked_nothing_until_they_leave_it_again() -> None:
    state = do(left(), "back-in-game", HUB, entrant=LEAVER)
    assert (asked(state), state.entrants[LEAVER].is_present) == ([], True)
    assert asked(do(state, "left-game", HUB, entrant=LEAVER)) == [LEAVER]
    assert RULES.offer(playing(), HUB, "back-in-game") is None


def test_the_desk_may_say_it_for_them() -> None:
    state = do(left(), "left-for-good", REFEREE, entrant=LEAVER, gone="gone")
    assert (asked(state), state.entrants[LEAVER].is_present) == ([], False)


def test_who_was_sent_away_meanwhile_is_asked_nothing() -> None:
    state = do(left(), "send-away", REFEREE, entrant=LEAVER, why="has gone home")
    assert asked(state) == []
