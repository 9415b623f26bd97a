"""Options are tried as far out as they go, and the report says which were."""

from hub.laws.check import check_laws
from hub.laws.option_edges import edge_cases
from hub.rules.registry import GAMES
from tests.rules.laws.face_down import FaceDown, Options

USUAL_IS_ENOUGH = 4 * 5 - 1


class SmallDeck(FaceDown):
    """Enough cards for every number of players as usual, not for the most cards of the most."""

    deck = USUAL_IS_ENOUGH


def test_each_number_is_tried_at_its_least_and_at_its_most_with_the_most_players() -> None:
    tried = [case.options for case in edge_cases(FaceDown())]
    assert tried == [Options(players=4, cards=1), Options(players=4, cards=5)]


def test_each_choice_of_a_list_is_tried_and_each_yes_and_no() -> None:
    tried = [case.options for case in edge_cases(GAMES["samurai"])]
    assert {options.pace for options in tried} == {"taps", "flow"}
    assert {options.confirm for options in tried} == {True, False}
    assert {options.house.ties for options in tried} == {"base", "tournament"}
    assert {options.shogun for options in tried} == {-1, 6}


def test_what_is_picked_whole_has_no_edges() -> None:
    # The numbers of a sheet are nobody's to choose one by one.
    assert edge_cases(GAMES["solo"]) == []


def test_a_sound_game_says_which_options_were_played() -> None:
    report = check_laws(FaceDown(), nights=6)
    assert report.is_kept, report.text()
    assert "options: players 2-4, cards 1 2 5" in report.text()


def test_a_deck_too_small_for_the_most_cards_of_the_most_players_is_found() -> None:
    report = check_laws(SmallDeck(), nights=6)
    assert not report.is_kept
    assert "StopIteration" in report.text()
    assert "Options(players=4, cards=5)" in report.text()
