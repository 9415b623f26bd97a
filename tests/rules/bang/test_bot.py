"""The bot answers as somebody would who wants to live."""

from hub.bots.player import PlainPlayer
from hub.rules.bang import policy
from hub.rules.bang.state import State
from hub.rules.contract.actor import at
from hub.rules.contract.form import Offer
from hub.rules.contract.simulated_table import Perspective
from hub.tables.chance import SeededChance
from tests.rules.bang.arranged import RULES, Player, do, table


def chosen(state: State, seat: int) -> str:
    """What the bot does at this seat as the game stands."""
    seen = Perspective(
        RULES.view(state, at(seat)), RULES.secret(state, seat), RULES.offers(state, at(seat))
    )
    return PlainPlayer(RULES, SeededChance("chosen")).move(seen).offer


def shot(character: str) -> State:
    """Somebody shoots at seat 1."""
    return do(table(Player(), Player(character), Player(), Player()), 0, "bang", target=1)[0]


def test_apache_kid_says_that_it_was_a_diamond_before_a_card_is_spent() -> None:
    assert chosen(shot("apache-kid"), 1) == "diamond"


def test_a_barrel_is_asked_before_a_card_is_spent_and_a_card_before_a_life() -> None:
    assert chosen(shot("jourdonnais"), 1) == "barrel"
    assert chosen(shot("kit-carlson"), 1) == "missed"


def test_two_cards_are_spent_for_two_points_of_life_and_not_for_one() -> None:
    offer = Offer(key="two-for-life")
    for missing, is_done in ((0, False), (1, False), (2, True)):
        state = table(Player(life=Player().points - missing), *[Player()] * 3)
        view = RULES.view(state, at(0))
        assert (policy._heal(view, offer, []) is not None) == is_done
    state = table(Player(life=Player().points - 1), *[Player()] * 3)
    assert policy._heal(RULES.view(state, at(0)), Offer(key="beer"), []) is not None


def test_nobody_would_see_themselves_or_a_known_friend_hurt() -> None:
    state = table(*[Player()] * 4)
    for seat in range(4):
        likes = policy._likes(RULES.view(state, at(seat)), RULES.secret(state, seat))
        assert likes[seat] == -9.0
        others = [like for each, like in enumerate(likes) if each != seat]
        assert max(others) > 0
